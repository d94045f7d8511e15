import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EditedEntry } from '#contract/edited-entry.ts'
import type { Author, AuthorPage } from '#contract/author.ts'
import type { Bookmark } from '#domain/content.ts'
import type { Entry } from '#contract/content.ts'
import { createAuthorRoutes } from '#server/content/author/routes.ts'
import { createBookmarkRoutes } from '#server/content/bookmark/routes.ts'
import { createPageRoutes } from '#server/content/editor/page-routes.ts'
import { createPromotionRoutes } from '#server/content/promotion/routes.ts'
import { createEntryCommentRoutes } from '#server/review/entry-comment-routes.ts'
import { createReviewRoutes } from '#server/review/routes.ts'
import { requireOk, type ContentTest, openContentTest, type Person } from './content-shop.ts'

/** Postgres, because PGlite has one connection and cannot run transactions concurrently. */
let shop: ContentTest
let writer: Person
let reader: Person
let editor: Person
let ids: number[]
beforeAll(async () => {
  shop = await openContentTest('postgres', [
    createAuthorRoutes,
    createBookmarkRoutes,
    createEntryCommentRoutes,
    createReviewRoutes,
    createPageRoutes,
    createPromotionRoutes
  ])
  writer = await shop.person('customer', 'Номин')
  reader = await shop.person('customer', 'Болд')
  editor = await shop.person('editor')
  ids = []
  for (const title of ['Нэг', 'Хоёр', 'Гурав']) {
    const id = await shop.begin(writer, title)
    await shop.publish(editor, id)
    ids.push(id)
  }
}, 60_000)
afterAll(() => shop.close())

type Kept = { bookmarked: boolean; bookmarks: Bookmark[] }
const runTimes = <Result>(n: number, work: () => Promise<Result>): Promise<Result[]> => Promise.all(Array.from({ length: n }, work))

it('concurrent toggles of a bookmark all succeed', async () => {
  const pressed = (await runTimes(6, () => reader.ask<Kept>('POST', '/bookmarks', { id: ids[0] }))).map(requireOk)
  expect(pressed.filter(({ bookmarked }) => bookmarked)).toHaveLength(3)
  expect(requireOk(await reader.ask<Bookmark[]>('GET', '/bookmarks'))).toEqual([])
})

it('a toggle repeated with its key runs once', async () => {
  const press = () => reader.ask<Kept>('POST', '/bookmarks', { id: ids[0] }, { 'idempotency-key': 'press-1' })
  for (const { bookmarked } of (await runTimes(4, press)).map(requireOk)) expect(bookmarked).toBe(true)
  expect(requireOk(await reader.ask<Bookmark[]>('GET', '/bookmarks'))).toHaveLength(1)
  requireOk(await reader.ask('POST', '/bookmarks', { id: ids[0] }))
})

it("a guest's list is merged once by concurrent logins", async () => {
  const bookmarks = ids.map(id => ({ id, type: 'article' }))
  ;(await runTimes(6, () => reader.ask<Kept>('POST', '/bookmarks', { bookmarks }))).map(requireOk)
  expect(requireOk(await reader.ask<Bookmark[]>('GET', '/bookmarks')).map(({ id }) => id)).toEqual(ids)
})

it('a follower is counted once', async () => {
  const [author] = requireOk(await shop.guest.ask<AuthorPage>('GET', '/authors?locale=mn')).authors
  ;(await runTimes(6, () => reader.ask('PUT', `/authors/${author?.id}/follow`))).map(requireOk)
  expect(requireOk(await shop.guest.ask<Author>('GET', `/authors/${author?.id}`)).followers).toBe(1)
})

it('concurrent comments count as a flood, and one repeated with its key counts once', async () => {
  const say = (comment: string, key?: string) =>
    writer.ask<{ id: number; state: string }>('POST', `/articles/${ids[1]}/comments`, { comment }, key ? { 'idempotency-key': key } : {})
  const same = (await runTimes(3, () => say('Нэг', 'said-1'))).map(requireOk)
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
  const made = (await Promise.all(['Хоёр', 'Гурав', 'Дөрөв', 'Тав', 'Зургаа'].map(text => say(text)))).map(requireOk)
  expect(made.filter(({ state }) => state === 'published')).toHaveLength(2)
})

it('a comment can be rated and replied to while it is deleted', async () => {
  for (let n = 0; n < 4; n++) {
    const { id } = requireOk(await writer.ask('POST', `/articles/${ids[0]}/comments`, { comment: `Сэтгэгдэл ${n}` }))
    const responses = await Promise.all([
      reader.ask('PUT', `/comments/${id}/review`, { rating: 5 }),
      reader.ask('POST', '/comments', { reply_id: id, comment: `Хариу ${n}` }),
      writer.ask('DELETE', `/comments/${id}`),
      writer.ask('DELETE', `/comments/${id}`)
    ])
    for (const { status } of responses) expect([200, 404]).toContain(status)
  }
  expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${ids[0]}`)).comment_count).toBe(0)
})

it('of records that are given one address at once, one gets it', async () => {
  const fields = { title: { mn: 'Нэр' }, summary: {}, body: { mn: [], en: [] }, published: true }
  const promotion = { ...fields, image: null, image_alt: {}, products: [], starts_at: '2026-11-20T00:00:00Z', ends_at: null }
  for (const [path, content] of [
    ['/pages', fields],
    ['/promotions', promotion]
  ] as const) {
    const slugs = ['one', 'two', 'three', 'four']
    for (const slug of slugs) requireOk(await editor.ask('PUT', `${path}/${slug}`, { ...content, version: 0 }))
    const moved = await Promise.all([
      ...slugs.map(slug => editor.ask('PUT', `${path}/${slug}`, { ...content, version: 1, slug: 'same' })),
      editor.ask('PUT', `${path}/same`, { ...content, version: 0 })
    ])
    expect(moved.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(moved.filter(({ status }) => status >= 500)).toEqual([])
    // Two give one record different addresses: the second is told what the first has saved.
    const [first, second] = await Promise.all(
      ['here', 'there'].map(slug => editor.ask('PUT', `${path}/same`, { ...content, version: moved[4]?.status === 200 ? 1 : 2, slug }))
    )
    const refused = first?.status === 200 ? second : first
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'stale_save', details: { theirs: { slug: first?.status === 200 ? 'here' : 'there' } } }
    })
  }
  const made = await Promise.all(ids.map(() => writer.ask<EditedEntry>('POST', '/articles', { title: 'Ижил нэр' })))
  expect(new Set(made.map(requireOk).map(({ slug }) => slug)).size).toBe(ids.length)
  const renamed = await Promise.all(
    made.map(({ body: { id, version, author_id, image, image_alt, tags, series, comments_open } }) =>
      editor.ask('PUT', `/articles/${id}`, { version, author_id, image, image_alt, tags, series, comments_open, slug: 'new-name' })
    )
  )
  expect(renamed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(renamed.filter(({ status }) => status === 422)).toHaveLength(2)
})
