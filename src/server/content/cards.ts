import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { EntryCard } from '#contract/content.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { type RowVersion, withVersion } from '../kernel/cache/with-version.ts'
import { images } from '../kernel/images/tables.ts'
import { authors } from './author/tables.ts'
import { entries, entryListings, entryTranslations } from './tables.ts'
import { readTagNames } from './topic-names.ts'

/** The current versions of a published translation and its entry. */
export const translationFor: { id: SQL<number>; version: SQL<string> } = {
  id: sql<number>`${entryTranslations.id}`,
  version: sql<string>`${entryTranslations}.xmin::text || '-' || ${entries}.xmin::text`
}

const cardColumns = {
  textId: entryTranslations.id,
  id: entries.id,
  kind: entries.kind,
  slug: entries.slug,
  locale: entryTranslations.locale,
  title: entryTranslations.title,
  summary: entryTranslations.summary,
  tags: entries.tags,
  author: { id: authors.id, slug: authors.slug, name: authors.name, avatar: authors.avatar },
  image: { id: images.id, width: images.width, height: images.height },
  imageAlt: entries.imageAlt,
  imageFraming: entries.imageFraming,
  publishedAt: entryTranslations.publishedAt,
  minutes: entryTranslations.minutes,
  looks: entryTranslations.looks,
  videoSeconds: entryTranslations.videoSeconds
}

function readCards(db: Db, ids: number[]) {
  return db
    .select({ ...cardColumns, version: translationFor.version })
    .from(entryTranslations)
    .innerJoin(entries, eq(entries.id, entryTranslations.entryId))
    .innerJoin(authors, eq(authors.id, entries.authorId))
    .leftJoin(images, eq(images.id, entries.imageId))
    .where(inArray(entryTranslations.id, ids))
}
export type CardRow = Omit<Awaited<ReturnType<typeof readCards>>[number], 'version'>

/** One card is at most two kilobytes. */
const MAX_CACHED = 5000

/** Cards of published translations, in the given order. */
export const readCardRows = withVersion(['authors', 'site'], MAX_CACHED, async (db, ids): Promise<(RowVersion & { row: CardRow })[]> =>
  (await readCards(db, ids)).map(({ version, ...row }) => ({ id: row.textId, version, row }))
)

export function toCard(row: CardRow, names: ReadonlyMap<string, Localized>): EntryCard {
  const { locale } = row
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    locale,
    tags: row.tags.map(code => ({ code, name: localize(names.get(code), locale) || code })),
    author: { ...row.author, name: localize(row.author.name, locale) },
    image: row.image && {
      ...row.image,
      alt: localize(row.imageAlt, locale) || row.title,
      ...(row.imageFraming ? { framing: row.imageFraming } : {})
    },
    published_at: row.publishedAt.toISOString(),
    reading_minutes: row.minutes,
    looks: row.looks,
    video: row.videoSeconds === null ? null : { seconds: row.videoSeconds }
  }
}

export async function toCards(db: Db, found: readonly RowVersion[]): Promise<EntryCard[]> {
  const rows = await readCardRows(db, found)
  const names = await readTagNames(db)
  return rows.map(row => toCard(row, names))
}

/** Condition for the published translations of a list; the caller adds order and limit. */
export function isInList(list: string, locale: Locale): SQL | undefined {
  return and(eq(entryListings.locale, locale), eq(entryListings.list, list))
}

/** Cards of published entries by id: in the given language, else in the other. */
export async function readCardsById(db: Db, ids: readonly number[], locale: Locale): Promise<Map<number, EntryCard>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({ ...translationFor, locale: entryTranslations.locale })
    .from(entryTranslations)
    .innerJoin(entries, eq(entries.id, entryTranslations.entryId))
    .where(inArray(entryTranslations.entryId, [...ids]))
  // The preferred language last, because the last card of an id stays.
  const cards = await toCards(
    db,
    rows.toSorted((one, other) => Number(one.locale === locale) - Number(other.locale === locale))
  )
  return new Map(cards.map(card => [card.id, card]))
}
