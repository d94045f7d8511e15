import { en } from '#i18n/locales/en.ts'
import { mn } from '#i18n/locales/mn.ts'
import type { Localized } from '#domain/site.ts'

interface DefaultText {
  /** `cart:title`. */
  key: string
  text: Required<Localized>
}

const listTexts = (texts: Record<string, Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(texts).flatMap(([feature, all]) => Object.entries(all).map(([key, text]) => [`${feature}:${key}`, text] as const)))
const MONGOLIAN = listTexts(mn)
const ENGLISH = listTexts(en)

/** The default text of a key; null for an unknown one. */
export function findDefaultText(key: string): DefaultText | null {
  const text = MONGOLIAN.get(key)
  return text === undefined ? null : { key, text: { mn: text, en: ENGLISH.get(key) ?? '' } }
}

/** Texts that contain `words` in either language, the shortest first. */
export function findTexts(words: string, limit: number): DefaultText[] {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return []
  return [...MONGOLIAN.keys()]
    .flatMap(key => findDefaultText(key) ?? [])
    .filter(({ key, text }) => key === wanted || Object.values(text).some(each => each.toLowerCase().includes(wanted)))
    .toSorted((a, b) => a.text.mn.length - b.text.mn.length)
    .slice(0, limit)
}

/** The placeholders of a text, such as `{{name}}`, that the shop's own text must not invent. */
export const parsePlaceholders = (text: string): string[] => text.match(/\{\{\w+\}\}/g) ?? []
