import { MAX_QUERY_LENGTH, tokenize } from '#domain/search.ts'
import type { Locale } from '#domain/site.ts'
import { EMPTY_SUGGESTIONS, type SuggestedProduct, type Suggestions } from '#domain/suggestions.ts'
import { listCardsByIds, readCardContext, toCard } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { findNamedPages } from './find-pages.ts'
import type { ListingContext } from './listing.ts'
import { completePhrase } from './phrases.ts'

const MAX_TEXTS = 5
const PAGES = { groups: 6, texts: 4 }

/** Suggestions for a partly typed text; at most `limit` products. */
export async function suggest(context: ListingContext, typed: string, limit: number): Promise<Suggestions> {
  const { db, engine, now, locale } = context
  const text = typed
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_QUERY_LENGTH)
    .trim()
  if (!tokenize(text).length) return EMPTY_SUGGESTIONS
  const { ids, corrected } = await engine.suggest(text, limit, now)
  return {
    texts: await suggestTexts(db, text, corrected, locale),
    products: await suggestProducts(context, ids),
    pages: await findNamedPages(context, corrected ?? text, PAGES)
  }
}

/**
 * Phrases of the shop that continue the text; where there are none, the text with a phrase for its last words, then phrases of the
 * other language. The corrected text first, if any.
 */
async function suggestTexts(db: Db, text: string, corrected: string | null, locale: Locale): Promise<string[]> {
  const words = (corrected ?? text).toLowerCase().split(/\s+/)
  const found: string[] = []
  for (const language of [locale, locale === 'mn' ? 'en' : 'mn'] as const)
    for (let start = 0; start < words.length && !found.length; start++) {
      const phrases = await completePhrase(db, words.slice(start).join(' '), MAX_TEXTS + 1, language)
      found.push(...phrases.map(phrase => [...words.slice(0, start), phrase].join(' ')))
    }
  const first = corrected === null ? [] : [corrected]
  return [...new Set([...first, ...found])].filter(each => each !== text.toLowerCase()).slice(0, MAX_TEXTS)
}

async function suggestProducts({ db, now, locale }: ListingContext, ids: readonly number[]): Promise<SuggestedProduct[]> {
  const rows = await listCardsByIds(db, ids)
  const context = await readCardContext(db)
  return rows.map(row => {
    const { slug, title, brand, image, price, selling_price } = toCard(row, context, now, locale)
    return { slug, title, brand, image, price, selling_price }
  })
}
