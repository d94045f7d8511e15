import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GiftCard, ShownGiftCard, StaffGiftCardDetail } from '#contract/gift-card.ts'
import type { Order } from '#contract/order.ts'
import type { Cart } from '#domain/cart.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { coupons } from '#server/discount/tables.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { createGiftCardRoutes, giftCards } from '#server/giftcard/index.ts'
import { runDueJobs } from '#server/jobs.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { readBalance } from '#server/ledger/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { refreshSalePrices } from '#server/search/index.ts'
import { toRows, USUAL_KINDS } from '../database.ts'
import { grant } from '../ledger/grant.ts'
import { deliverOrder } from '../fulfilment/deliver.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import {
  ADDRESS,
  CART,
  CHECKOUT,
  COMPLETE,
  type Customer,
  fillCart,
  ITEMS,
  MINUTE,
  expectOneAccepted,
  requireOk,
  openSecondNode,
  toOrderPath,
  setUpShop
} from '../shop.ts'
import { payVat, setFlags } from '../settings.ts'

const CARDS = '/api/v2/checkouts/current/gift_cards'
const RECHARGE = '/api/v2/wallet/gift_cards'
const BALANCE = '/api/v2/gift_cards/balance'
const DAY = 24 * 60 * MINUTE

describe.each(USUAL_KINDS)('gift cards on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createGiftCardRoutes, createRefundRoutes, createFulfilmentRoutes])
  let variantId: number
  beforeEach(async () => {
    await offer(true)
    variantId = await shop.sell({ price: 50_000 })
    await database.db.execute(
      sql`UPDATE products SET kind = 'gift_card' WHERE id = (SELECT product_id FROM variants WHERE id = ${variantId})`
    )
  })

  const offer = (giftCard: boolean) => setFlags(database, { giftCard, storeCredit: true, coupon: true, points: true })
  const order = async (user: Customer) => {
    const { total } = requireOk(await user.call<Cart>('GET', CART))
    return requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total }))
  }
  const pay = async (placed: Order, times = 1) => {
    const sessionId = placed.payment?.id
    for (const [id, invoice] of shop.bank.invoices) if (invoice.sessionId === sessionId) shop.bank.pay(id)
    for (let time = 0; time < times; time++) await shop.callback(sessionId)
  }
  const cardsOf = async (user: Customer, number: string) =>
    requireOk(await user.call<{ gift_cards: GiftCard[] }>('GET', toOrderPath(number, '/gift_cards'))).gift_cards
  const walletOf = async ({ userId }: Customer) => (await readBalance(database.db, { kind: 'gift_wallet', userId: userId ?? 0 })).posted
  /** A paid card of 50,000 that its buyer sees. */
  const bought = async (card = {}) => {
    const user = await shop.user()
    requireOk(await user.call('POST', CARDS, { variant_id: variantId, amount: 50_000, channel: 'self', ...card }))
    const placed = await order(user)
    await pay(placed)
    await runDueJobs(shop.server)
    const [found] = await cardsOf(user, placed.number)
    if (!found) throw new Error('No card was issued.')
    return { user, placed, card: found }
  }
  const show = async (user: Customer, id: number) => requireOk(await user.call<ShownGiftCard>('POST', `/api/v2/gift_cards/${id}/show`))

  test('bonus money does not pay for a card; cards earn neither points nor bonus, goods earn both once they are delivered', async () => {
    const user = await shop.user()
    const bonus = { kind: 'bonus', userId: user.userId ?? 0 } as const
    await grant(shop.server, bonus.userId, bonus.kind, 60_000)
    requireOk(await user.call('POST', CARDS, { variant_id: variantId, amount: 50_000, channel: 'self' }))
    const choose = (amount: number) => user.call<Cart>('PUT', CHECKOUT, { store_credit: amount })
    expect(await choose(1)).toMatchObject({ status: 409, body: { code: 'wallet_empty' } })
    requireOk(await user.call('POST', ITEMS, { variant_id: await shop.sell(), quantity: 2 }))
    expect(requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS })).total).toBe(76_000)
    expect(await choose(13_001)).toMatchObject({ status: 409, body: { code: 'wallet_exceeded' } })
    requireOk(await choose(13_000))
    const placed = await order(user)
    expect(await user.call('POST', toOrderPath(placed.number, '/payments'), { method: 'wallet', amount: 13_001 })).toMatchObject({
      status: 409,
      body: { code: 'wallet_exceeded', details: { most_amount: 13_000 } }
    })
    await pay(requireOk(await user.call<Order>('GET', toOrderPath(placed.number))))
    const earned = async () => ({
      points: requireOk(await user.call<{ points: number }>('GET', '/api/v2/orders/erp_loyalty')).points,
      bonus: (await readBalance(database.db, bonus)).posted
    })
    expect(await earned()).toEqual({ points: 0, bonus: 47_000 })
    await deliverOrder(await shop.user({ role: 'staff' }), placed.number)
    await runDueJobs(shop.server)
    // Of 20,000 for goods, bonus money paid 13,000, which earns neither again.
    expect(await earned()).toEqual({ points: 70, bonus: 47_140 })
    await expectLedgerSums(database.db)
  })

  test('an order of a card asks for no address, is delivered at once and shows the number once', async () => {
    const { user, placed, card } = await bought()
    expect(placed).toMatchObject({ total: 50_000, ship_total: 0, tax_total: 0, delivery: { method: 'digital' } })
    expect(requireOk(await user.call('GET', toOrderPath(placed.number)))).toMatchObject({ state: 'placed', status: 'completed' })
    expect(card).toMatchObject({ state: 'issued', amount: 50_000, last_four: null })
    const shown = await show(user, card.id)
    expect(await user.call('POST', `/api/v2/gift_cards/${card.id}/show`)).toMatchObject({ status: 409, body: { code: 'gift_card_shown' } })
    const stranger = await shop.user()
    expect(await stranger.call('POST', `/api/v2/gift_cards/${card.id}/show`)).toMatchObject({ status: 404 })
    const [row] = await database.db.select().from(giftCards)
    expect(row?.lastFour).toBe(shown.number.slice(-4))
    const tables = await database.db.execute(sql`SELECT row_to_json(c)::text AS t FROM gift_cards c UNION ALL
      SELECT row_to_json(i)::text FROM idempotency_keys i UNION ALL SELECT row_to_json(m)::text FROM messages m`)
    const stored = toRows<{ t: string }>(tables)
      .map(({ t }) => t)
      .join()
    expect(stored).not.toContain(shown.number)
    expect(stored).not.toContain(shown.password)
    await expectLedgerSums(database.db)
  })

  test('a card is issued once by a repeated callback, and never by an order that expired', async () => {
    const user = await shop.user()
    requireOk(await user.call('POST', CARDS, { variant_id: variantId, amount: 50_000, channel: 'self' }))
    const placed = await order(user)
    await pay(placed, 3)
    expect(await cardsOf(user, placed.number)).toHaveLength(1)
    requireOk(await user.call('POST', CARDS, { variant_id: variantId, amount: 70_000, channel: 'self' }))
    const unpaid = await order(user)
    shop.clock.pass(40 * MINUTE)
    await runDueJobs(shop.server)
    expect(requireOk(await user.call('GET', toOrderPath(unpaid.number)))).toMatchObject({ state: 'expired' })
    await pay(unpaid)
    expect(await cardsOf(user, unpaid.number)).toEqual([])
    await expectLedgerSums(database.db)
  })

  test('amount, receiver and day are checked; lines stay apart; goods of a mixed order are shipped', async () => {
    const user = await shop.user()
    const put = (card: object) => user.call('POST', CARDS, { variant_id: variantId, amount: 50_000, channel: 'self', ...card })
    expect(await put({ amount: 9_999 })).toMatchObject({ status: 422, body: { errors: { amount: [expect.stringContaining('10,000')] } } })
    expect(await put({ amount: 2_000_001 })).toMatchObject({ status: 422 })
    expect(await put({ channel: 'sms', contact: '123' })).toMatchObject({
      status: 422,
      body: { errors: { contact: [expect.any(String)] } }
    })
    expect(await put({ channel: 'email', contact: 'nobody' })).toMatchObject({ status: 422 })
    expect(await put({ send_on: '2026-11-16' })).toMatchObject({ status: 422, body: { errors: { send_on: [expect.any(String)] } } })
    expect(await put({ variant_id: await shop.sell() })).toMatchObject({ status: 404 })
    requireOk(await put({ amount: 12_345 }))
    requireOk(await put({ channel: 'sms', contact: '+976 9911-2233', sender: 'Номин' }))
    expect(await user.call('PUT', `${ITEMS}/1`, { quantity: 2 })).toMatchObject({ status: 409 })
    requireOk(await user.call('POST', ITEMS, { variant_id: await shop.sell({ price: 10_000 }), quantity: 1 }))
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS }))
    expect(cart.line_items.map(line => line.gift_card?.amount)).toEqual([12_345, 50_000, undefined])
    expect(cart).toMatchObject({ total: 12_345 + 50_000 + 10_000 + 6_000, ship_total: 6_000, tax_total: 0 })
    await payVat(database)
    // A card is taxed when something is bought with it.
    expect(requireOk(await user.call<Cart>('GET', CART)).tax_total).toBe(Math.round(16_000 / 11))
    await payVat(database, false)
    expect(requireOk(await user.call<Cart>('GET', CART)).tax_total).toBe(0)
    const placed = await order(user)
    await pay(placed)
    await runDueJobs(shop.server)
    const paid = requireOk(await user.call('GET', toOrderPath(placed.number)))
    expect(paid).toMatchObject({ status: 'ordered', delivery: { method: 'address' } })
    expect((await cardsOf(user, placed.number)).map(({ state }) => state)).toEqual(['issued', 'active'])
  })

  test('a card is sent on its day, and its message is erased', async () => {
    const { user, placed, card } = await bought({ channel: 'sms', contact: '99112233', send_on: '2026-11-20' })
    expect(requireOk(await user.call('GET', toOrderPath(placed.number)))).toMatchObject({ status: 'ordered' })
    expect(card).toMatchObject({ state: 'issued', send_at: '2026-11-20T01:00:00.000Z' })
    shop.clock.pass(3 * DAY)
    await runDueJobs(shop.server)
    expect(await cardsOf(user, placed.number)).toMatchObject([{ state: 'active', last_four: expect.any(String) }])
    expect(requireOk(await user.call('GET', toOrderPath(placed.number)))).toMatchObject({ status: 'completed' })
    const sent = await database.db.select().from(messages).where(eq(messages.recipient, '99112233'))
    expect(sent).toMatchObject([{ erasedWhenSent: true, body: expect.stringMatching(/\d{4} \d{4} \d{4} \d{4}/) }])
    expect(await user.call('POST', `/api/v2/gift_cards/${card.id}/show`)).toMatchObject({ status: 404 })
  })

  test('two browsers recharge a card once; it is used in parts', async () => {
    const { user, card } = await bought()
    const { number, password } = await show(user, card.id)
    const other = await shop.user()
    const part = requireOk(await user.call<{ amount: number; balance: number }>('POST', RECHARGE, { number, password, amount: 20_000 }))
    expect(part).toEqual({ amount: 20_000, balance: 30_000 })
    expect(await user.call('POST', RECHARGE, { number, password, amount: 30_001 })).toMatchObject({
      status: 409,
      body: { code: 'gift_card_amount_large' }
    })
    expect(requireOk(await shop.guest().then(guest => guest.call('POST', BALANCE, { number, password })))).toMatchObject({
      balance: 30_000,
      amount: 50_000
    })
    const raced = await Promise.all([user, other, user, other].map(each => each.call('POST', RECHARGE, { number, password })))
    expectOneAccepted(raced, 'gift_card_empty')
    expect((await walletOf(user)) + (await walletOf(other))).toBe(50_000)
    await expectLedgerSums(database.db)
  })

  test.runIf(kind === 'postgres')('two nodes spend a card, the last money of a wallet and the last use of a coupon once', async () => {
    const node = await openSecondNode(database, shop, [createGiftCardRoutes])
    try {
      const { user, card } = await bought()
      const browsers = [user, await node.logIn(user.userId ?? 0)] as const
      const { number, password } = await show(user, card.id)
      const race = async (call: (n: number) => Promise<{ status: number }>) =>
        (await Promise.all([0, 1, 2, 3].map(call))).map(({ status }) => status).toSorted((a, b) => a - b)
      expect(await race(n => browsers[n % 2 ? 1 : 0].call('POST', RECHARGE, { number, password }))).toEqual([200, 409, 409, 409])
      expect(await walletOf(user)).toBe(50_000)

      const goods = await shop.sell()
      const placed: Order[] = []
      for (let n = 0; n < 2; n++) {
        await fillCart(user, [{ variantId: goods, quantity: 4 }])
        placed.push(await order(user))
      }
      // A repeated request for the order that gets the money changes nothing.
      const spend = (n: number) =>
        browsers[n % 2 ? 1 : 0].call('POST', toOrderPath(placed[n >> 1]?.number ?? '', '/payments'), { method: 'wallet', amount: 40_000 })
      expect(new Set(await race(spend))).toEqual(new Set([200, 409]))
      expect(await readBalance(database.db, { kind: 'gift_wallet', userId: user.userId ?? 0 })).toMatchObject({
        posted: 50_000,
        reserved: 40_000
      })
      const missing = placed.map(async each => requireOk(await user.call<Order>('GET', toOrderPath(each.number))).missing_total)
      expect((await Promise.all(missing)).toSorted((a, b) => a - b)).toEqual([6000, 46_000])

      await database.db.insert(coupons).values({
        code: 'LAST',
        type: 'coupon',
        title: {},
        kind: 'percent',
        value: 10,
        maxUses: 1,
        startsAt: new Date(0),
        createdAt: shop.clock.now,
        updatedAt: shop.clock.now
      })
      const tea = await shop.sell()
      const buyers = await Promise.all([shop, node, shop, node].map(each => each.user()))
      for (const buyer of buyers) {
        await fillCart(buyer, [{ variantId: tea, quantity: 1 }])
        requireOk(await buyer.call('PUT', CHECKOUT, { coupon: 'LAST' }))
      }
      const buy = (n: number) => (buyers[n] ?? user).call('POST', COMPLETE, { payment_method: 'bank_transfer', expected_total: 15_000 })
      expect(await race(buy)).toEqual([200, 409, 409, 409])
      const [coupon] = await database.db.select({ used: coupons.used }).from(coupons)
      expect(coupon?.used).toBe(1)
      await expectLedgerSums(database.db)
    } finally {
      await node.close()
    }
  })

  test('a repeated recharge with one key happens once', async () => {
    const { user, card } = await bought()
    const secrets = await show(user, card.id).then(({ number, password }) => ({ number, password, amount: 10_000 }))
    const key = { 'idempotency-key': 'recharge-1' }
    expect(requireOk(await user.call('POST', RECHARGE, secrets, key))).toEqual(requireOk(await user.call('POST', RECHARGE, secrets, key)))
    expect(await walletOf(user)).toBe(10_000)
  })

  test('guesses are limited, and an unknown number is refused like a wrong password', async () => {
    const { user, card } = await bought()
    const { number, password } = await show(user, card.id)
    const guest = await shop.guest()
    const wrong = await guest.call('POST', BALANCE, { number, password: '00000000' })
    const unknown = await guest.call('POST', BALANCE, { number: '1111222233334444', password })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'gift_card_wrong' } })
    expect(unknown.body).toEqual(wrong.body)
    for (let guess = 1; guess < 50; guess++) await guest.call('POST', BALANCE, { number, password: String(guess).padStart(8, '0') })
    expect(await guest.call('POST', BALANCE, { number, password })).toMatchObject({ status: 429 })
    shop.clock.pass(61 * MINUTE)
    expect(await guest.call('POST', BALANCE, { number: ` ${number.slice(0, 8)}-${number.slice(8)}`, password })).toMatchObject({
      status: 200
    })
    expect(await guest.call('POST', `${BALANCE}?locale=mn`, { number: '', password: '' })).toMatchObject({
      body: { errors: { number: ['Бэлгийн картын дугаараа оруулна уу'], password: ['Бэлгийн картын нууц үгээ оруулна уу'] } }
    })
    expect(await guest.call('POST', BALANCE, { number: '12', password })).toMatchObject({
      body: { errors: { number: ['The gift card number is wrong'] } }
    })
  }, 30_000)

  test('a refund or a cancellation voids an unused card, and is refused for a used one', async () => {
    const staff = await shop.user({ role: 'staff' })
    const refund = (number: string, body: object) => staff.call('POST', toOrderPath(number, '/refunds'), body)
    const unused = await bought()
    const secrets = await show(unused.user, unused.card.id)
    const part = { of: 'amount', amount: 1000, to: 'wallet' }
    expect(await refund(unused.placed.number, part)).toMatchObject({ status: 409, body: { code: 'refund_too_large' } })
    requireOk(await refund(unused.placed.number, { of: 'all', to: 'wallet' }))
    expect(await unused.user.call('POST', RECHARGE, { number: secrets.number, password: secrets.password })).toMatchObject({
      status: 409,
      body: { code: 'gift_card_void' }
    })
    const used = await bought()
    const { number, password } = await show(used.user, used.card.id)
    requireOk(await used.user.call('POST', RECHARGE, { number, password, amount: 1 }))
    expect(await refund(used.placed.number, { of: 'all', to: 'wallet' })).toMatchObject({ status: 409, body: { code: 'gift_card_used' } })
    // Staff void what is left of it: that, and no more, is refunded.
    requireOk(await staff.call('POST', `/api/v2/staff/gift_cards/${used.card.id}/void`, { reason: 'Залилан' }))
    const [line] = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${used.placed.number}`)).line_items
    expect(line?.refundable).toMatchObject({ quantity: 1, amount: (line?.total ?? 0) - 1 })
    const all = requireOk(await refund(used.placed.number, { of: 'all', to: 'wallet' })) as Order
    expect(all).toMatchObject({ refundable_total: 0, paid_total: 1 })
    const later = await bought({ channel: 'email', contact: 'Bold@Mail.mn', send_on: '2026-12-30' })
    requireOk(await later.user.call('PUT', toOrderPath(later.placed.number, '/cancel'), undefined))
    expect(await cardsOf(later.user, later.placed.number)).toMatchObject([{ state: 'void', contact: 'bold@mail.mn' }])
    shop.clock.pass(60 * DAY)
    await runDueJobs(shop.server)
    expect(await database.db.select().from(messages).where(eq(messages.recipient, 'bold@mail.mn'))).toEqual([])
    await expectLedgerSums(database.db)
  })

  test('staff find, void and reissue cards without seeing a number', async () => {
    const { user, placed, card } = await bought()
    const { number, password } = await show(user, card.id)
    const staff = await shop.user({ role: 'staff' })
    const path = `/api/v2/staff/gift_cards/${card.id}`
    expect(await user.call('GET', path)).toMatchObject({ status: 403 })
    for (const text of [number.slice(-4), placed.number.toLowerCase()])
      expect(
        requireOk(await staff.call<{ gift_cards: GiftCard[] }>('GET', `/api/v2/staff/gift_cards?text=${text}`)).gift_cards
      ).toHaveLength(1)
    expect(await staff.call('POST', `${path}/reissue`, { reason: '', channel: 'self' })).toMatchObject({ status: 422 })
    const reissued = requireOk(
      await staff.call<StaffGiftCardDetail>('POST', `${path}/reissue`, { reason: 'Алдсан', channel: 'sms', contact: '99112233' })
    )
    expect(reissued.events).toMatchObject([{ kind: 'issued' }, { kind: 'shown' }, { kind: 'reissued', reason: 'Алдсан' }, { kind: 'sent' }])
    expect(JSON.stringify(reissued)).not.toContain(number)
    expect(await user.call('POST', BALANCE, { number, password })).toMatchObject({ status: 422, body: { code: 'gift_card_wrong' } })
    const [sent] = await database.db.select().from(messages).where(eq(messages.recipient, '99112233'))
    const [fresh, secret] = [
      /(?:\d{4} ){3}\d{4}/.exec(sent?.body ?? '')?.[0] ?? '',
      /password (\d{4} \d{4})/.exec(sent?.body ?? '')?.[1] ?? ''
    ]
    expect(requireOk(await user.call('POST', BALANCE, { number: fresh, password: secret }))).toMatchObject({ balance: 50_000 })
    expect(requireOk(await staff.call('POST', `${path}/void`, { reason: 'Залилан' }))).toMatchObject({ state: 'void', balance: 0 })
    requireOk(await staff.call('POST', `${path}/void`, { reason: 'Залилан' }))
    await expectLedgerSums(database.db)
  })

  test('without the flag nothing of it is there', async () => {
    await refreshSalePrices(database.db, shop.clock.now)
    const listed = async () =>
      toRows<{ n: number }>(await database.db.execute(sql`SELECT total_on_hand AS n FROM ${products} WHERE kind = 'gift_card'`))[0]?.n
    expect(await listed()).toBe(10)
    const user = await shop.user()
    requireOk(await user.call('POST', CARDS, { variant_id: variantId, amount: 50_000, channel: 'self' }))
    await offer(false)
    await refreshSalePrices(database.db, shop.clock.now)
    expect(await listed()).toBe(0)
    for (const [method, path] of [
      ['GET', '/api/v2/gift_cards/offer'],
      ['POST', CARDS],
      ['POST', BALANCE],
      ['POST', RECHARGE]
    ] as const)
      expect(
        (
          await user.call(
            method,
            path,
            method === 'POST'
              ? { number: '1111222233334444', password: '11112222', variant_id: variantId, amount: 50_000, channel: 'self' }
              : undefined
          )
        ).status
      ).toBeGreaterThanOrEqual(404)
    expect(await user.call('POST', COMPLETE, { payment_method: 'qpay', expected_total: 50_000 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' }
    })
  })
})
