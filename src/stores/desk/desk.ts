import { ENTRY_LISTS } from '#domain/content.ts'
import type { EditedEntry } from '#domain/editing.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { $copies, forgetCopy, keepText, keptCopy } from './copies.ts'
import { sameText } from './difference.ts'
import { $entry, entry } from './entry.ts'
import { $saves, calm, type Part, settled } from './saving.ts'
import { putSettings, saveSettings } from './settings.ts'
import { $fields, putText, replaceText, save, writtenText } from './texts.ts'
import { knowPictures, uploadTo } from './uploads.ts'

const PARTS: readonly Part[] = [...LOCALES, 'settings']

export function openDesk(edited: EditedEntry): void {
  $entry.set(edited)
  putSettings(edited)
  $saves.setKey('settings', { is: 'saved', at: '' })
  knowPictures(edited.pictures)
  uploadTo(`/api/v2/${ENTRY_LISTS[edited.kind]}/${edited.id}/upload_image`)
  for (const locale of LOCALES) {
    const text = edited.texts[locale]
    putText(locale, text)
    if (text) $saves.setKey(locale, { is: 'saved', at: text.saved_at })
    const copy = keptCopy(locale)
    if (copy && text && sameText(copy.text, text)) forgetCopy(locale)
    else $copies.setKey(locale, copy)
  }
}

/** Nothing is on the desk any more, and nothing waits to be sent. */
export function closeDesk(): void {
  for (const part of PARTS) {
    calm(part)
    $saves.setKey(part, { is: 'saved', at: '' })
  }
  for (const locale of LOCALES) forgetCopy(locale)
}

function isDirty(part: Part): boolean {
  return $saves.get()[part].is !== 'saved' && (part === 'settings' || $fields.get()[part] !== null)
}

/** Whether leaving would leave something behind that the shop has not. */
export function hasUnsaved(): boolean {
  return $entry.get() !== null && PARTS.some(isDirty)
}

const send = (part: Part): Promise<boolean> => (part === 'settings' ? saveSettings() : save(part))

/** The shop can be reached again: what waits is sent. */
export function sendWaiting(): void {
  for (const part of PARTS) if (['away', 'loggedOut'].includes($saves.get()[part].is)) void send(part)
}

/** Sends everything of a language that waits now. Resolves with whether the shop has all of it. */
export async function saveNow(locale: Locale): Promise<boolean> {
  const text = await sendNow(locale)
  return (await sendNow('settings')) && text
}

async function sendNow(part: Part): Promise<boolean> {
  if (!isDirty(part)) return true
  await settled(part)
  return isDirty(part) ? send(part) : true
}

/** Keeps in this browser what the shop has not, at once: the page is going away. */
export function keepCopies(): void {
  for (const locale of LOCALES) if (isDirty(locale)) keepText(locale, writtenText(locale))
}

/** Brings a copy of this browser onto the desk. One written on an older version becomes a quarrel to be settled. */
export function takeCopy(locale: Locale): void {
  const copy = $copies.get()[locale]
  if (!copy) return
  $copies.setKey(locale, null)
  const text = entry().texts[locale]
  if (text && text.version !== copy.version) {
    putText(locale, copy.text)
    $saves.setKey(locale, { is: 'stale', theirs: text })
  } else replaceText(locale, copy.text)
}

export function dropCopy(locale: Locale): void {
  $copies.setKey(locale, null)
  forgetCopy(locale)
}
