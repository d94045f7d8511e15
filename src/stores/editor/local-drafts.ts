import { map } from 'nanostores'
import type { TranslationContent } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { getEntry } from './entry.ts'

/** Content that is not saved on the server, stored in this browser. */
interface LocalDraft {
  /** The version it is based on; 0 for a new translation. */
  version: number
  /** ISO 8601. */
  at: string
  text: TranslationContent
}

/** Unsaved drafts of this browser, offered when the editor opens. */
export const $localDrafts = map<Record<Locale, LocalDraft | null>>({ mn: null, en: null })

// The prefix is the one of earlier releases, whose drafts browsers still store.
const toKey = (locale: Locale): string => `delguur:desk:${getEntry().kind}:${getEntry().id}:${locale}`

/** Returns false where storage is full or forbidden. */
export function saveLocalDraft(locale: Locale, text: TranslationContent): boolean {
  const draft: LocalDraft = { version: getEntry().texts[locale]?.version ?? 0, at: new Date().toISOString(), text }
  try {
    localStorage.setItem(toKey(locale), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function readLocalDraft(locale: Locale): LocalDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(toKey(locale)) ?? 'null')
    return isLocalDraft(draft) ? draft : null
  } catch {
    return null
  }
}

export function deleteLocalDraft(locale: Locale): void {
  try {
    localStorage.removeItem(toKey(locale))
  } catch {
    // Storage that cannot be read contains nothing of ours.
  }
}

/** localStorage may contain anything. */
function isLocalDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false
  const { version, at, text } = value as Partial<LocalDraft>
  return typeof version === 'number' && typeof at === 'string' && typeof text === 'object' && text !== null && Array.isArray(text.blocks)
}
