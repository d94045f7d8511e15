import { desc, eq, sql } from 'drizzle-orm'
import { keyOf, keysOf, likeness, withoutEndings, wordsOf } from '#domain/search.ts'
import { localized, type Locale, type Localized } from '#domain/site.ts'
import { brands } from '../catalogue/tables.ts'
import { taxonTree } from '../catalogue/taxons.ts'
import { entries, entryTexts } from '../content/tables.ts'
import type { Db } from '../db/open.ts'
import { remember } from '../db/remember.ts'
import { images } from '../image/tables.ts'

/** Older articles are found by their own search. */
const MOST_ARTICLES = 2000
const LEAST_ALIKE = 0.75

interface Named {
  name: Localized
  /** Of its words in both languages. */
  words: { word: string; key: string; stem: string }[]
}

function named(...texts: (Localized | null | undefined)[]): Named['words'] {
  const words = new Set(texts.flatMap(text => [text?.mn ?? '', text?.en ?? '']).flatMap(text => wordsOf(text, 30)))
  return [...words].map(word => ({ word, key: keyOf(word), stem: keyOf(withoutEndings(word)) }))
}

const readTaxons = remember(['taxons', 'site'], async db =>
  [...(await taxonTree(db)).byId.values()].map(node => ({
    name: node.name,
    words: named(node.name, node.shortName),
    permalink: node.permalink,
    within: node.parent?.name ?? null
  }))
)

const readBrands = remember(['brands', 'site'], async db =>
  (await db.select({ code: brands.code, name: brands.name }).from(brands)).map(brand => ({ ...brand, words: named(brand.name) }))
)

const readArticles = remember(['articles', 'site'], async db => {
  const titles = sql<Localized>`jsonb_object_agg(${entryTexts.locale}, ${entryTexts.title})`
  const rows = await db
    .select({ slug: entries.slug, name: titles, image: { id: images.id, width: images.width, height: images.height } })
    .from(entryTexts)
    .innerJoin(entries, eq(entries.id, entryTexts.entryId))
    .leftJoin(images, eq(images.id, entries.imageId))
    .where(eq(entries.kind, 'article'))
    .groupBy(entries.id, images.id)
    .orderBy(desc(sql`max(${entryTexts.publishedAt})`))
    .limit(MOST_ARTICLES)
  return rows.map(row => ({ ...row, words: named(row.name) }))
})

/** Taxons that a text names, the best first. */
export async function findTaxons(db: Db, text: string, limit: number, locale: Locale) {
  const found = nearest(await readTaxons(db), text, limit)
  return found.map(({ permalink, name, within }) => ({ permalink, name: localized(name, locale), within: localized(within, locale) }))
}

export async function findBrands(db: Db, text: string, limit: number, locale: Locale) {
  return nearest(await readBrands(db), text, limit).map(({ code, name }) => ({ code, name: localized(name, locale) }))
}

export async function findArticles(db: Db, text: string, limit: number, locale: Locale) {
  return nearest(await readArticles(db), text, limit).map(({ slug, name, image }) => {
    const title = localized(name, locale)
    return { slug, title, image: image && { ...image, alt: '' } }
  })
}

/** Those that have every word of the text, the last one perhaps unfinished. Shorter names first where they fit alike. */
function nearest<Thing extends Named>(things: readonly Thing[], text: string, limit: number): Thing[] {
  const asked = wordsOf(text).map(word => ({ word, keys: keysOf(word), stems: keysOf(withoutEndings(word)) }))
  if (!asked.length) return []
  return things
    .map(thing => ({ thing, score: Math.min(...asked.map(each => Math.max(0, ...thing.words.map(word => rate(each, word))))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.thing.words.length - b.thing.words.length)
    .slice(0, limit)
    .map(({ thing }) => thing)
}

function rate(asked: { word: string; keys: string[]; stems: string[] }, { word, key, stem }: Named['words'][number]): number {
  if (word === asked.word) return 1
  if (asked.keys.includes(key)) return 0.95
  if (asked.keys.some(each => each.length >= Math.min(2, asked.word.length) && key.startsWith(each))) return 0.9
  if (asked.stems.includes(stem) && stem.length > 2) return 0.86
  const alike = asked.word.length > 3 ? Math.max(...asked.keys.map(each => likeness(each, key))) : 0
  return alike >= LEAST_ALIKE ? 0.8 * alike : 0
}
