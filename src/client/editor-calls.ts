import {
  type ContentPage,
  ENTRY_LISTS,
  type Entry,
  type EntryCard,
  type EntryKind,
  type Promotion,
  type PromotionCard,
  type SitemapEntry
} from '#domain/content.ts'
import type {
  EditedEntry,
  EditedTranslation,
  EntrySettings,
  TranslationContent,
  EditedEntryList,
  Revision,
  RevisionContent,
  TranslationState
} from '#domain/editing.ts'
import type { Locale, Picture } from '#domain/site.ts'
import { api, type Ask, at } from './ask.ts'

/** Writing, keeping, commenting and following texts. */
export function editorCalls(ask: Ask) {
  return {
    /** What who asks writes, the last touched first; everybody's for editors with `all`. */
    mine: (kind: EntryKind, query: { kind?: EntryKind; state?: TranslationState; all?: boolean; page?: number; per_page?: number } = {}) =>
      ask<EditedEntryList>('GET', `${api}/${ENTRY_LISTS[kind]}/mine`, { query }),
    createEntry: (kind: EntryKind, input: { title?: string; locale?: Locale }, key?: string) =>
      ask<EditedEntry>('POST', `${api}/${ENTRY_LISTS[kind]}`, { body: input, ...(key ? { key } : {}) }),
    editedEntry: (kind: EntryKind, id: number) => ask<EditedEntry>('GET', `${api}/${ENTRY_LISTS[kind]}/${id}`, { query: { edit: true } }),
    /** @throws ApiError 409 `stale_save`, with `yours` and `theirs` in its details */
    saveSettings: (kind: EntryKind, id: number, input: { version: number } & EntrySettings) =>
      ask<EditedEntry>('PUT', `${api}/${ENTRY_LISTS[kind]}/${id}`, { body: input, query: { edit: true } }),
    /** Version 0 begins a language. @throws ApiError 409 `stale_save`, with a `StaleSave` as its details */
    saveTranslation: (kind: EntryKind, id: number, locale: Locale, input: { version: number } & TranslationContent) =>
      ask<EditedTranslation>('PUT', `${api}/${ENTRY_LISTS[kind]}/${id}/texts/${locale}`, { body: input }),
    changeState: (
      kind: EntryKind,
      id: number,
      locale: Locale,
      input: { state: TranslationState; version: number; scheduled_at?: string | null }
    ) => ask<EditedTranslation>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/texts/${locale}/state`, { body: input }),
    revisions: (kind: EntryKind, id: number, locale?: Locale) =>
      ask<Revision[]>('GET', `${api}/${ENTRY_LISTS[kind]}/${id}/revisions`, { query: { locale } }),
    revision: (kind: EntryKind, id: number, revision: number) =>
      ask<RevisionContent>('GET', `${api}/${ENTRY_LISTS[kind]}/${id}/revisions/${revision}`),
    /** `version` is the one that is written over. */
    restoreRevision: (kind: EntryKind, id: number, revision: number, version: number) =>
      ask<EditedTranslation>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/revisions/${revision}/restore`, { body: { version } }),
    previewLink: (kind: EntryKind, id: number, locale: Locale) =>
      ask<{ token: string; path: string; expires_at: string }>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/preview`, { body: { locale } }),
    preview: (token: string) => ask<Entry>('GET', `${api}/previews/${at(token)}`),
    /** `form` has `image`. */
    uploadImage: (kind: EntryKind, id: number, form: FormData) =>
      ask<Picture>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/upload_image`, { body: form }),
    deleteEntry: (kind: EntryKind, id: number) => ask<{ done: true }>('DELETE', `${api}/${ENTRY_LISTS[kind]}/${id}`),
    contentTags: () => ask<{ code: string; name: string }[]>('GET', `${api}/content_tags`),
    contentSeries: () => ask<{ code: string; name: string }[]>('GET', `${api}/series`),
    /** Published texts that name a product, the newest first. */
    articlesNaming: (productSlug: string) => ask<EntryCard[]>('GET', `${api}/products/${at(productSlug)}/articles`),
    /** A thousand published entries by their ids after `after`. */
    sitemapEntries: (kind: EntryKind, after = 0) =>
      ask<{ entries: SitemapEntry[]; more: boolean }>('GET', `${api}/sitemap_entries`, { query: { kind, after } }),
    promotions: () => ask<PromotionCard[]>('GET', `${api}/promotions`),
    promotion: (slug: string) => ask<Promotion>('GET', `${api}/promotions/${at(slug)}`),
    pages: () => ask<{ slug: string; title: string; updated_at: string }[]>('GET', `${api}/pages`),
    page: (slug: string) => ask<ContentPage>('GET', `${api}/pages/${at(slug)}`)
  }
}
