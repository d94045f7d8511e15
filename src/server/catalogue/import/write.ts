import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/open.ts'
import { refreshListing } from '../../product/refresh.ts'
import { productImages, products, productTaxons, variants } from '../../product/tables.ts'
import type { Plan } from './plan.ts'

/** Rows a statement: a statement may carry 65,535 values. */
const ROWS = 1000

/** Writes what is planned, a table in few statements. @returns ids of the products that changed */
export async function writePlans(tx: Db, plans: readonly Plan[], now: Date): Promise<number[]> {
  const changed = plans.filter(plan => plan.outcome !== 'unchanged')
  if (!changed.length) return []
  const idBySlug = new Map<string, number>()
  for (const part of chunks(changed)) {
    const rows = await tx
      .insert(products)
      .values(part.map(({ row }) => ({ ...row, updatedAt: now, createdAt: now })))
      .onConflictDoUpdate({ target: products.slug, set: fromNew(products, [...Object.keys(part[0]?.row ?? {}), 'updatedAt']) })
      .returning({ id: products.id, slug: products.slug })
    for (const { id, slug } of rows) idBySlug.set(slug, id)
  }
  const idOf = (plan: Plan): number => idBySlug.get(plan.row.slug) ?? 0

  const variantRows = changed.flatMap(plan =>
    plan.variants.filter(({ same }) => !same).map(({ row }) => ({ ...row, productId: idOf(plan) }))
  )
  for (const part of chunks(variantRows)) {
    const columns = Object.keys(part[0] ?? {}).filter(column => column !== 'sku' && column !== 'productId')
    await tx
      .insert(variants)
      .values(part)
      .onConflictDoUpdate({ target: variants.sku, set: fromNew(variants, columns) })
  }

  const pictured = changed.filter(plan => plan.pictures !== undefined)
  await forget(tx, productImages, productImages.productId, pictured)
  const pictureRows = pictured.flatMap(plan =>
    (plan.pictures ?? []).map((picture, position) => ({ ...picture, position, productId: idOf(plan) }))
  )
  for (const part of chunks(pictureRows)) await tx.insert(productImages).values(part)

  const placed = changed.filter(plan => plan.taxonIds !== undefined)
  await forget(tx, productTaxons, productTaxons.productId, placed)
  const placeRows = placed.flatMap(plan => (plan.taxonIds ?? []).map(taxonId => ({ taxonId, productId: idOf(plan) })))
  for (const part of chunks(placeRows)) await tx.insert(productTaxons).values(part)

  const ids = [...idBySlug.values()]
  await refreshListing(tx, ids, now)
  return ids
}

/** The old rows of products that have some already. */
async function forget(tx: Db, table: PgTable, productId: PgColumn, plans: readonly Plan[]): Promise<void> {
  const ids = plans.flatMap(plan => plan.id ?? [])
  if (ids.length) await tx.delete(table).where(inArray(productId, ids))
}

/** `SET column = excluded.column` for these columns of a table, by their names here. */
function fromNew(table: PgTable, names: readonly string[]): Record<string, SQL> {
  const columns = table as unknown as Record<string, PgColumn>
  return Object.fromEntries(names.flatMap(name => (columns[name] ? [[name, sql`excluded.${sql.identifier(columns[name].name)}`]] : [])))
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS) }, (_, index) => items.slice(index * ROWS, (index + 1) * ROWS))
}
