import { inArray, sql } from 'drizzle-orm'
import { LONGEST_QUERY, wordsOf } from '#domain/search.ts'
import type { Locale } from '#domain/site.ts'
import { NO_SUGGESTIONS, type SuggestedProduct, type Suggestions } from '#domain/suggestions.ts'
import type { Db } from '../db/open.ts'
import { selectCards, readCardFacts, toCard } from '../product/cards.ts'
import { products } from '../product/tables.ts'
import type { SearchEngine } from './engine.ts'
import { findArticles, findBrands, findTaxons } from './names.ts'
import { completeWord } from './vocabulary.ts'

const MOST_TEXTS = 5
const MOST_TAXONS = 4
const MOST_BRANDS = 3
const MOST_ARTICLES = 2

/** What may be meant by a text as far as it is typed, `limit` products at most. */
export async function suggest(db: Db, engine: SearchEngine, typed: string, limit: number, now: Date, locale: Locale): Promise<Suggestions> {
  const text = typed
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST_QUERY)
    .trim()
  if (!wordsOf(text).length) return NO_SUGGESTIONS
  const { ids, corrected } = await engine.suggest(text, limit, now)
  const meant = corrected ?? text
  return {
    texts: await textsFor(db, text, corrected, locale),
    products: await cardsOf(db, ids, now, locale),
    taxons: await findTaxons(db, meant, MOST_TAXONS, locale),
    brands: await findBrands(db, meant, MOST_BRANDS, locale),
    articles: await findArticles(db, meant, MOST_ARTICLES, locale)
  }
}

/** The text with its last word finished in the ways the shop's products know; first what it was taken for, where it has a mistake. */
async function textsFor(db: Db, text: string, corrected: string | null, locale: Locale): Promise<Suggestions['texts']> {
  const words = wordsOf(corrected ?? text)
  const [last = ''] = words.slice(-1)
  const before = words.slice(0, -1)
  const finished = await completeWord(db, last, MOST_TEXTS, locale === 'en' ? 'latin' : 'cyrillic')
  const texts = finished.map(({ word, frequency }) => ({ text: [...before, word].join(' '), count: before.length ? null : frequency }))
  const first = corrected !== null && !texts.some(each => each.text === corrected) ? [{ text: corrected, count: null }] : []
  return [...first, ...texts].slice(0, MOST_TEXTS)
}

async function cardsOf(db: Db, ids: readonly number[], now: Date, locale: Locale): Promise<SuggestedProduct[]> {
  if (!ids.length) return []
  const order = [sql`array_position(${sql.param([...ids])}::int[], ${products.id})`]
  const rows = await selectCards(db, chosen => chosen.where(inArray(products.id, [...ids])), order)
  const facts = await readCardFacts(db)
  return rows.map(row => {
    const { slug, title, brand, image, price, selling_price } = toCard(row, facts, now, locale)
    return { slug, title, brand, image, price, selling_price }
  })
}
