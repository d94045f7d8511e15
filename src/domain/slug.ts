import { toCode, toLatinSlug } from './latin.ts'

const MAX_SLUG_LENGTH = 120

/** Records whose former slugs, codes or permalinks lead to the one they have now. */
export const SLUG_KINDS = ['page', 'promotion', 'product', 'taxon', 'brand', 'store', 'hotel', 'tag', 'series', 'author'] as const
export type SlugKind = (typeof SLUG_KINDS)[number]

/** Path segments used by the editor and by lists. */
const RESERVED = new Set(['mine', 'tags', 'tag', 'tag_info', 'create', 'edit', 'preview', 'page', 'feed', 'rss', 'atom', 'c', 'jackpot'])

/** Routes of the API that a slug of these would hide, besides `RESERVED`. */
const RESERVED_OF = { author: ['followed'], promotion: ['running'] } as const

/** Lower-case Latin letters, digits and hyphens; not a number, which would be read as an id. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text) && !RESERVED.has(text)
}

export function isSlugOf(kind: keyof typeof RESERVED_OF, text: string): boolean {
  return isSlug(text) && !RESERVED_OF[kind].some(reserved => reserved === text)
}

/** First path segments of the shop's own routes; a content page with such a slug would be unreachable. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set(
  (
    'a account admin airport api art article articles author authors bookmarks brand brands branches build cart categories checkout compare deals dev en feed films gift-card ' +
    'healthz hotel icons img index jackpot lifestyle login logout lookbook lookbooks lucky-wheel maps media mn new news oauth offline og password preview products ' +
    'promotion promotions quote readyz report sale search set sitemap store stores t tickets unavailable unsubscribe viewed wishlists'
  ).split(' ')
)

/** A slug made of a title; empty where the title has no letter. */
export function toSlug(title: string): string {
  const slug = toLatinSlug(title).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')
  return isSlug(slug) ? slug : ''
}

/** The part of an address that stands for a code of another shop: `Gobi #1` → `gobi-1`. */
export function toCodePart(code: string): string {
  return /^[a-z0-9][a-z0-9_-]*$/.test(code) ? code : toCode(code)
}

/** `tea`, or `tea-2`, `tea-3` where that is taken. */
export function findFree(wanted: string, isTaken: (slug: string) => boolean): string {
  let slug = wanted
  for (let number = 2; isTaken(slug); number++) slug = `${wanted}-${number}`
  return slug
}
