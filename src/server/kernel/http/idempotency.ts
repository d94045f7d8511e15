import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { ShopContext } from './customer.ts'
import type { Session } from './session.ts'
import { idempotencyKeys } from './tables.ts'

const KEPT_MS = 24 * 60 * 60 * 1000
const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Runs a write in one transaction, once per `Idempotency-Key`. The key's row is written in the same transaction: of two
 * concurrent calls with one key the second waits for the row and repeats the first response; a failed call leaves no row.
 * @param input validated input; the same key with other input is an error @throws ShopError idempotency_reused, bad_request for a
 * malformed key
 */
export async function runOnce<Answer>(
  c: ShopContext,
  session: Session,
  input: unknown,
  work: (tx: Db, now: Date) => Promise<Answer>
): Promise<Answer> {
  const server = c.get('server')
  const now = server.now()
  const key = c.req.header('idempotency-key')
  if (key === undefined) return transact(server.db, tx => work(tx, now))
  if (!KEY.test(key)) throw new ShopError('bad_request')

  const scope = session.userId ? `user:${session.userId}` : `session:${session.id}`
  const hash = createHash('sha256')
    .update(JSON.stringify([c.req.method, c.req.path, input ?? null]))
    .digest('base64url')
  const { answer, replayed } = await transact(server.db, async tx => {
    const known = await takeKey(tx, { scope, key, hash }, now)
    if (known) {
      if (known.hash !== hash) throw new ShopError('idempotency_reused')
      return { answer: known.answer as Answer, replayed: true }
    }
    const done = await work(tx, now)
    await tx
      .update(idempotencyKeys)
      .set({ answer: done })
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    return { answer: done, replayed: false }
  })
  if (replayed) c.header('Idempotent-Replayed', 'true')
  return answer
}

/** @returns the row of an earlier call, or null where this call is the first and now owns the key */
async function takeKey(tx: Db, row: { scope: string; key: string; hash: string }, now: Date) {
  const mine = await tx
    .insert(idempotencyKeys)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { hash: row.hash, answer: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS))
    })
    .returning({ key: idempotencyKeys.key })
  if (mine.length) return null
  const [known] = await tx
    .select({ hash: idempotencyKeys.hash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, row.scope), eq(idempotencyKeys.key, row.key)))
  return known ?? null
}

export async function purgeKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)))
}
