import { isCyrillic, MAX_QUERY_LENGTH, tokenize } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { toSingulars } from '#domain/word-stem.ts'
import type { Locale } from '#domain/site.ts'
import { EMPTY_SUGGESTIONS, type SuggestedProduct, type Suggestions } from '#domain/suggestions.ts'
import { listCardsByIds, readCardContext, toCard } from '../../catalogue/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { findNamedPages } from './find-pages.ts'
import type { ListingContext } from '../listing.ts'
import { completePhrase } from './phrases.ts'

const MAX_TEXTS = 5
const PAGES = { groups: 6, texts: 4 }
/** Last words of a text that a phrase may continue; of more, only the first are compared. */
const MAX_CONTINUED_WORDS = 8

/** Suggestions for a partly typed text; at most `limit` products. */
export async function findSuggestions(context: ListingContext, typed: string, limit: number): Promise<Suggestions> {
  const { db, engine, now, locale } = context
  const text = typed.slice(0, MAX_QUERY_LENGTH).trim()
  if (!tokenize(text).length) return EMPTY_SUGGESTIONS
  const { ids, corrected } = await engine.suggest(text, limit, now)
  return {
    texts: await suggestTexts(db, text, corrected, locale),
    products: await suggestProducts(context, ids),
    pages: await findNamedPages(context, corrected ?? text, PAGES)
  }
}

/**
 * Phrases of the shop that continue the text; where there are none, the text with a phrase for its last words in the same script. Those of
 * the other language where there are none, or where only it has the last word: `wool`. The corrected text first, if any.
 */
async function suggestTexts(db: Db, text: string, corrected: string | null, locale: Locale): Promise<string[]> {
  const words = (corrected ?? text).toLowerCase().split(/\s+/)
  const other = locale === 'mn' ? 'en' : 'mn'
  const found = await continueText(db, words, locale)
  const isOther = found.length > 0 && isCyrillic(words.join(' ')) !== (locale === 'mn')
  const others = !found.length || isOther ? await continueText(db, words, other) : []
  const last = words.at(-1) ?? ''
  const [sound] = toPhoneticKeys(last)
  const hasWord = (phrases: readonly string[], isSame: (word: string) => boolean): boolean =>
    phrases.some(phrase => phrase.split(' ').some(isSame))
  const isOthers = hasWord(others, word => word === last) && !hasWord(found, word => toPhoneticKey(word) === sound)
  const first = corrected === null ? [] : [corrected]
  const unlike = new Map((isOthers || !found.length ? others : found).toReversed().map(phrase => [toSingular(phrase), phrase]))
  return [...new Set([...first, ...[...unlike.values()].toReversed()])].filter(each => each !== text.toLowerCase()).slice(0, MAX_TEXTS)
}

/** The first singular of the last word, so that `gift card` and `gift cards` are one. */
const toSingular = (phrase: string): string => phrase.replace(/[a-z]+$/, word => toSingulars(word)[0] ?? word)

async function continueText(db: Db, words: readonly string[], locale: Locale): Promise<string[]> {
  for (let start = Math.max(0, words.length - MAX_CONTINUED_WORDS); start < words.length; start++) {
    const before = words.slice(0, start).join(' ')
    const part = words.slice(start).join(' ')
    const phrases = /^[\d\s]+$/.test(part) ? [] : await completePhrase(db, part, MAX_TEXTS + 1, locale)
    const found = phrases.filter(phrase => !before || isCyrillic(phrase) === isCyrillic(before))
    if (found.length) return found.map(phrase => (before ? `${before} ${phrase}` : phrase))
  }
  return []
}

async function suggestProducts({ db, now, locale }: ListingContext, ids: readonly number[]): Promise<SuggestedProduct[]> {
  const rows = await listCardsByIds(db, ids)
  const context = await readCardContext(db)
  return rows.map(row => {
    const { slug, title, brand, image, price, selling_price } = toCard(row, context, now, locale)
    return { slug, title, brand, image, price, selling_price }
  })
}
