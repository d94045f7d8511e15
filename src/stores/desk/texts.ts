import { map } from 'nanostores'
import type { EditedText, EntryText } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { shop } from '../shop.ts'
import { putBlocks, readBlocks } from './bodies.ts'
import { forgetCopy, keepText } from './copies.ts'
import type { TextField } from './difference.ts'
import { entry, learn } from './entry.ts'
import { $saves, breathe, count, lastChange, later, saveInTurn, theirsOf } from './saving.ts'

export type Fields = Record<TextField, string>

/** What stands in the fields beside the document; null for a language nobody has begun. */
export const $fields = map<Record<Locale, Fields | null>>({ mn: null, en: null })
/** Told after pauses in writing, for what counts words and looks for gaps. */
export const $written = map<Record<Locale, EntryText | null>>({ mn: null, en: null })

const EMPTY: EntryText = { title: '', summary: '', lead: '', blocks: [], seo_title: '', seo_description: '' }

const fieldsOf = ({ title, summary, lead, seo_title, seo_description }: EntryText): Fields => ({
  title,
  summary,
  lead,
  seo_title,
  seo_description
})

/** A language as it stands in the fields and the editor now. */
export function writtenText(locale: Locale): EntryText {
  return { ...EMPTY, ...$fields.get()[locale], blocks: readBlocks(locale) }
}

/** Puts a text in the place of what is there, without a word to the shop. */
export function putText(locale: Locale, text: EntryText | null): void {
  const blocks = text?.blocks ?? []
  $fields.setKey(locale, text ? fieldsOf(text) : null)
  $written.setKey(locale, text ? { ...fieldsOf(text), blocks } : null)
  putBlocks(locale, blocks)
}

/** Puts a document in place of what is written, and sends it after a pause. */
export function replaceText(locale: Locale, text: EntryText): void {
  putText(locale, text)
  touch(locale)
}

/** Begins a language: empty, or with the other's document to translate over. */
export function beginText(locale: Locale, from: Locale | null): void {
  replaceText(locale, { ...(from ? writtenText(from) : EMPTY), title: '', seo_title: '', seo_description: '' })
}

export function setField(locale: Locale, field: TextField, value: string): void {
  const fields = $fields.get()[locale]
  if (!fields) return
  $fields.setKey(locale, { ...fields, [field]: value })
  touch(locale)
}

/** Something was written: it is sent after a pause. */
export function touch(locale: Locale): void {
  count(locale)
  if (['saved', 'refused'].includes($saves.get()[locale].is)) $saves.setKey(locale, { is: 'changed' })
  later(locale, () => void save(locale))
}

/** Sends a language as it stands. Resolves with whether the shop has it now. */
export async function save(locale: Locale, version?: number): Promise<boolean> {
  if ($saves.get()[locale].is === 'stale' && version === undefined) return false
  let kept = false
  const send = async (): Promise<boolean> => {
    const sent = lastChange(locale)
    const text = writtenText(locale)
    await breathe()
    kept = keepText(locale, text)
    await breathe()
    $written.setKey(locale, text)
    await breathe()
    const { id, kind, texts } = entry()
    const saved = await (await shop()).saveText(kind, id, locale, { version: version ?? texts[locale]?.version ?? 0, ...text })
    learn(locale, saved)
    const isLatest = lastChange(locale) === sent
    $saves.setKey(locale, isLatest ? { is: 'saved', at: saved.saved_at } : { is: 'changed' })
    if (isLatest) forgetCopy(locale)
    return isLatest
  }
  return saveInTurn(
    locale,
    send,
    () => void save(locale),
    () => kept
  )
}

/** Whether an answer says that somebody else saved in between; the language is a quarrel then. */
export function noticeStale(locale: Locale, error: unknown): void {
  const theirs = theirsOf(error)
  if (theirs) $saves.setKey(locale, { is: 'stale', theirs })
}

/** Ends a quarrel of two texts: `text` is saved over theirs. */
export async function settleStale(locale: Locale, text: EntryText | 'theirs'): Promise<void> {
  const state = $saves.get()[locale]
  if (state.is !== 'stale') return
  const { theirs } = state
  if (text === 'theirs') {
    takeAnswer(locale, theirs, true)
    forgetCopy(locale)
    return
  }
  learn(locale, theirs)
  putText(locale, text)
  count(locale)
  await save(locale, theirs.version)
}

/** The shop gave this text: a revision brought back, a state changed. */
export function takeAnswer(locale: Locale, text: EditedText, withBody: boolean): void {
  learn(locale, text)
  if (!withBody) return
  putText(locale, text)
  $saves.setKey(locale, { is: 'saved', at: text.saved_at })
}
