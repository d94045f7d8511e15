import { ENTRY_LISTS } from '#domain/content.ts'
import { map } from 'nanostores'
import type { TranslationContent } from '#domain/editing.ts'
import type { EditedTranslation } from '#contract/edited-entry.ts'
import type { Locale } from '#domain/site.ts'
import { loadClient } from '../client.ts'
import { setBlocks, readBlocks } from './documents.ts'
import { deleteLocalDraft, saveLocalDraft } from './local-drafts.ts'
import type { TextField } from './difference.ts'
import { getEntry, setTranslation } from './entry.ts'
import { $saves, yieldToBrowser, markChange, changeCount, scheduleSave, saveExclusively, findConflictingTranslation } from './autosave.ts'

type Fields = Record<TextField, string>

/** Field values other than the document; null for a language without a translation. */
export const $fields = map<Record<Locale, Fields | null>>({ mn: null, en: null })
/** The content after each pause in typing, for word counts and the readiness list. */
export const $typedContent = map<Record<Locale, TranslationContent | null>>({ mn: null, en: null })

const EMPTY: TranslationContent = { title: '', summary: '', lead: '', blocks: [], seo_title: '', seo_description: '' }

const toFields = ({ title, summary, lead, seo_title, seo_description }: TranslationContent): Fields => ({
  title,
  summary,
  lead,
  seo_title,
  seo_description
})

/** The content of a language as typed. */
export function readCurrentContent(locale: Locale): TranslationContent {
  return { ...EMPTY, ...$fields.get()[locale], blocks: readBlocks(locale) }
}

/** Replaces the content without saving it. */
export function setContent(locale: Locale, text: TranslationContent | null): void {
  const blocks = text?.blocks ?? []
  $fields.setKey(locale, text ? toFields(text) : null)
  $typedContent.setKey(locale, text ? { ...toFields(text), blocks } : null)
  setBlocks(locale, blocks)
}

/** Replaces the content and schedules a save. */
export function replaceContent(locale: Locale, text: TranslationContent): void {
  setContent(locale, text)
  markChanged(locale)
}

/** Starts a translation: empty, or with the other language's document. */
export function startTranslation(locale: Locale, from: Locale | null): void {
  replaceContent(locale, { ...(from ? readCurrentContent(from) : EMPTY), title: '', seo_title: '', seo_description: '' })
}

export function setField(locale: Locale, field: TextField, value: string): void {
  const fields = $fields.get()[locale]
  if (!fields) return
  $fields.setKey(locale, { ...fields, [field]: value })
  markChanged(locale)
}

/** Schedules a save after a change. */
export function markChanged(locale: Locale): void {
  markChange(locale)
  if (['saved', 'refused'].includes($saves.get()[locale].status)) $saves.setKey(locale, { status: 'changed' })
  scheduleSave(locale, () => void save(locale))
}

/** Saves a language. Resolves with whether its latest content is saved. */
export async function save(locale: Locale, version?: number): Promise<boolean> {
  if ($saves.get()[locale].status === 'stale' && version === undefined) return false
  let hasDraft = false
  const send = async (): Promise<boolean> => {
    const sentChange = changeCount(locale)
    const text = readCurrentContent(locale)
    await yieldToBrowser()
    hasDraft = saveLocalDraft(locale, text)
    await yieldToBrowser()
    $typedContent.setKey(locale, text)
    await yieldToBrowser()
    const { id, kind, texts } = getEntry()
    const saved = await (
      await loadClient()
    ).put(`/api/v2/${ENTRY_LISTS[kind]}/{id}/texts/{locale}`, {
      params: { id, locale },
      body: { version: version ?? texts[locale]?.version ?? 0, ...text, ...(texts[locale] ? {} : toSource(locale)) }
    })
    setTranslation(locale, saved)
    const isLatest = changeCount(locale) === sentChange
    $saves.setKey(locale, isLatest ? { status: 'saved', at: saved.saved_at } : { status: 'changed' })
    if (isLatest) deleteLocalDraft(locale)
    return isLatest
  }
  return saveExclusively(
    locale,
    send,
    () => void save(locale),
    () => hasDraft
  )
}

/** A translation that begins corresponds to the other language as it is saved now. */
function toSource(locale: Locale): { source_version?: number } {
  const source = getEntry().texts[locale === 'mn' ? 'en' : 'mn']
  return source ? { source_version: source.version } : {}
}

/** Opens a merge conflict where the error reports a save by another person. */
export function detectConflict(locale: Locale, error: unknown): void {
  const theirs = findConflictingTranslation(error)
  if (theirs) $saves.setKey(locale, { status: 'stale', theirs })
}

/** Resolves a merge conflict: `text` is saved as the newest version. */
export async function resolveConflict(locale: Locale, text: TranslationContent | 'theirs'): Promise<void> {
  const state = $saves.get()[locale]
  if (state.status !== 'stale') return
  const { theirs } = state
  if (text === 'theirs') {
    applyTranslation(locale, theirs)
    deleteLocalDraft(locale)
    return
  }
  setTranslation(locale, theirs)
  setContent(locale, text)
  markChange(locale)
  await save(locale, theirs.version)
}

/** Replaces a translation and its content by what the server has: a restored revision, the version of another person. */
export function applyTranslation(locale: Locale, text: EditedTranslation): void {
  setTranslation(locale, text)
  setContent(locale, text)
  $saves.setKey(locale, { status: 'saved', at: text.saved_at })
}
