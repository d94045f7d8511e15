import { asc, eq, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../kernel/db/open.ts'
import { ledgerAccounts, ledgerTransfers } from './tables.ts'

type AccountRow = typeof ledgerAccounts.$inferSelect

interface OrderTransfer {
  transfer: typeof ledgerTransfers.$inferSelect
  debit: AccountRow
  credit: AccountRow
}

/** Every transfer that an order's accounts take part in, oldest first, and those accounts. */
export async function listTransfersOfOrder(db: Db, orderId: number): Promise<{ accounts: AccountRow[]; transfers: OrderTransfer[] }> {
  const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.orderId, orderId)).orderBy(asc(ledgerAccounts.id))
  if (!accounts.length) return { accounts, transfers: [] }
  const ids = accounts.map(({ id }) => id)
  const [debit, credit] = [alias(ledgerAccounts, 'debit'), alias(ledgerAccounts, 'credit')]
  const transfers = await db
    .select({ transfer: ledgerTransfers, debit, credit })
    .from(ledgerTransfers)
    .innerJoin(debit, eq(debit.id, ledgerTransfers.debitAccountId))
    .innerJoin(credit, eq(credit.id, ledgerTransfers.creditAccountId))
    .where(or(inArray(ledgerTransfers.debitAccountId, ids), inArray(ledgerTransfers.creditAccountId, ids)))
    .orderBy(asc(ledgerTransfers.id))
  return { accounts, transfers }
}
