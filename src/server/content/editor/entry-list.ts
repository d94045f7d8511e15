import { and, desc, eq, exists, inArray, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { EntryKind } from '#domain/content.ts'
import type { TranslationState } from '#domain/editing.ts'
import type { EditedEntryList } from '#contract/edited-entry.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { images } from '../../kernel/images/tables.ts'
import { authors } from '../author/tables.ts'
import { toPattern } from '../library/library.ts'
import { entries, entryStatistics, entryDrafts } from '../tables.ts'
import type { Writer } from '../writer.ts'

interface EntryListQuery {
  kind?: EntryKind | undefined
  state?: TranslationState | undefined
  q: string
  /** All authors' entries, for editors. */
  all: boolean
  /** Only deleted entries, the last deleted first. */
  deleted: boolean
  page: number
  perPage: number
}

/** Entries that a writer may edit, last changed first. */
export async function listEditedEntries(
  db: Db,
  { kind, state, q, all, deleted, page, perPage }: EntryListQuery,
  writer: Writer,
  locale: Locale
): Promise<EditedEntryList> {
  const own = db.select({ id: authors.id }).from(authors).where(eq(authors.userId, writer.userId))
  const draftWhere = (where: SQL | undefined) =>
    db
      .select({ one: sql`1` })
      .from(entryDrafts)
      .where(and(eq(entryDrafts.entryId, entries.id), where))
  const scope = and(
    deleted ? isNotNull(entries.deletedAt) : isNull(entries.deletedAt),
    all && writer.editor ? undefined : or(eq(entries.createdBy, writer.userId), inArray(entries.authorId, own)),
    kind && eq(entries.kind, kind)
  )
  const found = await db
    .select({
      id: entries.id,
      kind: entries.kind,
      slug: entries.slug,
      author: authors.name,
      image: { id: images.id, width: images.width, height: images.height },
      updatedAt: entries.updatedAt,
      deletedAt: entries.deletedAt
    })
    .from(entries)
    .innerJoin(authors, eq(authors.id, entries.authorId))
    .leftJoin(images, eq(images.id, entries.imageId))
    .where(
      and(scope, state && exists(draftWhere(eq(entryDrafts.state, state))), ...splitWords(q).map(word => exists(draftWhere(hasWord(word)))))
    )
    .orderBy(desc(deleted ? entries.deletedAt : entries.updatedAt), desc(entries.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  const rows = found.slice(0, perPage)
  const ids = rows.map(row => row.id)
  const [texts, counts] = ids.length ? [await readTexts(db, ids), await readCounts(db, ids)] : [[], []]
  const without = (language: Locale) => db.$count(entries, and(scope, notExists(draftWhere(eq(entryDrafts.locale, language)))))
  return {
    entries: rows.map(row => {
      const of = (language: Locale) => texts.find(text => text.entryId === row.id && text.locale === language)
      const numbers = counts.find(count => count.entryId === row.id)
      return {
        id: row.id,
        kind: row.kind,
        slug: row.slug,
        title: localize({ mn: of('mn')?.title ?? '', en: of('en')?.title ?? '' }, locale),
        image: row.image && { ...row.image, alt: '' },
        author: localize(row.author, locale),
        states: { mn: of('mn')?.state ?? null, en: of('en')?.state ?? null },
        saved_at: row.updatedAt.toISOString(),
        deleted_at: row.deletedAt?.toISOString() ?? null,
        views: numbers?.views ?? 0,
        cart_additions: numbers?.cartAdditions ?? 0
      }
    }),
    page,
    per_page: perPage,
    more: found.length > perPage,
    missing: { mn: await without('mn'), en: await without('en') }
  }
}

function readTexts(db: Db, ids: number[]) {
  return db
    .select({
      entryId: entryDrafts.entryId,
      locale: entryDrafts.locale,
      state: entryDrafts.state,
      title: sql<string>`${entryDrafts.content}->>'title'`
    })
    .from(entryDrafts)
    .where(inArray(entryDrafts.entryId, ids))
}

function readCounts(db: Db, ids: number[]) {
  return db
    .select({
      entryId: entryStatistics.entryId,
      views: sql<number>`sum(${entryStatistics.views})::int`,
      cartAdditions: sql<number>`sum(${entryStatistics.cartAdditions})::int`
    })
    .from(entryStatistics)
    .where(inArray(entryStatistics.entryId, ids))
    .groupBy(entryStatistics.entryId)
}

const MAX_WORDS = 8
const splitWords = (q: string): string[] => q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** Whether the title or the summary of a draft contains a word. */
const hasWord = (word: string): SQL =>
  sql`(${entryDrafts.content} ->> 'title' || ' ' || (${entryDrafts.content} ->> 'summary')) ~ ${toPattern(word)}`
