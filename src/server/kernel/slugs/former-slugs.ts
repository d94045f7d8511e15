import { and, type AnyColumn, asc, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { SlugKind } from '#domain/slug.ts'
import { isAnyOf } from '../db/any-of.ts'
import type { Db } from '../db/open.ts'
import { formerSlugs } from './tables.ts'

const isFormer = (kind: SlugKind, slug: string) => and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug))

/** The slug that a record has now, of one that it had before; the same one where none had it. */
export async function resolveSlug(db: Db, kind: SlugKind, slug: string): Promise<string> {
  const [row] = await db.select({ current: formerSlugs.current }).from(formerSlugs).where(isFormer(kind, slug))
  return row?.current ?? slug
}

/** Finds a record by its slug, or by one that it had before. */
export async function findBySlug<Row>(
  db: Db,
  kind: SlugKind,
  slug: string,
  find: (slug: string) => PromiseLike<Row[]>
): Promise<Row | undefined> {
  const [row] = await find(slug)
  if (row) return row
  const current = await resolveSlug(db, kind, slug)
  return current === slug ? undefined : (await find(current))[0]
}

/** Former slugs with the current ones: all of a kind, or those of `among`. */
export async function readFormerSlugs(db: Db, kind: SlugKind, among?: readonly string[]): Promise<Map<string, string>> {
  if (among?.length === 0) return new Map()
  const rows = await db
    .select({ slug: formerSlugs.slug, current: formerSlugs.current })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), among && inArray(formerSlugs.slug, [...among])))
  return new Map(rows.map(({ slug, current }) => [slug, current]))
}

/** What is found by its slug, found by former ones, too. */
export function withFormerSlugs<Value>(
  entries: Iterable<readonly [string, Value]>,
  former: ReadonlyMap<string, string>
): Map<string, Value> {
  const found = new Map(entries)
  for (const [slug, current] of former) {
    const value = found.get(current)
    if (value !== undefined) found.set(slug, value)
  }
  return found
}

/** Former slugs by the current one: of all records of a kind, or of those with a slug in `among`. */
export async function groupFormerSlugs(db: Db, kind: SlugKind, among?: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ slug: formerSlugs.slug, current: formerSlugs.current })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), among && isAnyOf(formerSlugs.current, [...among], 'text')))
    .orderBy(asc(formerSlugs.slug))
  const groups = new Map<string, string[]>()
  for (const { slug, current } of rows) groups.set(current, [...(groups.get(current) ?? []), slug])
  return groups
}

/** The former slugs of one record. */
export async function listFormerSlugs(db: Db, kind: SlugKind, current: string): Promise<string[]> {
  const rows = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.current, current)))
    .orderBy(asc(formerSlugs.slug))
  return rows.map(({ slug }) => slug)
}

/** The former slugs of each row of a query, by the column of its slug. */
export function selectFormerSlugs(kind: SlugKind, slug: AnyColumn): SQL<string[]> {
  // With its table, which Drizzle leaves out in a query of one table.
  const column = sql`${sql.identifier(getTableName(slug.table))}.${sql.identifier(slug.name)}`
  return sql<
    string[]
  >`ARRAY(SELECT f.slug FROM ${formerSlugs} f WHERE f.kind = ${sql.raw(`'${kind}'`)} AND f.current = ${column} ORDER BY f.slug)`
}

/** Leads from slugs that no record has or had. @param find those that records have */
export async function restoreFormerSlugs(
  tx: Db,
  kind: SlugKind,
  list: readonly { slug: string; current: string }[],
  find: (slugs: readonly string[]) => PromiseLike<readonly { slug: string }[]>
): Promise<void> {
  if (!list.length) return
  const used = new Set((await find(list.map(({ slug }) => slug))).map(({ slug }) => slug))
  const rows = list.filter(({ slug }) => !used.has(slug)).map(row => ({ kind, ...row }))
  if (rows.length) await tx.insert(formerSlugs).values(rows).onConflictDoNothing()
}

/** Leads from a slug, and from those that led to it, to a record. */
export async function addFormerSlug(tx: Db, kind: SlugKind, { slug, current }: { slug: string; current: string }): Promise<void> {
  await tx
    .update(formerSlugs)
    .set({ current })
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.current, slug)))
  await tx
    .insert(formerSlugs)
    .values({ kind, slug, current })
    .onConflictDoUpdate({ target: [formerSlugs.kind, formerSlugs.slug], set: { current } })
}
