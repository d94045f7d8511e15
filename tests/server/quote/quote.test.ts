import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart, Organisation } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Order } from '#contract/order.ts'
import type { PriceSuggestion, Quote } from '#contract/quote.ts'
import { users } from '#server/identity/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createQuoteRoutes } from '#server/quote/routes.ts'
import { personalPrices } from '#server/discount/tables.ts'
import { orderAdjustments } from '#server/order/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import {
  ADDRESS,
  CART,
  CHECKOUT,
  COMPLETE,
  ITEMS,
  MINUTE,
  requireOk,
  toOrderPath,
  START,
  type Customer,
  setUpShop,
  setUpUser
} from '../shop.ts'
import { payVat } from '../settings.ts'

const DAY = 24 * 60 * MINUTE
const SUGGESTIONS = '/api/v2/price_suggestions'
const QUOTES = '/api/v2/quotes'
const UNTIL = '2026-11-20'
const ORGANISATION: Organisation = {
  name: 'Эрдэнэ ХХК',
  registry_number: '1234567',
  phone: '77112233',
  address: '',
  information: '',
  employee_count: null,
  field: ''
}

describe.each(USUAL_KINDS)('prices that are talked about on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createQuoteRoutes])
  const user = setUpUser(shop, { mobile: '88112345' })
  const staff = setUpUser(shop, { role: 'staff' })
  let slippers: number
  beforeEach(async () => {
    const owner = await shop.user({ role: 'owner', email: 'owner@shop.test' })
    await database.db
      .update(users)
      .set({ emailVerifiedAt: START })
      .where(eq(users.id, owner.userId ?? 0))
    slippers = await shop.sell({ price: 10_000 })
  })

  const suggest = (who: Customer, price = 8000, quantity = 2) =>
    who.call<PriceSuggestion & ErrorBody>('POST', SUGGESTIONS, { variant_id: slippers, price, quantity, text: 'Хоёрыг авна' })
  const offer = (number: string, round: number, price = 8500, validUntil = UNTIL) =>
    staff.call<PriceSuggestion & ErrorBody>('PUT', `${SUGGESTIONS}/${number}/response`, {
      decision: 'offer',
      round,
      price,
      valid_until: validUntil,
      text: 'Ийм үнээр өгье'
    })
  const inCart = (who: Customer) => who.call<Cart>('GET', CART).then(requireOk)
  const buy = async (who: Customer) => {
    const cart = requireOk(await who.call<Cart>('PUT', CHECKOUT, { address: ADDRESS }))
    return who.call<Order & ErrorBody>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total })
  }
  const offered = async (quantity = 2) => {
    const made = requireOk(await suggest(user, 8000, quantity))
    return requireOk(await offer(made.number, made.round))
  }
  const request = (items: { variant_id: number; quantity: number }[], organisation: object = ORGANISATION) =>
    user.call<Quote & ErrorBody>('POST', QUOTES, { organisation, items, note: 'Баярт өгнө' })

  test('a suggestion gets a price for one customer, quantity and period', async () => {
    const made = requireOk(await suggest(user))
    expect(made).toMatchObject({ state: 'waiting', suggested_price: 8000, price: 10_000, quantity: 2, offered_price: null })
    const answered = requireOk(await offer(made.number, made.round))
    expect(answered).toMatchObject({ state: 'offered', offered_price: 8500, valid_until: UNTIL, requester: { mobile: '88112345' } })
    expect(answered.history.map(round => round.kind)).toEqual(['suggested', 'offered'])

    requireOk(await user.call('POST', ITEMS, { variant_id: slippers, quantity: 1 }))
    expect((await inCart(user)).line_items[0]).toMatchObject({ price: 10_000 })
    const cart = requireOk(await user.call<Cart>('POST', ITEMS, { variant_id: slippers, quantity: 1 }))
    expect(cart.line_items[0]).toMatchObject({ price: 8500, base_price: 10_000, quantity: 2, agreed: made.number })
    expect(cart.item_total).toBe(17_000)
    const line = cart.line_items[0]?.id ?? 0
    expect(requireOk(await user.call<Cart>('PUT', `${ITEMS}/${line}`, { quantity: 3 })).item_total).toBe(30_000)

    const other = await shop.user()
    requireOk(await other.call('POST', ITEMS, { variant_id: slippers, quantity: 2 }))
    expect((await inCart(other)).item_total).toBe(20_000)

    requireOk(await user.call('POST', `${SUGGESTIONS}/${made.number}/cart`))
    expect((await inCart(user)).item_total).toBe(17_000)
    shop.clock.pass(4 * DAY)
    expect((await inCart(user)).item_total).toBe(20_000)
    const expired = requireOk(await user.call<PriceSuggestion>('GET', `${SUGGESTIONS}/${made.number}`))
    expect(expired.state).toBe('expired')
    expect(await user.call('POST', `${SUGGESTIONS}/${made.number}/cart`)).toMatchObject({ status: 409, body: { code: 'offer_over' } })
  })

  test('an order is created and paid at the agreed price once; canceling it releases the price', async () => {
    await payVat(database)
    const { number } = await offered()
    requireOk(await user.call('POST', `${SUGGESTIONS}/${number}/cart`))
    const first = requireOk(await buy(user))
    expect(first.item_total).toBe(17_000)
    expect(await user.call('POST', `${SUGGESTIONS}/${number}/cart`)).toMatchObject({ status: 409, body: { code: 'offer_ordered' } })
    requireOk(await user.call('POST', ITEMS, { variant_id: slippers, quantity: 2 }))
    expect((await inCart(user)).item_total).toBe(20_000)
    expect((await offer(number, 2)).body.code).toBe('offer_ordered')

    requireOk(await user.call('PUT', toOrderPath(first.number, '/cancel')))
    expect((await inCart(user)).item_total).toBe(17_000)
    const second = requireOk(await buy(user))
    await shop.payInvoice(second.payment)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(second.number)))).toMatchObject({ state: 'placed', item_total: 17_000 })
    const adjustments = await database.db.select().from(orderAdjustments).orderBy(orderAdjustments.id)
    expect(adjustments.filter(({ included }) => !included)).toMatchObject([
      { kind: 'personal_price', amount: 3000 },
      { kind: 'personal_price', amount: 3000 }
    ])
    expect(adjustments.filter(({ kind }) => kind === 'vat')).toHaveLength(2)
    // The database rejects a total that differs from its lines and adjustments.
    for (const wrong of [
      sql`UPDATE order_adjustments SET amount = amount - 1 WHERE kind = 'personal_price'`,
      sql`DELETE FROM order_adjustments`,
      sql`UPDATE order_lines SET price = 1, total = quantity`,
      sql`UPDATE orders SET item_total = item_total + 1, total = total + 1`
    ])
      await expect(database.db.execute(wrong)).rejects.toThrow()
    shop.clock.pass(60 * MINUTE)
    requireOk(await user.call('POST', ITEMS, { variant_id: slippers, quantity: 2 }))
    expect((await inCart(user)).item_total).toBe(20_000)
  })

  test('a price changed during the order fails the order', async () => {
    const { number, round } = await offered()
    requireOk(await user.call('POST', `${SUGGESTIONS}/${number}/cart`))
    requireOk(await user.call('PUT', CHECKOUT, { address: ADDRESS }))
    requireOk(await offer(number, round, 9000))
    const refused = await user.call<ErrorBody>('POST', COMPLETE, { payment_method: 'qpay', expected_total: 23_000 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect((await inCart(user)).item_total).toBe(18_000)
  })

  test('concurrent submissions create one order at the price', async () => {
    const { number } = await offered()
    requireOk(await user.call('POST', `${SUGGESTIONS}/${number}/cart`))
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS }))
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
    )
    expect(new Set(responses.map(response => requireOk(response).number)).size).toBe(1)
    expect((await database.db.select().from(personalPrices)).filter(price => price.orderId !== null)).toHaveLength(1)
  })

  test('the lowest of two offers and a sale applies', async () => {
    const first = requireOk(await suggest(user))
    requireOk(await offer(first.number, first.round, 8500))
    const second = requireOk(await suggest(user, 7000))
    expect(second.number).not.toBe(first.number)
    requireOk(await offer(second.number, second.round, 7500))
    requireOk(await user.call('POST', ITEMS, { variant_id: slippers, quantity: 2 }))
    expect((await inCart(user)).item_total).toBe(15_000)
    const cheap = await shop.sell({ price: 10_000, salePrice: 6000 })
    requireOk(await user.call('POST', ITEMS, { variant_id: cheap, quantity: 2 }))
    expect((await inCart(user)).line_items[1]).toMatchObject({ price: 6000 })
  })

  test('a second suggestion before the response is the next round of the same negotiation', async () => {
    const first = requireOk(await suggest(user, 8000))
    const [second, third] = await Promise.all([suggest(user, 8200), suggest(user, 8400)])
    expect([requireOk(second).number, requireOk(third).number]).toEqual([first.number, first.number])
    const now = requireOk(await user.call<PriceSuggestion>('GET', `${SUGGESTIONS}/${first.number}`))
    expect(now.history).toHaveLength(3)
    expect(await offer(first.number, first.round)).toMatchObject({ status: 409, body: { code: 'answer_outdated' } })
    requireOk(await offer(first.number, now.round))
    expect(await offer(first.number, now.round, 8000)).toMatchObject({ status: 409, body: { code: 'answer_outdated' } })
  })

  test('declines and withdraws, and notifies both sides', async () => {
    const made = requireOk(await suggest(user))
    const decline = { decision: 'decline', round: made.round, text: 'Болохгүй' }
    expect(requireOk(await staff.call<PriceSuggestion>('PUT', `${SUGGESTIONS}/${made.number}/response`, decline)).state).toBe('declined')
    const { number } = await offered()
    expect(requireOk(await user.call<PriceSuggestion>('PUT', `${SUGGESTIONS}/${number}/withdraw`)).state).toBe('withdrawn')
    requireOk(await user.call('POST', ITEMS, { variant_id: slippers, quantity: 2 }))
    expect((await inCart(user)).item_total).toBe(20_000)
    const sent = await database.db.select().from(messages).orderBy(messages.id)
    expect(sent.map(({ recipient, channel }) => `${channel} ${recipient}`)).toEqual([
      'email owner@shop.test',
      'sms 88112345',
      'email owner@shop.test',
      'sms 88112345'
    ])
    expect(sent[0]?.body).toContain(`/admin/price-suggestions/${made.number}`)
    expect(sent[3]?.body).toContain('8,500 MNT')
  })

  test('rejects guests, customers as staff, other customers, and invalid input', async () => {
    const guest = await shop.guest()
    expect((await suggest(guest)).status).toBe(401)
    const { number, round } = requireOk(await suggest(user))
    const stranger = await shop.user()
    for (const path of [`${SUGGESTIONS}/${number}`, `${SUGGESTIONS}/PS1`, `${SUGGESTIONS}/%27--`])
      expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await stranger.call('PUT', `${SUGGESTIONS}/${number}/withdraw`)).status).toBe(404)
    expect((await stranger.call('POST', `${SUGGESTIONS}/${number}/cart`)).status).toBe(404)
    const response = { decision: 'offer', round, price: 1, valid_until: UNTIL }
    expect((await user.call('PUT', `${SUGGESTIONS}/${number}/response`, response)).status).toBe(403)
    expect((await guest.call('GET', '/api/v2/staff/price_suggestions')).status).toBe(401)
    expect((await user.call('GET', '/api/v2/staff/quotes')).status).toBe(403)
    for (const price of [10_000, 12_000, 0, -5, 1.5, 3e9, 'x'])
      expect((await user.call('POST', SUGGESTIONS, { variant_id: slippers, price })).status).toBe(422)
    expect((await user.call('POST', SUGGESTIONS, { variant_id: 999_999, price: 5 })).status).toBe(404)
    for (const day of ['2026-11-16', '2027-05-01', '2026-02-31', 'soon']) expect((await offer(number, round, 8500, day)).status).toBe(422)
    expect((await offer(number, round, 10_000)).body.errors?.['price']).toBeDefined()
    expect((await database.db.select().from(personalPrices)).length).toBe(0)
  })

  test('a quote has a price per line and is added to the cart at once, with its organisation', async () => {
    await payVat(database)
    const rug = await shop.sell({ price: 50_000 })
    const made = requireOk(await request([{ variant_id: slippers, quantity: 3 }, { variant_id: rug, quantity: 1 }, { variant_id: slippers, quantity: 2 }])) // prettier-ignore
    expect(made).toMatchObject({ state: 'waiting', list_total: 100_000, total: null, total_quantity: 6 })
    expect(made.line_items.map(line => line.quantity)).toEqual([5, 1])
    const [first, second] = made.line_items.map(line => line.id)
    const response = (prices: object[], round = made.round) =>
      staff.call<Quote & ErrorBody>('PUT', `${QUOTES}/${made.number}/response`, { decision: 'offer', round, prices, valid_until: UNTIL })
    expect((await response([{ id: first, price: 9000 }])).body.errors).toHaveProperty(`price_${second}`)
    expect((await response([{ id: first, price: 9000 }, { id: second, price: 50_001 }])).status).toBe(422) // prettier-ignore
    const offeredQuote = requireOk(await response([{ id: first, price: 9000 }, { id: second, price: 50_000 }])) // prettier-ignore
    expect(offeredQuote).toMatchObject({ state: 'offered', total: 95_000, tax_total: 8636 })

    requireOk(await user.call('POST', ITEMS, { variant_id: slippers, quantity: 1 }))
    const cart = requireOk(await user.call<Cart>('POST', `${QUOTES}/${made.number}/cart`))
    expect(cart).toMatchObject({ item_total: 95_000, organisation: { registry_number: '1234567' } })
    const order = requireOk(await buy(user))
    expect(order).toMatchObject({ item_total: 95_000, organisation: { name: 'Эрдэнэ ХХК' } })
    expect(requireOk(await user.call<Quote>('GET', `${QUOTES}/${made.number}`)).state).toBe('ordered')
    expect((await user.call('PUT', `${QUOTES}/${made.number}/withdraw`)).status).toBe(409)
  })

  test('organisations of quotes and orders are listed once, as they were last entered, to their customer alone', async () => {
    const list = async (who: Customer) => requireOk(await who.call<Organisation[]>('GET', '/api/v2/users/organisations'))
    expect(await list(user)).toEqual([])
    const items = [{ variant_id: slippers, quantity: 2 }]
    requireOk(await request(items))
    requireOk(await request(items, { ...ORGANISATION, registry_number: '7654321', name: 'Мөнх ХХК' }))
    shop.clock.pass(MINUTE)
    requireOk(await request(items, { ...ORGANISATION, phone: '77118899' }))
    expect(await list(user)).toMatchObject([
      { registry_number: '1234567', phone: '77118899' },
      { registry_number: '7654321', name: 'Мөнх ХХК' }
    ])
    expect(await list(staff)).toEqual([])
  })

  test('an unavailable quote changes nothing in the cart', async () => {
    const rug = await shop.sell({ price: 50_000, onHand: 1 })
    const made = requireOk(await request([{ variant_id: slippers, quantity: 1 }, { variant_id: rug, quantity: 1 }])) // prettier-ignore
    const prices = made.line_items.map(line => ({ id: line.id, price: 9000 }))
    requireOk(
      await staff.call('PUT', `${QUOTES}/${made.number}/response`, { decision: 'offer', round: made.round, prices, valid_until: UNTIL })
    )
    await shop.restock(rug, 0)
    expect(await user.call('POST', `${QUOTES}/${made.number}/cart`)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect((await inCart(user)).line_items).toEqual([])
  })

  test('reports invalid fields of a quote, and lists all by state for staff', async () => {
    const wrong = await request([{ variant_id: slippers, quantity: 1 }], { ...ORGANISATION, registry_number: '12', phone: '' })
    expect(Object.keys(wrong.body.errors ?? {}).toSorted()).toEqual(['organisation.phone', 'organisation.registry_number'])
    expect((await request([])).status).toBe(422)
    expect((await request([{ variant_id: 12_345_678, quantity: 1 }])).status).toBe(404)
    expect((await request([{ variant_id: slippers, quantity: 999 }, { variant_id: slippers, quantity: 999 }])).body.code).toBe('quantity_too_many') // prettier-ignore
    expect((await request(Array.from({ length: 51 }, () => ({ variant_id: slippers, quantity: 1 })))).status).toBe(422)
    const made = requireOk(await request([{ variant_id: slippers, quantity: 1 }]))
    const key = { 'idempotency-key': 'once' }
    const twice = await Promise.all(
      [1, 2].map(() =>
        user.call<Quote>('POST', QUOTES, { organisation: ORGANISATION, items: [{ variant_id: slippers, quantity: 2 }] }, key)
      )
    )
    expect(new Set(twice.map(response => requireOk(response).number)).size).toBe(1)
    const { quotes } = requireOk(await staff.call<{ quotes: Quote[] }>('GET', '/api/v2/staff/quotes?state=waiting'))
    expect(quotes.map(quote => quote.number)).toEqual([made.number, requireOk(twice[0] as (typeof twice)[0]).number])
    expect(requireOk(await user.call<{ quotes: Quote[] }>('GET', QUOTES)).quotes[0]?.requester).toBeUndefined()
    expect((await staff.call('GET', '/api/v2/staff/quotes?state=odd')).status).toBe(422)
  })

  test('a withdrawn product stays in its quote', async () => {
    const made = requireOk(await suggest(user))
    await shop.restock(slippers, 0)
    expect(requireOk(await user.call<PriceSuggestion>('GET', `${SUGGESTIONS}/${made.number}`)).product.name).toBe('Felt slippers')
  })
})
