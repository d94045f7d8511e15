import type { Hono } from 'hono'
import { type Lease, leaseContract, type StaffLease } from '#contract/lease.ts'
import { calculateLeasePlan } from '#domain/lease.ts'
import {
  readCartViewOptions,
  listCouponsOfCart,
  readCurrentCart,
  filterGoods,
  toCartOwner,
  readPricedLines,
  calculateTotals
} from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { findOrder, readOrder, type OrderRow } from '../order/index.ts'
import { readSettings } from '../site/index.ts'
import { hasOnlyLeasedGoods } from './apply.ts'
import { listStaysOfCart } from '../hotel/index.ts'
import { decideLease, findLease, receiveCallback } from './decide.ts'

export function createLeaseRoutes(server: Server): Hono<ShopEnv> {
  const { db } = server
  return implement(leaseContract, {
    'GET /api/v2/checkouts/current/lease': async ({ session, locale }) => {
      const options = await readCartViewOptions(db, locale)
      const now = server.now()
      const { configs, lease: terms } = await readSettings(db)
      const cart = await readCurrentCart(db, toCartOwner(session))
      const lines = cart ? await readPricedLines(db, cart.id, now) : []
      const cartStays = cart ? await listStaysOfCart(db, cart.id, now) : []
      const totals = cart && calculateTotals(lines, cartStays, await listCouponsOfCart(db, cart, lines, options, now), cart, options, now)
      const price = totals ? totals.itemTotal - totals.discountTotal : 0
      const offered =
        configs.showLease &&
        !cartStays.length &&
        filterGoods(lines).length === lines.length &&
        calculateLeasePlan(price, 12, terms) !== null &&
        (await hasOnlyLeasedGoods(
          db,
          lines.map(line => line.productId)
        ))
      return { offered, price, terms }
    },
    'GET /api/v2/orders/{number}/lease': async ({ params: { number }, userId }) => viewLease(db, await readOrder(db, userId, number)),
    'GET /api/v2/staff/orders/{number}/lease': async ({ params: { number } }) => viewStaffLease(db, await findOrder(db, number)),
    'POST /api/v2/staff/orders/{number}/lease/decision': async ({ params: { number }, body, userId }) => {
      await decideLease(server, (await findOrder(db, number)).id, body, userId)
      return viewStaffLease(db, await findOrder(db, number))
    },
    'POST /api/v2/leases/callback': async ({ body }) => ({ state: await receiveCallback(server, body) })
  })
}

async function viewLease(db: Db, order: OrderRow): Promise<Lease> {
  const { months, financed, interest, monthly, rate, sentAt, decidedAt, reason } = await findLease(db, order.id)
  return {
    state: order.lease,
    months,
    down: order.total - financed,
    financed,
    interest,
    monthly,
    rate,
    sent_at: sentAt?.toISOString() ?? null,
    decided_at: decidedAt?.toISOString() ?? null,
    reason
  }
}

async function viewStaffLease(db: Db, order: OrderRow): Promise<StaffLease> {
  const { applicant, ref, decidedBy } = await findLease(db, order.id)
  return { ...(await viewLease(db, order)), applicant, ref, decided_by_staff: decidedBy !== null }
}
