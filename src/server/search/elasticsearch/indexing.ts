import { and, asc, count, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/open.ts'
import { countChanges, deleteChanges, readQueuedChanges, products, queueForSearch } from '../../catalogue/index.ts'
import { searchIndexes } from '../tables.ts'
import type { Client } from './client.ts'
import { FILL_SETTINGS, PROPERTIES, readSearchDocuments, SETTINGS } from './document.ts'
import { log } from '../../kernel/log/log.ts'

type IndexState = typeof searchIndexes.$inferSelect

export interface IndexProgress {
  /** The live index; null before the first one is complete. */
  live: string | null
  /** Whether an index is being filled, and its progress. */
  building: boolean
  done: number
  total: number
  /** Products with unsent changes. */
  waiting: number
}

export interface IndexDependencies {
  db: Db
  client: Client
  now: () => Date
}

const BATCH = 500
/** Exceeds the duration of a step, even on a slow server. */
const CLAIM_MS = 45_000
/** Transactions that began before the index was registered did not queue their products. */
const OVERLAP_MS = 2 * 60_000
const CHECK_INTERVAL_MS = 60_000

/** Starts filling a new index. A partly filled one is continued, unless `anew`. */
export async function beginIndex({ db, client, now }: IndexDependencies, { anew = false } = {}): Promise<void> {
  const state = await readState(db, client)
  if (state?.building && !anew) return
  const [counted] = await db.select({ total: count() }).from(products)
  // In lower case, as index names must be.
  const building = `${client.index}-${now().toISOString().replaceAll(/\D/g, '')}`
  const fresh = { building, lastId: 0, done: 0, total: counted?.total ?? 0, startedAt: now() }
  await db
    .insert(searchIndexes)
    .values({ alias: client.index, ...fresh })
    .onConflictDoUpdate({ target: searchIndexes.alias, set: fresh })
  if (state?.building) await client.dropIndex(state.building)
}

/**
 * Sends changes to the server and fills a new index where one was started, for at most `ms`. Does nothing while another process
 * does it.
 * @returns whether there is more to do
 * @throws ElasticsearchError where the server fails; the next call continues
 */
export async function updateIndex(dependencies: IndexDependencies, ms: number): Promise<boolean> {
  const { db, client, now } = dependencies
  if (!(await readState(db, client))) await beginIndex(dependencies)
  const claimed = await claimState(dependencies)
  if (!claimed) return false
  try {
    let state = await ensureIndex(dependencies, claimed)
    for (const until = performance.now() + ms; performance.now() < until;) {
      const sent = await sendChanges(dependencies, state)
      if (!state.building && !sent) return false
      if (state.building) state = await fillBatch(dependencies, state)
      await saveState(dependencies, { claimedUntil: new Date(now().getTime() + CLAIM_MS) })
    }
    return true
  } finally {
    await saveState(dependencies, { claimedUntil: null })
  }
}

export async function readProgress(db: Db, client: Client): Promise<IndexProgress> {
  const state = await readState(db, client)
  const waiting = await countChanges(db)
  if (!state) return { live: null, building: false, done: 0, total: 0, waiting }
  const { live, done, total } = state
  return { live, building: state.building !== null, done, total, waiting }
}

async function readState(db: Db, client: Client): Promise<IndexState | undefined> {
  const [state] = await db.select().from(searchIndexes).where(eq(searchIndexes.alias, client.index))
  return state
}

async function claimState({ db, client, now }: IndexDependencies): Promise<IndexState | undefined> {
  const free = or(isNull(searchIndexes.claimedUntil), lt(searchIndexes.claimedUntil, now()))
  const [state] = await db
    .update(searchIndexes)
    .set({ claimedUntil: new Date(now().getTime() + CLAIM_MS) })
    .where(and(eq(searchIndexes.alias, client.index), free))
    .returning()
  return state
}

async function saveState({ db, client }: IndexDependencies, values: Partial<IndexState>): Promise<void> {
  await db.update(searchIndexes).set(values).where(eq(searchIndexes.alias, client.index))
}

/** Creates the index to be filled; starts one where the server has lost the live index. */
async function ensureIndex(dependencies: IndexDependencies, state: IndexState): Promise<IndexState> {
  const { client, now } = dependencies
  if (state.building) {
    if (await client.indexExists(state.building)) return state
    await client.behindAlias(client.index)
    await client.createIndex(state.building, FILL_SETTINGS, PROPERTIES)
    await saveState(dependencies, { lastId: 0, done: 0 })
    return { ...state, lastId: 0, done: 0 }
  }
  if (state.checkedAt && now().getTime() - state.checkedAt.getTime() < CHECK_INTERVAL_MS) return state
  const behind = await client.behindAlias(client.index)
  // An index of an earlier version gets the new fields, or is replaced where a field has another type now.
  if (state.live && behind.includes(state.live) && (await client.addFields(state.live, PROPERTIES))) {
    await saveState(dependencies, { checkedAt: now() })
    return state
  }
  await beginIndex(dependencies)
  const begun = await readState(dependencies.db, client)
  return begun ? ensureIndex(dependencies, begun) : state
}

/** @returns whether there were changes */
async function sendChanges({ db, client, now }: IndexDependencies, { live, building }: IndexState): Promise<boolean> {
  const changes = await readQueuedChanges(db, BATCH)
  if (!changes.length) return false
  const ids = changes.map(each => each.productId)
  const documents = await readSearchDocuments(db, ids, now())
  const documentIds = new Set(documents.map(document => document.id))
  const removed = ids.filter(id => !documentIds.has(id))
  for (const index of [live, building]) if (index) logRefused(await client.bulk(index, documents, removed))
  await deleteChanges(db, changes)
  return true
}

async function fillBatch(dependencies: IndexDependencies, state: IndexState): Promise<IndexState> {
  const { db, client, now } = dependencies
  if (!state.building) return state
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, state.lastId))
    .orderBy(asc(products.id))
    .limit(BATCH)
  const last = rows.at(-1)
  if (!last) return activateIndex(dependencies, state, state.building)
  const documents = await readSearchDocuments(
    db,
    rows.map(row => row.id),
    now()
  )
  logRefused(await client.bulk(state.building, documents, []))
  const far = { lastId: last.id, done: state.done + rows.length, total: Math.max(state.total, state.done + rows.length) }
  await saveState(dependencies, far)
  return { ...state, ...far }
}

/** Safe to repeat after a kill at any line. */
async function activateIndex(dependencies: IndexDependencies, state: IndexState, filled: string): Promise<IndexState> {
  const { db, client, now } = dependencies
  await client.refresh(filled)
  await client.changeSettings(filled, SETTINGS)
  const before = (await client.behindAlias(client.index)).filter(name => name !== filled)
  await client.moveAlias(client.index, before, filled)
  if (!state.live) await queueForSearch(db, isListedSince(new Date(state.startedAt.getTime() - OVERLAP_MS)))
  const settled = { live: filled, building: null, total: state.done, checkedAt: now() }
  await saveState(dependencies, settled)
  // Only indexes that the shop made itself.
  const old = new Set([...before, ...(state.live && state.live !== filled ? [state.live] : [])])
  for (const name of old) if (name.startsWith(`${client.index}-`)) await client.dropIndex(name)
  return { ...state, ...settled }
}

const isListedSince = (since: Date): SQL =>
  sql`SELECT ${products.id} AS product_id FROM ${products} WHERE ${gte(products.listingRefreshedAt, since)}`

/** A rejected product cannot be found; it does not stop the others. */
function logRefused(refused: readonly { id: string; reason: string }[]): void {
  for (const { id, reason } of refused) log.error({ product: id, reason }, 'the search server rejected a product')
}
