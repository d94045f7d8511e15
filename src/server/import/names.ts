import { latinSlug } from '#domain/latin.ts'
import type { Localized } from '#domain/site.ts'
import type { Bilingual } from './fields.ts'

const LONGEST_SLUG = 60

/** What two spellings of one name share: `Women's` and `women`, `T-Shirts` and `t shirt`. */
export function fold(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length > 3 ? letters.replace(/(?<!s)s$/, '') : letters
}

/** `Хүүхдийн гутал` → `khuukhdiin-gutal`; a name without a letter or digit gets a number of its own. */
export function codeOf(name: string): string {
  const slug = latinSlug(
    name
      .normalize('NFKD')
      .replace(/(?<=[a-z])\p{M}+/giu, '')
      .normalize('NFC')
  )
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '')
  return slug || `n${Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)}`
}

/** A text of one language goes where its letters belong. */
export function inOwnLanguage(text: string): Localized {
  return /\p{Script=Cyrillic}/u.test(text) ? { mn: text } : { en: text }
}

/** The stored text with what the file names changed; undefined keeps it. Spaces and empty lines are no difference. */
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

/** A stored text as it travels. */
export function both(text: Localized): { mn: string | null; en: string | null } {
  return { mn: text.mn || null, en: text.en || null }
}

export function textsOf(name: Bilingual): string[] {
  return [name.mn, name.en].filter(text => typeof text === 'string' && text !== '') as string[]
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
