import { beforeEach } from 'vitest'
import type { StaffCoupon } from '#contract/coupon.ts'
import type { Order } from '#contract/order.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { createCouponRoutes } from '#server/discount/routes.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import type { DatabaseKind } from '../database.ts'
import { setFlags } from '../settings.ts'
import { CHECKOUT, COMPLETE, requireOk, setUpShop, setUpUser, START } from '../shop.ts'

export const COUPONS = '/api/v2/coupons'
export const STAFF_COUPONS = '/api/v2/staff/coupons'
export const RULES = { title: { mn: 'Намрын купон', en: 'Autumn coupon' }, kind: 'percent', value: 10, starts_at: START.toISOString() }

/** A shop with coupons, and calls of its staff and its customer. */
export async function setUpCouponShop(kind: DatabaseKind) {
  const { shop, database } = await setUpShop(kind, [createCouponRoutes, createFulfilmentRoutes, createReturnRoutes])
  beforeEach(() => setFlags(database, { coupon: true, voucher: true }))
  const user = setUpUser(shop, { mobile: '88112345' })
  const staff = setUpUser(shop, { role: 'staff' })
  return {
    shop,
    database,
    user,
    staff,
    create: async (rules: Record<string, unknown> = {}) =>
      requireOk(await staff.call<StaffCoupon>('POST', STAFF_COUPONS, { ...RULES, code: 'AUTUMN', ...rules })),
    apply: (code: string, who = user, more: Record<string, unknown> = {}) =>
      who.call<Cart & ErrorBody>('PUT', CHECKOUT, { coupon: code, ...more }),
    complete: (total: number, who = user) =>
      who.call<Order & ErrorBody>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total })
  }
}
