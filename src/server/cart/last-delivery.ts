import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import type { CartOwner } from './cart.ts'
import { carts } from './tables.ts'

/** Address and organisation of the customer's latest order, the defaults of a new cart. Null for a guest. */
export async function lastDelivery(
  tx: Db,
  owner: CartOwner
): Promise<Required<Pick<typeof carts.$inferInsert, 'address' | 'organisation'>>> {
  const [ordered] =
    'userId' in owner
      ? await tx
          .select({ address: carts.address, organisation: carts.organisation })
          .from(carts)
          .where(and(eq(carts.userId, owner.userId), eq(carts.state, 'completed')))
          .orderBy(desc(carts.updatedAt))
          .limit(1)
      : []
  return ordered ?? { address: null, organisation: null }
}
