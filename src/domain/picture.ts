/** Widths of served pictures in pixels; other widths are a 404. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1200, 1600, 2000] as const
/** Width of the JPEG files that RSS feeds enclose. */
export const FEED_PICTURE_WIDTH: PictureWidth = 1200
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const MAX_UPLOAD_MEGABYTES = 10
/** Longest side in pixels to which a browser shrinks a picture before the upload. */
export const MAX_UPLOAD_SIDE = 2400

/** Request header set by the front server where the files of a form were removed because they were too large. */
export const FILES_REMOVED_HEADER = 'x-files-left-out'

/** Shapes that a picture is cut to, width by height; `own` keeps the shape of the picture. */
export const CROP_SHAPES = ['portrait', 'square', 'wide', 'own'] as const
export type CropShape = (typeof CROP_SHAPES)[number]
const RATIOS = { portrait: 4 / 5, square: 1, wide: 3 / 2 } as const
interface Crop {
  shape: CropShape
  /** The focal point in percent from the left and from the top. */
  x: number
  y: number
  /** The part of the largest possible cut that remains, in percent. */
  size: number
}

/** The part of a picture that remains, in pixels: as near to the focal point as the edges allow. */
export function cropBox(
  { width, height }: { width: number; height: number },
  { shape, x, y, size }: Crop
): { left: number; top: number; width: number; height: number } {
  const ratio = shape === 'own' ? width / height : RATIOS[shape]
  const scale = (Math.min(width, height * ratio) * size) / 100
  const cut = { width: Math.max(1, Math.round(scale)), height: Math.max(1, Math.min(height, Math.round(scale / ratio))) }
  const place = (length: number, part: number, percent: number): number =>
    Math.max(0, Math.min(length - part, Math.round((length * percent) / 100 - part / 2)))
  return { left: place(width, cut.width, x), top: place(height, cut.height, y), ...cut }
}
