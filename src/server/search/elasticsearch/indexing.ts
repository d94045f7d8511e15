import { MINUTE_MS } from '#domain/day.ts'
import { and, asc, count, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/open.ts'
import { countChanges, deleteChanges, readQueuedChanges, products, queueForSearch } from '../../catalogue/index.ts'
import { searchIndexes } from '../tables.ts'
import { type Client, ElasticsearchError } from './client.ts'
import { readSearchDocuments } from './document.ts'
import { DOCUMENT_VERSION, FILL_SETTINGS, PROPERTIES, SETTINGS } from './mapping.ts'
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
/** Batches that are read while the one before is sent. Changes of their products are sent after them. */
const OVERLAPPING_BATCHES = 4
const MAX_ATTEMPTS = 100
/** Exceeds the duration of a step, even on a slow server: two bulk requests. */
const CLAIM_MS = 150_000
/** Transactions that began before the index was registered did not queue their products. */
const OVERLAP_MS = 2 * MINUTE_MS
const CHECK_INTERVAL_MS = 60_000

/** Starts filling a new index. A partly filled one is continued, unless `anew`. */
export async function beginIndex({ db, client, now }: IndexDependencies, { anew = false } = {}): Promise<void> {
  const state = await readState(db, client)
  if (state?.building && !anew) return
  const [counted] = await db.select({ total: count() }).from(products)
  // In lower case, as index names must be.
  const building = `${toNamePrefix(client)}${now().toISOString().replaceAll(/\D/g, '')}`
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
  const { db, client } = dependencies
  if (!(await readState(db, client))) await beginIndex(dependencies)
  const claimed = await claimState(dependencies)
  if (!claimed) return false
  try {
    let state = await ensureIndex(dependencies, claimed)
    for (const until = performance.now() + ms; performance.now() < until;) {
      const sent = await sendChanges(dependencies, state)
      if (!state.building && !sent) return false
      if (state.building) state = await fillBatches(dependencies, state, until)
      await saveState(dependencies, { claimedUntil: toClaimEnd(dependencies) })
    }
    return true
  } finally {
    await saveState(dependencies, { claimedUntil: null })
  }
}

/**
 * `updateIndex` for a command, which goes on where the server fails temporarily.
 * @param pause waits before the next attempt
 */
export async function retryUpdateIndex(
  dependencies: IndexDependencies,
  ms: number,
  pause: (failure: ElasticsearchError) => Promise<void>
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await updateIndex(dependencies, ms)
    } catch (error) {
      if (!(error instanceof ElasticsearchError) || !error.isTemporary || attempt >= MAX_ATTEMPTS) throw error
      await pause(error)
    }
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
    .set({ claimedUntil: toClaimEnd({ now }) })
    .where(and(eq(searchIndexes.alias, client.index), free))
    .returning()
  return state
}

const toClaimEnd = ({ now }: Pick<IndexDependencies, 'now'>): Date => new Date(now().getTime() + CLAIM_MS)

async function saveState({ db, client }: IndexDependencies, values: Partial<IndexState>): Promise<void> {
  await db.update(searchIndexes).set(values).where(eq(searchIndexes.alias, client.index))
}

const toNamePrefix = ({ index }: Client): string => `${index}-${DOCUMENT_VERSION}-`

/** Creates the index to be filled; starts one where the server has lost the live index. */
async function ensureIndex(dependencies: IndexDependencies, state: IndexState): Promise<IndexState> {
  const { client, now } = dependencies
  const isCurrent = (name: string): boolean => name.startsWith(toNamePrefix(client))
  if (state.building && isCurrent(state.building)) {
    if (await client.indexExists(state.building)) return state
    await client.behindAlias(client.index)
    await client.createIndex(state.building, FILL_SETTINGS, PROPERTIES)
    await saveState(dependencies, { lastId: 0, done: 0 })
    return { ...state, lastId: 0, done: 0 }
  }
  if (!state.building && state.checkedAt && now().getTime() - state.checkedAt.getTime() < CHECK_INTERVAL_MS) return state
  const behind = await client.behindAlias(client.index)
  // An index of an earlier version gets the new fields. It is replaced where one has another type now, or where its documents lack one.
  const isUsable = state.live !== null && behind.includes(state.live) && (await client.addFields(state.live, PROPERTIES))
  if (isUsable && state.live && isCurrent(state.live) && !state.building) {
    await saveState(dependencies, { checkedAt: now() })
    return state
  }
  await beginIndex(dependencies, { anew: true })
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

/** Reads each batch while the server indexes the one before. */
async function fillBatches(dependencies: IndexDependencies, start: IndexState, until: number): Promise<IndexState> {
  const { db, now } = dependencies
  const { building } = start
  if (!building) return start
  let state = start
  let sending: Promise<void> = Promise.resolve()
  try {
    for (let batch = 0; batch < OVERLAPPING_BATCHES && (batch === 0 || performance.now() < until); batch++) {
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(gt(products.id, state.lastId))
        .orderBy(asc(products.id))
        .limit(BATCH)
      const ids = rows.map(row => row.id)
      const documents = await readSearchDocuments(db, ids, now())
      await sending
      const lastId = ids.at(-1)
      if (lastId === undefined) return await activateIndex(dependencies, state, building)
      const done = state.done + ids.length
      state = { ...state, lastId, done, total: Math.max(state.total, done) }
      sending = sendBatch(dependencies, building, documents, { lastId, done, total: state.total })
      // Its failure is thrown by the next wait for it, which may be a moment later.
      sending.catch(() => {})
    }
    await sending
    return state
  } finally {
    await sending.catch(() => {})
  }
}

async function sendBatch(
  dependencies: IndexDependencies,
  index: string,
  documents: Parameters<Client['bulk']>[1],
  reached: Pick<IndexState, 'lastId' | 'done' | 'total'>
): Promise<void> {
  logRefused(await dependencies.client.bulk(index, documents, []))
  await saveState(dependencies, { ...reached, claimedUntil: toClaimEnd(dependencies) })
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
