import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Order } from '#contract/order.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import {
  ADDRESS,
  CART,
  CHECKOUT,
  COMPLETE,
  ITEMS,
  requireOk,
  toOrderPath,
  readBooks,
  type Customer,
  setUpShop,
  setUpUser
} from '../shop.ts'

describe.each(USUAL_KINDS)("a gift's own pieces on %s", async kind => {
  const { shop, database } = await setUpShop(kind)
  const user = setUpUser(shop)
  let phone: number
  let speaker: number
  let band: number
  beforeEach(async () => {
    ;[phone, speaker, band] = [await shop.sell({ onHand: 20 }), await shop.sell({ onHand: 3 }), await shop.sell({ onHand: 2 })]
    await offer([speaker])
  })

  const offer = (gifts: number[]) =>
    database.db
      .update(products)
      .set({ giftVariantIds: gifts })
      .where(inArray(products.id, database.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, phone))))
  const add = (who: Customer, quantity: number, gift?: number) =>
    who.call<Cart & ErrorBody>('POST', ITEMS, { variant_id: phone, quantity, ...(gift ? { gift_variant_id: gift } : {}) })
  const giftOf = (cart: Cart) => cart.line_items[0]?.product.option_values.find(option => option.key === 'gift')?.label
  const submit = async (who: Customer) => {
    const cart = requireOk(await who.call<Cart>('PUT', CHECKOUT, { address: ADDRESS }))
    return who.call<Order & ErrorBody>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total })
  }
  const stockOf = async (id: number) => (await readBooks(database.db, shop.clock.now, [id])).stock[0]

  test('are held with the line, sold with the order, and released when it ends', async () => {
    requireOk(await add(user, 2))
    const made = requireOk(await submit(user))
    expect(await stockOf(speaker)).toEqual({ onHand: 3, allocated: 0, held: 2 })
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    expect(await stockOf(speaker)).toEqual({ onHand: 3, allocated: 0, held: 0 })
    requireOk(await add(user, 3))
    const second = requireOk(await submit(user))
    await shop.payInvoice(second.payment)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(second.number))).state).toBe('placed')
    expect(await stockOf(speaker)).toEqual({ onHand: 3, allocated: 3, held: 0 })
    expect(await stockOf(phone)).toEqual({ onHand: 20, allocated: 3, held: 0 })
  })

  test('share stock with the same product bought', async () => {
    requireOk(await add(user, 2))
    requireOk(await user.call('POST', ITEMS, { variant_id: speaker, quantity: 2 }))
    expect(await submit(user)).toMatchObject({ status: 409, body: { code: 'gift_gone' } })
    requireOk(await submit(user))
    expect(await stockOf(speaker)).toEqual({ onHand: 3, allocated: 0, held: 2 })
  })

  test('that are short limit the quantity; an unavailable selected one is an error, and without any none is added', async () => {
    expect(await add(user, 4)).toMatchObject({ status: 409, body: { code: 'gift_short', details: { available: 3 } } })
    requireOk(await add(user, 3))
    const line = requireOk(await user.call<Cart>('GET', CART)).line_items[0]?.id
    expect(await user.call('PUT', `${ITEMS}/${line}`, { quantity: 4 })).toMatchObject({ status: 409, body: { code: 'gift_short' } })
    await offer([speaker, band])
    await shop.restock(band, 0)
    const other = await shop.user()
    expect(await add(other, 1, band)).toMatchObject({ status: 409, body: { code: 'gift_sold_out' } })
    expect(giftOf(requireOk(await add(other, 1)))).toContain('Gift: ')
    await shop.restock(speaker, 0)
    expect(giftOf(requireOk(await add(await shop.user(), 1)))).toBeUndefined()
  })

  test('that are gone before the order are reported; the repeated order omits them', async () => {
    requireOk(await add(user, 2))
    await shop.restock(speaker, 1)
    expect(giftOf(requireOk(await user.call<Cart>('GET', CART)))).toContain('Gift gone')
    const refused = await submit(user)
    expect(refused).toMatchObject({ status: 409, body: { code: 'gift_gone', details: { gift_variant_ids: [speaker] } } })
    expect(refused.body.error).toContain('Felt slippers')
    expect(giftOf(requireOk(await user.call<Cart>('GET', CART)))).toBeUndefined()
    expect(requireOk(await submit(user)).total_quantity).toBe(2)
    expect(await stockOf(speaker)).toEqual({ onHand: 1, allocated: 0, held: 0 })
  })

  test('are never sold twice to concurrent customers', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => shop.user()))
    for (const customer of customers) requireOk(await add(customer, 1))
    await Promise.all(customers.map(submit))
    expect(await stockOf(speaker)).toEqual({ onHand: 3, allocated: 0, held: 3 })
  })
})
