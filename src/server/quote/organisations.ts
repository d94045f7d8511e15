import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Organisation } from '#domain/cart.ts'
import type { Db } from '../kernel/db/open.ts'
import { orders } from '../order/index.ts'
import { quotes } from './tables.ts'

const MAX_ORGANISATIONS = 10
/** Orders and quotes that are searched for organisations. */
const NEWEST = 100

/** Organisations that the customer has ordered or requested quotes for, each as it was last entered; the newest first. */
export async function listOrganisations(db: Db, userId: number): Promise<Organisation[]> {
  const ordered = await db
    .select({ organisation: orders.organisation, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.organisation)))
    .orderBy(desc(orders.id))
    .limit(NEWEST)
  const quoted = await db
    .select({ organisation: quotes.organisation, at: quotes.createdAt })
    .from(quotes)
    .where(eq(quotes.userId, userId))
    .orderBy(desc(quotes.id))
    .limit(NEWEST)
  const newest = new Map<string, Organisation>()
  for (const { organisation } of [...ordered, ...quoted].toSorted((a, b) => b.at.getTime() - a.at.getTime()))
    if (organisation && !newest.has(organisation.registry_number)) newest.set(organisation.registry_number, organisation)
  return [...newest.values()].slice(0, MAX_ORGANISATIONS)
}
