import type { BilingualText } from '#contract/catalogue-document.ts'
import { toPlainLatin } from '#domain/latin.ts'
import { type Localized, LOCALES } from '#domain/site.ts'

/** Equal for `Women's` and `women`, `T-Shirts` and `t shirt`. */
export function normalizeName(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length > 3 ? letters.replace(/(?<!s)s$/, '') : letters
}

/** Equal for names that mean one record: `Гоби` and `Gobi`, too. Names of signs only differ by their signs. */
export const toNameKey = (name: string): string => normalizeName(toPlainLatin(name)) || name.trim()

/** Assigns a text to the language of its letters. */
export function assignLanguage(text: string): Localized {
  return /\p{Script=Cyrillic}/u.test(text) ? { mn: text } : { en: text }
}

/** Merges a text of the file into the stored one; undefined keeps it. Texts that differ in white space only are equal. */
export function mergeText(stored: Localized, input: BilingualText | null | undefined): Localized {
  if (!input) return stored
  const result = { ...stored }
  for (const language of LOCALES) {
    const text = input[language]
    if (text === undefined) continue
    if (text === null || text === '') delete result[language]
    else if (normalizeSpace(text) !== normalizeSpace(stored[language] ?? '')) result[language] = text
  }
  return result
}

/** Null where a text is empty. */
export function mergeTextOrNull(stored: Localized, input: BilingualText | null | undefined): Localized | null {
  const text = mergeText(stored, input)
  return Object.keys(text).length ? text : null
}

export function listTexts(name: BilingualText): string[] {
  return [name.mn, name.en].filter(text => typeof text === 'string' && text !== '') as string[]
}

const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()
