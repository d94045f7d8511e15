/** The widths in pixels that pictures are served at; any other is a 404. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1200, 1600, 2000] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The largest picture that is taken from anybody. */
export const UPLOAD_MEGABYTES = 10

/** The header by which the front door tells a page that a form's files were too large to be taken. */
export const FILES_LEFT_OUT = 'x-files-left-out'
