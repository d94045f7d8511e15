import { ENTRY_LISTS } from '#domain/content.ts'
import type { TranslationContent, TranslationState } from '#domain/editing.ts'
import type { EditedTranslation, Revision, RevisionContent } from '#contract/edited-entry.ts'
import type { Locale } from '#domain/site.ts'
import { loadClient } from '../client.ts'
import { closeEditor, saveNow } from './session.ts'
import { getEntry, setTranslation } from './entry.ts'
import { refreshSettings } from './settings.ts'
import { detectConflict, applyTranslation } from './translations.ts'
import { isUploading } from './uploads.ts'

/** Changes that are not saved, and pictures that are being uploaded, cannot be published. The document displays why. */
export class UnsavedError extends Error {
  override name = 'UnsavedError'
  readonly reason: 'not_saved' | 'picture_waits'
  constructor(reason: UnsavedError['reason'] = 'not_saved') {
    super(reason)
    this.reason = reason
  }
}

const UNPUBLISHED: readonly TranslationState[] = ['draft', 'withdrawn']

/** Publishes, submits, schedules or withdraws the current version of one language. @throws UnsavedError, or the error of the API */
export async function changeState(locale: Locale, state: TranslationState, scheduledAt: string | null = null): Promise<EditedTranslation> {
  if (!UNPUBLISHED.includes(state) && isUploading()) throw new UnsavedError('picture_waits')
  if (!(await saveNow(locale))) throw new UnsavedError()
  const { kind, id, texts } = getEntry()
  const version = texts[locale]?.version ?? 0
  const body = scheduledAt ? { state, version, scheduled_at: scheduledAt } : { state, version }
  const text = await withConflict(
    locale,
    (await loadClient()).post(`/api/v2/${ENTRY_LISTS[kind]}/{id}/texts/{locale}/state`, { params: { id, locale }, body })
  )
  setTranslation(locale, text)
  // The server derives the slug from the first published title.
  await refreshSettings()
  return text
}

/** A stale version in the error opens a merge conflict. */
async function withConflict<Result>(locale: Locale, request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (error) {
    detectConflict(locale, error)
    throw error
  }
}

/** The other language as a translation corresponds to it. @throws ApiError */
export async function loadSource(locale: Locale): Promise<TranslationContent | null> {
  const { kind, id } = getEntry()
  const source = await (await loadClient()).get(`/api/v2/${ENTRY_LISTS[kind]}/{id}/texts/{locale}/source`, { params: { id, locale } })
  return source?.text ?? null
}

/** Records that a translation corresponds to a version of the other language. @throws ApiError */
export async function confirmSource(locale: Locale, version: number): Promise<void> {
  const { kind, id } = getEntry()
  const path = `/api/v2/${ENTRY_LISTS[kind]}/{id}/texts/{locale}/source` as const
  setTranslation(locale, await (await loadClient()).put(path, { params: { id, locale }, body: { version } }))
}

export async function loadRevisions(locale: Locale): Promise<Revision[]> {
  const { kind, id } = getEntry()
  return (await loadClient()).get(`/api/v2/${ENTRY_LISTS[kind]}/{id}/revisions`, { params: { id }, query: { locale } })
}

export async function loadRevision(revision: number): Promise<RevisionContent> {
  const { kind, id } = getEntry()
  return (await loadClient()).get(`/api/v2/${ENTRY_LISTS[kind]}/{id}/revisions/{revision}`, { params: { id, revision } })
}

/** Restores a revision as the newest version; the current one stays in the history. */
export async function restoreRevision(locale: Locale, revision: number): Promise<void> {
  if (!(await saveNow(locale))) throw new UnsavedError()
  const { kind, id, texts } = getEntry()
  const version = texts[locale]?.version ?? 0
  const restored = (await loadClient()).post(`/api/v2/${ENTRY_LISTS[kind]}/{id}/revisions/{revision}/restore`, {
    params: { id, revision },
    body: { version }
  })
  applyTranslation(locale, await withConflict(locale, restored))
}

export interface PreviewLink {
  path: string
  expires_at: string
}

/** The link to the unpublished version, which is saved before; a new one where none is valid. */
export async function openPreviewLink(locale: Locale): Promise<PreviewLink> {
  if (!(await saveNow(locale))) throw new UnsavedError()
  const { kind, id } = getEntry()
  const { link } = await (await loadClient()).get(`/api/v2/${ENTRY_LISTS[kind]}/{id}/preview`, { params: { id }, query: { locale } })
  return link ?? createPreviewLink(locale)
}

/** A new link; the one before ends. */
export async function createPreviewLink(locale: Locale): Promise<PreviewLink> {
  const { kind, id } = getEntry()
  return (await loadClient()).post(`/api/v2/${ENTRY_LISTS[kind]}/{id}/preview`, { params: { id }, body: { locale } })
}

export async function revokePreviewLink(locale: Locale): Promise<void> {
  const { kind, id } = getEntry()
  await (await loadClient()).delete(`/api/v2/${ENTRY_LISTS[kind]}/{id}/preview`, { params: { id }, query: { locale } })
}

/** Titles of what readers see that links to the entry; none where they cannot be read. */
export async function loadLinkingTitles(): Promise<string[]> {
  const { kind, id } = getEntry()
  const path = `/${kind}/${id}`
  try {
    return (await (await loadClient()).get('/api/v2/link_uses', { query: { path } })).map(({ title, key }) => title || key)
  } catch {
    return []
  }
}

/** Deletes the entry and discards its pending changes. */
export async function removeEntry(): Promise<void> {
  const { kind, id } = getEntry()
  await (await loadClient()).delete(`/api/v2/${ENTRY_LISTS[kind]}/{id}`, { params: { id } })
  closeEditor()
}
