/** Part of a picture in percent of its width and height, from the upper left corner. */
interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/** How one use of a picture shows it: what is outside `crop` is never visible, and the focal point stays visible in every frame. */
export interface Framing {
  crop: PictureArea
  focus: { x: number; y: number }
}

const WHOLE_PICTURE: PictureArea = { x: 0, y: 0, width: 100, height: 100 }
export const NO_FRAMING: Framing = { crop: WHOLE_PICTURE, focus: { x: 50, y: 50 } }
/** A crop is at least this wide and high. */
export const MIN_CROP_PERCENT = 10

/** Width by height of the frames of an entry's cover: on its page, in lists, tall in lists of look books, and of a shared link. */
export const COVER_RATIOS = { page: 2, list: 8 / 5, tall: 3 / 4, share: 540 / 630 } as const

interface Size {
  width: number
  height: number
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most))
/** Percent with one decimal. */
const roundPercent = (percent: number): number => Math.round(percent * 10) / 10

/** The nearest valid framing: the crop is inside the picture, the focal point inside the crop. */
export function toFraming({ crop, focus }: Framing): Framing {
  const width = roundPercent(clamp(crop.width, MIN_CROP_PERCENT, 100))
  const height = roundPercent(clamp(crop.height, MIN_CROP_PERCENT, 100))
  const x = roundPercent(clamp(crop.x, 0, 100 - width))
  const y = roundPercent(clamp(crop.y, 0, 100 - height))
  return {
    crop: { x, y, width, height },
    focus: { x: roundPercent(clamp(focus.x, x, x + width)), y: roundPercent(clamp(focus.y, y, y + height)) }
  }
}

export function isDefaultFraming({ crop, focus }: Framing): boolean {
  return crop.width === 100 && crop.height === 100 && focus.x === 50 && focus.y === 50
}

/** Whether the framing shows only a part of the picture. */
export const isCropped = ({ crop }: Framing): boolean => crop.width < 100 || crop.height < 100

/** Width by height of a frame that shows exactly the crop. */
export const cropRatio = ({ crop }: Framing, picture: Size): number => (crop.width * picture.width) / (crop.height * picture.height)

interface Point {
  x: number
  y: number
}

/** A point of the picture in percent of the crop; null outside it. */
export function toCropPoint({ x, y }: Point, { crop }: Framing): Point | null {
  const point = { x: roundPercent(((x - crop.x) / crop.width) * 100), y: roundPercent(((y - crop.y) / crop.height) * 100) }
  return [point.x, point.y].every(percent => percent >= 0 && percent <= 100) ? point : null
}

/** The point of the picture that lies there in its crop, which it does not leave. */
export function fromCropPoint({ x, y }: Point, { crop }: Framing): Point {
  return {
    x: roundPercent(crop.x + (clamp(x, 0, 100) / 100) * crop.width),
    y: roundPercent(crop.y + (clamp(y, 0, 100) / 100) * crop.height)
  }
}

/** What a frame of `ratio` (width by height) shows: the largest area of that ratio in the crop, as near to the focal point as possible. */
export function calculateVisibleArea({ crop, focus }: Framing, picture: Size, ratio: number): PictureArea {
  const pictureRatio = picture.width / picture.height
  /** Width of an area of this ratio, divided by its height, both in percent. */
  const percentRatio = ratio / pictureRatio
  const width = Math.min(crop.width, crop.height * percentRatio)
  const height = width / percentRatio
  return {
    x: clamp(focus.x - width / 2, crop.x, crop.x + crop.width - width),
    y: clamp(focus.y - height / 2, crop.y, crop.y + crop.height - height),
    width,
    height
  }
}

/**
 * CSS of an `img` that fills a frame of `ratio` with the visible area; the frame hides the rest. In a frame of another ratio the
 * picture still fills it undistorted.
 */
export function toFramingStyle(framing: Framing, picture: Size, ratio: number): Record<string, string> {
  const { x, y, width, height } = calculateVisibleArea(framing, picture, ratio)
  return {
    width: `${roundPercent((100 / width) * 100)}%`,
    height: `${roundPercent((100 / height) * 100)}%`,
    'max-width': 'none',
    'object-position': `${roundPercent(framing.focus.x)}% ${roundPercent(framing.focus.y)}%`,
    translate: `${roundPercent(-x)}% ${roundPercent(-y)}%`
  }
}

/** How much wider than its frame the picture is rendered. */
export const calculateFramingScale = (framing: Framing, picture: Size, ratio: number): number =>
  100 / calculateVisibleArea(framing, picture, ratio).width

/** An area in whole pixels of a picture. */
export function toPixels(
  { x, y, width, height }: PictureArea,
  picture: Size
): { left: number; top: number; width: number; height: number } {
  const left = Math.min(Math.round((x / 100) * picture.width), picture.width - 1)
  const top = Math.min(Math.round((y / 100) * picture.height), picture.height - 1)
  return {
    left,
    top,
    width: clamp(Math.round((width / 100) * picture.width), 1, picture.width - left),
    height: clamp(Math.round((height / 100) * picture.height), 1, picture.height - top)
  }
}
