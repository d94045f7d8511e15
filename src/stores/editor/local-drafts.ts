import { map } from 'nanostores'
import type { TranslationContent } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { entry } from './entry.ts'

/** What was written and has not reached the shop yet, kept in this browser. */
export interface LocalDraft {
  /** The version it was written on: 0 for a text the shop had not. */
  version: number
  /** ISO instant. */
  at: string
  text: TranslationContent
}

/** Unsaved drafts of this browser, offered when the editor opens. */
export const $localDrafts = map<Record<Locale, LocalDraft | null>>({ mn: null, en: null })

// The name predates this module; drafts that browsers hold keep it.
const key = (locale: Locale): string => `delguur:desk:${entry().kind}:${entry().id}:${locale}`

/** Keeps a text on the version it was written on. False where the browser keeps nothing: a full or a forbidden storage. */
export function keepText(locale: Locale, text: TranslationContent): boolean {
  const copy: LocalDraft = { version: entry().texts[locale]?.version ?? 0, at: new Date().toISOString(), text }
  try {
    localStorage.setItem(key(locale), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function readLocalDraft(locale: Locale): LocalDraft | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key(locale)) ?? 'null')
    return isCopy(copy) ? copy : null
  } catch {
    return null
  }
}

export function deleteLocalDraft(locale: Locale): void {
  try {
    localStorage.removeItem(key(locale))
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

/** What lies in a browser may be anybody's. */
function isCopy(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false
  const { version, at, text } = value as Partial<LocalDraft>
  return typeof version === 'number' && typeof at === 'string' && typeof text === 'object' && text !== null && Array.isArray(text.blocks)
}
