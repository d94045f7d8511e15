import type { Block } from '#contract/content.ts'
import { PICTURE_WIDTHS, type PictureWidth } from '#domain/picture.ts'
import type { Flag, Locale, Picture } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { readIconMarkup, type IconName } from '../../ui/icons.ts'
import { toFramedImage, toPictureFile, toPictureSources } from '../../ui/picture.ts'

/*
 * A document is rendered as one string: a component per paragraph costs a long article ten times as much. All user-written text
 * passes `escapeHtml`.
 */

/** Context of rendering a document. */
export interface RenderContext {
  locale: Locale
  t: Translate
  /** The page's path with its language prefix, as the return address of forms. */
  here: string
  /** Footnotes; index 0 is number 1. */
  notes: readonly string[]
  /** The flags of the shop. */
  configs: Readonly<Record<Flag, boolean>>
  /** The first product, the target of the link in an article's head. */
  goods?: Block | undefined
}

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

/** A permitted link target with its language prefix; null for any other, such as `javascript:`. */
export function toSafeLocalHref(href: string, locale: Locale): string | null {
  const address = href.trim()
  if (!ALLOWED.test(address)) return null
  return address.startsWith('/') ? toLocalPath(locale, address) : address
}

export function renderIcon(name: IconName, size: '' | 'small' | 'tiny' | 'large' = ''): string {
  return `<svg class="icon${size && ` icon-${size}`}" viewBox="0 0 24 24" aria-hidden="true">${readIconMarkup(name)}</svg>`
}

/** `ratio` is that of the frame, for pictures with a crop or a focal point. */
export function renderPicture(
  image: Picture,
  sizes: string,
  widths: readonly PictureWidth[],
  alt = image.alt,
  eager = false,
  ratio?: number
): string {
  const { srcset, src } = toPictureSources(image, widths)
  const framed = toFramedImage(image, sizes, ratio)
  // A picture in view would compete with the cover.
  const loading = eager ? 'fetchpriority="high"' : `${LAZY} fetchpriority="low"`
  return `<picture><source type="image/avif" srcset="${srcset}" sizes="${framed.sizes}">${renderImage(image, src, alt, framed.style)} ${loading}></picture>`
}

/** A picture that is as wide on every screen, in pixels; without a text of its own. Shorter than widths with `sizes`, and a look book has 50. */
export function renderThumbnail(image: Picture, width: number): string {
  const [two, three] = [2, 3].map(density => PICTURE_WIDTHS.find(each => each >= width * density) ?? 640) as [PictureWidth, PictureWidth]
  const file = (size: PictureWidth): string => toPictureFile(image.id, size, 'avif')
  const style = toFramedImage(image, '').style
  return `<picture><source type="image/avif" srcset="${file(two)} 2x, ${file(three)} 3x">${renderImage(image, toPictureFile(image.id, two, 'webp'), '', style)} ${LAZY}></picture>`
}

const LAZY = 'loading="lazy" decoding="async"'

/** Without its closing bracket. */
const renderImage = ({ width, height }: Picture, src: string, alt: string, style: string): string =>
  `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}"${style && ` style="${style}"`}`

export function toProductHref(slug: string, { locale }: RenderContext): string {
  return escapeHtml(toLocalPath(locale, `/products/${encodeURIComponent(slug)}`))
}
