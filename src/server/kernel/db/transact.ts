import type { Db } from './open.ts'

const TRIES = 4
/**
 * Deadlock and serialisation failure: the transaction was rolled back and can run again. So can one that found a key free, such as a phone
 * number, and wrote it at the same time as another: it finds that now.
 */
const RETRYABLE_CODES = new Set(['40P01', '40001', '23505'])

/** Runs a transaction and repeats it where Postgres aborted it. `work` must use only `tx`. */
export async function transact<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let remaining = TRIES; ; remaining--) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (remaining <= 1 || !RETRYABLE_CODES.has(findSqlState(error))) throw error
    }
  }
}

function findSqlState(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? findSqlState(cause) : ''
}
