import { atom } from 'nanostores'
import type { EditedEntry, EditedTranslation } from '#contract/edited-entry.ts'
import type { Locale } from '#domain/site.ts'

/** The open entry, as the server last returned it. */
export const $entry = atom<EditedEntry | null>(null)

/** @throws Error while no entry is open */
export function getEntry(): EditedEntry {
  const entry = $entry.get()
  if (!entry) throw new Error('No entry is open in the editor')
  return entry
}

/** Stores the saved version of a language. */
export function setTranslation(locale: Locale, text: EditedTranslation): void {
  $entry.set({ ...getEntry(), texts: { ...getEntry().texts, [locale]: text } })
}
