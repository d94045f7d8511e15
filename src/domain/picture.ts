/** Widths of served pictures in pixels; other widths are a 404. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1200, 1600, 2000] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const MAX_UPLOAD_MEGABYTES = 10
/** Longest side in pixels to which a browser shrinks a picture before the upload. */
export const MAX_UPLOAD_SIDE = 2400

/** Request header set by the front server where the files of a form were removed because they were too large. */
export const FILES_REMOVED_HEADER = 'x-files-left-out'
