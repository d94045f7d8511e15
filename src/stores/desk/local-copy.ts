import type { EntryText } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'

/** What was written and has not reached the shop yet, kept in this browser. */
export interface LocalCopy {
  /** The version it was written on: 0 for a text the shop had not. */
  version: number
  /** ISO instant. */
  at: string
  text: EntryText
}

const key = (desk: string, locale: Locale): string => `delguur:desk:${desk}:${locale}`

/** False where the browser keeps nothing: a full or a forbidden storage. */
export function keepCopy(desk: string, locale: Locale, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(key(desk, locale), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function keptCopy(desk: string, locale: Locale): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key(desk, locale)) ?? 'null')
    return isCopy(copy) ? copy : null
  } catch {
    return null
  }
}

export function forgetCopy(desk: string, locale: Locale): void {
  try {
    localStorage.removeItem(key(desk, locale))
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
