import { ENTRY_LISTS } from '#domain/content.ts'
import { atom } from 'nanostores'
import type { EntrySettings } from '#domain/editing.ts'
import type { EditedEntry } from '#contract/edited-entry.ts'
import { loadClient } from '../client.ts'
import { $entry, getEntry } from './entry.ts'
import { $saves, markChange, changeCount, scheduleSave, saveExclusively } from './autosave.ts'
import { addPictures } from './uploads.ts'

/** Settings shared by both languages, as typed. */
export const $settings = atom<EntrySettings | null>(null)

/** Fields changed since the last save: another person's changes of other fields are retained. */
let changed: Partial<EntrySettings> = {}

const toSettings = ({ slug, author_id, image, image_alt, image_framing, tags, series, comments_open }: EditedEntry): EntrySettings => ({
  slug,
  author_id,
  image,
  image_alt,
  image_framing,
  tags,
  series,
  comments_open
})

/** Replaces the settings with the saved ones. */
export function setSettings(edited: EditedEntry): void {
  changed = {}
  $settings.set(toSettings(edited))
}

export function changeSettings(patch: Partial<EntrySettings>): void {
  const settings = $settings.get()
  if (!settings) return
  $settings.set({ ...settings, ...patch })
  changed = { ...changed, ...patch }
  markChange('settings')
  $saves.setKey('settings', { status: 'changed' })
  scheduleSave('settings', () => void saveSettings())
}

export async function saveSettings(): Promise<boolean> {
  const settings = $settings.get()
  if (!settings) return false
  const send = async (): Promise<boolean> => {
    const sentChange = changeCount('settings')
    const saved = await sendSettings(settings)
    applySavedSettings(saved, changeCount('settings') === sentChange)
    return changeCount('settings') === sentChange
  }
  return saveExclusively('settings', send, () => void saveSettings())
}

async function sendSettings(settings: EntrySettings): Promise<EditedEntry> {
  const { id, kind, version } = getEntry()
  const api = await loadClient()
  const collection = ENTRY_LISTS[kind]
  const put = ({ image, ...others }: EntrySettings, latest: number) =>
    api.put(`/api/v2/${collection}/{id}`, {
      params: { id },
      body: { version: latest, image: image && { id: image.id }, ...others }
    })
  try {
    return await put(settings, version)
  } catch (error) {
    if (Reflect.get(Object(error), 'status') !== 409) throw error
    const theirs = await api.get(`/api/v2/${collection}/{slug}?edit=true`, { params: { slug: id } })
    if (theirs.version === version) throw error
    return put({ ...toSettings(theirs), ...changed }, theirs.version)
  }
}

function applySavedSettings(saved: EditedEntry, isLatest: boolean): void {
  $entry.set({ ...saved, texts: getEntry().texts })
  addPictures(saved.pictures)
  if (!isLatest) return $saves.setKey('settings', { status: 'changed' })
  setSettings(saved)
  $saves.setKey('settings', { status: 'saved', at: new Date().toISOString() })
}

/** Reloads settings that the server may have changed, unless changes are pending here. */
export async function refreshSettings(): Promise<void> {
  const { id, kind } = getEntry()
  const sentChange = changeCount('settings')
  try {
    const current = await (await loadClient()).get(`/api/v2/${ENTRY_LISTS[kind]}/{slug}?edit=true`, { params: { slug: id } })
    if (changeCount('settings') === sentChange && $saves.get().settings.status === 'saved') applySavedSettings(current, true)
  } catch {
    // The next save of the settings reports the failure.
  }
}
