import type { EntryKind } from '#domain/content.ts'

/** Where all of a kind are listed. */
export const INDEX_PATH: Record<EntryKind, string> = { article: '/articles', news: '/news', lookbook: '/lookbooks', media: '/media' }

/** An entry's own address, without the language. */
export function entryPath({ kind, slug, id }: { kind: EntryKind; slug: string; id: number }): string {
  return kind === 'media' ? `/media/${id}` : `/${kind}/${encodeURIComponent(slug)}`
}

/** All of a kind about one thing. */
export function tagPath(kind: EntryKind, code: string): string {
  return `${INDEX_PATH[kind]}/${kind === 'media' ? 'c' : 't'}/${encodeURIComponent(code)}`
}

export function authorPath(slug: string): string {
  return `/author/${encodeURIComponent(slug)}`
}
