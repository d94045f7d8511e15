import { atom } from 'nanostores'
import type { EditedEntry, EntrySettings } from '#domain/editing.ts'
import { client } from '../client.ts'
import { $entry, entry } from './entry.ts'
import { $saves, count, lastChange, later, saveInOrder } from './autosave.ts'
import { addPictures } from './uploads.ts'

/** Settings that both languages share, as typed now. */
export const $settings = atom<EntrySettings | null>(null)

/** Fields changed since the last save: changes of other fields by another person are kept. */
let changed: Partial<EntrySettings> = {}

const settingsOf = ({ slug, author_id, image, image_alt, tags, series, comments_open }: EditedEntry): EntrySettings => ({
  slug,
  author_id,
  image,
  image_alt,
  tags,
  series,
  comments_open
})

/** Replaces the settings with the saved ones. */
export function putSettings(edited: EditedEntry): void {
  changed = {}
  $settings.set(settingsOf(edited))
}

export function changeSettings(some: Partial<EntrySettings>): void {
  const settings = $settings.get()
  if (!settings) return
  $settings.set({ ...settings, ...some })
  changed = { ...changed, ...some }
  count('settings')
  $saves.setKey('settings', { is: 'changed' })
  later('settings', () => void saveSettings())
}

export async function saveSettings(): Promise<boolean> {
  const settings = $settings.get()
  if (!settings) return false
  const send = async (): Promise<boolean> => {
    const sent = lastChange('settings')
    const saved = await sendSettings(settings)
    takeSettings(saved, lastChange('settings') === sent)
    return lastChange('settings') === sent
  }
  return saveInOrder('settings', send, () => void saveSettings())
}

async function sendSettings(settings: EntrySettings): Promise<EditedEntry> {
  const { id, kind, version } = entry()
  const door = await client()
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
  addPictures(saved.pictures)
  if (!isLatest) return $saves.setKey('settings', { is: 'changed' })
  putSettings(saved)
  $saves.setKey('settings', { is: 'saved', at: new Date().toISOString() })
}

/** Reloads settings that the server may have changed, unless changes are pending here. */
export async function refreshSettings(): Promise<void> {
  const { id, kind } = entry()
  const sent = lastChange('settings')
  try {
    const now = await (await client()).editedEntry(kind, id)
    if (lastChange('settings') === sent && $saves.get().settings.is === 'saved') takeSettings(now, true)
  } catch {
    // The next save of the settings finds out.
  }
}
