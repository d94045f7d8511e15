import { and, eq } from 'drizzle-orm'
import type { MergedKind } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { authors } from './author/tables.ts'
import { mergedNames } from './tables.ts'

const isName = (kind: MergedKind, code: string) => and(eq(mergedNames.kind, kind), eq(mergedNames.code, code))

/** Records that a name leads to another; names that led to the first lead there, too. @param into a code, or an author's id */
export async function recordMerge(
  tx: Db,
  kind: MergedKind,
  { code, id = code, into }: { code: string; id?: string; into: string }
): Promise<void> {
  await tx
    .update(mergedNames)
    .set({ into })
    .where(and(eq(mergedNames.kind, kind), eq(mergedNames.into, id)))
  await tx
    .insert(mergedNames)
    .values({ kind, code, into })
    .onConflictDoUpdate({ target: [mergedNames.kind, mergedNames.code], set: { into } })
}

/** A name that is given anew leads nowhere else. */
export async function forgetMerge(tx: Db, kind: MergedKind, code: string): Promise<void> {
  await tx.delete(mergedNames).where(isName(kind, code))
}

/** @throws ShopError not_found */
export async function findMerged(db: Db, kind: MergedKind, code: string): Promise<string> {
  const [row] = await db.select({ into: mergedNames.into }).from(mergedNames).where(isName(kind, code))
  if (row && kind !== 'author') return row.into
  const [author] = row
    ? await db
        .select({ slug: authors.slug })
        .from(authors)
        .where(eq(authors.id, Number(row.into)))
    : []
  if (!author) throw new ShopError('not_found')
  return author.slug
}
