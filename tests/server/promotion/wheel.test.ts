import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Coupon } from '#contract/coupon.ts'
import type { OrderPlays } from '#contract/jackpot.ts'
import type { StaffWheelCampaign, Wheel, WheelPlay } from '#contract/wheel.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { createCouponRoutes } from '#server/discount/routes.ts'
import { readBalance } from '#server/ledger/index.ts'
import { createPromotionRoutes } from '#server/content/promotion/routes.ts'
import { products, variants } from '#server/catalogue/index.ts'
import { createJackpotRoutes, createWheelRoutes } from '#server/promotion/index.ts'
import { drawFromSeeds } from '#server/promotion/seeds.ts'
import { wheelPlays, wheelPrizes } from '#server/promotion/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { setFlags } from '../settings.ts'
import { runInGroups, MINUTE, requireOk, placeOrder, START, callUntilServed, setUpShop, setUpUser } from '../shop.ts'

const WHEEL = '/api/v2/promotions/lucky_wheel'
const STAFF = '/api/v2/staff/wheel_campaigns'
const DAY = 24 * 60 * MINUTE
const NOTHING = { kind: 'nothing', weight: 5000 }
const BONUS = { kind: 'bonus', value: 5000, weight: 5000 }
const FLAGS = { luckyWheel: true, storeCredit: true, coupon: true, voucher: true, points: true }

test('draws follow their odds: chi-square over 100,000 draws', () => {
  const weights = [3000, 2500, 2000, 1200, 800, 450, 50]
  const counts = weights.map(() => 0)
  const draws = 100_000
  for (let attempt = 0; attempt < draws; attempt += 1) {
    const index = drawFromSeeds({ serverSeed: 'a'.repeat(64), clientSeed: 'player', attempt, weights })
    counts[index] = (counts[index] ?? 0) + 1
  }
  const chiSquare = counts.reduce((sum, seen, index) => {
    const expected = (draws * (weights[index] ?? 0)) / 10_000
    return sum + (seen - expected) ** 2 / expected
  }, 0)
  // 0.999 quantile of six degrees of freedom; the seeds are fixed, so the result is always the same.
  expect(chiSquare).toBeLessThan(22.46)
})

describe.each(USUAL_KINDS)('lucky wheel on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createWheelRoutes, createJackpotRoutes, createPromotionRoutes, createCouponRoutes])
  const user = setUpUser(shop, { mobile: '88112345' })
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(async () => {
    shop.clock.now = START
    await setFlags(database, FLAGS)
  })

  const offer = (more: Record<string, unknown> = {}) =>
    staff.call<StaffWheelCampaign & ErrorBody>('POST', STAFF, {
      title: { mn: 'Намрын хүрд', en: 'Autumn wheel' },
      starts_at: START.toISOString(),
      ends_at: new Date(START.getTime() + 30 * DAY).toISOString(),
      allowance: 'daily',
      prizes: [BONUS, NOTHING],
      ...more
    })
  const spin = (who = user, headers: Record<string, string> = {}) =>
    who.call<WheelPlay & ErrorBody>('PUT', WHEEL, { client_seed: 'my-seed' }, headers)
  const view = async (who = user) => requireOk(await who.call<Wheel>('GET', WHEEL))
  const prizes = () => database.db.select().from(wheelPrizes).orderBy(wheelPrizes.position)

  test('a play is drawn from the committed seed, credited, and verified by anybody', async () => {
    requireOk(
      await offer({
        prizes: [
          { ...BONUS, weight: 10_000 },
          { ...NOTHING, weight: 0 }
        ]
      })
    )
    const before = await view()
    expect(before.player).toMatchObject({ plays_left: 1, attempt: 1, plays: [] })
    const played = requireOk(await spin())
    expect(played).toMatchObject({ prize: { kind: 'bonus', value: 5000 }, position: 0, attempt: 1, weights: [10_000, 0] })
    expect(createHash('sha256').update(played.server_seed).digest('hex')).toBe(before.player?.commitment)
    const query = `server_seed=${played.server_seed}&client_seed=my-seed&attempt=1&weights=10000,0`
    expect(requireOk(await user.call('GET', `${WHEEL}/check?${query}`))).toEqual({ commitment: before.player?.commitment, position: 0 })
    expect(await readBalance(database.db, { kind: 'bonus', userId: user.userId ?? 0 })).toMatchObject({ posted: 5000 })
    expect(await spin()).toMatchObject({ status: 409, body: { code: 'wheel_no_plays' } })
    const after = await view()
    expect(after.player).toMatchObject({ plays_left: 0, commitment: null, plays: [{ id: played.id }] })
    shop.clock.pass(DAY)
    const next = await view()
    expect(next.player).toMatchObject({ plays_left: 1, attempt: 2 })
    expect(next.player?.commitment).not.toBe(before.player?.commitment)
  })

  test('a prize of a feature that is switched off meanwhile is not given', async () => {
    requireOk(
      await offer({
        prizes: [
          { ...BONUS, weight: 9000 },
          { kind: 'points', value: 500, weight: 1000 }
        ]
      })
    )
    const chances = async () => (await view()).campaign?.segments.map(({ weight }) => weight)
    expect(await chances()).toEqual([9000, 1000])
    await setFlags(database, { ...FLAGS, storeCredit: false })
    expect(await chances()).toEqual([0, 1000])
    expect(requireOk(await spin())).toMatchObject({ prize: { kind: 'points' }, weights: [0, 1000] })
    shop.clock.pass(DAY)
    await setFlags(database, { ...FLAGS, storeCredit: false, points: false })
    expect(await spin()).toMatchObject({ status: 409, body: { code: 'wheel_empty' } })
    expect((await view()).player).toMatchObject({ plays_left: 1 })
  })

  test('a repeated call with the same key repeats the result', async () => {
    requireOk(await offer())
    const first = requireOk(await spin(user, { 'idempotency-key': 'one' }))
    expect(requireOk(await spin(user, { 'idempotency-key': 'one' }))).toEqual(first)
    expect(await database.db.$count(wheelPlays)).toBe(1)
    // The calculation of the page that explains draws, without the shop's code.
    const digest = createHmac('sha256', first.server_seed).update('my-seed:1:0').digest('hex')
    expect(first.position).toBe(BigInt(`0x${digest}`) % 10_000n < 5000n ? 0 : 1)
  })

  test('coupons, gift money and points are given; a coupon is of the winner alone', async () => {
    requireOk(
      await offer({
        prizes: [
          { kind: 'amount', value: 5000, minimum: 40_000, weight: 10_000 },
          { ...NOTHING, weight: 0 }
        ]
      })
    )
    const { coupon_id: id } = requireOk(await spin())
    const { coupons } = requireOk(await user.call<{ coupons: Coupon[] }>('GET', '/api/v2/coupons'))
    expect(coupons).toMatchObject([
      { id, kind: 'amount', value: 5000, minimum: 40_000, state: 'active', title: 'Lucky wheel: 5,000₮ coupon' }
    ])
    const other = await shop.user({ mobile: '88112346' })
    expect(requireOk(await other.call<{ coupons: Coupon[] }>('GET', '/api/v2/coupons')).coupons).toEqual([])
    const [campaign] = requireOk(await staff.call<{ campaigns: StaffWheelCampaign[] }>('GET', STAFF)).campaigns
    expect(campaign).toMatchObject({ state: 'running', plays: 1, prizes: [{ won: 1 }, { won: 0 }] })
    expect(requireOk(await staff.call<StaffWheelCampaign>('POST', `${STAFF}/${campaign?.id}/stop`))).toMatchObject({ state: 'ended' })
    expect(await spin(other)).toMatchObject({ status: 404, body: { code: 'wheel_not_found' } })
    const voucher = { kind: 'voucher', value: 20_000, minimum: 100_000, weight: 10_000 }
    expect(
      await offer({
        prizes: [
          { ...voucher, minimum: 90_000 },
          { ...NOTHING, weight: 0 }
        ]
      })
    ).toMatchObject({ status: 422 })
    const { id: withVoucher } = requireOk(await offer({ prizes: [voucher, { ...NOTHING, weight: 0 }] }))
    const { coupon_id: voucherId } = requireOk(await spin())
    const held = requireOk(await user.call<{ coupons: Coupon[] }>('GET', '/api/v2/coupons')).coupons
    expect(held.find(each => each.id === voucherId)).toMatchObject({ type: 'voucher', value: 20_000, minimum: 100_000 })
    requireOk(await staff.call('POST', `${STAFF}/${withVoucher}/stop`))
    for (const [prize, account] of [
      ['gift_card', 'gift_wallet'],
      ['points', 'points']
    ] as const) {
      const { id: created } = requireOk(
        await offer({
          prizes: [
            { kind: prize, value: 700, weight: 10_000 },
            { ...NOTHING, weight: 0 }
          ]
        })
      )
      requireOk(await spin())
      expect(await readBalance(database.db, { kind: account, userId: user.userId ?? 0 })).toMatchObject({ posted: 700 })
      requireOk(await staff.call('POST', `${STAFF}/${created}/stop`))
    }
  })

  test('a paid order of the least total gives one play', async () => {
    requireOk(await offer({ allowance: 'order', minimum: 20_000 }))
    expect(await spin()).toMatchObject({ status: 409, body: { code: 'wheel_no_plays' } })
    const variantId = await shop.sell({ price: 30_000 })
    const { payment } = await placeOrder(user, [{ variantId, quantity: 1 }])
    expect((await view()).player?.plays_left).toBe(0)
    await shop.payInvoice(payment)
    expect((await view()).player?.plays_left).toBe(1)
    requireOk(await spin())
    expect(await spin()).toMatchObject({ status: 409 })
  })

  test('an order that is canceled before its turn takes the turn back, and tells of it while there is one', async () => {
    requireOk(await offer({ allowance: 'order', minimum: 20_000 }))
    const variantId = await shop.sell({ price: 30_000 })
    const { number, payment } = await placeOrder(user, [{ variantId, quantity: 1 }])
    await shop.payInvoice(payment)
    const plays = async () => requireOk(await user.call<OrderPlays>('GET', `/api/v2/orders/${number}/plays`))
    expect(await plays()).toEqual({ wheel: true, jackpot: null })
    expect((await view()).player?.plays_left).toBe(1)
    requireOk(await user.call('PUT', `/api/v2/orders/${number}/cancel`))
    expect(await plays()).toEqual({ wheel: false, jackpot: null })
    expect((await view()).player?.plays_left).toBe(0)
    expect(await spin()).toMatchObject({ status: 409, body: { code: 'wheel_no_plays' } })
    expect(await database.db.$count(wheelPlays)).toBe(0)
  })

  test('a turn that was taken stays taken when its order is canceled: the prize remains, the next order gives none', async () => {
    requireOk(await offer({ allowance: 'order', minimum: 20_000 }))
    const variantId = await shop.sell({ price: 30_000 })
    const buy = async (): Promise<string> => {
      const { number, payment } = await placeOrder(user, [{ variantId, quantity: 1 }])
      await shop.payInvoice(payment)
      return number
    }
    const first = await buy()
    requireOk(await spin())
    requireOk(await user.call('PUT', `/api/v2/orders/${first}/cancel`))
    await buy()
    expect((await view()).player).toMatchObject({ plays_left: 0, plays: [{ attempt: 1 }] })
    await buy()
    expect((await view()).player?.plays_left).toBe(1)
  })

  test('goods are won as a coupon of the winner that puts the product into the bag', async () => {
    const giftId = await shop.sell({ price: 12_000 })
    const [gift] = await database.db
      .select({ slug: products.slug, id: products.id })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .where(eq(variants.id, giftId))
    requireOk(
      await offer({
        prizes: [
          { kind: 'goods', product: gift?.slug, minimum: 20_000, weight: 10_000, stock: 1 },
          { ...NOTHING, weight: 0 }
        ]
      })
    )
    const won = requireOk(await spin())
    expect(won.prize).toMatchObject({ kind: 'goods', product: { slug: gift?.slug } })
    const { coupons } = requireOk(await user.call<{ coupons: Coupon[] }>('GET', '/api/v2/coupons'))
    expect(coupons).toMatchObject([{ id: won.coupon_id, kind: 'gift', minimum: 20_000, state: 'active' }])
    expect((await prizes()).map(({ won: given }) => given)).toEqual([1, 0])
    const other = await shop.user({ mobile: '88112346' })
    expect(await spin(other)).toMatchObject({ status: 409, body: { code: 'wheel_empty' } })
  })

  test('bad campaigns are refused with the field; two never run at once; who has no permission gets nothing', async () => {
    const refused = async (more: Record<string, unknown>, field: string) => {
      const { status, body } = await offer(more)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    }
    await refused({ prizes: [BONUS, { ...NOTHING, weight: 4999 }] }, 'prizes')
    await refused({ prizes: [BONUS] }, 'prizes')
    await refused({ ends_at: START.toISOString() }, 'ends_at')
    await refused({ prizes: [{ kind: 'amount', value: 5000, minimum: 5000, weight: 5000 }, NOTHING] }, 'prizes.0.minimum')
    await refused({ prizes: [{ kind: 'goods', product: 'no-such', weight: 5000 }, NOTHING] }, 'prizes.0.product')
    await setFlags(database, { luckyWheel: true })
    await refused({}, 'prizes.0.kind')
    await setFlags(database, FLAGS)
    requireOk(await offer())
    expect(await offer()).toMatchObject({ status: 409, body: { code: 'wheel_overlaps' } })
    expect(await user.call('POST', STAFF, {})).toMatchObject({ status: 403 })
    expect(await (await shop.guest()).call('PUT', WHEEL, { client_seed: 'x' })).toMatchObject({ status: 401 })
    await setFlags(database, {})
    expect(await user.call('GET', WHEEL)).toMatchObject({ status: 404 })
    expect(await spin()).toMatchObject({ status: 404 })
  })

  test('200 concurrent plays never give more than the stock, and nobody plays twice', async () => {
    requireOk(
      await offer({
        prizes: [
          { ...BONUS, weight: 9000, stock: 20 },
          { kind: 'free_delivery', weight: 1000, stock: 30 }
        ]
      })
    )
    const players = await runInGroups(100, n => shop.user({ mobile: String(88_200_000 + n) }))
    const results = await Promise.all([...players, ...players].map(player => callUntilServed(() => spin(player))))
    const statuses = results.map(({ status, body }) => (status === 200 ? 'won' : body.code))
    expect(statuses.filter(each => each === 'won')).toHaveLength(50)
    expect(new Set(statuses)).toEqual(new Set(['won', 'wheel_no_plays', 'wheel_empty']))
    expect((await prizes()).map(({ won }) => won)).toEqual([20, 30])
    const plays = await database.db.select().from(wheelPlays)
    expect(new Set(plays.map(({ userId }) => userId)).size).toBe(50)
    for (const { serverSeed, clientSeed, attempt, weights, prizeId } of plays) {
      const [prize] = await database.db.select().from(wheelPrizes).where(eq(wheelPrizes.id, prizeId))
      expect(drawFromSeeds({ serverSeed, clientSeed, attempt, weights })).toBe(prize?.position)
    }
  })
})
