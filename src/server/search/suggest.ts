import { phoneticKey, phoneticKeys, similarity, MAX_QUERY_LENGTH, stemWord, tokenize } from '#domain/search.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { EMPTY_SUGGESTIONS, type SuggestedProduct, type Suggestions } from '#domain/suggestions.ts'
import { brands, listCardsByIds, readCardContext, taxonTree, toCard } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { ArticleTitle, ContentSource, ListingContext } from './listing.ts'
import { findCompletions } from './word-meanings.ts'

const MAX_TEXTS = 5
const MAX_TAXONS = 4
const MAX_BRANDS = 3
const MAX_ARTICLES = 2
const MIN_SIMILARITY = 0.75

/** Suggestions for a partly typed text; at most `limit` products. */
export async function suggest(context: ListingContext, typed: string, limit: number): Promise<Suggestions> {
  const { db, engine, now, locale } = context
  const text = typed
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_QUERY_LENGTH)
    .trim()
  if (!tokenize(text).length) return EMPTY_SUGGESTIONS
  const { ids, corrected } = await engine.suggest(text, limit, now)
  const meant = corrected ?? text
  return {
    texts: await suggestTexts(db, text, corrected, locale),
    products: await suggestProducts(context, ids),
    taxons: bestNamed(await namedTaxons(db), meant, MAX_TAXONS).map(({ permalink, name, within }) => ({
      permalink,
      name: localize(name, locale),
      within: localize(within, locale)
    })),
    brands: bestNamed(await namedBrands(db), meant, MAX_BRANDS).map(({ code, name }) => ({ code, name: localize(name, locale) })),
    articles: bestNamed(await namedArticles(context), meant, MAX_ARTICLES).map(({ slug, title, image }) => ({
      slug,
      title: localize(title, locale),
      image: image && { ...image, alt: '' }
    }))
  }
}

/** The text with its last word completed by words of the catalogue; the corrected text first, if any. */
async function suggestTexts(db: Db, text: string, corrected: string | null, locale: Locale): Promise<Suggestions['texts']> {
  const words = tokenize(corrected ?? text)
  const [last = ''] = words.slice(-1)
  const before = words.slice(0, -1)
  const completed = await findCompletions(db, last, MAX_TEXTS, locale === 'en' ? 'latin' : 'cyrillic')
  const texts = completed.map(({ word, frequency }) => ({ text: [...before, word].join(' '), count: before.length ? null : frequency }))
  const first = corrected !== null && !texts.some(each => each.text === corrected) ? [{ text: corrected, count: null }] : []
  return [...first, ...texts].slice(0, MAX_TEXTS)
}

async function suggestProducts({ db, now, locale }: ListingContext, ids: readonly number[]): Promise<SuggestedProduct[]> {
  const rows = await listCardsByIds(db, ids)
  const context = await readCardContext(db)
  return rows.map(row => {
    const { slug, title, brand, image, price, selling_price } = toCard(row, context, now, locale)
    return { slug, title, brand, image, price, selling_price }
  })
}

interface Named {
  /** Words of its name in both languages. */
  words: { word: string; key: string; stem: string }[]
}

function nameWords(...names: (Localized | null | undefined)[]): Named['words'] {
  const words = new Set(names.flatMap(name => [name?.mn ?? '', name?.en ?? '']).flatMap(name => tokenize(name, 30)))
  return [...words].map(word => ({ word, key: phoneticKey(word), stem: phoneticKey(stemWord(word)) }))
}

const namedTaxons = cached(['taxons', 'site'], async db =>
  [...(await taxonTree(db)).byId.values()].map(({ name, shortName, permalink, parent }) => ({
    name,
    words: nameWords(name, shortName),
    permalink,
    within: parent?.name ?? null
  }))
)

const namedBrands = cached(['brands', 'site'], async db =>
  (await db.select({ code: brands.code, name: brands.name }).from(brands)).map(brand => ({ ...brand, words: nameWords(brand.name) }))
)

/** Words of entry titles, from the content's list. */
const articleWords = new WeakMap<ArticleTitle, Named['words']>()

async function namedArticles({ db, content }: { db: Db; content: ContentSource }): Promise<(ArticleTitle & Named)[]> {
  return (await content.articles(db)).map(article => {
    const words = articleWords.get(article) ?? nameWords(article.title)
    articleWords.set(article, words)
    return { ...article, words }
  })
}

/** Items with every word of the text; the last one may be unfinished. Ties: shorter names first. */
function bestNamed<Item extends Named>(items: readonly Item[], text: string, limit: number): Item[] {
  const typed = tokenize(text).map(word => ({ word, keys: phoneticKeys(word), stems: phoneticKeys(stemWord(word)) }))
  if (!typed.length) return []
  return items
    .map(item => ({ item, score: Math.min(...typed.map(each => Math.max(0, ...item.words.map(word => rateWord(each, word))))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.item.words.length - b.item.words.length)
    .slice(0, limit)
    .map(({ item }) => item)
}

function rateWord(typed: { word: string; keys: string[]; stems: string[] }, { word, key, stem }: Named['words'][number]): number {
  if (word === typed.word) return 1
  if (typed.keys.includes(key)) return 0.95
  if (typed.keys.some(each => each.length >= Math.min(2, typed.word.length) && key.startsWith(each))) return 0.9
  if (typed.stems.includes(stem) && stem.length > 2) return 0.86
  const alike = typed.word.length > 3 ? Math.max(...typed.keys.map(each => similarity(each, key))) : 0
  return alike >= MIN_SIMILARITY ? 0.8 * alike : 0
}
