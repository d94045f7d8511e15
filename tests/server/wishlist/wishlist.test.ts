import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WishedIds, WishedProduct, Wishlist, WishlistPage } from '#contract/wishlist.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { viewedProducts } from '#server/viewed/tables.ts'
import { createApp } from '#server/app.ts'
import { createSession } from '#server/identity/sessions.ts'
import { mergeWishlists } from '#server/wishlist/index.ts'
import { createViewedRoutes } from '#server/viewed/routes.ts'
import { createWishlistRoutes } from '#server/wishlist/routes.ts'
import { SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { USUAL_KINDS, openTestDatabase, type TestDatabase } from '../database.ts'
import { askApp, requireOk, openTestShop, type TestShop } from '../shop.ts'

const LISTS = '/api/v2/wishlists'

describe.each(USUAL_KINDS)('wish lists on %s', kind => {
  let opened: TestDatabase
  let shop: TestShop
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    shop = openTestShop(opened)
    app = createApp(shop.server, [createWishlistRoutes, createViewedRoutes])
  })
  afterAll(() => opened.close())
  beforeEach(() => shop.begin())

  const someone = async () => {
    const { userId } = await shop.user()
    const { token } = await createSession(opened.db, { kind: 'browser', userId, now: shop.clock.now })
    return { userId, token }
  }
  const customer = async () => {
    const { token, userId } = await someone()
    if (userId === null) throw new Error('A customer has an id.')
    return { token, userId }
  }
  const guest = async () => {
    const { token, session } = await createSession(opened.db, { kind: 'browser', now: shop.clock.now })
    return { token, sessionId: session.id }
  }
  const create = async (token: string, name: string) => requireOk(await askApp<Wishlist>(app, token, 'POST', LISTS, { name }))
  const lists = async (token: string) => requireOk(await askApp<Wishlist[]>(app, token, 'GET', LISTS))
  const open = (token: string | null, { hash }: Wishlist) => askApp<WishlistPage>(app, token, 'GET', `${LISTS}/${hash}`)
  const variantsOf = ({ wished_products: wishes }: Wishlist | WishlistPage | undefined = { wished_products: [] } as never) =>
    wishes.map(wish => wish.variant_id)
  const post = (token: string | null, what: 'add_id' | 'remove_id', body: unknown) =>
    askApp<WishedIds>(app, token, 'POST', `${LISTS}/${what}`, body)
  const wished = async (token: string | null) =>
    requireOk(await askApp<WishedIds>(app, token, 'GET', `${LISTS}/wished_products`)).variant_ids

  test('adds in front, once each; removing a missing variant succeeds', async () => {
    const { token } = await someone()
    const [a, b] = [await shop.sell(), await shop.sell()]
    for (const id of [a, b, a]) requireOk(await post(token, 'add_id', { variant_id: id }))
    expect(await wished(token)).toEqual([b, a])
    for (let n = 0; n < 2; n++) expect(requireOk(await post(token, 'remove_id', { variant_id: b })).variant_ids).toEqual([a])
    const lists = requireOk(await askApp<Wishlist[]>(app, token, 'GET', LISTS))
    expect(lists).toMatchObject([{ name: '', wished_products: [{ variant_id: a }] }])
    expect(lists[0]?.hash).toHaveLength(16)
  })

  test("a guest's list is merged in its order, without withdrawn products", async () => {
    const { token } = await someone()
    const [a, b, c] = [await shop.sell(), await shop.sell(), await shop.sell()]
    requireOk(await post(token, 'add_id', { variant_id: a }))
    expect(requireOk(await post(token, 'add_id', { variant_ids: [c, 999_999, b, a] })).variant_ids).toEqual([c, b, a])
  })

  test("a guest's viewed products come before those of the account, at most forty", async () => {
    const { token, userId } = await customer()
    const variantIds = await Promise.all(Array.from({ length: 4 }, () => shop.sell()))
    const rows = await opened.db
      .select({ id: variants.productId })
      .from(variants)
      .where(inArray(variants.id, variantIds))
      .orderBy(variants.id)
    const [a = 0, b = 0, c = 0, d = 0] = rows.map(({ id }) => id)
    const view = async (ids: number[]) =>
      requireOk(await askApp<{ ids: number[] }>(app, token, 'POST', '/api/v2/viewed_products', { ids })).ids
    expect(await view([a])).toEqual([a])
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    expect(await view([c, 999_999, b, c, a, b])).toEqual([c, b, a])
    const older = await opened.db
      .insert(products)
      .values(Array.from({ length: 40 }, (_, n) => ({ slug: `old-${n}`, title: {}, description: {}, availableOn: shop.clock.now })))
      .returning({ productId: products.id })
    await opened.db.insert(viewedProducts).values(older.map(({ productId }) => ({ userId, productId, viewedAt: new Date('2020-01-01') })))
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    expect(await view([d])).toHaveLength(40)
    expect((await view([d])).slice(0, 4)).toEqual([d, c, b, a])
    expect(await opened.db.$count(viewedProducts, eq(viewedProducts.userId, userId))).toBe(40)
    expect(await askApp(app, null, 'GET', '/api/v2/viewed_products')).toMatchObject({ status: 401 })
  })

  test('ten concurrent additions create one list', async () => {
    const { token } = await someone()
    const ids = await Promise.all(Array.from({ length: 10 }, () => shop.sell()))
    const responses = await Promise.all(ids.map(id => post(token, 'add_id', { variant_id: id })))
    expect(responses.map(response => response.status)).toEqual(Array(10).fill(200))
    expect(requireOk(await askApp<Wishlist[]>(app, token, 'GET', LISTS))).toHaveLength(1)
    expect((await wished(token)).toSorted((x, y) => x - y)).toEqual(ids.toSorted((x, y) => x - y))
  })

  test('users get their own lists, and guests those of their session', async () => {
    const [one, other] = [await someone(), await someone()]
    const id = await shop.sell()
    requireOk(await post(one.token, 'add_id', { variant_id: id }))
    expect(await wished(other.token)).toEqual([])
    expect(requireOk(await askApp<WishedIds>(app, null, 'GET', `${LISTS}/wished_products`))).toEqual({ owner: null, variant_ids: [] })
    expect(requireOk(await askApp<Wishlist[]>(app, null, 'GET', LISTS))).toEqual([])
    const added = await post(null, 'add_id', { variant_id: id })
    expect(added.body).toEqual({ owner: null, variant_ids: [id] })
    expect(await wished(added.headers.get(SESSION_HEADER))).toEqual([id])
  })

  test('a login merges the lists of a guest by name, and keeps the marks of a gift giver', async () => {
    const user = await someone()
    const visitor = await guest()
    const [a, b, c] = [await shop.sell(), await shop.sell(), await shop.sell()]
    requireOk(await post(user.token, 'add_id', { variant_id: a }))
    const shared = await create(user.token, 'Байшин')
    requireOk(await post(visitor.token, 'add_id', { variant_ids: [b, a] }))
    await create(visitor.token, 'Байшин')
    const own = await create(visitor.token, 'Төрсөн өдөр')
    requireOk(await post(visitor.token, 'add_id', { variant_id: c }))
    const [first] = await lists(visitor.token)
    const moved = first?.wished_products.find(wish => wish.variant_id === c)?.id
    requireOk(await askApp(app, visitor.token, 'PUT', `${LISTS}/${first?.hash}/wished_products/${moved}`, { move_to: own.hash }))
    await opened.db.transaction(tx => mergeWishlists(tx, visitor.sessionId, user.userId ?? 0, shop.clock.now))
    const merged = await lists(user.token)
    expect(merged.map(list => [list.name, variantsOf(list)])).toEqual([
      ['', [b, a]],
      ['Байшин', []],
      ['Төрсөн өдөр', [c]]
    ])
    expect(merged[1]?.hash).toBe(shared.hash)
    expect(await lists(visitor.token)).toEqual([])
    const newcomer = await someone()
    const second = await guest()
    await create(second.token, 'Гэрт')
    await opened.db.transaction(tx => mergeWishlists(tx, second.sessionId, newcomer.userId ?? 0, shop.clock.now))
    expect((await lists(newcomer.token)).map(list => list.name)).toEqual(['', 'Гэрт'])
  })

  test('moves a wish with its note to the front of another list', async () => {
    const { token } = await someone()
    const [a, b] = [await shop.sell(), await shop.sell()]
    requireOk(await post(token, 'add_id', { variant_ids: [a, b] }))
    const target = await create(token, 'Гэрт')
    for (const id of [a, b]) {
      const [first] = await lists(token)
      const wish = first?.wished_products.find(each => each.variant_id === id)
      const path = `${LISTS}/${first?.hash}/wished_products/${wish?.id}`
      requireOk(await askApp(app, token, 'PUT', path, { note: `хэмжээ ${id}`, quantity: 3, move_to: target.hash }))
      expect((await askApp(app, token, 'PUT', path, { quantity: 1 })).status).toBe(404)
    }
    const page = requireOk(await open(token, target))
    expect(page.wished_products).toMatchObject([
      { variant_id: b, note: `хэмжээ ${b}`, quantity: 3, options: ['38'] },
      { variant_id: a, note: `хэмжээ ${a}`, quantity: 3 }
    ])
    expect(await wished(token)).toEqual([b, a])
    const [, second] = page.wished_products
    for (let n = 0; n < 2; n++) requireOk(await askApp(app, token, 'DELETE', `${LISTS}/${target.hash}/wished_products/${second?.id}`))
    expect(variantsOf(requireOk(await open(token, target)))).toEqual([b])
    requireOk(await askApp(app, token, 'POST', `${LISTS}/${target.hash}/empty`))
    expect(variantsOf(requireOk(await open(token, target)))).toEqual([])
    requireOk(await askApp(app, token, 'DELETE', `${LISTS}/${target.hash}`))
    expect((await open(token, target)).status).toBe(404)
  })

  test('names are unique per owner; a repeated form creates one list', async () => {
    const [{ token }, other] = [await someone(), await someone()]
    const key = { 'idempotency-key': 'form-1' }
    const [one, again] = [
      requireOk(await askApp<Wishlist>(app, token, 'POST', LISTS, { name: 'Гэрт' }, key)),
      requireOk(await askApp<Wishlist>(app, token, 'POST', LISTS, { name: 'Гэрт' }, key))
    ]
    expect(again.hash).toBe(one.hash)
    expect((await askApp(app, token, 'POST', LISTS, { name: 'Гэрт' })).status).toBe(409)
    await create(other.token, 'Гэрт')
    const second = await create(token, 'Найз')
    expect((await askApp(app, token, 'PUT', `${LISTS}/${second.hash}`, { name: 'Гэрт' })).status).toBe(409)
    for (const name of ['', '  ', 'a'.repeat(61)]) expect((await askApp(app, token, 'POST', LISTS, { name })).status).toBe(422)
  })

  test('a list is seen by others only while it is shared, and changed by its owner only', async () => {
    const [{ token }, other] = [await someone(), await someone()]
    requireOk(await post(token, 'add_id', { variant_id: await shop.sell() }))
    const [list] = await lists(token)
    if (!list) throw new Error('There is no list.')
    const path = `${LISTS}/${list.hash}`
    expect((await open(null, list)).status).toBe(404)
    requireOk(await askApp(app, token, 'PUT', path, { shared: true }))
    expect(requireOk(await open(null, list))).toMatchObject({ own: false, shared: true })
    const wish = `${path}/wished_products/${list.wished_products[0]?.id}`
    for (const token of [null, other.token])
      for (const [method, url, body] of [
        ['PUT', path, { shared: false }],
        ['DELETE', path, undefined],
        ['POST', `${path}/empty`, undefined],
        ['PUT', wish, { note: 'x' }],
        ['DELETE', wish, undefined]
      ] as const)
        expect((await askApp(app, token, method, url, body)).status).toBe(404)
    const hidden = requireOk(await askApp<Wishlist>(app, token, 'PUT', path, { shared: false }))
    expect(hidden.hash).not.toBe(list.hash)
    requireOk(await askApp(app, token, 'PUT', `${LISTS}/${hidden.hash}`, { shared: true }))
    expect((await open(null, list)).status).toBe(404)
  })

  test('of two gift givers one marks a wish as bought, and its owner never sees it', async () => {
    const owner = await someone()
    const [giver, late] = [await guest(), await someone()]
    requireOk(await post(owner.token, 'add_id', { variant_id: await shop.sell() }))
    const [list] = await lists(owner.token)
    if (!list) throw new Error('There is no list.')
    requireOk(await askApp(app, owner.token, 'PUT', `${LISTS}/${list.hash}`, { shared: true }))
    const path = `${LISTS}/${list.hash}/wished_products/${list.wished_products[0]?.id}/bought`
    const mark = (token: string, bought: boolean) => askApp(app, token, 'PUT', path, { bought })
    const seen = async (token: string) => {
      const [wish] = requireOk(await open(token, list)).wished_products
      return [wish?.bought, wish?.bought_by_me]
    }
    const statuses = await Promise.all([mark(giver.token, true), mark(giver.token, true)])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    expect((await mark(late.token, true)).status).toBe(409)
    expect((await mark(late.token, false)).status).toBe(409)
    expect((await mark(owner.token, true)).status).toBe(409)
    expect([await seen(giver.token), await seen(late.token), await seen(owner.token)]).toEqual([
      [true, true],
      [true, false],
      [false, false]
    ])
    requireOk(await mark(giver.token, false))
    requireOk(await mark(late.token, true))
  })

  test('lists cards in the requested order, including sold-out ones, with price reductions', async () => {
    const { token } = await someone()
    const soldOut = await shop.sell({ onHand: 0 })
    const begins = new Date(shop.clock.now.getTime() + 60_000)
    const dear = await shop.sell({ price: 50_000, salePrice: 40_000, saleStartAt: begins })
    requireOk(await post(token, 'add_id', { variant_ids: [soldOut, dear] }))
    shop.clock.pass(120_000)
    const cards = requireOk(await askApp<WishedProduct[]>(app, token, 'GET', `${LISTS}/products?ids=${dear},${soldOut},999999`))
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
      expect((await askApp(app, null, 'GET', `${LISTS}/products?ids=${ids}`)).status).toBe(422)
  })
})
