import { PICTURE_WIDTHS, type PictureWidth } from '#domain/picture.ts'
import { calculateFramingScale, toFramingStyle } from '#domain/framing.ts'
import type { EntryKind } from '#domain/content.ts'
import type { Locale, Picture } from '#domain/site.ts'

const DEFAULT_WIDTHS: readonly PictureWidth[] = [320, 480, 640, 800, 1200]
/** Width of the fallback for browsers without AVIF. */
const FALLBACK_WIDTH = 640

interface PictureSources {
  /** AVIF at every width, for `srcset`. */
  srcset: string
  /** One WebP, for browsers without AVIF. */
  src: string
}

/** A file of a picture; the width is one of the fixed list. */
export function toPictureFile(id: string, width: PictureWidth, format: 'avif' | 'webp' | 'jpg'): string {
  return `/img/${id}/${width}.${format}`
}

/** URLs of a picture, never wider than the original. `widths` are those that `sizes` can select at one and two device pixels. */
export function toPictureSources(picture: Picture, widths: readonly PictureWidth[] = DEFAULT_WIDTHS): PictureSources {
  const narrowest = widths[0] ?? PICTURE_WIDTHS[0]
  const real = widths.filter(width => width <= picture.width || width === narrowest)
  const fallback = real.findLast(width => width <= FALLBACK_WIDTH) ?? narrowest
  return {
    srcset: real.map(width => `${toPictureFile(picture.id, width, 'avif')} ${width}w`).join(', '),
    src: toPictureFile(picture.id, fallback, 'webp')
  }
}

/** Style and sizes of a picture in a frame of the given ratio; without a ratio only its focal point is used. */
export function toFramedImage(picture: Picture, sizes: string, ratio?: number): { style: string; sizes: string } {
  const { framing } = picture
  if (!framing) return { style: '', sizes }
  const { focus, crop } = framing
  const isWhole = crop.width === 100 && crop.height === 100
  if (isWhole || ratio === undefined) return { style: `object-position:${focus.x}% ${focus.y}%`, sizes }
  const style = Object.entries(toFramingStyle(framing, picture, ratio)).map(([name, value]) => `${name}:${value}`)
  const scale = Math.round(calculateFramingScale(framing, picture, ratio) * 10) / 10
  return { style: style.join(';'), sizes: scale > 1 ? scaleSizes(sizes, scale) : sizes }
}

/** Multiplies every length of a `sizes` attribute. */
function scaleSizes(sizes: string, scale: number): string {
  return sizes
    .split(',')
    .map(each =>
      each.trim().replace(/([\d.]+)(px|vw)$/, (_, length: string, unit: string) => `${Math.round(Number(length) * scale)}${unit}`)
    )
    .join(',')
}

/** The srcset of a banner's picture; undefined for an external picture. */
export function toBannerSrcset(address: string, widths: readonly PictureWidth[]): string | undefined {
  const id = /^\/img\/([0-9a-f]{20})\/\d+\.\w+$/.exec(address)?.[1]
  return id && widths.map(width => `${toPictureFile(id, width, 'avif')} ${width}w`).join(', ')
}

/** Path of the preview picture, PNG 1200x630. `version` changes with its content, such as the price, because chats cache by URL. */
export function toOgPicture(kind: 'product' | 'page' | 'list' | EntryKind, slug: string, locale: Locale, version?: number): string
export function toOgPicture(kind: 'site', slug: '', locale: Locale, version?: number): string
export function toOgPicture(kind: string, slug: string, locale: Locale, version?: number): string {
  const path = kind === 'site' ? `/og/site.${locale}.png` : `/og/${kind}/${encodeURIComponent(slug)}.${locale}.png`
  return version === undefined ? path : `${path}?v=${version}`
}
