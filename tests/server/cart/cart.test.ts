import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Cart, MAX_CART_LINES } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { lineItems } from '#server/cart/tables.ts'
import { SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { USUAL_KINDS, toRows } from '../database.ts'
import { askApp, CART, CHECKOUT, ITEMS, MINUTE, requireOk, START, setUpShop } from '../shop.ts'

describe.each(USUAL_KINDS)('the cart on %s', async kind => {
  const { shop, database } = await setUpShop(kind)

  test('is empty before the first item, without creating a session', async () => {
    const answer = await askApp<Cart>(shop.app, null, 'GET', CART)
    expect(answer.body).toMatchObject({ id: '', line_items: [], total: 0, free_shipping_from: 150_000 })
    expect(answer.headers.has(SESSION_HEADER)).toBe(false)
  })

  test('creates a session for a guest with the first item', async () => {
    const variantId = await shop.sell()
    const answer = await askApp<Cart>(shop.app, null, 'POST', ITEMS, { variant_id: variantId, quantity: 2 })
    const token = answer.headers.get(SESSION_HEADER)
    expect(token).toBeTruthy()
    const cart = requireOk(await askApp<Cart>(shop.app, token, 'GET', CART))
    expect(cart).toEqual(answer.body)
    expect(cart.line_items).toMatchObject([
      { quantity: 2, price: 10_000, total: 20_000, available: 10, product: { name: 'Felt slippers', sku: expect.any(String) } }
    ])
    expect(cart).toMatchObject({ total_quantity: 2, item_total: 20_000, ship_total: null, tax_total: 0, total: 20_000 })
  })

  test('counts eleven after one and ten concurrent additions', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell({ onHand: 20 })
    const add = () => guest.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 })
    await add()
    const answers = await Promise.all(Array.from({ length: 10 }, add))
    expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))
    expect(answers.map(answer => answer.body.total_quantity).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toMatchObject([{ quantity: 11 }])
  })

  test('concurrent first additions create one cart', async () => {
    const guest = await shop.guest()
    const ids = [await shop.sell(), await shop.sell(), await shop.sell()]
    await Promise.all(ids.map(id => guest.call('POST', ITEMS, { variant_id: id, quantity: 1 })))
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toHaveLength(3)
  })

  test('holds a limited number of lines, and those that are in it can be changed', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell({ onHand: 9 })
    const [line] = requireOk(await guest.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 })).line_items
    const [copied] = await database.db.select().from(variants).where(eq(variants.id, variantId))
    const [first] = await database.db.select().from(lineItems)
    if (!copied || !first) throw new Error('Nothing is in the cart.')
    const more = Array.from({ length: MAX_CART_LINES - 1 }, (_, n) => ({ ...copied, id: undefined, sku: `COPY-${n}` }))
    const made = await database.db.insert(variants).values(more).returning({ id: variants.id })
    await database.db.insert(lineItems).values(made.map(({ id }) => ({ ...first, id: undefined, variantId: id })))
    const add = (id: number) => guest.call<Cart & ErrorBody>('POST', ITEMS, { variant_id: id, quantity: 1 })
    expect(await add(await shop.sell())).toMatchObject({ status: 409, body: { code: 'cart_full', error: expect.stringContaining('200') } })
    expect(requireOk(await add(variantId)).line_items.find(({ id }) => id === line?.id)?.quantity).toBe(2)
    requireOk(await guest.call('PUT', `${ITEMS}/${line?.id}`, { quantity: 0 }))
    expect(requireOk(await add(variantId)).line_items).toHaveLength(MAX_CART_LINES)
  })

  test('is opened for a limited number of guests of one address', async () => {
    const variant_id = await shop.sell()
    const { config } = shop.server
    const factor = config.rateLimitFactor
    config.rateLimitFactor = 1 / 1500
    const answers = [1, 2, 3].map(() => askApp(shop.app, null, 'POST', ITEMS, { variant_id, quantity: 1 }))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    config.rateLimitFactor = factor
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429])
  })

  test('sets an absolute quantity, removes a line at 0, and reports a missing line', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell()
    const [line] = requireOk(await guest.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 3 })).line_items
    expect(requireOk(await guest.call<Cart>('PUT', `${ITEMS}/${line?.id}`, { quantity: 2 })).total_quantity).toBe(2)
    expect(requireOk(await guest.call<Cart>('PUT', `${ITEMS}/${line?.id}`, { quantity: 0 })).line_items).toEqual([])
    expect(await guest.call('PUT', `${ITEMS}/${line?.id}`, { quantity: 1 })).toMatchObject({
      status: 404,
      body: { code: 'line_not_found' }
    })
  })

  test("cannot change another customer's cart", async () => {
    const [owner, stranger] = [await shop.guest(), await shop.guest()]
    const variantId = await shop.sell()
    const [line] = requireOk(await owner.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 3 })).line_items
    expect(await stranger.call('PUT', `${ITEMS}/${line?.id}`, { quantity: 0 })).toMatchObject({
      status: 404,
      body: { code: 'line_not_found' }
    })
    expect(requireOk(await owner.call<Cart>('GET', CART)).total_quantity).toBe(3)
  })

  test('rejects a quantity above the stock, with the available number', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell({ onHand: 4 })
    const none = await shop.sell({ onHand: 0 })
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 3 }))
    expect(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 2 })).toMatchObject({
      status: 409,
      body: { code: 'quantity_unavailable', details: { available: 4 }, error: 'Cannot be bought in that quantity. 4 left.' }
    })
    expect(await guest.call('POST', ITEMS, { variant_id: none, quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' }
    })
    expect(requireOk(await guest.call<Cart>('GET', CART)).total_quantity).toBe(3)
  })

  test('sells no goods without a price, and those in a cart no longer', async () => {
    const guest = await shop.guest()
    const free = await shop.sell({ price: 0 })
    const soldOut = { status: 409, body: { code: 'out_of_stock' } }
    expect(await guest.call('POST', ITEMS, { variant_id: free, quantity: 1 })).toMatchObject(soldOut)
    const variantId = await shop.sell()
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    await database.db.update(variants).set({ salePrice: 0 }).where(eq(variants.id, variantId))
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toMatchObject([{ available: 0 }])
  })

  test.each([0, -1, 1.5, 1000, 1e15, '2', null])('refuses %s as a quantity to add', async quantity => {
    const guest = await shop.guest()
    const variantId = await shop.sell({ onHand: 5000 })
    expect(await guest.call('POST', ITEMS, { variant_id: variantId, quantity })).toMatchObject({
      status: 422,
      body: { code: 'validation', errors: { quantity: expect.any(Array) } }
    })
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toEqual([])
  })

  test('rejects invalid JSON, unknown variants and invalid ids', async () => {
    const guest = await shop.guest()
    expect(await guest.call('POST', ITEMS, '{"variant_id":')).toMatchObject({ status: 400, body: { code: 'invalid_json' } })
    expect(await guest.call('POST', ITEMS, '')).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 400 || status === 422)
    })
    expect(await guest.call('POST', ITEMS, { variant_id: 987_654, quantity: 1 })).toMatchObject({
      status: 404,
      body: { code: 'variant_not_found' }
    })
    expect(await guest.call('POST', ITEMS, { variant_id: 2 ** 40, quantity: 1 })).toMatchObject({ status: 422 })
    for (const id of ['99999999999', 'x', '0'])
      expect(await guest.call('PUT', `${ITEMS}/${id}`, { quantity: 1 })).toMatchObject({ status: 404, body: { code: 'line_not_found' } })
  })

  test('rejects a price in a request', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell({ price: 99_000 })
    const item = { variant_id: variantId, quantity: 1 }
    expect(await guest.call('POST', ITEMS, { ...item, price: 1, total: 1 })).toMatchObject({
      status: 422,
      body: { errors: { price: [expect.any(String)], total: [expect.any(String)] } }
    })
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toEqual([])
    expect(requireOk(await guest.call<Cart>('POST', ITEMS, item)).total).toBe(99_000)
  })

  test('marks a line above the stock and keeps it', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell({ onHand: 5 })
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 4 }))
    await shop.restock(variantId, 1)
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toMatchObject([{ quantity: 4, available: 1, stock: 'low_stock' }])
    await shop.restock(variantId, 0)
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toMatchObject([{ quantity: 4, available: 0, stock: 'out_of_stock' }])
  })

  test('follows the start and end of sales', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell({
      price: 10_000,
      salePrice: 7000,
      saleStartAt: new Date(START.getTime() + MINUTE),
      saleExpireAt: new Date(START.getTime() + 2 * MINUTE),
      laterSales: [{ price: 6000, startAt: new Date(START.getTime() + 3 * MINUTE).toISOString(), expireAt: null }]
    })
    const total = async () => requireOk(await guest.call<Cart>('GET', CART)).total
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    expect(await total()).toBe(10_000)
    shop.clock.pass(MINUTE)
    expect(await total()).toBe(7000)
    shop.clock.pass(MINUTE)
    expect(await total()).toBe(10_000)
    shop.clock.pass(MINUTE)
    expect(await total()).toBe(6000)
  })

  test('is emptied by a reset', async () => {
    const guest = await shop.guest()
    const variantId = await shop.sell()
    requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    expect(requireOk(await guest.call<Cart>('DELETE', CHECKOUT)).line_items).toEqual([])
    expect(requireOk(await guest.call<Cart>('GET', CART)).line_items).toEqual([])
  })

  describe('with an idempotency key', () => {
    const key = { 'idempotency-key': 'tap-1' }

    test('adds once for two concurrent equal calls, and repeats the response', async () => {
      const guest = await shop.guest()
      const variantId = await shop.sell()
      const add = () => guest.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 }, key)
      const answers = await Promise.all([add(), add(), add(), add()])
      expect(answers.map(answer => answer.body)).toEqual(Array(4).fill(answers[0]?.body))
      expect(answers.map(answer => answer.headers.get('idempotent-replayed')).filter(Boolean)).toEqual(['true', 'true', 'true'])
      expect(requireOk(await guest.call<Cart>('GET', CART)).total_quantity).toBe(1)
    })

    test('rejects the key for another call, but not for another customer', async () => {
      const [guest, other] = [await shop.guest(), await shop.guest()]
      const variantId = await shop.sell()
      requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }, key))
      expect(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 2 }, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency_reused' }
      })
      expect(await guest.call('DELETE', CHECKOUT, undefined, key)).toMatchObject({ status: 422, body: { code: 'idempotency_reused' } })
      requireOk(await other.call('POST', ITEMS, { variant_id: variantId, quantity: 2 }, key))
    })

    test('stores no response of a failed call', async () => {
      const guest = await shop.guest()
      const variantId = await shop.sell({ onHand: 1 })
      const add = () => guest.call('POST', ITEMS, { variant_id: variantId, quantity: 2 }, key)
      expect((await add()).status).toBe(409)
      expect(toRows(await database.db.execute(sql`SELECT 1 FROM idempotency_keys`))).toEqual([])
      await shop.restock(variantId, 2)
      expect((await add()).status).toBe(200)
    })

    test('deletes a key after a day', async () => {
      const guest = await shop.guest()
      const variantId = await shop.sell()
      requireOk(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }, key))
      shop.clock.pass(24 * 60 * MINUTE)
      const answer = await guest.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 2 }, key)
      expect(requireOk(answer).total_quantity).toBe(3)
    })

    test('rejects an invalid key', async () => {
      const guest = await shop.guest()
      const variantId = await shop.sell()
      expect(await guest.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }, { 'idempotency-key': 'x'.repeat(300) })).toMatchObject(
        { status: 400 }
      )
    })
  })

  test('needs the selection of a gift, and displays it with its line', async () => {
    const guest = await shop.guest()
    const [bought, first, second] = [await shop.sell(), await shop.sell(), await shop.sell()]
    const offer = (gifts: number[]) =>
      database.db
        .update(products)
        .set({ giftVariantIds: gifts })
        .where(inArray(products.id, database.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, bought))))
    const giftOf = (cart: Cart) => cart.line_items[0]?.product.option_values.find(option => option.key === 'gift')?.value
    await offer([first, second])
    expect(await guest.call('POST', ITEMS, { variant_id: bought, quantity: 1 })).toMatchObject({
      status: 422,
      body: { code: 'gift_required' }
    })
    expect(await guest.call('POST', ITEMS, { variant_id: bought, quantity: 1, gift_variant_id: bought })).toMatchObject({ status: 422 })
    expect(giftOf(requireOk(await guest.call<Cart>('POST', ITEMS, { variant_id: bought, quantity: 1, gift_variant_id: second })))).toBe(
      String(second)
    )
    // A higher quantity keeps the selected gift; a single gift needs no selection.
    expect(giftOf(requireOk(await guest.call<Cart>('POST', ITEMS, { variant_id: bought, quantity: 1 })))).toBe(String(second))
    await offer([first])
    expect(giftOf(requireOk(await guest.call<Cart>('POST', ITEMS, { variant_id: bought, quantity: 1 })))).toBe(String(first))
  })
})
