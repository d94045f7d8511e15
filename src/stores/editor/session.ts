import { ENTRY_LISTS } from '#domain/content.ts'
import type { EditedEntry } from '#contract/edited-entry.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { $localDrafts, deleteLocalDraft, saveLocalDraft, readLocalDraft } from './local-drafts.ts'
import { isSameContent } from './difference.ts'
import { $entry, getEntry } from './entry.ts'
import { $saves, cancelScheduledSave, type SavePart, waitForSave } from './autosave.ts'
import { setSettings, saveSettings } from './settings.ts'
import { $fields, setContent, replaceContent, save, readCurrentContent } from './translations.ts'
import { addPictures, setUploadPath } from './uploads.ts'

const PARTS: readonly SavePart[] = [...LOCALES, 'settings']

export function openEditor(edited: EditedEntry): void {
  $entry.set(edited)
  setSettings(edited)
  $saves.setKey('settings', { status: 'saved', at: '' })
  addPictures(edited.pictures)
  setUploadPath(`/api/v2/${ENTRY_LISTS[edited.kind]}/${edited.id}/upload_image`)
  for (const locale of LOCALES) {
    const text = edited.texts[locale]
    setContent(locale, text)
    if (text) $saves.setKey(locale, { status: 'saved', at: text.saved_at })
    const draft = readLocalDraft(locale)
    if (draft && text && isSameContent(draft.text, text)) deleteLocalDraft(locale)
    else $localDrafts.setKey(locale, draft)
  }
}

/** Cancels pending saves and deletes the local drafts of a deleted entry. */
export function closeEditor(): void {
  for (const part of PARTS) {
    cancelScheduledSave(part)
    $saves.setKey(part, { status: 'saved', at: '' })
  }
  for (const locale of LOCALES) deleteLocalDraft(locale)
}

function isDirty(part: SavePart): boolean {
  return $saves.get()[part].status !== 'saved' && (part === 'settings' || $fields.get()[part] !== null)
}

/** Whether leaving the page would lose changes. */
export function hasUnsaved(): boolean {
  return $entry.get() !== null && PARTS.some(isDirty)
}

const savePart = (part: SavePart): Promise<boolean> => (part === 'settings' ? saveSettings() : save(part))

/** Sends pending changes once the server can be reached again. */
export function retryFailedSaves(): void {
  for (const part of PARTS) if (['away', 'loggedOut'].includes($saves.get()[part].status)) void savePart(part)
}

/** Sends all pending changes of a language and of the settings. Resolves with whether all are saved. */
export async function saveNow(locale: Locale): Promise<boolean> {
  const text = await flush(locale)
  return (await flush('settings')) && text
}

/** Sends all pending changes. Resolves with whether all are saved. */
export async function saveAll(): Promise<boolean> {
  const saved = await Promise.all(PARTS.map(flush))
  return saved.every(Boolean)
}

async function flush(part: SavePart): Promise<boolean> {
  if (!isDirty(part)) return true
  await waitForSave(part)
  return isDirty(part) ? savePart(part) : true
}

/** Stores unsaved changes in the browser before the page is unloaded. */
export function saveLocalDrafts(): void {
  for (const locale of LOCALES) if (isDirty(locale)) saveLocalDraft(locale, readCurrentContent(locale))
}

/** Restores a local draft. One based on an older version opens a merge conflict. */
export function restoreLocalDraft(locale: Locale): void {
  const draft = $localDrafts.get()[locale]
  if (!draft) return
  $localDrafts.setKey(locale, null)
  const text = getEntry().texts[locale]
  if (text && text.version !== draft.version) {
    setContent(locale, draft.text)
    $saves.setKey(locale, { status: 'stale', theirs: text })
  } else replaceContent(locale, draft.text)
}

export function discardLocalDraft(locale: Locale): void {
  $localDrafts.setKey(locale, null)
  deleteLocalDraft(locale)
}
