import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { ShopContext } from './customer.ts'
import type { Session } from './session.ts'
import { idempotencyKeys } from './tables.ts'

const MAX_KEY_AGE_MS = DAY_MS
const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Runs a write in one transaction, once per `Idempotency-Key`. The key's row is written in the same transaction: of two
 * concurrent calls with one key the second waits for the row and repeats the first response; a failed call leaves no row.
 * @param input validated input; the same key with other input is an error @throws ShopError idempotency_reused, bad_request for a
 * malformed key
 */
export async function runOnce<Result>(
  c: ShopContext,
  session: Session,
  input: unknown,
  work: (tx: Db, now: Date) => Promise<Result>
): Promise<Result> {
  const server = c.get('server')
  const now = server.now()
  const key = c.req.header('idempotency-key')
  if (key === undefined) return transact(server.db, tx => work(tx, now))
  if (!KEY.test(key)) throw new ShopError('bad_request')

  const scope = session.userId ? `user:${session.userId}` : `session:${session.id}`
  const requestHash = createHash('sha256')
    .update(JSON.stringify([c.req.method, c.req.path, input ?? null]))
    .digest('base64url')
  const { response, replayed } = await transact(server.db, async tx => {
    const existing = await claimKey(tx, { scope, key, requestHash }, now)
    if (existing) {
      if (existing.requestHash !== requestHash) throw new ShopError('idempotency_reused')
      return { response: existing.response as Result, replayed: true }
    }
    const result = await work(tx, now)
    await tx
      .update(idempotencyKeys)
      .set({ response: result ?? null })
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    return { response: result, replayed: false }
  })
  if (replayed) c.header('Idempotent-Replayed', 'true')
  return response
}

/** @returns the row of an earlier call, or null where this call is the first and now owns the key */
async function claimKey(tx: Db, row: { scope: string; key: string; requestHash: string }, now: Date) {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash: row.requestHash, response: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, new Date(now.getTime() - MAX_KEY_AGE_MS))
    })
    .returning({ key: idempotencyKeys.key })
  if (inserted.length) return null
  const [existing] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, row.scope), eq(idempotencyKeys.key, row.key)))
  return existing ?? null
}

export async function purgeKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - MAX_KEY_AGE_MS)))
}
