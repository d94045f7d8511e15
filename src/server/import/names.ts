import { latinSlug } from '#domain/latin.ts'
import type { Localized } from '#domain/site.ts'
import type { Bilingual } from './fields.ts'

const MAX_SLUG_LENGTH = 60

/** A normalized name: equal for `Women's` and `women`, `T-Shirts` and `t shirt`. */
export function fold(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length > 3 ? letters.replace(/(?<!s)s$/, '') : letters
}

/** `Хүүхдийн гутал` → `khuukhdiin-gutal`; a name without letters and digits gets a number. */
export function codeOf(name: string): string {
  const slug = latinSlug(
    name
      .normalize('NFKD')
      .replace(/(?<=[a-z])\p{M}+/giu, '')
      .normalize('NFC')
  )
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, '')
  return slug || `n${Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)}`
}

/** Assigns a text to the language of its letters. */
export function inOwnLanguage(text: string): Localized {
  return /\p{Script=Cyrillic}/u.test(text) ? { mn: text } : { en: text }
}

/** Merges the file's text into the stored one; undefined keeps it. White space is no difference. */
export function merged(stored: Localized, given: Bilingual | null | undefined): Localized {
  if (!given) return stored
  const result = { ...stored }
  for (const language of ['mn', 'en'] as const) {
    const text = given[language]
    if (text === undefined) continue
    if (text === null || text === '') delete result[language]
    else if (spaced(text) !== spaced(stored[language] ?? '')) result[language] = text
  }
  return result
}

/** The export format of a stored text. */
export function both(text: Localized): { mn: string | null; en: string | null } {
  return { mn: text.mn || null, en: text.en || null }
}

export function textsOf(name: Bilingual): string[] {
  return [name.mn, name.en].filter(text => typeof text === 'string' && text !== '') as string[]
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
