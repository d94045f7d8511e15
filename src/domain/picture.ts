/** The widths in pixels that pictures are served at; any other is a 404. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1200, 1600, 2000] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
