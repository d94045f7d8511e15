import { beforeEach, expect, test } from 'vitest'
import type { StaffCounts } from '#contract/identity.ts'
import type { ModeratedComment } from '#contract/moderation.ts'
import { createIdentityRoutes } from '#server/identity/routes.ts'
import { identitySources } from '#server/sources.ts'
import { comments } from '#server/review/tables.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { createModerationRoutes } from '#server/review/moderation-routes.ts'
import { createReviewRoutes } from '#server/review/routes.ts'
import { requireOk, setUpShop, setUpUser } from '../shop.ts'
import { USUAL_KIND } from '../database.ts'

const LIST = '/api/v2/staff/comments'

const { shop, database } = await setUpShop(USUAL_KIND, [
  createReviewRoutes,
  createModerationRoutes,
  server => createIdentityRoutes(server, identitySources)
])
const staff = setUpUser(shop, { role: 'staff' })
const writer = setUpUser(shop)
beforeEach(() => shop.sell())

const write = async (count: number, values: Partial<typeof comments.$inferInsert> = {}) => {
  const [product] = await database.db.select().from(products)
  const now = shop.clock.now
  const row = { productId: product?.id ?? 0, rating: 4, text: 'www.shop.mn', state: 'pending' as const, createdAt: now, updatedAt: now }
  return database.db
    .insert(comments)
    .values(Array.from({ length: count }, (_, n) => ({ ...row, author: `Нэр ${n}`, ...values })))
    .returning({ id: comments.id })
}
const list = (query = '', who = staff) => who.call<{ comments: ModeratedComment[]; more: boolean }>('GET', LIST + query)

test('staff list, publish and hide waiting comments, and get their count', async () => {
  const [first] = await write(2)
  await write(1, { text: '', hasContent: false })
  const waiting = requireOk(await list())
  expect(waiting.comments).toHaveLength(2)
  expect(waiting.comments[0]).toMatchObject({ rating: 4, author: 'Нэр 1', state: 'pending', product: { title: 'Felt slippers' } })
  expect(requireOk(await staff.call<StaffCounts>('GET', '/api/v2/staff/counts'))).toMatchObject({
    comments: 2,
    messages: 0,
    price_suggestions: 0,
    quotes: 0,
    refunds: 0,
    returns: 0
  })
  requireOk(await staff.call('PUT', `/api/v2/comments/${first?.id}/state`, { state: 'hidden' }))
  expect(requireOk(await list()).comments).toHaveLength(1)
  expect(requireOk(await list('?state=hidden')).comments.map(comment => comment.id)).toEqual([first?.id])
  requireOk(await staff.call('PUT', `/api/v2/comments/${first?.id}/state`, { state: 'published' }))
  expect(requireOk(await list('?state=published')).comments).toHaveLength(1)
})

test('the list is paginated', async () => {
  await write(21)
  expect(requireOk(await list())).toMatchObject({ more: true, comments: { length: 20 } })
  expect(requireOk(await list('?page=2'))).toMatchObject({ more: false, comments: { length: 1 } })
  for (const query of ['?page=0', '?page=x', '?state=odd']) expect((await list(query)).status).toBe(422)
})

test('customers and guests have no access', async () => {
  const [first] = await write(1)
  const guest = await shop.guest()
  for (const path of [LIST, '/api/v2/staff/counts']) {
    expect((await writer.call('GET', path)).status).toBe(403)
    expect((await guest.call('GET', path)).status).toBe(401)
  }
  expect((await writer.call('PUT', `/api/v2/comments/${first?.id}/state`, { state: 'published' })).status).toBe(403)
  expect(requireOk(await list()).comments).toHaveLength(1)
})
