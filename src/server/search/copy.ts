import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Columns } from './columns.ts'
import { SORTED_BY, sortedBy } from './sorted.ts'

/** Products read by one statement: a slice of time that nobody else notices. */
const AT_ONCE = 4000

interface Copy {
  columns: Columns
  /** Every transaction before this one is in the copy. */
  upTo: string
  reading: Promise<Columns> | null
  next: Promise<Columns> | null
}

const copies = new WeakMap<Db, Copy>()

/**
 * The columns of all products as the database has them now. Read whole once; then each question asks for what was
 * written since, which is next to nothing. Who asks while a reading is under way shares the next one: the first may
 * have missed what was written a moment ago.
 */
export function columnsOf(db: Db): Promise<Columns> {
  const copy = copies.get(db) ?? { columns: new Columns(), upTo: '', reading: null, next: null }
  copies.set(db, copy)
  if (!copy.reading) return read(db, copy)
  copy.next ??= copy.reading
    .catch(() => {})
    .then(() => {
      copy.next = null
      return read(db, copy)
    })
  return copy.next
}

/** The same, or null while they are read for the first time: who can do without does not wait. */
export async function columnsIfRead(db: Db): Promise<Columns | null> {
  if (copies.get(db)?.upTo) return columnsOf(db)
  void columnsOf(db).catch(() => {})
  return null
}

function read(db: Db, copy: Copy): Promise<Columns> {
  const reading = (copy.upTo ? readChanged(db, copy) : readAll(db, copy)).finally(() => {
    copy.reading = null
  })
  copy.reading = reading
  return reading
}

async function readAll(db: Db, copy: Copy): Promise<Columns> {
  const { rows } = (await db.execute(sql`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS up_to`)) as { rows: { up_to: string }[] }
  const columns = new Columns()
  let last = 0
  for (;;) {
    const read = await readRows(db, sql`p.id > ${last} ORDER BY p.id LIMIT ${AT_ONCE}`)
    columns.setAll(read.map(asColumns))
    last = read.at(-1)?.id ?? 0
    if (read.length < AT_ONCE) break
  }
  // Sorted now, so that no shopper waits for it; others are served in between.
  for (const by of SORTED_BY) {
    void sortedBy(columns, by).places
    await setImmediate()
  }
  copy.columns = columns
  copy.upTo = rows[0]?.up_to ?? ''
  return columns
}

/** A transaction that is still open keeps its number: rows it will bring are asked for again until it has ended. */
async function readChanged(db: Db, copy: Copy): Promise<Columns> {
  const rows = await readRows(
    db,
    sql`p.changed_in >= ${copy.upTo}::bigint AND p.changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint ORDER BY p.id`
  )
  copy.columns.setAll(rows.map(asColumns))
  copy.upTo = rows[0]?.up_to ?? copy.upTo
  return copy.columns
}

interface Row {
  id: number
  up_to: string
  shown: boolean
  available_on: number
  sale_expire_at: number | null
  preorder_on: string | null
  brand_id: number | null
  store_id: number | null
  selling_price: number
  sale_percent: number
  average_rating: number
  taxons: string | null
  options: string | null
}

async function readRows(db: Db, where: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await db.execute(sql`
    SELECT p.id, pg_snapshot_xmin(pg_current_snapshot())::text AS up_to,
      p.selling_price > 1 AND p.total_on_hand > 0 AND p.image_id IS NOT NULL AS shown,
      (extract(epoch FROM p.available_on) * 1000)::float8 AS available_on,
      (extract(epoch FROM p.sale_expire_at) * 1000)::float8 AS sale_expire_at,
      p.preorder_on, p.brand_id, p.store_id, p.selling_price, p.sale_percent, p.average_rating::float8 AS average_rating,
      (SELECT string_agg(t.taxon_id::text, ',') FROM product_taxons t WHERE t.product_id = p.id) AS taxons,
      (SELECT string_agg(DISTINCT v.options::text, chr(10)) FROM variants v WHERE v.product_id = p.id AND v.on_hand > v.allocated) AS options
    FROM products p WHERE ${where}`)) as { rows: Row[] }
  return rows
}

function asColumns(row: Row): Parameters<Columns['set']>[0] {
  return {
    id: row.id,
    shown: row.shown,
    availableOn: row.available_on,
    saleExpireAt: row.sale_expire_at,
    preorderUntil: row.preorder_on === null ? null : Date.parse(`${row.preorder_on}T00:00:00+08:00`),
    brandId: row.brand_id,
    storeId: row.store_id,
    price: row.selling_price,
    salePercent: row.sale_percent,
    stars: row.average_rating,
    taxonIds: row.taxons ? row.taxons.split(',').map(Number) : [],
    options: row.options ? row.options.split('\n') : []
  }
}
