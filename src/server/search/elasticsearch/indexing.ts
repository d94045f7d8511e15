import { asc, count, eq, gt, isNull, lt, or, and } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { products } from '../../product/tables.ts'
import { countChanges, dropChanges, nextChanges, queueListedSince } from '../outbox.ts'
import { searchIndexes } from '../tables.ts'
import type { Client } from './client.ts'
import { readSearchDocuments } from './document.ts'
import { FILLING, PROPERTIES, SETTINGS } from './mapping.ts'

export type IndexState = typeof searchIndexes.$inferSelect

export interface IndexProgress {
  /** The index that is searched; null before the first is whole. */
  live: string | null
  /** Whether one is being filled, and how far. */
  building: boolean
  done: number
  total: number
  /** Products whose change is still to be told. */
  waiting: number
}

/** Whoever keeps the index: time and time again `tendIndex`. */
export interface Keeper {
  db: Db
  client: Client
  now: () => Date
}

const AT_ONCE = 500
/** Longer than a step takes, however slow the server is. */
const CLAIM_MS = 45_000
/** A transaction that began before the index was known may have said nothing of its products. */
const BEFORE_MS = 2 * 60_000
const SEEN_MS = 60_000

/** Has a new index filled. One that is half full is gone on with, unless `anew`. */
export async function beginIndex({ db, client, now }: Keeper, { anew = false } = {}): Promise<void> {
  const state = await readState(db, client)
  if (state?.building && !anew) return
  const [counted] = await db.select({ total: count() }).from(products)
  // In small letters, as names of indexes are.
  const building = `${client.index}-${now().toISOString().replaceAll(/\D/g, '')}`
  const fresh = { building, lastId: 0, done: 0, total: counted?.total ?? 0, startedAt: now() }
  await db
    .insert(searchIndexes)
    .values({ alias: client.index, ...fresh })
    .onConflictDoUpdate({ target: searchIndexes.alias, set: fresh })
  if (state?.building) await client.dropIndex(state.building)
}

/**
 * Tells the server what has changed and fills a new index where one is begun, for as long as `ms` at most. Does nothing
 * while another process is at it.
 * @returns whether there is more to do at once
 * @throws ElasticsearchError where the server is away: nothing is lost, what is done is done
 */
export async function tendIndex(keeper: Keeper, ms: number): Promise<boolean> {
  const { db, client, now } = keeper
  if (!(await readState(db, client))) await beginIndex(keeper)
  const claimed = await claim(keeper)
  if (!claimed) return false
  try {
    let state = await present(keeper, claimed)
    for (const until = performance.now() + ms; performance.now() < until;) {
      const told = await tellChanges(keeper, state)
      if (!state.building && !told) return false
      if (state.building) state = await fillMore(keeper, state)
      await save(keeper, { claimedUntil: new Date(now().getTime() + CLAIM_MS) })
    }
    return true
  } finally {
    await save(keeper, { claimedUntil: null })
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

async function claim({ db, client, now }: Keeper): Promise<IndexState | undefined> {
  const free = or(isNull(searchIndexes.claimedUntil), lt(searchIndexes.claimedUntil, now()))
  const [state] = await db
    .update(searchIndexes)
    .set({ claimedUntil: new Date(now().getTime() + CLAIM_MS) })
    .where(and(eq(searchIndexes.alias, client.index), free))
    .returning()
  return state
}

async function save({ db, client }: Keeper, values: Partial<IndexState>): Promise<void> {
  await db.update(searchIndexes).set(values).where(eq(searchIndexes.alias, client.index))
}

/** Makes the index that is to be filled; begins one where the server has lost the one it had. */
async function present(keeper: Keeper, state: IndexState): Promise<IndexState> {
  const { client, now } = keeper
  if (state.building) {
    if (await client.indexExists(state.building)) return state
    await client.behindAlias(client.index)
    await client.createIndex(state.building, FILLING, PROPERTIES)
    await save(keeper, { lastId: 0, done: 0 })
    return { ...state, lastId: 0, done: 0 }
  }
  if (state.seenAt && now().getTime() - state.seenAt.getTime() < SEEN_MS) return state
  const behind = await client.behindAlias(client.index)
  if (state.live && behind.includes(state.live)) {
    await save(keeper, { seenAt: now() })
    return state
  }
  await beginIndex(keeper)
  const begun = await readState(keeper.db, client)
  return begun ? present(keeper, begun) : state
}

/** @returns whether there was anything to tell */
async function tellChanges({ db, client, now }: Keeper, { live, building }: IndexState): Promise<boolean> {
  const changes = await nextChanges(db, AT_ONCE)
  if (!changes.length) return false
  const ids = changes.map(each => each.productId)
  const documents = await readSearchDocuments(db, ids, now())
  const found = new Set(documents.map(document => document.id))
  const gone = ids.filter(id => !found.has(id))
  for (const index of [live, building]) if (index) report(await client.bulk(index, documents, gone))
  await dropChanges(db, changes)
  return true
}

async function fillMore(keeper: Keeper, state: IndexState): Promise<IndexState> {
  const { db, client, now } = keeper
  if (!state.building) return state
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, state.lastId))
    .orderBy(asc(products.id))
    .limit(AT_ONCE)
  const last = rows.at(-1)
  if (!last) return putInPlace(keeper, state, state.building)
  const documents = await readSearchDocuments(
    db,
    rows.map(row => row.id),
    now()
  )
  report(await client.bulk(state.building, documents, []))
  const far = { lastId: last.id, done: state.done + rows.length, total: Math.max(state.total, state.done + rows.length) }
  await save(keeper, far)
  return { ...state, ...far }
}

/** Safe to repeat after a kill at any line. */
async function putInPlace(keeper: Keeper, state: IndexState, filled: string): Promise<IndexState> {
  const { db, client, now } = keeper
  await client.refresh(filled)
  await client.changeSettings(filled, SETTINGS)
  const before = (await client.behindAlias(client.index)).filter(name => name !== filled)
  await client.moveAlias(client.index, before, filled)
  if (!state.live) await queueListedSince(db, new Date(state.startedAt.getTime() - BEFORE_MS))
  const settled = { live: filled, building: null, total: state.done, seenAt: now() }
  await save(keeper, settled)
  // Only what the shop made itself.
  const old = new Set([...before, ...(state.live && state.live !== filled ? [state.live] : [])])
  for (const name of old) if (name.startsWith(`${client.index}-`)) await client.dropIndex(name)
  return { ...state, ...settled }
}

/** A product that the server does not take stays unfound; the others are not to wait for it. */
function report(refused: readonly { id: string; reason: string }[]): void {
  for (const { id, reason } of refused) console.error(`search: the server does not take product ${id}: ${reason}`)
}
