/** Cache names: visited pages, pages saved by the reader, their pictures, and shared assets. */
export const READ_CACHE = 'read'
export const SAVED_CACHE = 'saved'
export const PICTURE_CACHE = 'pictures'
export const ASSET_CACHE = 'assets'
