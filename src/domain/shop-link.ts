import { ENTRY_KINDS, type EntryKind } from './content.ts'
import { decodePercent } from './decode-percent.ts'
import { withoutTracking } from './link-tracking.ts'
import { type ExternalVideo, parseVideoUrl, toEmbeddedAddress } from './video.ts'

/** What an address leads to. `path` has no language prefix. */
export type LinkTarget =
  | { kind: 'video'; href: string; source: ExternalVideo }
  | { kind: 'product'; href: string; slug: string }
  | { kind: 'entry'; href: string; entry: EntryKind; slug: string }
  | { kind: 'page'; href: string }
  | { kind: 'site'; href: string }

/** The target of a single web address without its tracking, or of a path of the shop; null for any other text. `host` is the shop's own. */
export function parseLinkTarget(text: string, host: string): LinkTarget | null {
  const typed = toEmbeddedAddress(text).trim()
  if (/\s/.test(typed) || typed.length > 2000) return null
  const isPath = /^\/[\w%.~-]/.test(typed)
  const url = isPath ? URL.parse(typed, 'http://shop.invalid') : /^https?:\/\/[^/]/i.test(typed) ? URL.parse(withoutTracking(typed)) : null
  if (!url) return null
  if (!isPath && url.host !== host) {
    const source = parseVideoUrl(url.href)
    return source ? { kind: 'video', href: url.href, source } : { kind: 'site', href: url.href }
  }
  const path = url.pathname.replace(/^\/en(?=\/|$)/, '') || '/'
  const href = path + url.search + url.hash
  const [, segment, name, rest] = /^\/([a-z]+)\/([^/]+)(\/.*)?$/.exec(path) ?? []
  const slug = decodePercent(name ?? '')
  if (rest || !slug) return { kind: 'page', href }
  if (segment === 'products') return { kind: 'product', href, slug }
  const entry = ENTRY_KINDS.find(kind => kind === segment)
  return entry ? { kind: 'entry', href, entry, slug } : { kind: 'page', href }
}
