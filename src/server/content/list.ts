import { and, count, desc, eq, exists, gt, inArray, like, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EntryKind } from '#domain/content.ts'
import type { EntryPage, Tag } from '#contract/content.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { products, productTaxons, taxons } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { findBySlug, resolveSlug } from '../kernel/slugs/former-slugs.ts'
import { authors } from './author/tables.ts'
import { isInList, translationFor, toCards } from './cards.ts'
import { parseQueryStems } from './stems.ts'
import { entries, entryListings, entryProducts, entryTranslations } from './tables.ts'
import { readTagNames, readTopicDescriptions } from './topic-names.ts'

interface EntryListOptions {
  /** All kinds without it. */
  kind?: EntryKind | undefined
  tag?: string | undefined
  /** Slug or id. */
  author?: string | undefined
  series?: string | undefined
  /** Permalink. */
  taxon?: string | undefined
  q?: string | undefined
  page: number
  perPage: number
}

/** Entries published in the request's language, newest first, or most linked to the taxon first. */
export async function listEntries(db: Db, options: EntryListOptions, locale: Locale): Promise<EntryPage> {
  const { page, perPage } = options
  const none = { entries: [], page, per_page: perPage, more: false }
  const lists = await listNames(db, options)
  if (!lists) return none
  const words = parseQueryStems(options.q ?? '')
  if (options.q?.trim() && !words.length) return none
  const [first = '', ...others] = lists
  const otherListings = alias(entryListings, 'other_listings')
  const where: (SQL | undefined)[] = [
    isInList(first, locale),
    options.kind && eq(entryListings.kind, options.kind),
    ...others.map(list =>
      exists(
        db
          .select({ one: sql`1` })
          .from(otherListings)
          .where(and(eq(otherListings.entryId, entryListings.entryId), eq(otherListings.locale, locale), eq(otherListings.list, list)))
      )
    )
  ]
  if (words.length) {
    const conditions = words.map(stems => sql`${entryTranslations.stems} && ${sql.param(stems)}::text[]`)
    const matchingIds = db
      .select({ id: entryTranslations.entryId })
      .from(entryTranslations)
      .where(and(eq(entryTranslations.locale, locale), ...conditions))
    where.push(inArray(entryListings.entryId, matchingIds))
  }
  const linked = countTaxonLinks(db, options.taxon ?? '', locale)
  if (options.taxon !== undefined) where.push(gt(linked.links, 0))
  const picked = db
    .select({ entryId: entryListings.entryId, publishedAt: entryListings.publishedAt, links: linked.links })
    .from(entryListings)
    .leftJoin(linked, eq(linked.entryId, entryListings.entryId))
    .where(and(...where))
    .orderBy(...(options.taxon === undefined ? [] : [desc(linked.links)]), desc(entryListings.publishedAt), desc(entryListings.entryId))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .as('picked')
  const rows = await db
    .select(translationFor)
    .from(picked)
    .innerJoin(entryTranslations, and(eq(entryTranslations.entryId, picked.entryId), eq(entryTranslations.locale, locale)))
    .innerJoin(entries, eq(entries.id, picked.entryId))
    .orderBy(desc(picked.links), desc(picked.publishedAt), desc(picked.entryId))
  return { ...none, entries: await toCards(db, rows.slice(0, perPage)), more: rows.length > perPage }
}

/** How many products of a taxon each entry links to. */
function countTaxonLinks(db: Db, permalink: string, locale: Locale) {
  return db
    .select({ entryId: entryProducts.entryId, links: count().as('links') })
    .from(entryProducts)
    .innerJoin(products, eq(products.slug, entryProducts.slug))
    .innerJoin(productTaxons, eq(productTaxons.productId, products.id))
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(and(eq(taxons.permalink, permalink), eq(entryProducts.locale, locale)))
    .groupBy(entryProducts.entryId)
    .as('linked')
}

/** Published entries by id, in the given order, in the request's language or else the other. */
export async function listEntriesByIds(db: Db, ids: readonly number[], locale: Locale): Promise<EntryPage['entries']> {
  if (!ids.length) return []
  const order = sql`array_position(${sql.param([...ids])}::int[], ${entryTranslations.entryId})`
  const rows = await db
    .select({ ...translationFor, entryId: entryTranslations.entryId })
    .from(entryTranslations)
    .innerJoin(entries, eq(entries.id, entryTranslations.entryId))
    .where(inArray(entryTranslations.entryId, [...ids]))
    .orderBy(order, desc(eq(entryTranslations.locale, locale)))
  return toCards(
    db,
    rows.filter(({ entryId }, index) => rows[index - 1]?.entryId !== entryId)
  )
}

/** The most specific list first, also by former codes and slugs; null for an unknown author. */
async function listNames(db: Db, { tag, author, series }: EntryListOptions): Promise<string[] | null> {
  const lists = []
  if (author !== undefined) {
    const row = await findBySlug(db, 'author', author, named =>
      db.select({ id: authors.id }).from(authors).where(findAuthorId(named)).limit(1)
    )
    if (!row) return null
    lists.push(`author:${row.id}`)
  }
  if (series !== undefined) lists.push(`series:${await resolveSlug(db, 'series', series)}`)
  if (tag !== undefined) lists.push(`tag:${await resolveSlug(db, 'tag', tag)}`)
  return lists.length ? lists : ['']
}

export function findAuthorId(slugOrId: string): SQL {
  return /^\d{1,9}$/.test(slugOrId) ? eq(authors.id, Number(slugOrId)) : eq(authors.slug, slugOrId)
}

type Counted = { code: string; name: Localized; count: number }
const readCounted = cached(['articles', 'news', 'lookbooks', 'media', 'tags', 'site'], async () => new Map<string, Promise<Counted[]>>())

/** Tags with their number of entries, highest first. */
export async function listTags(db: Db, kind: EntryKind, locale: Locale): Promise<Tag[]> {
  const cache = await readCounted(db)
  const key = `${kind} ${locale}`
  const tags = cache.get(key) ?? countTags(db, kind, locale)
  cache.set(key, tags)
  tags.catch(() => cache.delete(key))
  return (await tags).map(({ code, name, count }) => ({ code, name: localize(name, locale) || code, count }))
}

async function countTags(db: Db, kind: EntryKind, locale: Locale): Promise<Counted[]> {
  const rows = await db
    .select({ list: entryListings.list, count: sql<number>`count(*)::int` })
    .from(entryListings)
    .where(and(eq(entryListings.kind, kind), eq(entryListings.locale, locale), like(entryListings.list, 'tag:%')))
    .groupBy(entryListings.list)
  const names = await readTagNames(db)
  return rows
    .map(({ list, count }) => ({ code: list.slice('tag:'.length), count }))
    .map(row => ({ ...row, name: names.get(row.code) ?? {} }))
    .toSorted((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1))
}

/** @throws ShopError not_found for a tag without published entries */
export async function findTag(db: Db, kind: EntryKind, code: string, locale: Locale): Promise<Tag> {
  const tag = (await listTags(db, kind, locale)).find(each => each.code === code)
  if (!tag) throw new ShopError('not_found')
  const description = localize((await readTopicDescriptions(db)).get(`tag:${code}`), locale)
  return description ? { ...tag, description } : tag
}
