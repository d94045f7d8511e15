import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WishedIds, WishedProduct, Wishlist } from '#contract/wishlist.ts'
import { createApp } from '#server/app.ts'
import { createSession } from '#server/identity/sessions.ts'
import { wishlistRoutes } from '#server/wishlist/routes.ts'
import { KINDS, openTestDatabase, type TestDatabase } from '../database.ts'
import { ask, must, openTestShop, type TestShop } from '../shop.ts'

const LISTS = '/api/v2/wishlists'

describe.each(KINDS)('wish lists on %s', kind => {
  let opened: TestDatabase
  let shop: TestShop
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    shop = openTestShop(opened)
    app = createApp(shop.server, [wishlistRoutes])
  })
  afterAll(() => opened.close())
  beforeEach(() => shop.begin())

  const someone = async () => {
    const { userId } = await shop.user()
    const { token } = await createSession(opened.db, { kind: 'browser', userId, now: shop.clock.now })
    return { userId, token }
  }
  const post = (token: string | null, what: 'add_id' | 'remove_id', body: unknown) =>
    ask<WishedIds>(app, token, 'POST', `${LISTS}/${what}`, body)
  const wished = async (token: string | null) => must(await ask<WishedIds>(app, token, 'GET', `${LISTS}/wished_products`)).variant_ids

  test('adds in front, once each; removing a missing variant succeeds', async () => {
    const { token } = await someone()
    const [a, b] = [await shop.sell(), await shop.sell()]
    for (const id of [a, b, a]) must(await post(token, 'add_id', { variant_id: id }))
    expect(await wished(token)).toEqual([b, a])
    for (let n = 0; n < 2; n++) expect(must(await post(token, 'remove_id', { variant_id: b })).variant_ids).toEqual([a])
    const lists = must(await ask<Wishlist[]>(app, token, 'GET', LISTS))
    expect(lists).toMatchObject([{ name: '', wished_products: [{ variant_id: a }] }])
    expect(lists[0]?.hash).toHaveLength(16)
  })

  test("a guest's list is merged in its order, without withdrawn products", async () => {
    const { token } = await someone()
    const [a, b, c] = [await shop.sell(), await shop.sell(), await shop.sell()]
    must(await post(token, 'add_id', { variant_id: a }))
    expect(must(await post(token, 'add_id', { variant_ids: [c, 999_999, b, a] })).variant_ids).toEqual([c, b, a])
  })

  test('ten concurrent additions create one list', async () => {
    const { token } = await someone()
    const ids = await Promise.all(Array.from({ length: 10 }, () => shop.sell()))
    const responses = await Promise.all(ids.map(id => post(token, 'add_id', { variant_id: id })))
    expect(responses.map(response => response.status)).toEqual(Array(10).fill(200))
    expect(must(await ask<Wishlist[]>(app, token, 'GET', LISTS))).toHaveLength(1)
    expect((await wished(token)).toSorted((x, y) => x - y)).toEqual(ids.toSorted((x, y) => x - y))
  })

  test('users get their own list, guests none', async () => {
    const [one, other] = [await someone(), await someone()]
    const id = await shop.sell()
    must(await post(one.token, 'add_id', { variant_id: id }))
    expect(await wished(other.token)).toEqual([])
    expect(must(await ask<WishedIds>(app, null, 'GET', `${LISTS}/wished_products`))).toEqual({ owner: null, variant_ids: [] })
    expect((await post(null, 'add_id', { variant_id: id })).status).toBe(401)
    expect((await ask(app, null, 'GET', LISTS)).status).toBe(401)
  })

  test('lists cards in the requested order, including sold-out ones, with price reductions', async () => {
    const { token } = await someone()
    const soldOut = await shop.sell({ onHand: 0 })
    const begins = new Date(shop.clock.now.getTime() + 60_000)
    const dear = await shop.sell({ price: 50_000, salePrice: 40_000, saleStartAt: begins })
    must(await post(token, 'add_id', { variant_ids: [soldOut, dear] }))
    shop.clock.pass(120_000)
    const cards = must(await ask<WishedProduct[]>(app, token, 'GET', `${LISTS}/products?ids=${dear},${soldOut},999999`))
    expect(cards).toMatchObject([
      { variant_id: dear, cheaper_by: 10_000 },
      { variant_id: soldOut, cheaper_by: 0, product: { stock: 'out_of_stock' } }
    ])
  })

  test('rejects unknown variants', async () => {
    const { token } = await someone()
    expect((await post(token, 'add_id', { variant_id: 999_999 })).status).toBe(404)
    for (const body of [
      {},
      { variant_id: -1 },
      { variant_id: 'a' },
      { variant_ids: [] },
      { variant_ids: Array.from({ length: 501 }, (_, n) => n + 1) }
    ])
      expect((await post(token, 'add_id', body)).status).toBe(422)
    expect((await post(token, 'remove_id', { variant_id: 2 ** 40 })).status).toBe(422)
    for (const ids of ['', 'a', '1,,2', '99999999999'])
      expect((await ask(app, null, 'GET', `${LISTS}/products?ids=${ids}`)).status).toBe(422)
  })
})
