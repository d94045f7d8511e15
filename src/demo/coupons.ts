import { DAY_MS } from '#domain/day.ts'
import { couponContract } from '#contract/coupon.ts'
import { coupons, createCoupon } from '#server/discount/index.ts'
import { transact } from '#server/kernel/db/transact.ts'
import type { Server } from '#server/kernel/server.ts'
import { toMidnight } from './dates.ts'
import { readStaffId } from './order-steps.ts'

/** Days from today, in Ulaanbaatar. */
interface DayOffsets {
  from: number
  to: number | null
}

const COUPONS = [
  {
    code: 'ESGII10',
    title: { mn: '10 хувийн хөнгөлөлт', en: '10% off' },
    kind: 'percent',
    value: 10,
    max_reduction: 30_000,
    minimum: 50_000,
    listed: true,
    days: { from: -14, to: 60 }
  },
  {
    code: 'HURGELT',
    title: { mn: 'Хүргэлт үнэгүй', en: 'Free delivery' },
    kind: 'free_delivery',
    minimum: 30_000,
    listed: true,
    combinable: true,
    days: { from: -14, to: 60 }
  },
  {
    code: 'BELEG',
    title: { mn: '80,000₮-өөс дээш худалдан авалтад арцны саван бэлэг', en: 'A juniper soap with goods from 80,000₮' },
    kind: 'gift',
    gift: 'handmade-juniper-soap',
    minimum: 80_000,
    listed: true,
    days: { from: -7, to: 60 }
  },
  {
    code: 'ANHNII5000',
    title: { mn: 'Анхны захиалгад 5,000₮', en: '5,000₮ off your first order' },
    kind: 'amount',
    value: 5000,
    minimum: 40_000,
    customer_kind: 'first_order',
    listed: true,
    days: { from: -30, to: null }
  },
  {
    code: 'NAMAR15',
    title: { mn: 'Намрын 15 хувь', en: 'Autumn: 15% off' },
    kind: 'percent',
    value: 15,
    minimum: 50_000,
    listed: true,
    days: { from: -80, to: -20 }
  },
  {
    code: 'BAYARLALAA20',
    type: 'voucher',
    title: { mn: 'Талархлын 20,000₮', en: '20,000₮ to say thank you' },
    kind: 'amount',
    value: 20_000,
    minimum: 100_000,
    customers: ['88112345'],
    listed: true,
    days: { from: -7, to: 90 }
  }
] as const satisfies readonly { code: string; days: DayOffsets; [field: string]: unknown }[]

/** Creates the demo's coupons and a voucher of its customer, where the shop has none. */
export async function seedCoupons(server: Server): Promise<void> {
  if (await server.db.$count(coupons)) return
  const now = server.now()
  const { body } = couponContract.routes['POST /api/v2/staff/coupons']
  await transact(server.db, async tx => {
    const staffId = await readStaffId(tx)
    for (const { days, ...coupon } of COUPONS) {
      const starts_at = toMidnight(now, days.from).toISOString()
      const ends_at = days.to === null ? null : toMidnight(now, days.to).toISOString()
      await createCoupon(tx, body.parse({ ...coupon, starts_at, ends_at }), staffId, new Date(now.getTime() - 90 * DAY_MS))
    }
  })
}
