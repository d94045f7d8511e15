import { and, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { CalendarItem } from '#contract/editor.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { authors } from '../author/tables.ts'
import { entries, entryDrafts } from '../tables.ts'
import type { Writer } from '../writer.ts'

const MAX_ITEMS = 500

/** Scheduled and published translations of a period, in order of time. */
export async function listCalendar(
  db: Db,
  { from, to }: { from: Date; to: Date },
  writer: Writer,
  locale: Locale
): Promise<CalendarItem[]> {
  const own = db.select({ id: authors.id }).from(authors).where(eq(authors.userId, writer.userId))
  const { state, scheduledAt, publishedAt, publishedVersion } = entryDrafts
  const rows = await db
    .select({
      id: entries.id,
      kind: entries.kind,
      locale: entryDrafts.locale,
      title: sql<string>`${entryDrafts.content} ->> 'title'`,
      state,
      scheduledAt,
      publishedAt
    })
    .from(entryDrafts)
    .innerJoin(entries, eq(entries.id, entryDrafts.entryId))
    .where(
      and(
        writer.editor ? undefined : or(eq(entries.createdBy, writer.userId), inArray(entries.authorId, own)),
        or(
          and(eq(state, 'scheduled'), gte(scheduledAt, from), lt(scheduledAt, to)),
          and(isNotNull(publishedVersion), gte(publishedAt, from), lt(publishedAt, to))
        )
      )
    )
    .limit(MAX_ITEMS)
  return rows
    .flatMap((row): CalendarItem[] => {
      const isDue = row.state === 'scheduled' && row.scheduledAt !== null && row.scheduledAt >= from && row.scheduledAt < to
      const at = isDue ? row.scheduledAt : row.publishedAt
      if (!at) return []
      const { id, kind, title } = row
      return [{ id, kind, locale: row.locale, title, state: isDue ? 'scheduled' : 'published', at: at.toISOString() }]
    })
    .toSorted((one, other) => one.at.localeCompare(other.at) || Number(other.locale === locale) - Number(one.locale === locale))
}
