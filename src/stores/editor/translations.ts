import { map } from 'nanostores'
import type { EditedTranslation, TranslationContent } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { client } from '../client.ts'
import { putBlocks, readBlocks } from './documents.ts'
import { deleteLocalDraft, keepText } from './local-drafts.ts'
import type { TextField } from './difference.ts'
import { entry, setTranslation } from './entry.ts'
import { $saves, breathe, count, lastChange, later, saveInOrder, conflictingTranslation } from './autosave.ts'

export type Fields = Record<TextField, string>

/** Field values beside the document; null for a language without a translation. */
export const $fields = map<Record<Locale, Fields | null>>({ mn: null, en: null })
/** The content after each pause in typing, for word counts and the readiness list. */
export const $written = map<Record<Locale, TranslationContent | null>>({ mn: null, en: null })

const EMPTY: TranslationContent = { title: '', summary: '', lead: '', blocks: [], seo_title: '', seo_description: '' }

const fieldsOf = ({ title, summary, lead, seo_title, seo_description }: TranslationContent): Fields => ({
  title,
  summary,
  lead,
  seo_title,
  seo_description
})

/** The content of a language as typed now. */
export function currentContent(locale: Locale): TranslationContent {
  return { ...EMPTY, ...$fields.get()[locale], blocks: readBlocks(locale) }
}

/** Replaces the content without saving it. */
export function setContent(locale: Locale, text: TranslationContent | null): void {
  const blocks = text?.blocks ?? []
  $fields.setKey(locale, text ? fieldsOf(text) : null)
  $written.setKey(locale, text ? { ...fieldsOf(text), blocks } : null)
  putBlocks(locale, blocks)
}

/** Replaces the content and schedules a save. */
export function replaceContent(locale: Locale, text: TranslationContent): void {
  setContent(locale, text)
  touch(locale)
}

/** Starts a translation: empty, or with the other language's document. */
export function startTranslation(locale: Locale, from: Locale | null): void {
  replaceContent(locale, { ...(from ? currentContent(from) : EMPTY), title: '', seo_title: '', seo_description: '' })
}

export function setField(locale: Locale, field: TextField, value: string): void {
  const fields = $fields.get()[locale]
  if (!fields) return
  $fields.setKey(locale, { ...fields, [field]: value })
  touch(locale)
}

/** Schedules a save after a change. */
export function touch(locale: Locale): void {
  count(locale)
  if (['saved', 'refused'].includes($saves.get()[locale].is)) $saves.setKey(locale, { is: 'changed' })
  later(locale, () => void save(locale))
}

/** Saves a language. Resolves with whether its latest content is saved. */
export async function save(locale: Locale, version?: number): Promise<boolean> {
  if ($saves.get()[locale].is === 'stale' && version === undefined) return false
  let kept = false
  const send = async (): Promise<boolean> => {
    const sent = lastChange(locale)
    const text = currentContent(locale)
    await breathe()
    kept = keepText(locale, text)
    await breathe()
    $written.setKey(locale, text)
    await breathe()
    const { id, kind, texts } = entry()
    const saved = await (await client()).saveTranslation(kind, id, locale, { version: version ?? texts[locale]?.version ?? 0, ...text })
    setTranslation(locale, saved)
    const isLatest = lastChange(locale) === sent
    $saves.setKey(locale, isLatest ? { is: 'saved', at: saved.saved_at } : { is: 'changed' })
    if (isLatest) deleteLocalDraft(locale)
    return isLatest
  }
  return saveInOrder(
    locale,
    send,
    () => void save(locale),
    () => kept
  )
}

/** Opens a merge conflict where an error says that another person saved in between. */
export function detectConflict(locale: Locale, error: unknown): void {
  const theirs = conflictingTranslation(error)
  if (theirs) $saves.setKey(locale, { is: 'stale', theirs })
}

/** Resolves a merge conflict: `text` is saved as the newest version. */
export async function resolveConflict(locale: Locale, text: TranslationContent | 'theirs'): Promise<void> {
  const state = $saves.get()[locale]
  if (state.is !== 'stale') return
  const { theirs } = state
  if (text === 'theirs') {
    applyTranslation(locale, theirs, true)
    deleteLocalDraft(locale)
    return
  }
  setTranslation(locale, theirs)
  setContent(locale, text)
  count(locale)
  await save(locale, theirs.version)
}

/** Applies a translation that the server returned: a restored revision, a changed state. */
export function applyTranslation(locale: Locale, text: EditedTranslation, withBody: boolean): void {
  setTranslation(locale, text)
  if (!withBody) return
  setContent(locale, text)
  $saves.setKey(locale, { is: 'saved', at: text.saved_at })
}
