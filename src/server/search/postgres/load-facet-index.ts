import { setImmediate } from 'node:timers/promises'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { toPreorderEnd } from '#domain/listing.ts'
import { products, selectReservations } from '../../catalogue/index.ts'
import { compileQuery } from '../../kernel/db/compiled.ts'
import type { Db } from '../../kernel/db/open.ts'
import { runInBackground } from '../../kernel/db/pool.ts'
import { FacetIndex, type IndexedProduct, SORT_FIELDS } from './facet-index.ts'
import { ReservationTracker } from './reservations.ts'

/** Rows per statement, which limits how long other queries wait. */
const BATCH = 4000
/** Maximum wait for facets while a large catalogue is read for the first time. */
const REQUEST_TIMEOUT_MS = 3000

interface State {
  index: FacetIndex
  /** Transactions before this one are in the index. Empty until it is complete. */
  upTo: string
  reservations: ReservationTracker
  refreshing: Promise<FacetIndex> | null
  next: Promise<FacetIndex> | null
}

const states = new WeakMap<Db, State>()

/**
 * The current facet index. The first call reads every product, later ones the changes since. Concurrent calls share the next
 * refresh, because the running one may have missed a recent commit.
 */
export function refreshFacetIndex(db: Db, now: Date): Promise<FacetIndex> {
  const state = states.get(db) ?? {
    index: new FacetIndex(),
    upTo: '',
    reservations: new ReservationTracker(),
    refreshing: null,
    next: null
  }
  states.set(db, state)
  if (!state.refreshing) return refresh(db, state, now)
  state.next ??= state.refreshing
    .catch(() => {})
    .then(() => {
      state.next = null
      return refresh(db, state, now)
    })
  return state.next
}

/** The same; null while it is read for the first time. */
export async function findFacetIndex(db: Db, now: Date): Promise<FacetIndex | null> {
  if (states.get(db)?.upTo) return refreshFacetIndex(db, now)
  void refreshFacetIndex(db, now).catch(() => {})
  return null
}

/** The same, after a short wait. @throws ShopError unavailable while it is still read for the first time */
export async function waitForFacetIndex(db: Db, now: Date): Promise<FacetIndex> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShopError('unavailable')), REQUEST_TIMEOUT_MS)
  })
  return Promise.race([refreshFacetIndex(db, now), timeout]).finally(() => clearTimeout(timer))
}

function refresh(db: Db, state: State, now: Date): Promise<FacetIndex> {
  // After a large import, reading the changes takes longer than the time limit of a request.
  state.refreshing = runInBackground(() => (state.upTo ? readChanged(db, state, now) : readAll(db, state, now)), 'reserved').finally(() => {
    state.refreshing = null
  })
  return state.refreshing
}

async function readAll(db: Db, state: State, now: Date): Promise<FacetIndex> {
  const { rows } = (await db.execute(sql`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS up_to`)) as { rows: { up_to: string }[] }
  const index = new FacetIndex()
  let last = 0
  for (;;) {
    const read = await readRows(db, sql`p.id > ${last} ORDER BY p.id LIMIT ${BATCH}`)
    for (const row of read) index.set(toIndexed(row))
    last = read.at(-1)?.id ?? 0
    if (read.length < BATCH) break
  }
  for (const field of SORT_FIELDS) {
    index.orderBy(field)
    await setImmediate()
  }
  state.index = index
  state.upTo = rows[0]?.up_to ?? ''
  return readChanged(db, state, now)
}

/** Whether a transaction from `upTo` on wrote a product and has ended. @param transactionId the product's column */
const isChanged = (transactionId: SQL | AnyColumn, upTo: unknown): SQL =>
  sql`${transactionId} >= ${upTo}::bigint AND ${transactionId} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

const findChanged = compileQuery(['upTo'], (db, { upTo }) =>
  db.select({ id: products.id }).from(products).where(isChanged(products.transactionId, upTo)).limit(1)
)

/**
 * Changed products and reservations, in one statement. `xmin` does not advance while a transaction is open, so its rows are read
 * again until it ends.
 */
async function readChanged(db: Db, state: State, now: Date): Promise<FacetIndex> {
  const outdated = state.reservations.findOutdated(now)
  // The usual case: executing the statement below takes three times as long, even where it finds nothing.
  if (outdated.ids?.length === 0 && !(await findChanged(db, { upTo: state.upTo })).length) return state.index
  const where = isChanged(sql`p.transaction_id`, state.upTo)
  const among = outdated.ids && sql`(${sql.param([...outdated.ids])}::int[] || ARRAY(SELECT p.id FROM products p WHERE ${where}))`
  const { rows } = (await db.execute(sql`SELECT (SELECT json_agg(c) FROM (${selectRows(sql`${where} ORDER BY p.id`)}) c) AS changed,
    (SELECT json_agg(r) FROM (${selectReservations(now, among)}) r) AS reserved`)) as {
    rows: { changed: Row[] | null; reserved: { product_id: number; until: number }[] | null }[]
  }
  const [read] = rows
  const changed = read?.changed ?? []
  for (const row of changed) state.index.set(toIndexed(row))
  state.index.reserved = state.reservations.apply(
    outdated,
    changed.map(({ id }) => id),
    read?.reserved ?? [],
    now
  )
  state.upTo = changed[0]?.up_to ?? state.upTo
  return state.index
}

interface Row {
  id: number
  up_to: string
  selling_price: number
  total_on_hand: number
  sale_percent: number
  average_rating: number
  has_image: boolean
  available_on: number
  sale_expire_at: number | null
  preorder_on: string | null
  brand_id: number | null
  store_id: number | null
  transaction_id: number
  taxons: string | null
  options: string | null
}

async function readRows(db: Db, where: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(selectRows(where))) as { rows: Row[] }
  return rows
}

function selectRows(where: SQL): SQL {
  return sql`
    SELECT p.id, pg_snapshot_xmin(pg_current_snapshot())::text AS up_to, p.selling_price, p.total_on_hand, p.sale_percent,
      p.average_rating::float8 AS average_rating, p.image_id IS NOT NULL AS has_image,
      (extract(epoch FROM p.available_on) * 1000)::float8 AS available_on,
      (extract(epoch FROM p.sale_expire_at) * 1000)::float8 AS sale_expire_at,
      p.preorder_on, p.brand_id, p.store_id, p.transaction_id::float8 AS transaction_id,
      (SELECT string_agg(t.taxon_id::text, ',') FROM product_taxons t WHERE t.product_id = p.id) AS taxons,
      (SELECT string_agg(DISTINCT v.options::text, chr(10)) FROM variants v WHERE v.product_id = p.id AND v.on_hand > v.allocated) AS options
    FROM products p WHERE ${where}`
}

function toIndexed(row: Row): IndexedProduct {
  return {
    id: row.id,
    values: {
      selling_price: row.selling_price,
      total_on_hand: row.total_on_hand,
      sale_percent: row.sale_percent,
      average_rating: row.average_rating,
      image: row.has_image ? 1 : null,
      available_on: row.available_on,
      sale_expire_at: row.sale_expire_at,
      preorder_until: row.preorder_on === null ? null : toPreorderEnd(row.preorder_on).getTime()
    },
    brandId: row.brand_id,
    storeId: row.store_id,
    transactionId: row.transaction_id,
    taxonIds: row.taxons ? row.taxons.split(',').map(Number) : [],
    options: row.options ? row.options.split('\n') : []
  }
}
