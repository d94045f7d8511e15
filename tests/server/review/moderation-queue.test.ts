import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { EntryComments } from '#contract/comment.ts'
import type { ModeratedComment } from '#contract/moderation.ts'
import type { ReviewPage } from '#contract/review.ts'
import type { HideReason, QueueState } from '#domain/moderation.ts'
import { createIdentityRoutes } from '#server/identity/routes.ts'
import { staffRoles } from '#server/identity/tables.ts'
import { staffActions } from '#server/kernel/audit/tables.ts'
import { identitySources } from '#server/sources.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { createModerationRoutes } from '#server/review/moderation-routes.ts'
import { createQuestionRoutes } from '#server/review/question-routes.ts'
import { createReviewRoutes } from '#server/review/routes.ts'
import { createSettingRoutes } from '#server/site/setting-routes.ts'
import { comments } from '#server/review/tables.ts'
import { type Customer, expectOneAccepted, requireOk, setUpShop, setUpUser } from '../shop.ts'

const QUEUE = '/api/v2/staff/comments'
interface Queue {
  comments: ModeratedComment[]
  more: boolean
  counts: Record<string, Record<QueueState, number>>
}

const { shop, database } = await setUpShop('postgres', [
  createReviewRoutes,
  createQuestionRoutes,
  createModerationRoutes,
  server => createSettingRoutes(server),
  server => createIdentityRoutes(server, identitySources)
])
const staff = setUpUser(shop, { role: 'staff' })
let slug: string
beforeEach(async () => {
  await shop.sell()
  const [product] = await database.db.select({ slug: products.slug }).from(products)
  slug = product?.slug ?? ''
})

const queue = async (query = '', who = staff) => requireOk(await who.call<Queue>('GET', QUEUE + query))
const ask = async (who: Customer, comment: string) =>
  requireOk(await who.call<{ id: number; state: string }>('POST', `/api/v2/products/${slug}/questions`, { comment }))
const readQuestions = async (who: Customer) =>
  requireOk(await who.call<EntryComments>('GET', `/api/v2/products/${slug}/questions`)).comments
const reply = async (who: Customer, replyId: number, comment: string) =>
  requireOk(await who.call<{ id: number; state: string }>('POST', '/api/v2/comments', { reply_id: replyId, comment }))
const report = (who: Customer, id: number, reason: HideReason) => who.call('POST', `/api/v2/comments/${id}/reports`, { reason })
async function review(who: Customer, comment: string): Promise<{ id: number; state: string }> {
  const body = new FormData()
  body.set('rating', '4')
  body.set('comment', comment)
  return requireOk(await who.call('POST', `/api/v2/products/${slug}/reviews`, body))
}
async function saveRules(value: Record<string, boolean>): Promise<void> {
  const { version } = requireOk(await staff.call<{ version: number }>('GET', '/api/v2/site_settings/moderation'))
  requireOk(await staff.call('PUT', '/api/v2/site_settings/moderation', { version, value }))
}

test('a question about a product is asked, listed apart from reviews, and answered by the shop', async () => {
  const [asker, other] = [await shop.user({ firstName: 'Болд' }), await shop.user()]
  const { id, state } = await ask(asker, 'Энэ цамц томдох уу?')
  expect(state).toBe('published')
  await ask(other, 'Is it washable?')
  expect(requireOk(await other.call<ReviewPage>('GET', `/api/v2/products/${slug}/reviews`))).toMatchObject({
    total_reviews: 0,
    reviews: []
  })
  const { comments: list, counts } = await queue('?state=published&kind=question')
  expect(list.map(({ language }) => language)).toEqual(['en', 'mn'])
  expect(list[1]).toMatchObject({ id, kind: 'question', rating: null, author: 'Болд', can_answer: true, product: { slug }, answers: [] })
  expect(counts['question']).toEqual({ pending: 0, reported: 0, published: 2, hidden: 0 })
  const key = { 'idempotency-key': 'answer-1' }
  const path = `${QUEUE}/${id}/answers`
  const first = requireOk(await staff.call<{ id: number }>('POST', path, { comment: 'Тийм, нэг размер том аваарай.' }, key))
  expect(requireOk(await staff.call<{ id: number }>('POST', path, { comment: 'Тийм, нэг размер том аваарай.' }, key))).toEqual(first)
  expect((await readQuestions(other))[1]?.replies).toMatchObject([
    { id: first.id, comment: 'Тийм, нэг размер том аваарай.', author: { staff: true } }
  ])
  expect((await queue('?state=published&kind=question')).comments[1]?.answers).toHaveLength(1)
  expect((await staff.call('POST', path, { comment: ' ' })).status).toBe(422)
  expect((await asker.call('POST', path, { comment: 'Би дэлгүүр' })).status).toBe(403)
})

test('an answer shows a comment that waits; a hidden one has no answers', async () => {
  const asker = await shop.user()
  const { id, state } = await ask(asker, 'www.adverts.mn дээр хямд уу?')
  expect(state).toBe('pending')
  expect(await readQuestions(staff)).toEqual([])
  requireOk(await staff.call('POST', `${QUEUE}/${id}/answers`, { comment: 'Үгүй.' }))
  expect(await readQuestions(await shop.user())).toMatchObject([{ id, replies: [{ comment: 'Үгүй.' }] }])
  requireOk(await staff.call('PUT', `/api/v2/comments/${id}/state`, { state: 'hidden', reason: 'spam' }))
  expect(await readQuestions(await shop.user())).toEqual([])
  expect((await queue('?state=hidden')).comments[0]).toMatchObject({ id, hidden_reason: 'spam', can_answer: false })
  expect((await staff.call('POST', `${QUEUE}/${id}/answers`, { comment: 'Үгүй.' })).status).toBe(404)
})

test('readers report a comment once; a decision of staff closes the reports', async () => {
  const [asker, one, two] = [await shop.user(), await shop.user(), await shop.user()]
  const { id } = await ask(asker, 'Худалдагч нь муу хүн')
  expect((await (await shop.guest()).call('POST', `/api/v2/comments/${id}/reports`, { reason: 'spam' })).status).toBe(401)
  expect((await report(asker, id, 'spam')).status).toBe(403)
  requireOk(await report(one, id, 'offensive'))
  requireOk(await report(one, id, 'spam'))
  requireOk(await report(two, id, 'offensive'))
  const { comments: list, counts } = await queue('?state=reported')
  expect(list).toMatchObject([{ id, reports: [{ reason: 'offensive', count: 2 }] }])
  expect(counts['question']).toMatchObject({ reported: 1, published: 1 })
  expect(requireOk(await staff.call<{ comments: number }>('GET', '/api/v2/staff/counts')).comments).toBe(1)
  requireOk(await staff.call('PUT', `/api/v2/comments/${id}/state`, { state: 'published' }))
  expect((await queue('?state=reported')).comments).toEqual([])
  // A second report of the same person does not bring it back.
  requireOk(await report(one, id, 'spam'))
  expect(requireOk(await staff.call<{ comments: number }>('GET', '/api/v2/staff/counts')).comments).toBe(0)
  requireOk(await staff.call('PUT', `/api/v2/comments/${id}/state`, { state: 'hidden', reason: 'offensive' }))
  expect((await report(await shop.user(), id, 'spam')).status).toBe(404)
  expect((await one.call('GET', `/api/v2/comments/${id}`)).status).toBe(404)
})

test('a comment that somebody else has decided about stays as it is', async () => {
  const ids: number[] = []
  for (const index of [0, 1, 2]) ids.push((await review(await shop.user(), `Сайн www.shop${index}.mn`)).id)
  const colleague = await shop.user({ role: 'staff' })
  const decide = (who: Customer, state: string) => who.call('PUT', `/api/v2/comments/${ids[0]}/state`, { state, seen: 'pending' })
  const both = await Promise.all([decide(staff, 'published'), decide(colleague, 'hidden')])
  expectOneAccepted(both, 'comment_decided')
  requireOk(await staff.call('PUT', `/api/v2/comments/${ids[1]}/state`, { state: 'hidden', reason: 'spam' }))
  expect(requireOk(await colleague.call('POST', `${QUEUE}/approve`, { ids, seen: 'pending' }))).toEqual({ approved: 1 })
  expect((await queue('?state=hidden')).comments.map(({ id }) => id)).toContain(ids[1])
})

test('many are approved at once or not at all, and both are recorded', async () => {
  const writers = [await shop.user(), await shop.user(), await shop.user()]
  const ids: number[] = []
  for (const [index, writer] of writers.entries()) ids.push((await review(writer, `Сайн www.shop${index}.mn`)).id)
  expect((await queue('?kind=review')).comments.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
  expect((await staff.call('POST', `${QUEUE}/approve`, { ids: [...ids, 987_654] })).status).toBe(404)
  expect((await queue()).counts['review']).toMatchObject({ pending: 3, published: 0 })
  expect((await writers[0]?.call('POST', `${QUEUE}/approve`, { ids }))?.status).toBe(403)
  expect((await staff.call('POST', `${QUEUE}/approve`, { ids: [] })).status).toBe(422)
  expect(requireOk(await staff.call('POST', `${QUEUE}/approve`, { ids: [...ids, ids[0]] }))).toEqual({ approved: 3 })
  expect((await queue()).counts['review']).toMatchObject({ pending: 0, published: 3 })
  const [product] = await database.db.select().from(products)
  expect(product).toMatchObject({ totalReviews: 3, averageRating: 4 })
  requireOk(await staff.call('PUT', `/api/v2/comments/${ids[0]}/state`, { state: 'hidden', reason: 'untrue' }))
  const actions = await database.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.userId, staff.userId ?? 0))
  expect(actions.map(({ action, after }) => [action, after])).toEqual([
    ['post.comments.approve', { ids: [...ids, ids[0]] }],
    ['comment.state', { state: 'hidden', reason: 'untrue', text: 'Сайн www.shop0.mn' }]
  ])
})

test('what waits for approval is a setting; nobody checks staff', async () => {
  await saveRules({ reviews: true, comments: true, questions: true })
  const writer = await shop.user()
  const question = await ask(writer, 'Ноос уу?')
  expect(question.state).toBe('pending')
  expect((await review(writer, 'Сайн')).state).toBe('pending')
  expect((await ask(staff, 'Танд юу таалагдсан бэ?')).state).toBe('published')
  requireOk(await staff.call('POST', `${QUEUE}/approve`, { ids: [question.id] }))
  expect((await reply(writer, question.id, 'Баярлалаа')).state).toBe('pending')
  expect((await reply(staff, question.id, 'Зүгээр')).state).toBe('published')
  expect((await queue('?kind=reply')).comments).toMatchObject([{ in_reply_to: { comment: 'Ноос уу?' }, kind: 'reply' }])
  await saveRules({ reviews: false, comments: false, questions: false })
  const later = await shop.user()
  expect((await ask(later, 'Хэдэн өнгөтэй вэ?')).state).toBe('published')
  expect((await review(later, 'Их сайн')).state).toBe('published')
  expect((await writer.call('PUT', '/api/v2/site_settings/moderation', { version: 2, value: {} })).status).toBe(403)
})

test('a rating without a text is not in the queue', async () => {
  await review(await shop.user(), '')
  expect(await database.db.$count(comments)).toBe(1)
  expect((await queue('?state=published')).counts['review']?.published).toBe(0)
})

test('staff of a role that only moderates show and hide comments, and see those of all kinds', async () => {
  const { db } = database
  const values = { name: 'Модератор', permissions: ['review.moderate' as const], createdAt: new Date() }
  const [role] = await db.insert(staffRoles).values(values).returning({ id: staffRoles.id })
  const moderator = await shop.user({ role: 'custom', staffRoleId: role?.id })
  await saveRules({ reviews: true, comments: true, questions: true })
  const { id } = await ask(await shop.user(), 'Хэмжээ нь таарах уу?')
  expect((await queue('', moderator)).comments.map(comment => comment.id)).toEqual([id])
  requireOk(await moderator.call('PUT', `/api/v2/comments/${id}/state`, { state: 'published' }))
  expect((await (await shop.user()).call('GET', QUEUE)).status).toBe(403)
})
