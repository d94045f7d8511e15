import { invalidateChanges } from '../import/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ShopContext } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import type { Session } from '../kernel/http/session.ts'
import type { Server } from '../kernel/server.ts'
import type { SavedProducts } from './save.ts'

/** Writes once per key, and invalidates the changed pages after the commit. */
export async function saveOnce<Saved extends SavedProducts>(
  server: Server,
  c: ShopContext,
  session: Session,
  input: unknown,
  work: (tx: Db, at: Date) => Promise<Saved>
): Promise<Saved> {
  const saved = await runOnce(c, session, input, work)
  if (saved.batch) invalidateChanges(server, saved.changes)
  return saved
}
