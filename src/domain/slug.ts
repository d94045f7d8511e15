import { latinSlug } from './latin.ts'

export const SLUG_LONGEST = 120
/** Path segments that the editor and the lists use themselves. */
const RESERVED = new Set(['mine', 'tags', 'tag', 'tag_info', 'create', 'edit', 'preview', 'page', 'feed', 'rss', 'atom', 'c', 'jackpot'])

/** Small Latin letters, digits and hyphens; not a number, which would be taken for an id. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text) && !RESERVED.has(text)
}

/** First words of the shop's own addresses: a page there would never be seen. */
export const TAKEN_PATHS: ReadonlySet<string> = new Set(
  (
    'a account admin airport api art article articles author authors brand brands branches build cart checkout compare deals dev en feed films ' +
    'healthz icons img index lifestyle login logout lookbook lookbooks maps media mn new news oauth offline og password preview products ' +
    'promotion promotions quote readyz sale search set sitemap store stores t unavailable viewed wishlists'
  ).split(' ')
)

/** An address made of a title; empty where no letter is left. */
export function slugOf(title: string): string {
  const slug = latinSlug(title).slice(0, SLUG_LONGEST).replace(/-$/, '')
  return isSlug(slug) ? slug : ''
}
