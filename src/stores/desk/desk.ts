import { atom, map } from 'nanostores'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedEntry, EditedText, EntrySettings, EntryText } from '#domain/editing.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { ENTRY_LISTS } from '#domain/content.ts'
import { describeFailure, type Failure } from '../failures.ts'
import { shop } from '../shop.ts'
import { sameText, type TextField } from './difference.ts'
import { forgetCopy, keepCopy, keptCopy, type LocalCopy } from './local-copy.ts'
import { knowPictures } from './uploads.ts'

/** Milliseconds after the last key, and at most after the first, until a text is sent. */
const QUIET_MS = 1200
const LONGEST_MS = 8000
/** How soon a text is sent again that could not be. */
const AGAIN_MS = 8000

export type SaveState =
  | { is: 'saved'; at: string }
  | { is: 'changed' }
  | { is: 'saving' }
  /** The shop cannot be reached: `kept` says whether this browser holds a copy. */
  | { is: 'away'; kept: boolean }
  | { is: 'loggedOut' }
  | { is: 'refused'; failure: Failure }
  /** Somebody else saved in between. */
  | { is: 'stale'; theirs: EditedText }

export type Fields = Record<TextField, string>

/** The entry as the shop last told it. */
export const $entry = atom<EditedEntry | null>(null)
/** What stands in the fields beside the document; null for a language nobody has begun. */
export const $fields = map<Record<Locale, Fields | null>>({ mn: null, en: null })
export const $saves = map<Record<Locale | 'settings', SaveState>>({
  mn: { is: 'changed' },
  en: { is: 'changed' },
  settings: { is: 'changed' }
})
export const $settings = atom<EntrySettings | null>(null)
/** Copies of this browser that the shop has not, offered when the desk opens. */
export const $copies = map<Record<Locale, LocalCopy | null>>({ mn: null, en: null })
/** Told after pauses in writing, for what counts words and looks for gaps. */
export const $written = map<Record<Locale, EntryText | null>>({ mn: null, en: null })

interface Body {
  read: () => StoredBlock[]
  /** Puts another document into the editor, at once. */
  write: (blocks: readonly StoredBlock[]) => void
}
const bodies: Partial<Record<Locale, Body>> = {}
const blocks: Record<Locale, StoredBlock[]> = { mn: [], en: [] }
const timers: Partial<Record<Locale | 'settings', { timer: ReturnType<typeof setTimeout>; since: number }>> = {}
const running = new Set<Locale | 'settings'>()
/** Changes count up, so that one made while a save is under way is not taken for saved. */
const changes: Record<Locale | 'settings', number> = { mn: 0, en: 0, settings: 0 }

const fieldsOf = ({ title, summary, lead, seo_title, seo_description }: EntryText): Fields => ({
  title,
  summary,
  lead,
  seo_title,
  seo_description
})
const EMPTY: EntryText = { title: '', summary: '', lead: '', blocks: [], seo_title: '', seo_description: '' }

function entry(): EditedEntry {
  const known = $entry.get()
  if (!known) throw new Error('No entry is on the desk')
  return known
}

const deskOf = ({ kind, id }: EditedEntry): string => `${kind}:${id}`

export function openDesk(edited: EditedEntry): void {
  $entry.set(edited)
  $settings.set(settingsOf(edited))
  $saves.setKey('settings', { is: 'saved', at: '' })
  knowPictures(edited.pictures)
  for (const locale of LOCALES) {
    const text = edited.texts[locale]
    putText(locale, text)
    if (text) $saves.setKey(locale, { is: 'saved', at: text.saved_at })
    const copy = keptCopy(deskOf(edited), locale)
    if (copy && text && sameText(copy.text, text)) forgetCopy(deskOf(edited), locale)
    else $copies.setKey(locale, copy)
  }
}

const settingsOf = ({ slug, author_id, image, image_alt, tags, series, comments_open }: EditedEntry): EntrySettings => ({
  slug,
  author_id,
  image,
  image_alt,
  tags,
  series,
  comments_open
})

/** Blocks a language's editor begins with. */
export function firstBlocks(locale: Locale): StoredBlock[] {
  return blocks[locale]
}

/** The editor of a language says how its document is read; the answer takes it back. */
export function registerBody(locale: Locale, body: Body): () => void {
  bodies[locale] = body
  return () => {
    blocks[locale] = body.read()
    if (bodies[locale] === body) delete bodies[locale]
  }
}

/** A language as it stands in the fields and the editor now. */
export function writtenText(locale: Locale): EntryText {
  const read = bodies[locale]?.read()
  if (read) blocks[locale] = read
  return { ...EMPTY, ...$fields.get()[locale], blocks: blocks[locale] }
}

/** Begins a language: empty, or with the other's document to translate over. */
export function beginText(locale: Locale, from: Locale | null): void {
  const source = from ? writtenText(from) : EMPTY
  putText(locale, { ...source, title: '', seo_title: '', seo_description: '' })
  touch(locale)
}

function putText(locale: Locale, text: EntryText | null): void {
  blocks[locale] = text?.blocks ?? []
  $fields.setKey(locale, text ? fieldsOf(text) : null)
  $written.setKey(locale, text ? { ...fieldsOf(text), blocks: blocks[locale] } : null)
  bodies[locale]?.write(blocks[locale])
}

export function setField(locale: Locale, field: TextField, value: string): void {
  const fields = $fields.get()[locale]
  if (!fields) return
  $fields.setKey(locale, { ...fields, [field]: value })
  touch(locale)
}

/** Something was written: it is sent after a pause. */
export function touch(locale: Locale): void {
  changes[locale] += 1
  if (['saved', 'refused'].includes($saves.get()[locale].is)) $saves.setKey(locale, { is: 'changed' })
  later(locale, () => void save(locale))
}

function later(what: Locale | 'settings', run: () => void, wait = QUIET_MS): void {
  const known = timers[what]
  const since = known?.since ?? Date.now()
  if (known) clearTimeout(known.timer)
  const delay = Math.max(0, Math.min(wait, since + Math.max(LONGEST_MS, wait) - Date.now()))
  const timer = setTimeout(() => {
    delete timers[what]
    run()
  }, delay)
  timers[what] = { timer, since }
}

function isDirty(what: Locale | 'settings'): boolean {
  return $saves.get()[what].is !== 'saved' && (what === 'settings' || $fields.get()[what] !== null)
}

/** Whether leaving would leave something behind that the shop has not. */
export function hasUnsaved(): boolean {
  return $entry.get() !== null && ([...LOCALES, 'settings'] as const).some(isDirty)
}

/** Keeps in this browser what the shop has not, at once: the page is going away. */
export function keepCopies(): void {
  for (const locale of LOCALES) if (isDirty(locale)) keep(locale, writtenText(locale))
}

function keep(locale: Locale, text: EntryText): boolean {
  const version = entry().texts[locale]?.version ?? 0
  return keepCopy(deskOf(entry()), locale, { version, at: new Date().toISOString(), text })
}

/** Sends a language as it stands. Resolves with whether the shop has it now. */
export async function save(locale: Locale, version?: number): Promise<boolean> {
  const state = $saves.get()[locale]
  if (state.is === 'stale' && version === undefined) return false
  if (running.has(locale)) {
    later(locale, () => void save(locale), QUIET_MS)
    return false
  }
  const text = writtenText(locale)
  $written.setKey(locale, text)
  const kept = keep(locale, text)
  const { id, kind, texts } = entry()
  const sent = changes[locale]
  running.add(locale)
  $saves.setKey(locale, { is: 'saving' })
  try {
    const saved = await (await shop()).saveText(kind, id, locale, { version: version ?? texts[locale]?.version ?? 0, ...text })
    learn(locale, saved)
    const isLatest = changes[locale] === sent
    $saves.setKey(locale, isLatest ? { is: 'saved', at: saved.saved_at } : { is: 'changed' })
    if (isLatest) forgetCopy(deskOf(entry()), locale)
    return isLatest
  } catch (error) {
    fail(locale, error, kept)
    return false
  } finally {
    running.delete(locale)
  }
}

function learn(locale: Locale, text: EditedText): void {
  $entry.set({ ...entry(), texts: { ...entry().texts, [locale]: text } })
}

function fail(what: Locale | 'settings', error: unknown, kept: boolean): void {
  const status: unknown = Reflect.get(Object(error), 'status')
  const theirs = theirsOf(error)
  if (status === 409 && theirs && what !== 'settings') return $saves.setKey(what, { is: 'stale', theirs })
  if (status === 401) $saves.setKey(what, { is: 'loggedOut' })
  else if (status === 0 || (typeof status === 'number' && status >= 500)) $saves.setKey(what, { is: 'away', kept })
  else return $saves.setKey(what, { is: 'refused', failure: describeFailure(error) })
  later(what, () => void (what === 'settings' ? saveSettings() : save(what)), AGAIN_MS)
}

/** The other's text in the answer to a stale save. */
function theirsOf(error: unknown): EditedText | null {
  const body: unknown = Reflect.get(Object(error), 'body')
  const found: unknown = Reflect.get(Object(body), 'theirs') ?? Reflect.get(Object(Reflect.get(Object(body), 'details')), 'theirs')
  return typeof found === 'object' && found !== null ? (found as EditedText) : null
}

/** Whether an answer says that somebody else saved in between; the language is a quarrel then. */
export function noticeStale(locale: Locale, error: unknown): void {
  const theirs = theirsOf(error)
  if (theirs) $saves.setKey(locale, { is: 'stale', theirs })
}

/** The shop can be reached again: what waits is sent. */
export function sendWaiting(): void {
  for (const locale of LOCALES) if (['away', 'loggedOut'].includes($saves.get()[locale].is)) void save(locale)
  if (['away', 'loggedOut'].includes($saves.get().settings.is)) void saveSettings()
}

/** Puts a document in place of what is written: `version` is the one it stands on. */
export function replaceText(locale: Locale, text: EntryText): void {
  putText(locale, text)
  touch(locale)
}

/** Ends a quarrel of two texts: `text` is saved over theirs. */
export async function settleStale(locale: Locale, text: EntryText | 'theirs'): Promise<void> {
  const state = $saves.get()[locale]
  if (state.is !== 'stale') return
  const { theirs } = state
  learn(locale, theirs)
  if (text === 'theirs') {
    putText(locale, theirs)
    $saves.setKey(locale, { is: 'saved', at: theirs.saved_at })
    forgetCopy(deskOf(entry()), locale)
    return
  }
  putText(locale, text)
  changes[locale] += 1
  await save(locale, theirs.version)
}

/** The shop gave this text: a revision brought back, a state changed. */
export function takeAnswer(locale: Locale, text: EditedText, withBody: boolean): void {
  learn(locale, text)
  if (!withBody) return
  putText(locale, text)
  $saves.setKey(locale, { is: 'saved', at: text.saved_at })
}

/** Brings a copy of this browser onto the desk. One written on an older version becomes a quarrel to be settled. */
export function takeCopy(locale: Locale): void {
  const copy = $copies.get()[locale]
  if (!copy) return
  $copies.setKey(locale, null)
  const text = entry().texts[locale]
  putText(locale, copy.text)
  if (text && text.version !== copy.version) {
    $saves.setKey(locale, { is: 'stale', theirs: text })
    return
  }
  touch(locale)
}

export function dropCopy(locale: Locale): void {
  $copies.setKey(locale, null)
  forgetCopy(deskOf(entry()), locale)
}

// What both languages share.

export function changeSettings(some: Partial<EntrySettings>): void {
  const settings = $settings.get()
  if (!settings) return
  $settings.set({ ...settings, ...some })
  changed = { ...changed, ...some }
  changes.settings += 1
  $saves.setKey('settings', { is: 'changed' })
  later('settings', () => void saveSettings())
}

/** What was changed since the shop last had it: where another changed other things, both stay. */
let changed: Partial<EntrySettings> = {}

export async function saveSettings(): Promise<boolean> {
  const settings = $settings.get()
  if (!settings) return false
  if (running.has('settings')) {
    later('settings', () => void saveSettings())
    return false
  }
  const sent = changes.settings
  running.add('settings')
  $saves.setKey('settings', { is: 'saving' })
  try {
    const saved = await sendSettings(settings)
    takeSettings(saved, changes.settings === sent)
    return changes.settings === sent
  } catch (error) {
    fail('settings', error, false)
    return false
  } finally {
    running.delete('settings')
  }
}

async function sendSettings(settings: EntrySettings): Promise<EditedEntry> {
  const { id, kind, version } = entry()
  const door = await shop()
  try {
    return await door.saveSettings(kind, id, { version, ...settings })
  } catch (error) {
    if (Reflect.get(Object(error), 'status') !== 409) throw error
    const theirs = await door.editedEntry(kind, id)
    if (theirs.version === version) throw error
    return door.saveSettings(kind, id, { ...settingsOf(theirs), ...changed, version: theirs.version })
  }
}

function takeSettings(saved: EditedEntry, isLatest: boolean): void {
  $entry.set({ ...saved, texts: entry().texts })
  knowPictures(saved.pictures)
  if (!isLatest) return $saves.setKey('settings', { is: 'changed' })
  changed = {}
  $settings.set(settingsOf(saved))
  $saves.setKey('settings', { is: 'saved', at: new Date().toISOString() })
}

/** Asks for the settings again where the shop may have changed them itself, unless something of them waits here. */
export async function refreshSettings(): Promise<void> {
  const { id, kind } = entry()
  const sent = changes.settings
  try {
    const now = await (await shop()).editedEntry(kind, id)
    if (changes.settings === sent && !isDirty('settings')) takeSettings(now, true)
  } catch {
    // The next save of the settings finds out.
  }
}

/** Nothing is on the desk any more, and nothing waits to be sent. */
export function closeDesk(): void {
  for (const known of Object.values(timers)) clearTimeout(known.timer)
  const closed = entry()
  for (const locale of LOCALES) {
    forgetCopy(deskOf(closed), locale)
    $saves.setKey(locale, { is: 'saved', at: '' })
  }
  $saves.setKey('settings', { is: 'saved', at: '' })
}

/** Sends everything that waits now. Resolves with whether the shop has all of it. */
export async function saveNow(locale: Locale): Promise<boolean> {
  const texts = isDirty(locale) ? await settled(locale, () => save(locale)) : true
  const settings = isDirty('settings') ? await settled('settings', saveSettings) : true
  return texts && settings
}

async function settled(what: Locale | 'settings', run: () => Promise<boolean>): Promise<boolean> {
  const known = timers[what]
  if (known) {
    clearTimeout(known.timer)
    delete timers[what]
  }
  // One that is under way may have missed the last keys.
  for (let tries = 0; running.has(what) && tries < 100; tries += 1) await new Promise(resolve => setTimeout(resolve, 50))
  return isDirty(what) ? run() : true
}

/** Where this entry's pictures are sent. */
export function uploadPath(): string {
  const { kind, id } = entry()
  return `/api/v2/${ENTRY_LISTS[kind]}/${id}/upload_image`
}
