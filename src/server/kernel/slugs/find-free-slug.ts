import { and, eq, like, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { findFree, type SlugKind } from '#domain/slug.ts'
import type { Db } from '../db/open.ts'
import { lockSlugs } from './lock-slugs.ts'
import { formerSlugs } from './tables.ts'

/**
 * `tea`, or `tea-2` where a record of the kind has or had that slug, until the end of the transaction.
 * @param column of the current slugs
 * @param isRefused for slugs that no record may have
 */
export async function findFreeSlug(
  tx: Db,
  kind: SlugKind,
  { wanted, column, isRefused = () => false }: { wanted: string; column: PgColumn; isRefused?: (slug: string) => boolean }
): Promise<string> {
  await lockSlugs(tx, kind)
  const matches = (each: PgColumn): SQL | undefined => or(eq(each, wanted), like(each, `${wanted}-%`))
  const current = await tx.select({ slug: column }).from(column.table).where(matches(column))
  const former = await tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), matches(formerSlugs.slug)))
  const used = new Set([...current, ...former].map(({ slug }) => String(slug)))
  return findFree(wanted, slug => used.has(slug) || isRefused(slug))
}
