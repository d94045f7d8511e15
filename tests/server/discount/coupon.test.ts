import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Coupon, CouponPreview, StaffCoupon } from '#contract/coupon.ts'
import type { Order } from '#contract/order.ts'
import type { OrderReturns } from '#contract/return.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { coupons, couponUses } from '#server/discount/tables.ts'
import { users } from '#server/identity/tables.ts'
import { mergeCarts } from '#server/cart/index.ts'
import { runDueJobs } from '#server/jobs.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { orderAdjustments } from '#server/order/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { deliverOrder } from '../fulfilment/deliver.ts'
import {
  CART,
  CHECKOUT,
  type Customer,
  fillCart,
  runInGroups,
  ITEMS,
  MINUTE,
  requireOk,
  toOrderPath,
  START,
  callUntilServed
} from '../shop.ts'
import { payVat, setFlags } from '../settings.ts'
import { setUpCouponShop, COUPONS, STAFF_COUPONS, RULES } from './coupon-shop.ts'

const DAY = 24 * 60 * MINUTE

describe.each(USUAL_KINDS)('coupons on %s', async kind => {
  const { shop, database, user, staff, create, apply, complete } = await setUpCouponShop(kind)
  const pay = async ({ payment }: Order) => {
    await shop.payInvoice(payment)
  }
  const usesOf = async (id: number) => {
    const [row] = await database.db.select().from(coupons).where(eq(coupons.id, id))
    const uses = await database.db.select().from(couponUses).where(eq(couponUses.couponId, id)).orderBy(couponUses.id)
    return { used: row?.used, states: uses.map(({ state }) => state) }
  }

  test('a percentage is spread over the lines, becomes adjustments of the order, and a return refunds what was paid', async () => {
    const { id } = await create()
    await fillCart(user, [
      { variantId: await shop.sell({ price: 10_005 }), quantity: 2 },
      { variantId: await shop.sell({ price: 3333 }), quantity: 1 }
    ])
    const cart = requireOk(await apply(' autumn '))
    expect(cart).toMatchObject({ item_total: 23_343, discount_total: 2334, ship_total: 6000, total: 27_009 })
    expect(cart.discounts).toMatchObject([{ id, code: 'AUTUMN', amount: 2334, refusal: null, title: 'Autumn coupon' }])
    await payVat(database)
    expect(requireOk(await user.call<Cart>('GET', CART)).tax_total).toBe(Math.round((27_009 * 10) / 110))
    expect(await complete(29_343)).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    const order = requireOk(await complete(27_009))
    expect(order).toMatchObject({ total: 27_009, item_total: 23_343, discounts: [{ code: 'AUTUMN', type: 'coupon', amount: 2334 }] })
    const rows = await database.db.select().from(orderAdjustments).where(eq(orderAdjustments.kind, 'coupon')).orderBy(orderAdjustments.id)
    expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
      [2001, 'AUTUMN'],
      [333, 'AUTUMN']
    ])
    expect(await usesOf(id)).toEqual({ used: 1, states: ['held'] })
    await pay(order)
    expect(await usesOf(id)).toEqual({ used: 1, states: ['used'] })
    await deliverOrder(staff, order.number)
    const { lines } = requireOk(await user.call<OrderReturns>('GET', toOrderPath(order.number, '/returns')))
    expect(lines.map(({ price }) => price)).toEqual([9004, 3000])
  })

  test('a gift is put into the cart, costs nothing beside other goods, and is delivered with them', async () => {
    const giftVariant = await shop.sell({ price: 4_000, onHand: 1 })
    const [gift] = await database.db
      .select({ slug: products.slug })
      .from(products)
      .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.id, giftVariant)))
    expect(await staff.call('POST', STAFF_COUPONS, { ...RULES, code: 'GIFT', kind: 'gift', value: 0 })).toMatchObject({
      status: 422,
      body: { errors: { gift: [expect.any(String)] } }
    })
    const given = { kind: 'gift', value: 0, gift: gift?.slug, minimum: 15_000, listed: true }
    expect(await create({ code: 'GIFT', ...given })).toMatchObject({ gift: gift?.slug })
    expect(requireOk(await user.call<{ coupons: Coupon[] }>('GET', COUPONS)).coupons).toMatchObject([{ gift: { title: 'Felt slippers' } }])
    await fillCart(user, [{ variantId: await shop.sell({ price: 10_000 }), quantity: 1 }])
    expect(await apply('GIFT')).toMatchObject({ status: 409, body: { code: 'coupon_minimum' } })
    await fillCart(user, [{ variantId: await shop.sell({ price: 8_000 }), quantity: 1 }])
    const cart = requireOk(await apply('GIFT'))
    expect(cart).toMatchObject({ item_total: 22_000, discount_total: 4_000, discounts: [{ code: 'GIFT', kind: 'gift', amount: 4_000 }] })
    expect(cart.line_items.map(({ price }) => price)).toContain(4_000)
    const order = requireOk(await complete(cart.total))
    await pay(order)
    await deliverOrder(staff, order.number)
    const { lines } = requireOk(await user.call<OrderReturns>('GET', toOrderPath(order.number, '/returns')))
    expect(lines.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([0, 8_000, 10_000])
  })

  test('a gift that a coupon put into the cart leaves with it, and one that the customer wants stays', async () => {
    const giftVariant = await shop.sell({ price: 4_000, onHand: 5 })
    const [gift] = await database.db
      .select({ slug: products.slug })
      .from(products)
      .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.id, giftVariant)))
    const { id } = await create({ code: 'GIFT', kind: 'gift', value: 0, gift: gift?.slug })
    await fillCart(user, [{ variantId: await shop.sell({ price: 10_000 }), quantity: 1 }])
    const isGift = ({ price }: { price: number }): boolean => price === 4_000
    const given = requireOk(await apply('GIFT'))
    expect(given.line_items.filter(isGift)).toHaveLength(1)
    const remove = async (): Promise<Cart> => requireOk(await user.call<Cart>('DELETE', `/api/v2/checkouts/current/coupons/${id}`))
    expect(await remove()).toMatchObject({ total_quantity: 1, item_total: 10_000 })

    const again = requireOk(await apply('GIFT'))
    const line = again.line_items.find(isGift)
    requireOk(await user.call('PUT', `/api/v2/checkouts/current/items/${line?.id}`, { quantity: 2 }))
    expect(await remove()).toMatchObject({ total_quantity: 3, item_total: 18_000 })
  })

  test('a gift that is sold out is named in the refusal', async () => {
    const giftVariant = await shop.sell({ price: 4_000, onHand: 0 })
    const [gift] = await database.db
      .select({ slug: products.slug })
      .from(products)
      .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.id, giftVariant)))
    await create({ code: 'GIFT', kind: 'gift', value: 0, gift: gift?.slug })
    await fillCart(user, [{ variantId: await shop.sell({ price: 10_000 }), quantity: 1 }])
    const refused = await apply('GIFT')
    expect(refused).toMatchObject({ status: 409, body: { code: 'coupon_gift_missing' } })
    expect(refused.body.error).toContain('Felt slippers')
    expect(requireOk(await user.call<Cart>('GET', CART)).line_items).toHaveLength(1)
  })

  test('a use is given back when its order is canceled or expires, and is held again by the next order', async () => {
    const { id } = await create({ max_uses: 1, max_uses_per_customer: 1 })
    const variantId = await shop.sell()
    const buy = async () => {
      await fillCart(user, [{ variantId, quantity: 1 }])
      return requireOk(await complete(requireOk(await apply('AUTUMN')).total))
    }
    const first = await buy()
    await fillCart(user, [{ variantId, quantity: 1 }])
    expect(await apply('AUTUMN')).toMatchObject({ status: 409, body: { code: 'coupon_used' } })
    requireOk(await user.call('PUT', toOrderPath(first.number, '/cancel')))
    requireOk(await user.call('DELETE', CHECKOUT))
    await buy()
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    expect(await usesOf(id)).toEqual({ used: 0, states: ['released', 'released'] })
    const third = await buy()
    await pay(third)
    requireOk(await user.call('PUT', toOrderPath(third.number, '/cancel')))
    expect(await usesOf(id)).toEqual({ used: 0, states: ['released', 'released', 'released'] })
    expect(requireOk(await user.call<Order>('GET', toOrderPath(third.number))).discounts).toMatchObject([{ amount: 1000 }])
  })

  test('of 50 customers who order at once, one gets the last use', async () => {
    const { id } = await create({ max_uses: 1 })
    const variantId = await shop.sell({ onHand: 100 })
    const buyers = await runInGroups(50, async n => {
      const buyer = await shop.user({ mobile: String(99_000_000 + n) })
      await fillCart(buyer, [{ variantId, quantity: 1 }])
      requireOk(await apply('AUTUMN', buyer))
      return buyer
    })
    const answers = await Promise.all(buyers.map(buyer => callUntilServed(() => complete(15_000, buyer))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect([status, body.code]).toEqual([409, 'coupon_used_up'])
    expect(await usesOf(id)).toEqual({ used: 1, states: ['held'] })
    const loser = buyers[answers.findIndex(({ status }) => status !== 200)] as Customer
    const cart = requireOk(await loser.call<Cart>('GET', CART))
    expect(cart).toMatchObject({ total: 16_000, discounts: [{ amount: 0, refusal: 'The code AUTUMN has been used up.' }] })
    requireOk(await complete(16_000, loser))
  })

  test('follows the cart: quantities, a login, and a coupon that ends before the order', async () => {
    await create({ minimum: 20_000, ends_at: new Date(START.getTime() + DAY).toISOString() })
    const variantId = await shop.sell()
    const { line_items: lines } = await fillCart(user, [{ variantId, quantity: 1 }])
    expect(await apply('AUTUMN')).toMatchObject({ status: 409, body: { error: 'The code AUTUMN needs goods of at least 20,000₮.' } })
    const setQuantity = async (quantity: number) => requireOk(await user.call<Cart>('PUT', `${ITEMS}/${lines[0]?.id}`, { quantity }))
    await setQuantity(2)
    requireOk(await apply('AUTUMN'))
    expect(await setQuantity(1)).toMatchObject({ total: 16_000, discounts: [{ amount: 0 }] })
    const guest = await shop.guest()
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 3 }))
    await database.db.transaction(tx => mergeCarts(tx, guest.sessionId, user.userId ?? 0, shop.clock.now))
    expect(requireOk(await user.call<Cart>('GET', CART))).toMatchObject({ item_total: 40_000, discount_total: 4000, total: 42_000 })
    shop.clock.pass(DAY)
    expect(await complete(42_000)).toMatchObject({ status: 409, body: { error: 'The code AUTUMN has expired.' } })
    requireOk(await complete(46_000))
    expect(await database.db.select().from(couponUses)).toEqual([])
  })

  test('is limited to goods, customers and first orders, and combines only where it may', async () => {
    const [slippers, boots] = [await shop.sell(), await shop.sell()]
    await fillCart(user, [
      { variantId: slippers, quantity: 1 },
      { variantId: boots, quantity: 1 }
    ])
    const { line_items: lines } = requireOk(await user.call<Cart>('GET', CART))
    await create({ code: 'SLIPPERS', products: [lines[0]?.product.slug], combinable: true })
    await create({ code: 'FIRST', customer_kind: 'first_order', combinable: true, listed: true })
    await create({ code: 'ALONE' })
    await create({ code: 'MINE', customers: ['88112345'], combinable: true, kind: 'free_delivery', value: 0 })
    expect(requireOk(await apply('SLIPPERS'))).toMatchObject({ discount_total: 1000 })
    expect(requireOk(await apply('FIRST'))).toMatchObject({ discount_total: 1000 + 1900, total: 23_100 })
    expect(await apply('ALONE')).toMatchObject({ status: 409, body: { code: 'coupon_not_combinable' } })
    const cart = requireOk(await apply('MINE'))
    expect(cart).toMatchObject({ ship_total: 0, total: 17_100 })
    expect(cart.discounts.map(({ code, amount }) => [code, amount])).toEqual([
      ['SLIPPERS', 1000],
      ['FIRST', 1900],
      ['MINE', 6000]
    ])
    const removed = requireOk(await user.call<Cart>('DELETE', `${CHECKOUT}/coupons/${cart.discounts[0]?.id}`))
    expect(removed).toMatchObject({ discount_total: 2000, total: 18_000 })
    const order = requireOk(await complete(18_000))
    expect(order).toMatchObject({ ship_total: 0, discounts: [{ code: 'FIRST' }, { code: 'MINE', kind: 'free_delivery', amount: 6000 }] })
    const stranger = await shop.user({ mobile: '99112233' })
    const listedTo = async (who: Customer) =>
      requireOk(await who.call<{ coupons: Coupon[] }>('GET', COUPONS)).coupons.flatMap(({ code, state }) =>
        code === 'FIRST' ? [state] : []
      )
    expect([await listedTo(user), await listedTo(stranger)]).toEqual([['used'], ['active']])
    await fillCart(stranger, [{ variantId: boots, quantity: 1 }])
    expect(await apply('MINE', stranger)).toMatchObject({ status: 404, body: { code: 'coupon_not_found' } })
    expect(await apply('SLIPPERS', stranger)).toMatchObject({ status: 409, body: { code: 'coupon_not_for_goods' } })
    requireOk(await complete(requireOk(await stranger.call<Cart>('GET', CART)).total, stranger))
    expect(await listedTo(stranger)).toEqual([])
    await fillCart(user, [{ variantId: boots, quantity: 1 }])
    expect(await apply('FIRST')).toMatchObject({ status: 409, body: { code: 'coupon_first_order' } })
    expect(requireOk(await apply('FIRST', user, { quiet: true })).discounts).toEqual([])
  })

  test('a campaign applies by itself, is a line of cart and order, and is counted; a code that saves less is refused', async () => {
    const { code: _, ...rules } = { code: '', type: 'campaign', ...RULES, value: 20, minimum: 15_000 }
    const everyone = requireOk(await staff.call<StaffCoupon>('POST', STAFF_COUPONS, { ...rules, max_uses: 1 }))
    requireOk(await staff.call('POST', STAFF_COUPONS, { ...rules, value: 30, customer_kind: 'returning' }))
    expect(await staff.call('POST', STAFF_COUPONS, { ...rules, kind: 'gift' })).toMatchObject({ status: 422 })
    expect(requireOk(await user.call<{ coupons: Coupon[] }>('GET', COUPONS)).coupons).toEqual([])
    const variantId = await shop.sell({ price: 10_000 })
    const guest = await shop.guest()
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    expect(requireOk(await guest.call<Cart>('GET', CART))).toMatchObject({ discounts: [], discount_total: 0 })
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    const applied = [{ id: everyone.id, type: 'campaign', title: 'Autumn coupon', amount: 4000, refusal: null }]
    expect(requireOk(await guest.call<Cart>('GET', CART))).toMatchObject({ discounts: applied, discount_total: 4000 })
    await fillCart(user, [{ variantId, quantity: 2 }])
    await create({ code: 'LESS' })
    expect(await apply('LESS')).toMatchObject({
      status: 409,
      body: { error: '“Autumn coupon” already saves more, and the code LESS cannot be used with it.' }
    })
    expect(await apply(everyone.code)).toMatchObject({ status: 404 })
    const { total } = requireOk(await user.call<Cart>('GET', CART))
    const order = requireOk(await complete(total))
    expect(order).toMatchObject({ total: 22_000, discounts: [{ type: 'campaign', title: 'Autumn coupon', amount: 4000 }] })
    const kept = await database.db.select().from(orderAdjustments).where(eq(orderAdjustments.kind, 'campaign'))
    expect(kept).toMatchObject([{ amount: 4000, reason: everyone.code }])
    expect(await usesOf(everyone.id)).toEqual({ used: 1, states: ['held'] })
    // The one for everybody is used up; this customer has ordered now.
    await fillCart(user, [{ variantId, quantity: 2 }])
    expect(requireOk(await user.call<Cart>('GET', CART))).toMatchObject({ discount_total: 6000 })
    expect(requireOk(await guest.call<Cart>('GET', CART))).toMatchObject({ discounts: [], discount_total: 0 })
    const tried = { type: 'campaign', rules: { ...rules, type: undefined, value: 25 }, amount: 20_000 }
    const preview = async (more: object = {}) =>
      requireOk(await staff.call<CouponPreview>('POST', '/api/v2/staff/coupon_previews', { ...tried, ...more }))
    expect(await preview()).toMatchObject({ reduction: 5000, refusal: null, discounts: [{ tried: true, amount: 5000 }] })
    expect(await preview({ customer: '88112345' })).toMatchObject({ reason: 'coupon_campaign_better', discounts: [{ tried: false }] })
  })

  test('needs a login, counts wrong codes, and is not found while it is switched off', async () => {
    const { id } = await create({ listed: true })
    const guest = await shop.guest()
    const variantId = await shop.sell()
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    expect(await apply('AUTUMN', guest)).toMatchObject({ status: 401, body: { error: expect.stringMatching(/login|log in/i) } })
    await fillCart(user, [{ variantId, quantity: 1 }])
    expect(await apply('  ')).toMatchObject({ status: 422, body: { errors: { coupon: ['Enter the coupon code'] } } })
    requireOk(await apply('AUTUMN'))
    await setFlags(database, { coupon: false, voucher: false })
    expect(requireOk(await user.call<Cart>('GET', CART))).toMatchObject({ discounts: [], total: 16_000 })
    for (const [method, path] of [
      ['GET', COUPONS],
      ['GET', `${COUPONS}/${id}`],
      ['POST', `${COUPONS}/${id}/send_by_email`]
    ] as const)
      expect(await user.call(method, path), path).toMatchObject({ status: 404 })
    expect(await apply('AUTUMN')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await setFlags(database, { voucher: true })
    expect(await apply('')).toMatchObject({ status: 422, body: { errors: { coupon: ['Enter the voucher code'] } } })
    expect(requireOk(await user.call<Cart>('GET', CART)).discounts).toEqual([])
    await setFlags(database, { coupon: true })
    expect(requireOk(await user.call<Cart>('GET', CART)).discounts).toHaveLength(1)
    shop.server.config.rateLimitFactor = 1
    for (let n = 0; n < 10; n++) expect((await apply(`GUESS-${n}`)).status).toBe(404)
    expect(await apply('GUESS-10')).toMatchObject({ status: 429 })
  })

  test('a voucher is a code of one customer for purchases from 100,000, listed with its state and sent by e-mail', async () => {
    const wrong = await staff.call<ErrorBody>('POST', STAFF_COUPONS, { ...RULES, code: 'GIFT-1', type: 'voucher', minimum: 20_000 })
    expect(wrong).toMatchObject({ status: 422 })
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['customers', 'minimum'])
    const { id } = await create({
      code: 'GIFT-1',
      type: 'voucher',
      kind: 'amount',
      value: 20_000,
      minimum: 100_000,
      customers: ['8811 2345']
    })
    const listed = async (who = user, type = 'voucher') =>
      requireOk(await who.call<{ coupons: Coupon[] }>('GET', `${COUPONS}?type=${type}`)).coupons.map(({ code, state }) => [code, state])
    expect(await listed()).toEqual([['GIFT-1', 'active']])
    expect(await listed(user, 'coupon')).toEqual([])
    const stranger = await shop.user()
    expect(await listed(stranger)).toEqual([])
    expect(await stranger.call('GET', `${COUPONS}/${id}`)).toMatchObject({ status: 404 })
    expect(await user.call('POST', `${COUPONS}/${id}/send_by_email`)).toMatchObject({ status: 422, body: { code: 'email_required' } })
    await database.db
      .update(users)
      .set({ email: 'nomin@example.mn', emailVerifiedAt: START })
      .where(eq(users.id, user.userId ?? 0))
    requireOk(await user.call('POST', `${COUPONS}/${id}/send_by_email`))
    const [sent] = await database.db.select().from(messages)
    expect(sent).toMatchObject({ recipient: 'nomin@example.mn', body: expect.stringContaining('GIFT-1') })
    expect(`${sent?.subject} ${sent?.body}`).not.toMatch(/\{\{|undefined/)
    await fillCart(user, [{ variantId: await shop.sell({ price: 60_000 }), quantity: 1 }])
    expect(await apply('GIFT-1')).toMatchObject({ status: 409, body: { code: 'coupon_minimum' } })
    await fillCart(user, [{ variantId: await shop.sell({ price: 60_000 }), quantity: 1 }])
    const order = requireOk(await complete(requireOk(await apply('GIFT-1')).total))
    expect(order.discounts).toEqual([{ code: 'GIFT-1', title: 'Autumn coupon', type: 'voucher', kind: 'amount', amount: 20_000 }])
    expect(await listed()).toEqual([['GIFT-1', 'used']])
  })
})
