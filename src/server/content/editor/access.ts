import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { EntryKind } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../../kernel/db/open.ts'
import { readSettings } from '../../site/index.ts'
import { authors } from '../author/tables.ts'
import { entries } from '../tables.ts'
import type { Writer } from '../writer.ts'

export type EntryRow = typeof entries.$inferSelect

/** @throws ShopError articles_off where the flag is off, forbidden for kinds that only editors create */
export async function requireCreate(db: Db, writer: Writer, kind: EntryKind): Promise<void> {
  if (writer.editor) return
  if (kind !== 'article') throw new ShopError('forbidden')
  await requireArticles(db)
}

/** @throws ShopError articles_off where customers do not write articles */
export async function requireArticles(db: Db): Promise<void> {
  if (!(await readSettings(db)).configs.articles) throw new ShopError('articles_off')
}

/**
 * An entry for a user who may edit it, locked for a change. By its id only, because slugs change. @throws ShopError
 * entry_not_found, also without permission, so that its existence is not revealed; articles_off for a customer's own
 * @param deleted finds only a deleted entry
 */
export async function openEntry(
  db: Db,
  kind: EntryKind,
  id: number | undefined,
  writer: Writer,
  { lock = false, deleted = false } = {}
): Promise<EntryRow> {
  if (id === undefined) throw new ShopError('entry_not_found')
  const query = db
    .select({ entry: entries, authorsUser: authors.userId })
    .from(entries)
    .innerJoin(authors, eq(authors.id, entries.authorId))
    .where(and(eq(entries.id, id), deleted ? isNotNull(entries.deletedAt) : isNull(entries.deletedAt)))
    .$dynamic()
  const [row] = await (lock ? query.for('update', { of: entries }) : query)
  if (!row || row.entry.kind !== kind) throw new ShopError('entry_not_found')
  const own = kind === 'article' && (row.entry.createdBy === writer.userId || row.authorsUser === writer.userId)
  if (!own && !writer.editor) throw new ShopError('entry_not_found')
  if (!writer.editor) await requireArticles(db)
  return row.entry
}
