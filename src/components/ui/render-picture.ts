import type { PictureWidth } from '#domain/picture.ts'
import type { Picture } from '#domain/site.ts'
import { Markup, markup } from './markup.ts'
import { toFramedImage, toPictureSources } from './picture.ts'

export interface PictureProps {
  picture: Picture
  /** Displayed width as in the `sizes` attribute: `(min-width: 993px) 300px, 46vw`. */
  sizes: string
  /** Widths for `sizes` at one and two device pixels. */
  widths?: readonly PictureWidth[]
  /** The largest contentful paint: loaded at once, with high priority. */
  priority?: boolean
  /** Cropped to 4:5; the attributes have this ratio. */
  plate?: boolean
  class?: string | undefined
  /** Ratio of the frame, width by height, for pictures with a crop. */
  ratio?: number | undefined
}

const PLATE = { width: 640, height: 800 }

/** AVIF in several widths and one WebP as a fallback: a second srcset would cost a listing of 40 half a kilobyte. */
export function renderPicture({ picture, sizes, widths, priority = false, plate = false, class: className, ratio }: PictureProps): Markup {
  const { srcset, src } = toPictureSources(picture, widths)
  const framed = toFramedImage(picture, sizes, ratio)
  // Written in code, with `<` in most conditions.
  const lengths = new Markup(framed.sizes)
  const { alt } = picture
  const { width, height } = plate ? PLATE : picture
  return markup`
    <picture>
      <source type="image/avif" srcset="${srcset}" sizes="${lengths}">
      <img
        ${className && markup` class="${className}"`} src="${src}" width="${width}" height="${height}" alt${alt && markup`="${alt}"`}
        ${framed.style && markup` style="${framed.style}"`}
        ${priority ? markup` fetchpriority="high"` : markup` loading="lazy" decoding="async"`}>
    </picture>`
}
