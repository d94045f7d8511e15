import { and, type AnyColumn, desc, eq, exists, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { parseId } from '#contract/fields.ts'
import type { EntryKind } from '#domain/content.ts'
import type { Entry, EntryCard } from '#contract/content.ts'
import type { StoredBlock } from '#domain/document.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { compileQueryWith } from '../kernel/db/compiled.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { type RowVersion, withVersion } from '../kernel/cache/with-version.ts'
import { readDocument } from './blocks.ts'
import { type CardRow, readCardRows, translationFor, toCard, toCards } from './cards.ts'
import { entries, entryProducts, entryRedirects, entryListings, entryTranslations } from './tables.ts'
import { readSeriesNames, readTagNames, readTopicDescriptions } from './topic-names.ts'

const MAX_RELATED = 3
const MAX_IN_SERIES = 50
/** One entry is at most forty kilobytes. */
const MAX_CACHED = 300

interface BodyRow {
  lead: string
  body: StoredBlock[]
  seoTitle: string
  seoDescription: string
  updatedAt: Date
  series: string | null
  commentsOpen: boolean
}

const readBodyRows = withVersion(['site'], MAX_CACHED, async (db, ids): Promise<(RowVersion & { row: BodyRow })[]> => {
  const rows = await db
    .select({
      ...translationFor,
      lead: entryTranslations.lead,
      body: entryTranslations.body,
      seoTitle: entryTranslations.seoTitle,
      seoDescription: entryTranslations.seoDescription,
      updatedAt: entryTranslations.updatedAt,
      series: entries.series,
      commentsOpen: entries.commentsOpen
    })
    .from(entryTranslations)
    .innerJoin(entries, eq(entries.id, entryTranslations.entryId))
    .where(inArray(entryTranslations.id, ids))
  return rows.map(({ id, version, ...row }) => ({ id, version, row }))
})

/** Data of an entry's page from features of lower layers. */
export interface ContentSources {
  /** Visible comments of an entry, for use inside a query. */
  commentCount: (entryId: AnyColumn) => SQL<number>
}

interface EntryName {
  kind: EntryKind | Placeholder
  slug: string | Placeholder
  id?: number | undefined
  locale: Locale | Placeholder
}

function selectTranslations(sources: ContentSources, db: Db, { kind, slug, id, locale }: EntryName) {
  const named = or(eq(entries.slug, slug), id === undefined ? undefined : eq(entries.id, id))
  return db
    .select({ ...translationFor, entryId: entries.id, locale: entryTranslations.locale, comments: sources.commentCount(entries.id) })
    .from(entries)
    .innerJoin(entryTranslations, eq(entryTranslations.entryId, entries.id))
    .where(and(eq(entries.kind, kind), named))
    .orderBy(desc(eq(entries.slug, slug)), desc(eq(entryTranslations.locale, locale)))
    .limit(2)
}

const findBySlug = compileQueryWith(['kind', 'slug', 'locale'], (sources: ContentSources, db, name) =>
  selectTranslations(sources, db, name)
)

/** The condition on an entry of a slug, or of one that it had before. */
export const hasEntrySlug = (kind: EntryKind, slug: string): SQL | undefined =>
  or(eq(entries.slug, slug), sql`${entries.id} = (SELECT r.entry_id FROM ${entryRedirects} r WHERE r.kind = ${kind} AND r.slug = ${slug})`)

/**
 * A published entry in the request's language, else in the other. An old slug gives `moved_to`. @throws ShopError not_found, also
 * for an unpublished entry
 */
export async function findEntry(
  db: Db,
  sources: ContentSources,
  kind: EntryKind,
  slugOrId: string,
  now: Date,
  locale: Locale
): Promise<Entry> {
  const id = parseId(slugOrId)
  const name = { kind, slug: slugOrId, locale }
  const texts = id === undefined ? await findBySlug(sources, db, name) : await selectTranslations(sources, db, { ...name, id })
  const [text, other] = texts
  if (!text) return findRedirect(db, sources, kind, slugOrId, now, locale)
  const [card] = await readCardRows(db, [text])
  const [body] = await readBodyRows(db, [text])
  if (!card || !body) throw new ShopError('not_found')
  const around = await readCachedRelated(db, `${text.id} ${text.version} ${locale}`, () => readRelated(db, card, body.series, locale))
  const seriesName = body.series ? (await readSeriesNames(db)).get(body.series) : undefined
  return {
    ...toEntryBase(card, await readTagNames(db), body),
    ...(await readDocument(db, body.body, now, text.locale)),
    locales: [text, ...(other?.entryId === text.entryId ? [other] : [])].map(each => each.locale).toSorted(compareMongolianFirst),
    comment_count: text.comments,
    series:
      body.series === null
        ? null
        : {
            code: body.series,
            name: localize(seriesName, locale) || body.series,
            description: localize((await readTopicDescriptions(db)).get(`series:${body.series}`), locale),
            entries: around.series
          },
    next: around.next,
    related: around.related,
    moved_to: null
  }
}

function toEntryBase(card: CardRow, names: ReadonlyMap<string, Localized>, body: BodyRow) {
  return {
    ...toCard(card, names),
    lead: body.lead,
    seo_title: body.seoTitle || card.title,
    seo_description: body.seoDescription || card.summary || body.lead,
    updated_at: body.updatedAt.toISOString(),
    comments_open: body.commentsOpen
  }
}

const compareMongolianFirst = (one: Locale, other: Locale): number => (one === other ? 0 : one === 'mn' ? -1 : 1)

async function findRedirect(db: Db, sources: ContentSources, kind: EntryKind, slug: string, now: Date, locale: Locale): Promise<Entry> {
  const [moved] = await db
    .select({ slug: entries.slug })
    .from(entryRedirects)
    .innerJoin(entries, eq(entries.id, entryRedirects.entryId))
    .where(
      and(
        eq(entryRedirects.kind, kind),
        eq(entryRedirects.slug, slug),
        exists(
          db
            .select({ one: sql`1` })
            .from(entryTranslations)
            .where(eq(entryTranslations.entryId, entries.id))
        )
      )
    )
  if (!moved) throw new ShopError('not_found')
  return { ...(await findEntry(db, sources, kind, moved.slug, now, locale)), moved_to: moved.slug }
}

interface RelatedRows {
  next: EntryCard | null
  related: EntryCard[]
  series: EntryCard[]
}

const readRelatedCache = cached(
  ['articles', 'news', 'lookbooks', 'media', 'authors', 'tags', 'site'],
  async () => new Map<string, Promise<RelatedRows>>()
)

/** @param key has the version of the entry's own row */
async function readCachedRelated(db: Db, key: string, read: () => Promise<RelatedRows>): Promise<RelatedRows> {
  const stored = await readRelatedCache(db)
  const existing = stored.get(key)
  if (existing) return existing
  if (stored.size >= MAX_CACHED) stored.clear()
  const loaded = read()
  stored.set(key, loaded)
  loaded.catch(() => stored.delete(key))
  return loaded
}

/** Related entries in one query: the next of its kind, its series, and others with the same tags, then the newest. */
async function readRelated(db: Db, card: CardRow, series: string | null, locale: Locale): Promise<RelatedRows> {
  const { id, kind, publishedAt } = card
  const at = sql`${publishedAt.toISOString()}::timestamptz`
  const selectFrom = (role: string, name: string, rest: ReturnType<typeof sql>) => sql`
    (SELECT ${role} AS role, s.entry_id, s.published_at FROM ${entryListings} s
     WHERE s.locale = ${locale} AND s.kind = ${kind} AND s.list = ${name} ${rest})`
  const newest = (limit: number) => sql`AND s.entry_id <> ${id} ORDER BY s.published_at DESC, s.entry_id DESC LIMIT ${limit}`
  const parts = [
    selectFrom('next', '', sql`AND (s.published_at, s.entry_id) > (${at}, ${id}) ORDER BY s.published_at, s.entry_id LIMIT 1`),
    selectFrom('related', `tag:${card.tags[0] ?? ''}`, newest(MAX_RELATED)),
    // Twice as many, because some may be selected above already.
    selectFrom('newest', '', newest(MAX_RELATED * 2)),
    ...(series
      ? [
          selectFrom(
            'series',
            `series:${series}`,
            sql`ORDER BY (SELECT series_position FROM ${entries} e WHERE e.id = s.entry_id), s.published_at, s.entry_id LIMIT ${MAX_IN_SERIES}`
          )
        ]
      : [])
  ]
  const { rows } = (await db.execute(sql`
    SELECT p.role, ${entryTranslations.entryId} AS entry_id, ${translationFor.id} AS id, ${translationFor.version} AS version
    FROM (${sql.join(parts, sql` UNION ALL `)}) p
    JOIN ${entryTranslations} ON ${entryTranslations.entryId} = p.entry_id AND ${entryTranslations.locale} = ${locale}
    JOIN ${entries} ON ${entries.id} = p.entry_id
    ORDER BY CASE WHEN p.role = 'series' THEN ${entries.seriesPosition} END, CASE WHEN p.role = 'series' THEN p.published_at END, p.published_at DESC, p.entry_id DESC`)) as {
    rows: (RowVersion & { role: string; entry_id: number })[]
  }
  const once = new Map(rows.map(row => [row.id, row]))
  const cards = new Map((await toCards(db, [...once.values()])).map(each => [each.id, each]))
  const of = (role: string): EntryCard[] => rows.filter(row => row.role === role).flatMap(row => cards.get(row.entry_id) ?? [])
  const related = [...new Set([...of('related'), ...of('newest')])].slice(0, MAX_RELATED)
  return { next: of('next')[0] ?? null, related, series: of('series') }
}

/** Published entries that name a product, the newest first. */
export async function listEntriesWithProduct(db: Db, productSlug: string, locale: Locale, limit: number): Promise<EntryCard[]> {
  const rows = await db
    .select(translationFor)
    .from(entryProducts)
    .innerJoin(
      entryTranslations,
      and(eq(entryTranslations.entryId, entryProducts.entryId), eq(entryTranslations.locale, entryProducts.locale))
    )
    .innerJoin(entries, eq(entries.id, entryProducts.entryId))
    .where(and(eq(entryProducts.slug, productSlug), eq(entryProducts.locale, locale)))
    .orderBy(desc(entryTranslations.publishedAt), desc(entryTranslations.entryId))
    .limit(limit)
  return toCards(db, rows)
}
