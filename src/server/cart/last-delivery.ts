import { desc, eq } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import { orders } from '../order/tables.ts'
import type { CartOwner } from './cart.ts'
import type { carts } from './tables.ts'

/** Address and organisation of the customer's latest order, the defaults of a new cart. Null for a guest. */
export async function lastDelivery(
  tx: Db,
  owner: CartOwner
): Promise<Required<Pick<typeof carts.$inferInsert, 'address' | 'organisation'>>> {
  const [order] =
    'userId' in owner
      ? await tx
          .select({ address: orders.address, organisation: orders.organisation })
          .from(orders)
          .where(eq(orders.userId, owner.userId))
          .orderBy(desc(orders.id))
          .limit(1)
      : []
  return order ?? { address: null, organisation: null }
}
