import { atom } from 'nanostores'
import type { EditedEntry, EditedText } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'

/** The entry on the desk, as the shop last told it. */
export const $entry = atom<EditedEntry | null>(null)

/** @throws Error while the desk is empty */
export function entry(): EditedEntry {
  const known = $entry.get()
  if (!known) throw new Error('No entry is on the desk')
  return known
}

/** What the shop has of a language now. */
export function learn(locale: Locale, text: EditedText): void {
  $entry.set({ ...entry(), texts: { ...entry().texts, [locale]: text } })
}
