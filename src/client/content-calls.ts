import { ENTRY_LISTS, type Entry, type EntryKind, type EntryPage, type EntryQuery, type Tag } from '#domain/content.ts'
import { api, type Ask, at } from './ask.ts'

/** What there is to read. */
export function contentCalls(ask: Ask) {
  return {
    entries: (kind: EntryKind, query: EntryQuery = {}) => ask<EntryPage>('GET', `${api}/${ENTRY_LISTS[kind]}`, { query }),
    /** What entries of a kind are about, the most first. */
    entryTags: (kind: EntryKind) => ask<Tag[]>('GET', `${api}/${ENTRY_LISTS[kind]}/tags`),
    entryTag: (kind: EntryKind, code: string) => ask<Tag>('GET', `${api}/${ENTRY_LISTS[kind]}/tag_info`, { query: { code } }),
    /** By an old address it answers with `moved_to`. */
    entry: (kind: EntryKind, slugOrId: string) => ask<Entry>('GET', `${api}/${ENTRY_LISTS[kind]}/${at(slugOrId)}`)
  }
}
