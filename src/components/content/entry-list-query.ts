import type { EntryKind } from '#domain/content.ts'
import { parseSearchText } from '#domain/search.ts'
import { INDEX_PATH, toTagPath } from './entry-path.ts'

export const ENTRIES_PER_PAGE = 13

/** The query of a list of entries. */
export interface EntryListQuery {
  q: string
  page: number
}

export function parseEntryListQuery(params: URLSearchParams): EntryListQuery {
  const page = params.get('page') ?? ''
  return { q: parseSearchText(params, 100), page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 }
}

/** The path of another page of the list. */
export function toEntryListPath(base: string, { q, page }: EntryListQuery): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  return `${base}${params.size > 0 ? `?${params}` : ''}`
}

export function toEntryListBase(kind: EntryKind, tag?: string, series?: string): string {
  if (series !== undefined) return `${INDEX_PATH[kind]}/s/${encodeURIComponent(series)}`
  return tag === undefined ? INDEX_PATH[kind] : toTagPath(kind, tag)
}
