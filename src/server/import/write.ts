import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../kernel/db/open.ts'
import { refreshListing } from '../search/index.ts'
import { productImages, products, productTaxons, variants } from '../catalogue/index.ts'
import { stockItems } from '../inventory/index.ts'
import type { Plan } from './plan.ts'
import { anyOf } from './any-of.ts'

/**
 * Writes the planned changes, one statement per table.
 * @returns ids of the changed products
 */
export async function writePlans(tx: Db, plans: readonly Plan[], now: Date): Promise<number[]> {
  const changed = plans.filter(plan => plan.outcome !== 'unchanged')
  if (!changed.length) return []
  const rows = changed.map(({ row }) => ({ ...row, updatedAt: now, createdAt: now }))
  const written = await insertRows(tx, products, rows, { conflict: 'slug', keep: ['createdAt'], returning: ['id', 'slug'] })
  const idBySlug = new Map(written.map(({ id, slug }) => [String(slug), Number(id)]))
  const idOf = (plan: Plan): number => idBySlug.get(plan.row.slug) ?? 0

  const variantRows = changed.flatMap(plan =>
    plan.variants.filter(({ same }) => !same).map(({ row }) => ({ ...row, productId: idOf(plan) }))
  )
  const pieces = await insertRows(tx, variants, variantRows, { conflict: 'sku', keep: ['productId'], returning: ['id', 'sku'] })
  await writeStanding(tx, changed, new Map(pieces.map(({ id, sku }) => [String(sku), Number(id)])))

  const pictured = changed.filter(plan => plan.pictures !== undefined)
  await forget(tx, productImages, productImages.productId, pictured)
  const pictureRows = pictured.flatMap(plan =>
    (plan.pictures ?? []).map((picture, position) => ({ ...picture, position, productId: idOf(plan) }))
  )
  await insertRows(tx, productImages, pictureRows)

  const placed = changed.filter(plan => plan.taxonIds !== undefined)
  await forget(tx, productTaxons, productTaxons.productId, placed)
  const placeRows = placed.flatMap(plan => (plan.taxonIds ?? []).map(taxonId => ({ taxonId, productId: idOf(plan) })))
  await insertRows(tx, productTaxons, placeRows)

  const ids = [...idBySlug.values()]
  await refreshListing(tx, ids, now)
  return ids
}

/**
 * Writes the stock of branches.
 * @param fresh ids of written variants by SKU
 */
async function writeStanding(tx: Db, plans: readonly Plan[], fresh: ReadonlyMap<string, number>): Promise<void> {
  const moved = plans.flatMap(plan =>
    plan.variants.flatMap(({ row, id, stock }) => {
      const variantId = id ?? fresh.get(row.sku)
      return stock && variantId !== undefined ? [{ id, variantId, stock }] : []
    })
  )
  await forget(tx, stockItems, stockItems.variantId, moved)
  await insertRows(
    tx,
    stockItems,
    moved.flatMap(({ variantId, stock }) => stock.map(each => ({ variantId, ...each })))
  )
}

/** The old rows of those that have some already. */
async function forget(tx: Db, table: PgTable, owner: PgColumn, owners: readonly { id: number | undefined }[]): Promise<void> {
  const ids = owners.flatMap(each => each.id ?? [])
  if (ids.length) await tx.delete(table).where(anyOf(owner, ids, 'int'))
}

interface Upsert {
  /** The conflict column; all others but `keep` are updated. */
  conflict: string
  keep: readonly string[]
  returning?: readonly string[]
}

/** Rows of equal columns as one JSON parameter: building thousands of placeholders takes longer than the database needs to write them. */
async function insertRows(tx: Db, table: PgTable, rows: readonly object[], upsert?: Upsert): Promise<Record<string, unknown>[]> {
  const [first] = rows
  if (!first) return []
  const columns = getTableColumns(table)
  const named = Object.keys(first).flatMap(key => (columns[key] ? [[key, columns[key].name] as const] : []))
  const json = JSON.stringify(rows.map(row => Object.fromEntries(named.map(([key, column]) => [column, Reflect.get(row, key)]))))
  const list = sql.join(
    named.map(([, column]) => sql.identifier(column)),
    sql`, `
  )
  const set = named
    .filter(([key]) => upsert && key !== upsert.conflict && !upsert.keep.includes(key))
    .map(([, column]) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`)
  const tail = upsert
    ? sql`ON CONFLICT (${sql.identifier(columns[upsert.conflict]?.name ?? '')}) DO UPDATE SET ${sql.join(set, sql`, `)}`
    : sql``
  const back = upsert?.returning
    ? sql`RETURNING ${sql.join(
        upsert.returning.map(column => sql.identifier(column)),
        sql`, `
      )}`
    : sql``
  const result = await tx.execute(
    sql`INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${sql.identifier(getTableName(table))}, ${json}::jsonb) ${tail} ${back}`
  )
  return (result as { rows: Record<string, unknown>[] }).rows
}
