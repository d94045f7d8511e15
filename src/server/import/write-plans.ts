import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isAnyOf } from '../kernel/db/any-of.ts'
import type { Db } from '../kernel/db/open.ts'
import { refreshListing } from '../search/index.ts'
import { productImages, products, productTaxons, variants } from '../catalogue/index.ts'
import { stockItems } from '../inventory/index.ts'
import type { ProductPlan } from './plan-product.ts'

/**
 * Writes the planned changes, one statement per table.
 * @returns ids of the changed products
 */
export async function writePlans(tx: Db, plans: readonly ProductPlan[], now: Date): Promise<number[]> {
  const changed = plans.filter(plan => plan.outcome !== 'unchanged')
  if (!changed.length) return []
  const rows = changed.map(({ row, version }) => ({ ...row, version, updatedAt: now, createdAt: now }))
  const written = await insertRows(tx, products, rows, { conflict: 'slug', keep: ['createdAt'], returning: ['id', 'slug'] })
  const idBySlug = new Map(written.map(({ id, slug }) => [String(slug), Number(id)]))
  const idOf = (plan: ProductPlan): number => idBySlug.get(plan.row.slug) ?? 0

  const variantRows = changed.flatMap(plan =>
    plan.variants.filter(({ same }) => !same).map(({ row }) => ({ ...row, productId: idOf(plan) }))
  )
  const writtenVariants = await insertRows(tx, variants, variantRows, { conflict: 'sku', keep: ['productId'], returning: ['id', 'sku'] })
  await writeBranchStock(tx, changed, new Map(writtenVariants.map(({ id, sku }) => [String(sku), Number(id)])))

  const withImages = changed.filter(plan => plan.images !== undefined)
  await deleteOldRows(tx, productImages, productImages.productId, withImages)
  const imageRows = withImages.flatMap(plan =>
    (plan.images ?? []).map((image, position) => ({ ...image, position, productId: idOf(plan) }))
  )
  await insertRows(tx, productImages, imageRows)

  const withTaxons = changed.filter(plan => plan.taxonIds !== undefined)
  await deleteOldRows(tx, productTaxons, productTaxons.productId, withTaxons)
  const taxonRows = withTaxons.flatMap(plan => (plan.taxonIds ?? []).map(taxonId => ({ taxonId, productId: idOf(plan) })))
  await insertRows(tx, productTaxons, taxonRows)

  const ids = [...idBySlug.values()]
  await refreshListing(tx, ids, now)
  return ids
}

/**
 * Writes the stock of branches.
 * @param variantIds of written variants, by SKU
 */
async function writeBranchStock(tx: Db, plans: readonly ProductPlan[], variantIds: ReadonlyMap<string, number>): Promise<void> {
  const restocked = plans.flatMap(plan =>
    plan.variants.flatMap(({ row, id, stock }) => {
      const variantId = id ?? variantIds.get(row.sku)
      return stock && variantId !== undefined ? [{ id, variantId, stock }] : []
    })
  )
  await deleteOldRows(tx, stockItems, stockItems.variantId, restocked)
  await insertRows(
    tx,
    stockItems,
    restocked.flatMap(({ variantId, stock }) => stock.map(each => ({ variantId, ...each })))
  )
}

async function deleteOldRows(tx: Db, table: PgTable, owner: PgColumn, owners: readonly { id: number | undefined }[]): Promise<void> {
  const ids = owners.flatMap(each => each.id ?? [])
  if (ids.length) await tx.delete(table).where(isAnyOf(owner, ids, 'int'))
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
    sql`INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${sql.identifier(getTableName(table))}, ${json}::json) ${tail} ${back}`
  )
  return (result as { rows: Record<string, unknown>[] }).rows
}
