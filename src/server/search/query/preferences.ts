import type { Sort } from '#domain/product.ts'
import { toKey } from '../words/phrase-keys.ts'
import { findSynonymsAt, type Synonyms } from '../words/synonym-index.ts'
import { isIgnored } from '../words/vocabulary.ts'

/** By any word that the vocabulary has for one. */
const WORDS = { isCheap: 'хямд', isDear: 'үнэтэй', isLarge: 'том', isSmall: 'жижиг' }
/** `хамгийн хямд`, `самый дешевый` */
const SUPERLATIVES = new Set(
  'хамгийн hamgiin khamgiin hamgin most самый самая самое самые самую самых cheapest priciest dearest'.split(' ')
)
/** Score for ten times the price, where low or high prices are asked for: less than the step to another kind of goods. */
const PRICE_WEIGHT = 0.1
/** The same for the lowest and highest prices: five times the price still scores less than another kind. */
const EXTREME_PRICE_WEIGHT = 0.5

/** Which of the goods that match alike come first. */
export interface Preferences {
  /** Score for ten times the price; negative where low prices are asked for. */
  priceWeight: number
  /** Whether the lowest or the highest prices are asked for: of goods that match alike, the price then decides before reviews and titles. */
  isExtreme: boolean
  isLarge: boolean
  isSmall: boolean
}

const KEYS = Object.entries(WORDS).map(([name, word]) => [name, toKey([word])] as const)

/**
 * Whether a text asks for low or high prices or for a size.
 * @param negated `үнэтэй биш` is cheap
 */
export function findPreferences(synonyms: Synonyms, words: readonly string[], negated: readonly string[]): Preferences {
  const asked = findAsked(synonyms, words)
  const not = findAsked(synonyms, negated)
  const isCheap = asked.has('isCheap') || not.has('isDear')
  const isDear = asked.has('isDear') || not.has('isCheap')
  const isExtreme = isCheap !== isDear && words.some(word => SUPERLATIVES.has(word))
  const weight = isExtreme ? EXTREME_PRICE_WEIGHT : PRICE_WEIGHT
  return {
    priceWeight: isCheap === isDear ? 0 : isCheap ? -weight : weight,
    isExtreme,
    isLarge: asked.has('isLarge') || not.has('isSmall'),
    isSmall: asked.has('isSmall') || not.has('isLarge')
  }
}

/** Not of a word in a longer phrase: `в дорогу` is not dear. */
function findAsked(synonyms: Synonyms, words: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (let at = 0; at < words.length;) {
    const match = findSynonymsAt(synonyms, words, at)
    for (const group of match?.groups ?? []) for (const name of group.names) names.add(name)
    at += match?.length ?? 1
  }
  return new Set(KEYS.flatMap(([name, key]) => (names.has(key) ? [name] : [])))
}

/** The order of all goods, where a text asks for nothing but low or high prices. */
export function findPriceOrder(synonyms: Synonyms, words: readonly string[]): Extract<Sort, 'price_asc' | 'price_desc'> | null {
  let order: 'price_asc' | 'price_desc' | null = null
  for (const word of words) {
    if (isIgnored(word)) continue
    const asked = findAsked(synonyms, [word])
    // `premium` may be in titles.
    if (asked.has('isDear') && words.some(each => SUPERLATIVES.has(each))) order = 'price_desc'
    else if (asked.has('isCheap')) order = 'price_asc'
    else return null
  }
  return order
}
