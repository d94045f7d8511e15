import { ENTRY_KINDS, type EntryKind } from '#domain/content.ts'
import { splitPath } from '#i18n/path.ts'

/** The list of each kind. */
export const INDEX_PATH: Record<EntryKind, string> = { article: '/articles', news: '/news', lookbook: '/lookbooks', media: '/media' }

/** An entry's path, without the language prefix. */
export function toEntryPath({ kind, slug, id }: { kind: EntryKind; slug: string; id: number }): string {
  return kind === 'media' ? `/media/${id}` : `/${kind}/${encodeURIComponent(slug)}`
}

/** The entry of a URL; null for any other URL. */
export function parseEntryUrl(address: string): { kind: EntryKind; slug: string } | null {
  const { pathname = '' } = URL.parse(address, 'http://localhost') ?? {}
  const [, segment, slug] = /^\/([a-z]+)\/([\w-]{1,200})$/.exec(splitPath(pathname).path) ?? []
  const kind = ENTRY_KINDS.find(each => each === segment)
  return kind && slug ? { kind, slug } : null
}

/** The list of a tag. */
export function toTagPath(kind: EntryKind, code: string): string {
  return `${INDEX_PATH[kind]}/${kind === 'media' ? 'c' : 't'}/${encodeURIComponent(code)}`
}

export function toAuthorPath(slug: string): string {
  return `/author/${encodeURIComponent(slug)}`
}
