import type { PictureWidth } from '#domain/picture.ts'
import type { Locale, Picture } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { drawing, type IconName } from '../../ui/icons.ts'
import { pictureSources } from '../../ui/picture.ts'

/*
 * A document is written as one string: a component for each paragraph costs a long article ten times as much. Whatever
 * somebody wrote goes through `escaped`.
 */

/** What a document is rendered with. */
export interface Reading {
  locale: Locale
  t: Translate
  /** The page's own address with its language, for forms that bring a reader back to where he was. */
  here: string
  /** Texts of the footnotes, the first is number 1. */
  notes: readonly string[]
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For text and for attributes in double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
}

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

/** An address that a link may have, in the reader's language; null for any other, such as `javascript:`. */
export function safeHref(href: string, locale: Locale): string | null {
  const address = href.trim()
  if (!ALLOWED.test(address)) return null
  return address.startsWith('/') ? localPath(locale, address) : address
}

export function icon(name: IconName, size: '' | 's' | 'xs' | 'l' = ''): string {
  return `<svg class="i${size && ` ${size}`}" viewBox="0 0 24 24" aria-hidden="true">${drawing(name)}</svg>`
}

export function picture(image: Picture, sizes: string, widths: readonly PictureWidth[], alt = image.alt, eager = false): string {
  const { srcset, src } = pictureSources(image, widths)
  return `<picture><source type="image/avif" srcset="${srcset}" sizes="${sizes}"><img src="${src}" width="${image.width}" height="${image.height}" alt="${escaped(alt)}" ${eager ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"'}></picture>`
}

export function productHref(slug: string, { locale }: Reading): string {
  return escaped(localPath(locale, `/products/${encodeURIComponent(slug)}`))
}
