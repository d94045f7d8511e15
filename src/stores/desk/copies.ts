import { map } from 'nanostores'
import type { EntryText } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { entry } from './entry.ts'

/** What was written and has not reached the shop yet, kept in this browser. */
export interface LocalCopy {
  /** The version it was written on: 0 for a text the shop had not. */
  version: number
  /** ISO instant. */
  at: string
  text: EntryText
}

/** Copies that the shop has not, offered when the desk opens. */
export const $copies = map<Record<Locale, LocalCopy | null>>({ mn: null, en: null })

const key = (locale: Locale): string => `delguur:desk:${entry().kind}:${entry().id}:${locale}`

/** Keeps a text on the version it was written on. False where the browser keeps nothing: a full or a forbidden storage. */
export function keepText(locale: Locale, text: EntryText): boolean {
  const copy: LocalCopy = { version: entry().texts[locale]?.version ?? 0, at: new Date().toISOString(), text }
  try {
    localStorage.setItem(key(locale), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function keptCopy(locale: Locale): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key(locale)) ?? 'null')
    return isCopy(copy) ? copy : null
  } catch {
    return null
  }
}

export function forgetCopy(locale: Locale): void {
  try {
    localStorage.removeItem(key(locale))
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

/** What lies in a browser may be anybody's. */
function isCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false
  const { version, at, text } = value as Partial<LocalCopy>
  return typeof version === 'number' && typeof at === 'string' && typeof text === 'object' && text !== null && Array.isArray(text.blocks)
}
