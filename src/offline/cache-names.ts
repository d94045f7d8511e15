/** Cache names: visited pages, pages saved by the reader, their pictures, and shared assets. */
export const READ = 'read'
export const SAVED = 'saved'
export const PICTURES = 'pictures'
export const ASSETS = 'assets'
