import { ENTRY_KINDS, type EntryKind } from '#domain/content.ts'
import { splitPath } from '#i18n/path.ts'

/** Where all of a kind are listed. */
export const INDEX_PATH: Record<EntryKind, string> = { article: '/articles', news: '/news', lookbook: '/lookbooks', media: '/media' }

/** An entry's own address, without the language. */
export function entryPath({ kind, slug, id }: { kind: EntryKind; slug: string; id: number }): string {
  return kind === 'media' ? `/media/${id}` : `/${kind}/${encodeURIComponent(slug)}`
}

/** The entry whose page an address is; null for any other address, of whatever kind. */
export function entryAt(address: string): { kind: EntryKind; slug: string } | null {
  const { pathname = '' } = URL.parse(address, 'http://localhost') ?? {}
  const [, word, slug] = /^\/([a-z]+)\/([\w-]{1,200})$/.exec(splitPath(pathname).path) ?? []
  const kind = ENTRY_KINDS.find(each => each === word)
  return kind && slug ? { kind, slug } : null
}

/** All of a kind about one thing. */
export function tagPath(kind: EntryKind, code: string): string {
  return `${INDEX_PATH[kind]}/${kind === 'media' ? 'c' : 't'}/${encodeURIComponent(code)}`
}

export function authorPath(slug: string): string {
  return `/author/${encodeURIComponent(slug)}`
}
