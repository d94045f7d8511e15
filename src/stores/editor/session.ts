import { ENTRY_LISTS } from '#domain/content.ts'
import type { EditedEntry } from '#domain/editing.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { $localDrafts, deleteLocalDraft, keepText, readLocalDraft } from './local-drafts.ts'
import { isSameContent } from './difference.ts'
import { $entry, entry } from './entry.ts'
import { $saves, calm, type Part, settled } from './autosave.ts'
import { putSettings, saveSettings } from './settings.ts'
import { $fields, setContent, replaceContent, save, currentContent } from './translations.ts'
import { addPictures, setUploadPath } from './uploads.ts'

const PARTS: readonly Part[] = [...LOCALES, 'settings']

export function openEditor(edited: EditedEntry): void {
  $entry.set(edited)
  putSettings(edited)
  $saves.setKey('settings', { is: 'saved', at: '' })
  addPictures(edited.pictures)
  setUploadPath(`/api/v2/${ENTRY_LISTS[edited.kind]}/${edited.id}/upload_image`)
  for (const locale of LOCALES) {
    const text = edited.texts[locale]
    setContent(locale, text)
    if (text) $saves.setKey(locale, { is: 'saved', at: text.saved_at })
    const copy = readLocalDraft(locale)
    if (copy && text && isSameContent(copy.text, text)) deleteLocalDraft(locale)
    else $localDrafts.setKey(locale, copy)
  }
}

/** Cancels pending saves and deletes local drafts: the entry is gone. */
export function closeEditor(): void {
  for (const part of PARTS) {
    calm(part)
    $saves.setKey(part, { is: 'saved', at: '' })
  }
  for (const locale of LOCALES) deleteLocalDraft(locale)
}

function isDirty(part: Part): boolean {
  return $saves.get()[part].is !== 'saved' && (part === 'settings' || $fields.get()[part] !== null)
}

/** Whether leaving the page would lose changes. */
export function hasUnsaved(): boolean {
  return $entry.get() !== null && PARTS.some(isDirty)
}

const send = (part: Part): Promise<boolean> => (part === 'settings' ? saveSettings() : save(part))

/** Sends pending changes once the server can be reached again. */
export function sendWaiting(): void {
  for (const part of PARTS) if (['away', 'loggedOut'].includes($saves.get()[part].is)) void send(part)
}

/** Sends all pending changes of a language and of the settings. Resolves with whether all are saved. */
export async function saveNow(locale: Locale): Promise<boolean> {
  const text = await sendNow(locale)
  return (await sendNow('settings')) && text
}

async function sendNow(part: Part): Promise<boolean> {
  if (!isDirty(part)) return true
  await settled(part)
  return isDirty(part) ? send(part) : true
}

/** Stores unsaved changes in the browser at once: the page is about to be unloaded. */
export function saveLocalDrafts(): void {
  for (const locale of LOCALES) if (isDirty(locale)) keepText(locale, currentContent(locale))
}

/** Restores a local draft. One written on an older version opens a merge conflict. */
export function restoreLocalDraft(locale: Locale): void {
  const copy = $localDrafts.get()[locale]
  if (!copy) return
  $localDrafts.setKey(locale, null)
  const text = entry().texts[locale]
  if (text && text.version !== copy.version) {
    setContent(locale, copy.text)
    $saves.setKey(locale, { is: 'stale', theirs: text })
  } else replaceContent(locale, copy.text)
}

export function discardLocalDraft(locale: Locale): void {
  $localDrafts.setKey(locale, null)
  deleteLocalDraft(locale)
}
