import type { CodeType, CouponKind } from '#domain/coupon.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Localized } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { createRandomCode } from './random-code.ts'
import { couponEvents, coupons } from './tables.ts'

interface IssuedCoupon {
  title: Localized
  /** A voucher is an amount off purchases from `VOUCHER_MINIMUM`. */
  type: CodeType
  kind: CouponKind
  value: number
  minimum: Tugrik
  /** The product of a gift. */
  giftProductId: number | null
  endsAt: Date
}

/** Creates a coupon of one customer that is used once, with a code that cannot be guessed. @returns its id */
export async function issueCoupon(tx: Db, userId: number, rules: IssuedCoupon, now: Date): Promise<number> {
  const code = createRandomCode('WIN-', 12)
  const [created] = await tx
    .insert(coupons)
    .values({
      ...rules,
      code,
      userIds: [userId],
      maxUses: 1,
      maxUsesPerCustomer: 1,
      startsAt: now,
      createdAt: now,
      updatedAt: now
    })
    .returning({ id: coupons.id })
  if (!created) throw new Error('A coupon was not written.')
  await tx.insert(couponEvents).values({ couponId: created.id, kind: 'created', customerId: userId, createdAt: now })
  return created.id
}
