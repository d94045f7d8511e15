import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { EditedTopic, ListedAuthor, SeriesEntry } from '#contract/topic.ts'
import type { TopicKind } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { isSlug } from '#domain/slug.ts'
import type { Db } from '../kernel/db/open.ts'
import { addFormerSlug, selectFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { authorFollows, authors } from './author/tables.ts'
import { refreshEntryListings } from './publication.ts'
import { entries, entryDrafts, entryListings, series, tags } from './tables.ts'

export type TopicTable = typeof tags | typeof series
const toKind = (table: TopicTable): TopicKind => (table === tags ? 'tag' : 'series')

/** Entries with a tag or in a series, published or pending; also deleted ones. */
function isUsingTopic(table: TopicTable, code: string): SQL {
  if (table === tags) return sql`(${code} = ANY(${entries.tags}) OR ${entries.pendingSettings} -> 'tags' ? ${code})`
  return sql`(${entries.series} = ${code} OR ${entries.pendingSettings} ->> 'series' = ${code})`
}

export async function listTopics(db: Db, table: TopicTable, locale: Locale): Promise<EditedTopic[]> {
  const rows = await readTopics(db, table)
  const counts =
    table === tags
      ? await db
          .select({ code: sql<string>`unnest(${entries.tags})`, entries: count() })
          .from(entries)
          .where(isNull(entries.deletedAt))
          .groupBy(sql`1`)
      : await db
          .select({ code: sql<string>`${entries.series}`, entries: count() })
          .from(entries)
          .where(isNull(entries.deletedAt))
          .groupBy(entries.series)
  return rows
    .map(row => ({ ...row, entries: counts.find(({ code }) => code === row.code)?.entries ?? 0 }))
    .toSorted((one, other) => localize(one.name, locale).localeCompare(localize(other.name, locale)))
}

const readTopics = (db: Db, table: TopicTable, where?: SQL) =>
  db
    .select({ code: table.code, name: table.name, description: table.description, former: selectFormerSlugs(toKind(table), table.code) })
    .from(table)
    .where(where)

/** @throws ShopError validation for an invalid code */
export async function saveTopicDetails(
  db: Db,
  table: TopicTable,
  code: string,
  details: { name: Localized; description?: Localized | undefined }
): Promise<EditedTopic> {
  if (!isSlug(code)) throw new ShopError('validation', { fields: { code: 'slug_wrong' } })
  const values = { name: details.name, ...(details.description ? { description: details.description } : {}) }
  const [row] = await db
    .insert(table)
    .values({ code, ...values })
    .onConflictDoUpdate({ target: table.code, set: values })
    .returning({ code: table.code })
  if (!row) throw new Error('A topic was not saved.')
  return readTopic(db, table, code)
}

async function readTopic(db: Db, table: TopicTable, code: string): Promise<EditedTopic> {
  const [row] = await readTopics(db, table, eq(table.code, code))
  if (!row) throw new ShopError('not_found')
  return { ...row, entries: await db.$count(entries, and(isNull(entries.deletedAt), isUsingTopic(table, code))) }
}

async function requireTopic(tx: Db, table: TopicTable, code: string): Promise<void> {
  if (!(await tx.$count(table, eq(table.code, code)))) throw new ShopError('not_found')
}

/** @throws ShopError not_found, validation where both are the same */
export async function mergeTopic(tx: Db, table: TopicTable, code: string, into: string): Promise<void> {
  if (code === into) throw new ShopError('validation', { fields: { into: 'blank' } })
  await requireTopic(tx, table, code)
  await requireTopic(tx, table, into)
  // Moved entries follow those of the other series.
  await replaceTopic(tx, table, code, into, null)
}

/** Gives a topic another code: its entries follow, pages of the old one lead to those of the new one. @throws ShopError address_taken */
export async function renameTopic(tx: Db, table: TopicTable, from: string, to: string): Promise<EditedTopic> {
  const [topic] = await tx.select().from(table).where(eq(table.code, from)).for('update')
  if (!topic) throw new ShopError('not_found')
  const written = await tx
    .insert(table)
    .values({ ...topic, code: to })
    .onConflictDoNothing()
    .returning({ code: table.code })
  if (!written.length) throw new ShopError('validation', { fields: { code: 'address_taken' } })
  await replaceTopic(tx, table, from, to, sql`${entries.seriesPosition}`)
  return readTopic(tx, table, to)
}

/** @param position the place in the series of entries that are moved to another one */
async function replaceTopic(tx: Db, table: TopicTable, code: string, into: string, position: SQL | null): Promise<void> {
  const used = await tx.select().from(entries).where(isUsingTopic(table, code)).for('update')
  const replace = (codes: readonly string[]): string[] => [...new Set(codes.map(each => (each === code ? into : each)))]
  for (const entry of used) {
    const { pendingSettings: pending } = entry
    const changed =
      table === tags
        ? { tags: replace(entry.tags), pendingSettings: pending && { ...pending, tags: replace(pending.tags) } }
        : {
            series: entry.series === code ? into : entry.series,
            seriesPosition: entry.series === code ? position : entry.seriesPosition,
            pendingSettings: pending && { ...pending, series: pending.series === code ? into : pending.series }
          }
    await tx.update(entries).set(changed).where(eq(entries.id, entry.id))
  }
  await refreshEntryListings(tx, ...used.map(({ id }) => id))
  await addFormerSlug(tx, toKind(table), { slug: code, current: into })
  await tx.delete(table).where(eq(table.code, code))
}

/** @throws ShopError not_found, record_used */
export async function deleteTopic(tx: Db, table: TopicTable, code: string): Promise<void> {
  await requireTopic(tx, table, code)
  if (await tx.$count(entries, and(isNull(entries.deletedAt), isUsingTopic(table, code)))) throw new ShopError('record_used')
  await tx.delete(table).where(eq(table.code, code))
}

/** Entries of a series in the order in which readers see them. */
export async function listSeriesEntries(db: Db, code: string, locale: Locale): Promise<SeriesEntry[]> {
  const rows = await db
    .select({
      id: entries.id,
      kind: entries.kind,
      position: entries.seriesPosition,
      titles: sql<Localized>`jsonb_object_agg(${entryDrafts.locale}, ${entryDrafts.content} ->> 'title')`,
      publishedAt: sql<Date | null>`min(${entryDrafts.publishedAt}) FILTER (WHERE ${entryDrafts.publishedVersion} IS NOT NULL)`
    })
    .from(entries)
    .innerJoin(entryDrafts, eq(entryDrafts.entryId, entries.id))
    .where(and(eq(entries.series, code), isNull(entries.deletedAt)))
    .groupBy(entries.id)
    .orderBy(asc(entries.seriesPosition), sql`5`, asc(entries.id))
  return rows.map(({ id, kind, titles, publishedAt }) => ({ id, kind, title: localize(titles, locale), published: publishedAt !== null }))
}

/** Ids that are not in the series are ignored. */
export async function orderSeries(tx: Db, code: string, ids: readonly number[]): Promise<void> {
  await requireTopic(tx, series, code)
  for (const [index, id] of ids.entries())
    await tx
      .update(entries)
      .set({ seriesPosition: index + 1 })
      .where(and(eq(entries.id, id), eq(entries.series, code)))
}

/** All authors, those with the most entries first. */
export async function listAuthorProfiles(db: Db): Promise<ListedAuthor[]> {
  const { id, slug, name, bio, avatar } = authors
  const written = sql<number>`(SELECT count(*)::int FROM ${entries} e WHERE e.author_id = authors.id AND e.deleted_at IS NULL)`
  const published = sql<boolean>`EXISTS (SELECT 1 FROM ${entryListings} l WHERE l.list = 'author:' || authors.id)`
  const former = selectFormerSlugs('author', slug)
  return db
    .select({ id, slug, name, bio, avatar, entries: written, published, former })
    .from(authors)
    .orderBy(desc(written), asc(authors.id))
}

/**
 * Moves entries and followers to another author. @throws ShopError author_not_found, record_used where both belong to accounts,
 * validation where both are the same
 */
export async function mergeAuthor(tx: Db, id: number, into: number): Promise<void> {
  if (id === into) throw new ShopError('validation', { fields: { into: 'blank' } })
  const both = await tx
    .select()
    .from(authors)
    .where(inArray(authors.id, [id, into]))
    .for('update')
  const [from, target] = [both.find(author => author.id === id), both.find(author => author.id === into)]
  if (!from || !target) throw new ShopError('author_not_found')
  if (from.userId !== null && target.userId !== null) throw new ShopError('record_used')
  const moved = await tx
    .select({ id: entries.id, pending: entries.pendingSettings, authorId: entries.authorId })
    .from(entries)
    .where(or(eq(entries.authorId, id), sql`(${entries.pendingSettings} ->> 'authorId')::int = ${id}`))
    .for('update')
  for (const entry of moved)
    await tx
      .update(entries)
      .set({
        authorId: entry.authorId === id ? into : entry.authorId,
        pendingSettings: entry.pending && { ...entry.pending, authorId: entry.pending.authorId === id ? into : entry.pending.authorId }
      })
      .where(eq(entries.id, entry.id))
  await tx.execute(sql`
    INSERT INTO ${authorFollows} (author_id, user_id, created_at)
    SELECT ${into}, user_id, created_at FROM ${authorFollows} WHERE author_id = ${id} ON CONFLICT DO NOTHING`)
  await refreshEntryListings(tx, ...moved.map(entry => entry.id))
  await addFormerSlug(tx, 'author', { slug: from.slug, current: target.slug })
  await tx.delete(authors).where(eq(authors.id, id))
  if (from.userId !== null) await tx.update(authors).set({ userId: from.userId }).where(eq(authors.id, into))
}
