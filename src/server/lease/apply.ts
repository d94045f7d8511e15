import { inArray } from 'drizzle-orm'
import type { LeaseInput } from '#contract/lease.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { isLeaseTerm, type LeasePlan, calculateLeasePlan, type LeaseTerms } from '#domain/lease.ts'
import type { Tugrik } from '#domain/money.ts'
import { parseBirthDate, isAdult } from '#domain/register-number.ts'
import { products } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { leases } from './tables.ts'

/** Whether every one of these goods is leased. */
export async function hasOnlyLeasedGoods(db: Db, productIds: readonly number[]): Promise<boolean> {
  const rows = await db
    .select({ lease: products.lease })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return rows.length > 0 && rows.every(({ lease }) => lease)
}

/**
 * The lease of goods that are being ordered.
 * @param price of the goods, without delivery
 * @param terms null while the shop offers no lease
 * @throws ShopError lease_unavailable, lease_term_wrong, lease_down_wrong, applicant_too_young
 */
export async function planLease(
  tx: Db,
  { productIds, price }: { productIds: readonly number[]; price: Tugrik },
  { months, down, applicant }: LeaseInput,
  terms: LeaseTerms | null,
  now: Date
): Promise<LeasePlan> {
  if (!terms || !calculateLeasePlan(price, 12, terms) || !(await hasOnlyLeasedGoods(tx, productIds)))
    throw new ShopError('lease_unavailable')
  if (!isLeaseTerm(months)) throw new ShopError('lease_term_wrong')
  const plan = calculateLeasePlan(price, months, terms, down ?? null)
  if (!plan) throw new ShopError('lease_down_wrong')
  if (!isAdult(parseBirthDate(applicant.register_number) ?? '9999', toDayInUlaanbaatar(now))) throw new ShopError('applicant_too_young')
  return plan
}

export async function saveLease(
  tx: Db,
  orderId: number,
  plan: LeasePlan,
  { applicant }: LeaseInput,
  { interest: rate }: LeaseTerms,
  now: Date
): Promise<void> {
  const { months, financed, interest, monthly } = plan
  await tx.insert(leases).values({ orderId, months, rate, financed, interest, monthly, applicant, createdAt: now })
}
