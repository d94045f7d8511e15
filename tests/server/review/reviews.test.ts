import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { Review, ReviewPage } from '#contract/review.ts'
import type { ProductDetail } from '#domain/product.ts'
import { createApp } from '#server/app.ts'
import { users } from '#server/identity/tables.ts'
import { stores } from '#server/catalogue/tables.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { stockSource } from '#server/sources.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { createModerationRoutes } from '#server/review/moderation-routes.ts'
import { createReviewRoutes } from '#server/review/routes.ts'
import { SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { createSession } from '#server/identity/sessions.ts'
import { USUAL_KINDS, openTestDatabase, type TestDatabase } from '../database.ts'
import { type Answer, requireOk, openTestShop, placeOrder, toOrderPath, type TestShop } from '../shop.ts'

describe.each(USUAL_KINDS)('reviews on %s', kind => {
  let opened: TestDatabase
  let shop: TestShop
  let app: ReturnType<typeof createApp>
  let variantId: number
  let slug: string

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    shop = openTestShop(opened)
    app = createApp(shop.server, [createReviewRoutes, createModerationRoutes, server => createProductRoutes(server, stockSource)])
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await shop.begin()
    variantId = await shop.sell()
    const [product] = await opened.db.select().from(products)
    slug = product?.slug ?? ''
  })

  const reader = async (names: { firstName?: string; lastName?: string; role?: 'staff' } = {}) => {
    const [user] = await opened.db
      .insert(users)
      .values({ firstName: 'Ануужин', lastName: 'Дорж', ...names })
      .returning({ id: users.id })
    const { token } = await createSession(opened.db, { kind: 'browser', userId: user?.id ?? 0, now: shop.clock.now })
    return { userId: user?.id ?? 0, token }
  }
  const call = async <Body = { error: string; code: string }>(
    method: string,
    path: string,
    token?: string,
    body?: FormData | object
  ): Promise<Pick<Answer<Body>, 'status' | 'body'>> => {
    const headers: Record<string, string> = { 'accept-language': 'en', ...(token ? { [SESSION_HEADER]: token } : {}) }
    const json = body !== undefined && !(body instanceof FormData)
    if (json) headers['content-type'] = 'application/json'
    const response = await app.request(path, {
      method,
      headers,
      body: body === undefined ? null : json ? JSON.stringify(body) : body
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const form = (fields: Record<string, string | Blob | Blob[]>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) data.append(name, each)
    return data
  }
  const path = () => `/api/v2/products/${slug}/reviews`
  const photo = async () =>
    new Blob([
      await sharp({ create: { width: 40, height: 50, channels: 3, background: '#c8a06a' } })
        .jpeg()
        .toBuffer()
    ])
  const read = async (token?: string) => (await call<ReviewPage>('GET', token ? `${path()}?mine=1` : path(), token)).body
  const detail = async () => (await call<ProductDetail>('GET', `/api/v2/products/${slug}`)).body

  test('a review with a photo is displayed, counted and applied to the product at once', async () => {
    const { token } = await reader()
    const response = await call<{ id: number; state: string }>(
      'POST',
      path(),
      token,
      form({ rating: '4', comment: ' Дулаахан. ', images: await photo() })
    )
    expect(response).toMatchObject({ status: 200, body: { state: 'published' } })
    const page = await read()
    expect(page).toMatchObject({ total_reviews: 1, average_rating: 4, histogram: [0, 0, 0, 1, 0], written: 1, more: false })
    expect(page.reviews[0]).toMatchObject({ rating: 4, comment: 'Дулаахан.', author: { name: 'Ануужин Д.' }, verified: false, mine: false })
    expect(page.reviews[0]?.images).toHaveLength(1)
    expect(await detail()).toMatchObject({ total_reviews: 1, average_rating: 4 })
    expect((await read(token)).reviews[0]?.mine).toBe(true)
  })

  test('a second review of a user replaces the first, and keeps its pictures on request', async () => {
    const { token } = await reader()
    await call('POST', path(), token, form({ rating: '5', images: [await photo()] }))
    await call('POST', path(), token, form({ rating: '2', comment: 'Жижигдсэн', keep_images: '1' }))
    const page = await read()
    expect(page.reviews).toHaveLength(1)
    expect(page.reviews[0]).toMatchObject({ rating: 2, comment: 'Жижигдсэн' })
    expect(page.reviews[0]?.images).toHaveLength(1)
    expect(page.histogram).toEqual([0, 1, 0, 0, 0])
    expect((await call<Review>('GET', `${path()}/mine`, token)).body.rating).toBe(2)
    expect((await call('DELETE', path(), token)).status).toBe(200)
    expect(await detail()).toMatchObject({ total_reviews: 0, average_rating: 0 })
    expect((await call('DELETE', path(), token)).status).toBe(404)
  })

  test('concurrent reviews are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => reader()))
    const responses = await Promise.all(
      people.map(({ token }, index) => call('POST', path(), token, form({ rating: String((index % 5) + 1) })))
    )
    expect(responses.map(response => response.status)).toEqual(Array(12).fill(200))
    const page = await read()
    expect(page).toMatchObject({ total_reviews: 12, written: 0, reviews: [] })
    expect(await detail()).toMatchObject({ total_reviews: 12, average_rating: page.average_rating })
  })

  test('concurrent reviews of one user leave one', async () => {
    const { token } = await reader()
    const responses = await Promise.all([5, 3].map(rating => call('POST', path(), token, form({ rating: String(rating), comment: 'a' }))))
    expect(responses.map(response => response.status)).toEqual([200, 200])
    expect((await read()).total_reviews).toBe(1)
  })

  test('only buyers are marked', async () => {
    const buyer = await shop.user()
    const placed = await placeOrder(buyer, [{ variantId, quantity: 1 }])
    const { token } = await createSession(opened.db, { kind: 'browser', userId: buyer.userId, now: shop.clock.now })
    await call('POST', path(), token, form({ rating: '5', comment: 'x' }))
    expect((await read()).reviews[0]?.verified).toBe(false)
    shop.bank.pay(`invoice-${placed.payment?.id}`)
    requireOk(await buyer.call('POST', toOrderPath(placed.number, '/check_payment')))
    await call('POST', path(), token, form({ rating: '5', comment: 'Авсан' }))
    expect((await read()).reviews[0]?.verified).toBe(true)
  })

  test('an advertisement is visible to its author only until it is moderated', async () => {
    const { token } = await reader()
    const saved = await call<{ id: number; state: string }>(
      'POST',
      path(),
      token,
      form({ rating: '5', comment: 'www.hyamd.mn дээр орж үзээрэй' })
    )
    expect(saved.body.state).toBe('pending')
    expect(await read()).toMatchObject({ reviews: [], total_reviews: 0 })
    expect((await read(token)).reviews).toHaveLength(1)
    // The response for everybody does not depend on the user.
    expect((await call<ReviewPage>('GET', path(), token)).body.reviews).toEqual([])
    expect((await call('GET', `${path()}?mine=1`)).status).toBe(401)
    const state = `/api/v2/comments/${saved.body.id}/state`
    expect((await call('PUT', state, token, { state: 'published' })).status).toBe(403)
    const staff = await reader({ role: 'staff' })
    expect((await call('PUT', state, staff.token, { state: 'published' })).status).toBe(200)
    expect((await read()).total_reviews).toBe(1)
    await call('PUT', state, staff.token, { state: 'hidden' })
    expect(await detail()).toMatchObject({ total_reviews: 0 })
    await call('POST', path(), token, form({ rating: '5', comment: 'Цэвэрхэн үг' }))
    expect(await read()).toMatchObject({ reviews: [], total_reviews: 0 })
  })

  test('replies of replies stay in the thread, and users delete their own', async () => {
    const author = await reader()
    const other = await reader({ firstName: 'Бат', lastName: '' })
    const { id } = (await call<{ id: number }>('POST', path(), author.token, form({ rating: '5', comment: 'Гоё' }))).body
    const first = (await call<{ id: number }>('POST', '/api/v2/comments', other.token, { reply_id: id, comment: 'Хэмжээ нь?' })).body
    await call('POST', '/api/v2/comments', author.token, { reply_id: first.id, comment: 'Яг таарсан' })
    expect((await read(other.token)).reviews[0]?.replies).toMatchObject([
      { comment: 'Хэмжээ нь?', reply_id: id, mine: true, author: { name: 'Бат' } },
      { comment: 'Яг таарсан', reply_id: first.id, mine: false }
    ])
    expect((await call('DELETE', `/api/v2/comments/${first.id}`, author.token)).status).toBe(403)
    expect((await call('DELETE', `/api/v2/comments/${first.id}`, other.token)).status).toBe(200)
    expect((await read()).reviews[0]?.replies).toEqual([])
    expect((await call('DELETE', `/api/v2/comments/${id}`, author.token)).status).toBe(200)
    expect(await detail()).toMatchObject({ total_reviews: 0 })
  })

  test('a helpful vote counts once per reader, and not for the author', async () => {
    const author = await reader()
    const other = await reader()
    const { id } = (await call<{ id: number }>('POST', path(), author.token, form({ rating: '5', comment: 'Гоё' }))).body
    for (const rating of [5, 4]) expect((await call('PUT', `/api/v2/comments/${id}/review`, other.token, { rating })).status).toBe(200)
    expect((await read()).reviews[0]?.useful).toBe(1)
    await call('PUT', `/api/v2/comments/${id}/review`, other.token, { rating: 1 })
    expect((await read()).reviews[0]?.useful).toBe(0)
    expect((await call('PUT', `/api/v2/comments/${id}/review`, author.token, { rating: 5 })).body.code).toBe('own_comment')
  })

  test('a vendor is reviewed the same way', async () => {
    await opened.db.insert(stores).values({ code: 'khangai', name: { mn: 'Хангай' }, vendorId: 7 })
    const { token } = await reader()
    const vendor = '/api/v2/vendors/7/reviews'
    expect((await call('POST', vendor, token, form({ rating: '3', comment: 'Удсан' }))).status).toBe(200)
    expect((await call<ReviewPage>('GET', vendor)).body).toMatchObject({ total_reviews: 1, average_rating: 3 })
    expect((await call('DELETE', vendor, token)).status).toBe(200)
    expect((await call('GET', '/api/v2/vendors/8/reviews')).status).toBe(404)
  })

  test('rejects invalid reviews, and writes nothing', async () => {
    const { token } = await reader()
    const post = async (fields: Record<string, string | Blob | Blob[]>, who: string | undefined = token) =>
      (await call('POST', path(), who, form(fields))).status
    expect((await call('POST', path(), undefined, form({ rating: '5' }))).status).toBe(401)
    for (const rating of ['0', '6', '2.5', 'a', '']) expect(await post({ rating })).toBe(422)
    expect(await post({ rating: '5', comment: 'a'.repeat(2001) })).toBe(422)
    expect(await post({ rating: '5', images: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) })).toBe(415)
    const pictures = await Promise.all(Array.from({ length: 5 }, photo))
    expect(await post({ rating: '5', images: pictures })).toBe(422)
    expect(await post({ rating: '5', images: new Blob([]) })).toBe(422)
    expect((await call('POST', path(), token, { rating: 5 })).status).toBe(400)
    expect((await call('POST', '/api/v2/products/none/reviews', token, form({ rating: '5' }))).status).toBe(404)
    expect((await call('POST', '/api/v2/comments', token, { reply_id: 99, comment: 'x' })).status).toBe(404)
    expect((await call('POST', '/api/v2/comments', token, { reply_id: 99, comment: '  ' })).status).toBe(422)
    expect(await call('POST', '/api/v2/comments', token, { reply_id: 99, comment: 'x', state: 'published' })).toMatchObject({
      status: 422,
      body: { errors: { state: [expect.any(String)] } }
    })
    expect((await call('PUT', '/api/v2/comments/1/state', token, { state: 'lost' })).status).toBe(403)
    expect((await call('DELETE', '/api/v2/comments/abc', token)).status).toBe(404)
    expect((await call('GET', `${path()}?page=0`)).status).toBe(422)
    expect((await read()).total_reviews).toBe(0)
    expect(await opened.db.select().from(products).where(eq(products.totalReviews, 0))).toHaveLength(1)
  })
})
