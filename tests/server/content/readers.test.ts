import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Author, AuthorPage, EditedAuthor } from '#contract/author.ts'
import type { EntryComments } from '#contract/comment.ts'
import type { Bookmark } from '#domain/content.ts'
import type { Entry, EntryCard, EntryPage, SitemapEntry } from '#contract/content.ts'
import type { Promotion } from '#contract/promotion.ts'
import type { EditedEntryList } from '#contract/edited-entry.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { createCartRoutes } from '#server/cart/routes.ts'
import { createAuthorRoutes } from '#server/content/author/routes.ts'
import { createBookmarkRoutes } from '#server/content/bookmark/routes.ts'
import { createContactRoutes } from '#server/content/contact/routes.ts'
import { contactMessages } from '#server/content/contact/tables.ts'
import { createPageRoutes } from '#server/content/editor/page-routes.ts'
import { createPromotionRoutes } from '#server/content/promotion/routes.ts'
import { promotions } from '#server/content/promotion/tables.ts'
import { createEntryCommentRoutes } from '#server/review/entry-comment-routes.ts'
import { cartSources, siteSources } from '#server/sources.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createModerationRoutes } from '#server/review/moderation-routes.ts'
import { createReviewRoutes } from '#server/review/routes.ts'
import { createSiteRoutes } from '#server/site/routes.ts'
import { createSettingRoutes } from '#server/site/setting-routes.ts'
import { siteSettings } from '#server/site/tables.ts'
import { addHours, stockProduct } from '../catalogue/small-shop.ts'
import { expectOneAccepted } from '../shop.ts'
import { requireOk, type ContentTest, openContentTest, createParagraph, type Person } from './content-shop.ts'
import { storeContact } from '../settings.ts'

let shop: ContentTest
let writer: Person
let reader: Person
let editor: Person
let owner: Person
let id: number
let variantId: number
const MINUTE = 60_000
const pass = (ms: number): void => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms))

beforeAll(async () => {
  shop = await openContentTest('pglite', [
    createSettingRoutes,
    createPageRoutes,
    createEntryCommentRoutes,
    createAuthorRoutes,
    createBookmarkRoutes,
    createPromotionRoutes,
    createContactRoutes,
    createReviewRoutes,
    createModerationRoutes,
    server => createSiteRoutes(server, siteSources),
    server => createCartRoutes(server, cartSources)
  ])
  writer = await shop.person('customer', 'Номин')
  reader = await shop.person('customer', 'Болд')
  editor = await shop.person('editor', 'Сараа')
  owner = await shop.person('owner', 'Дорж')
  variantId = (await stockProduct(shop.db, { slug: 'sweater', title: { mn: 'Цамц' } })).variantIds[0] ?? 0
  id = await shop.begin(writer, 'Ноолуур', [createParagraph('Дулаан'), { type: 'product', slug: 'sweater', note: '' }])
  await shop.publish(editor, id)
}, 60_000)
afterAll(() => shop.close())

describe('comments', () => {
  const say = (person: Person, comment: string, entry = id) =>
    person.ask<{ id: number; state: string; code: string }>('POST', `/articles/${entry}/comments`, { comment })
  const read = async (person?: Person): Promise<EntryComments> =>
    requireOk(
      await (person
        ? person.ask<EntryComments>('GET', `/articles/${id}/comments`)
        : shop.guest.ask<EntryComments>('GET', `/articles/${id}/comments`))
    )

  it('are displayed with replies, counted, and deleted by their author', async () => {
    const first = requireOk(await say(reader, '  Сайхан бичжээ\n\nБаярлалаа '))
    expect(first.state).toBe('published')
    const reply = requireOk(await writer.ask('POST', '/comments', { reply_id: first.id, comment: 'Баярлалаа!' }))
    requireOk(await reader.ask('POST', '/comments', { reply_id: reply.id, comment: 'Зүгээр' }))
    const { comments } = await read(reader)
    expect(comments).toMatchObject([
      {
        comment: 'Сайхан бичжээ\n\nБаярлалаа',
        author: { name: 'Болд Б.' },
        own: true,
        replies: [
          { comment: 'Баярлалаа!', own: false, reply_id: first.id },
          { comment: 'Зүгээр', own: true, reply_id: reply.id }
        ]
      }
    ])
    expect((await read()).comments[0]?.own).toBe(false)
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`)).comment_count).toBe(3)
    expect(await writer.ask('DELETE', `/comments/${first.id}`)).toMatchObject({ status: 403 })
    requireOk(await writer.ask('PUT', `/comments/${first.id}/review`, { rating: 5 }))
    requireOk(await reader.ask('DELETE', `/comments/${first.id}`))
    expect((await read()).comments).toEqual([])
  })

  it('need moderation where they contain advertisements or profanity, or are a flood; an editor publishes them', async () => {
    pass(2 * MINUTE)
    const advert = requireOk(await say(reader, 'Хямд ноолуур www.khyamd.mn'))
    expect(advert.state).toBe('pending')
    expect(requireOk(await say(reader, 'fuck')).state).toBe('pending')
    expect((await read()).comments).toEqual([])
    expect((await read(reader)).comments).toHaveLength(2)
    pass(2 * MINUTE)
    const flood = []
    for (const text of ['Нэг', 'Хоёр', 'Гурав', 'Дөрөв', 'Тав']) flood.push(requireOk(await say(writer, text)).state)
    expect(flood).toEqual(['published', 'published', 'published', 'pending', 'pending'])
    expect(await reader.ask('GET', '/staff/comments')).toMatchObject({ status: 403 })
    const waiting = requireOk(await editor.ask<{ comments: { id: number; entry: { slug: string } }[] }>('GET', '/staff/comments'))
    expect(waiting.comments).toHaveLength(4)
    expect(waiting.comments[0]?.entry).toEqual({ id, kind: 'article', slug: 'nooluur', title: 'Ноолуур' })
    expect(await reader.ask('PUT', `/comments/${advert.id}/state`, { state: 'published' })).toMatchObject({ status: 403 })
    requireOk(await editor.ask('PUT', `/comments/${advert.id}/state`, { state: 'published' }))
    expect((await read()).comments.map(({ comment }) => comment)).toContain('Хямд ноолуур www.khyamd.mn')
    requireOk(await editor.ask('DELETE', `/comments/${advert.id}`))
  })

  it('are rejected where they are closed, empty or on nothing', async () => {
    pass(60 * MINUTE)
    expect(await shop.guest.ask('POST', `/articles/${id}/comments`, { comment: 'а' })).toMatchObject({ status: 401 })
    expect(await say(reader, '  ')).toMatchObject({ status: 422 })
    expect(await reader.ask('POST', `/articles/${id}/comments`, { comment: 'а', state: 'published' })).toMatchObject({ status: 422 })
    expect(await reader.ask('POST', '/bookmarks', { id, kind: 'article' })).toMatchObject({ status: 422 })
    expect(await shop.guest.ask('PUT', `/authors/${id}/follow`, { on: true })).toMatchObject({ status: 401 })
    expect(await say(reader, 'а'.repeat(2001))).toMatchObject({ status: 422 })
    expect(await say(reader, 'а', await shop.begin(writer, 'Нууц'))).toMatchObject({ status: 404 })
    expect(await reader.ask('POST', `/news/${id}/comments`, { comment: 'а' })).toMatchObject({ status: 404 })
    const visible = requireOk(await say(reader, 'Асуулт'))
    const { body } = await editor.ask('GET', `/articles/${id}?edit=1`)
    const { version, slug, author_id, image, image_alt, tags, series } = body
    requireOk(
      await editor.ask('PUT', `/articles/${id}`, { version, slug, author_id, image, image_alt, tags, series, comments_open: false })
    )
    await shop.publish(editor, id)
    expect(await say(reader, 'Бас')).toMatchObject({ status: 409, body: { code: 'comments_closed' } })
    expect(await reader.ask('POST', '/comments', { reply_id: visible.id, comment: 'Бас' })).toMatchObject({ status: 409 })
    const tries = []
    for (let n = 0; n < 350; n++) tries.push((await say(reader, 'x')).status)
    expect(tries.at(-1)).toBe(429)
  })
})

describe('statistics', () => {
  it('are displayed to authors: views, and products added to carts', async () => {
    for (let n = 0; n < 3; n++) requireOk(await shop.guest.ask('POST', `/articles/${id}/view`))
    for (const path of ['/articles/999999/view', '/news/1/view', '/articles/x/view']) requireOk(await shop.guest.ask('POST', path))
    const add = async (from: object, variant = variantId, quantity = 1) =>
      requireOk(await reader.ask('POST', '/checkouts/current/items', { variant_id: variant, quantity, ...from }))
    await add({ entry_id: id }, variantId, 2)
    const { slug } = requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`))
    // As posted by a form without JavaScript, and a whole look.
    await add({ entry: { kind: 'article', slug } })
    requireOk(
      await reader.ask('POST', '/checkouts/current/packages', { items: [{ variant_id: variantId, entry: { kind: 'article', slug } }] })
    )
    // All ignored: an unknown entry, another kind, and a product that the entry does not contain.
    await add({ entry_id: 999_999 })
    await add({ entry: { kind: 'news', slug } })
    const [other = 0] = (await stockProduct(shop.db, { slug: 'scarf', title: { mn: 'Ороолт' } })).variantIds
    await add({ entry_id: id }, other)
    expect(requireOk(await writer.ask<EditedEntryList>('GET', '/articles/mine')).entries.find(entry => entry.id === id)).toMatchObject({
      views: 3,
      cart_additions: 4
    })
  })
})

describe('authors', () => {
  it('are listed, read, followed and edited by themselves', async () => {
    const { authors } = requireOk(await shop.guest.ask<AuthorPage>('GET', '/authors?locale=mn'))
    expect(authors).toMatchObject([{ slug: `writer-${writer.userId}`, name: 'Номин Б.', articles: 1, followers: 0 }])
    const author = authors[0]?.id
    // An author without published entries is listed in the editor only.
    const beginner = await shop.person('customer', 'Цэцэг')
    await shop.begin(beginner, 'Ноорог')
    const hidden = requireOk(await beginner.ask<EditedAuthor>('GET', '/authors/mine')).id
    for (const person of [shop.guest, reader]) expect(await person.ask('GET', `/authors/${hidden}`)).toMatchObject({ status: 404 })
    expect(await reader.ask('PUT', `/authors/${hidden}/follow`)).toMatchObject({ status: 404 })
    expect(await shop.guest.ask('GET', '/authors?all=1')).toMatchObject({ status: 401 })
    expect(await reader.ask('GET', '/authors?all=1')).toMatchObject({ status: 403 })
    expect(requireOk(await editor.ask<AuthorPage>('GET', '/authors?all=1')).authors.map(each => each.id)).toContain(hidden)
    expect(await shop.guest.ask('PUT', `/authors/${author}/follow`)).toMatchObject({ status: 401 })
    for (let n = 0; n < 2; n++)
      expect(requireOk(await reader.ask('PUT', `/authors/${author}/follow`))).toEqual({ following: true, followers: 1 })
    expect(requireOk(await reader.ask<Author[]>('GET', '/authors/followed'))).toHaveLength(1)
    expect(requireOk(await reader.ask('PUT', `/authors/${author}/unfollow`))).toEqual({ following: false, followers: 0 })
    expect(await reader.ask('PUT', '/authors/999/follow')).toMatchObject({ status: 404 })
    const context = { name: { mn: 'Б. Номин' }, bio: { mn: 'Бичдэг' }, avatar: '/art/avatars/avatar-1.svg' }
    expect(await reader.ask('PUT', `/authors/${author}`, context)).toMatchObject({ status: 404 })
    requireOk(await writer.ask('PUT', `/authors/${author}`, context))
    // Only editors choose slugs.
    expect(await writer.ask('PUT', `/authors/${author}`, { ...context, slug: 'chosen' })).toMatchObject({ status: 403 })
    expect(requireOk(await shop.guest.ask<Author>('GET', `/authors/writer-${writer.userId}`))).toMatchObject({
      name: 'Б. Номин',
      bio: 'Бичдэг'
    })
    for (const avatar of ['javascript:alert(1)', 'https://elsewhere.example/a.png', '/../x'])
      expect(await writer.ask('PUT', `/authors/${author}`, { ...context, avatar })).toMatchObject({ status: 422 })
    expect(requireOk(await writer.ask<EditedAuthor>('GET', '/authors/mine')).id).toBe(author)
    expect(await writer.ask('POST', '/authors', { slug: 'me', ...context })).toMatchObject({ status: 403 })
    requireOk(await editor.ask('POST', '/authors', { slug: 'guest-writer', ...context }))
    expect(await editor.ask('POST', '/authors', { slug: 'guest-writer', ...context })).toMatchObject({ status: 422 })
  })
})

describe('bookmarks', () => {
  type Kept = { bookmarked: boolean; bookmarks: Bookmark[] }
  it('are added and removed, merged at login, and protected from other users', async () => {
    const toggle = () => reader.ask<Kept>('POST', '/bookmarks', { id, type: 'article' })
    expect(requireOk(await toggle())).toEqual({ bookmarked: true, bookmarks: [{ id, type: 'article' }] })
    expect(requireOk(await toggle())).toEqual({ bookmarked: false, bookmarks: [] })
    expect(requireOk(await reader.ask<Kept>('POST', '/bookmarks', { id })).bookmarks).toEqual([{ id, type: 'article' }])
    requireOk(await reader.ask('POST', '/bookmarks', { id }))
    expect(await reader.ask('POST', '/bookmarks', { id, type: 'news' })).toMatchObject({ status: 404 })
    expect(await reader.ask('POST', '/bookmarks', { id: await shop.begin(writer), type: 'article' })).toMatchObject({ status: 404 })
    const second = await shop.begin(writer, 'Хоёрдугаар')
    await shop.publish(editor, second)
    const both = [second, id, 999_999].map(each => ({ id: each, type: 'article' }))
    for (let n = 0; n < 2; n++) requireOk(await reader.ask('POST', '/bookmarks', { bookmarks: both }))
    expect(requireOk(await reader.ask<Bookmark[]>('GET', '/bookmarks')).map(each => each.id)).toEqual([second, id])
    const cards = (page: { body: EntryPage }): number[] => page.body.entries.map(entry => entry.id)
    expect(cards(await reader.ask<EntryPage>('GET', '/bookmarks/entries'))).toEqual([second, id])
    expect(cards(await shop.guest.ask<EntryPage>('GET', `/bookmarks/entries?ids=${id},${second}`))).toEqual([id, second])
    expect(await shop.guest.ask('GET', '/bookmarks')).toMatchObject({ status: 401 })
    expect(requireOk(await writer.ask<Bookmark[]>('GET', '/bookmarks'))).toEqual([])
  })
})

describe('related data', () => {
  it('entries are found by their products, and listed for sitemaps', async () => {
    expect(requireOk(await shop.guest.ask<EntryCard[]>('GET', '/products/sweater/articles?locale=mn')).map(entry => entry.id)).toEqual([id])
    const { entries, more } = requireOk(
      await shop.guest.ask<{ entries: SitemapEntry[]; more: boolean }>('GET', '/sitemap_entries?kind=article')
    )
    expect(entries.find(entry => entry.id === id)).toMatchObject({ slug: 'nooluur', titles: { mn: 'Ноолуур' }, images: [] })
    expect(more).toBe(false)
    expect(
      requireOk(await shop.guest.ask<{ entries: SitemapEntry[] }>('GET', '/sitemap_entries?kind=article&after=999999')).entries
    ).toEqual([])
  })

  it('topics and series are named by editors', async () => {
    const name = { name: { mn: 'Өвөл', en: 'Winter' } }
    for (const path of ['content_tags', 'series']) {
      expect(await writer.ask('PUT', `/${path}/winter`, name)).toMatchObject({ status: 403 })
      expect(await editor.ask('PUT', `/${path}/Winter!`, name)).toMatchObject({ status: 422 })
      requireOk(await editor.ask('PUT', `/${path}/winter`, { name: { mn: 'Зун' } }))
      requireOk(await editor.ask('PUT', `/${path}/winter`, name))
      expect(requireOk(await shop.guest.ask<object[]>('GET', `/${path}`))).toEqual([{ code: 'winter', name: 'Winter' }])
    }
  })

  it('promotions run from their start to their end', async () => {
    const base = { title: { mn: 'Өвөл' }, summary: {}, products: ['sweater', 'gone'], imageId: 'front' }
    await shop.db.insert(promotions).values([
      { ...base, slug: 'now', startsAt: addHours(-1) },
      { ...base, slug: 'over', startsAt: addHours(-9), endsAt: addHours(-8) },
      { ...base, slug: 'later', startsAt: addHours(99) }
    ])
    expect(requireOk(await shop.guest.ask<Promotion[]>('GET', '/promotions')).map(({ slug }) => slug)).toEqual(['now'])
    expect(requireOk(await shop.guest.ask<Promotion>('GET', '/promotions/now')).products.map(({ slug }) => slug)).toEqual(['sweater'])
    expect(await shop.guest.ask('GET', '/promotions/over')).toMatchObject({ status: 404, body: { code: 'promotion_not_found' } })
  })

  it('staff answer a contact message by e-mail and mark it as done', async () => {
    const send = async (contact: string, message: string) => {
      requireOk(await shop.guest.ask('POST', '/contact_forms', { name: 'Туяа', contact, message }))
      const [row] = await shop.db.select().from(contactMessages).where(eq(contactMessages.message, message))
      return `/staff/contact_messages/${row?.id}`
    }
    const list = async (state: string) =>
      requireOk(await owner.ask<{ messages: { message: string; replies: object[] }[] }>('GET', `/staff/contact_messages?state=${state}`))
        .messages
    const mail = await send('tuya@example.mn', 'Хүргэлт хэзээ ирэх вэ?\nБаярлалаа.')
    const phone = await send('88112345', 'Залгаарай')
    const reply = { text: 'Маргааш ирнэ.', seen_replies: 0 }
    expect(await writer.ask('POST', `${mail}/replies`, reply)).toMatchObject({ status: 403 })
    expect(await writer.ask('PUT', `${mail}/state`, { state: 'done' })).toMatchObject({ status: 403 })
    expect(await owner.ask('POST', `${mail}/replies`, { ...reply, text: ' ' })).toMatchObject({ status: 422 })
    expect(await owner.ask('POST', `${phone}/replies`, reply)).toMatchObject({ status: 404 })
    expect(await owner.ask('POST', '/staff/contact_messages/999999/replies', reply)).toMatchObject({ status: 404 })
    expect(await owner.ask('PUT', '/staff/contact_messages/999999/state', { state: 'done' })).toMatchObject({ status: 404 })
    const results = await Promise.all([owner.ask('POST', `${mail}/replies`, reply), owner.ask('POST', `${mail}/replies`, reply)])
    expectOneAccepted(results, 'message_answered')
    expect(await shop.db.select().from(messages).where(eq(messages.recipient, 'tuya@example.mn'))).toMatchObject([
      { channel: 'email', subject: 'Re: Хүргэлт хэзээ ирэх вэ?', body: 'Маргааш ирнэ.\n\n> Хүргэлт хэзээ ирэх вэ?\n> Баярлалаа.' }
    ])
    expect(await list('done')).toMatchObject([{ state: 'done', replies: [{ text: 'Маргааш ирнэ.', by: 'Бат Дорж' }] }])
    expect(await list('open')).toMatchObject([{ message: 'Залгаарай', state: 'open', replies: [] }])
    requireOk(await owner.ask('PUT', `${phone}/state`, { state: 'done' }))
    requireOk(await owner.ask('PUT', `${phone}/state`, { state: 'done' }))
    expect(await list('open')).toEqual([])
    requireOk(await owner.ask('PUT', `${mail}/state`, { state: 'open' }))
    expect(await list('open')).toHaveLength(1)
    await shop.db.delete(contactMessages)
    await shop.db.delete(messages)
  })

  it('a contact message is sent once, and the form is rate limited', async () => {
    await storeContact(shop.server, { email: 'shop@delguur.example' })
    const write = (patch: object = {}) =>
      shop.guest.ask('POST', '/contact_forms', { name: 'Болд', contact: '8811 2345', message: 'Сайн уу?', ...patch })
    requireOk(await write())
    expect(await shop.db.select().from(messages)).toMatchObject([
      { recipient: 'shop@delguur.example', subject: 'Сайн уу?', body: 'Болд\n88112345\n\nСайн уу?' }
    ])
    expect(requireOk(await owner.ask('GET', '/staff/contact_messages'))).toMatchObject({
      messages: [{ name: 'Болд', contact: '88112345', subject: '', message: 'Сайн уу?' }],
      more: false
    })
    expect(await writer.ask('GET', '/staff/contact_messages')).toMatchObject({ status: 403 })
    expect(await shop.guest.ask('GET', '/staff/contact_messages')).toMatchObject({ status: 401 })
    expect(await shop.db.$count(contactMessages)).toBe(1)
    for (const wrong of [
      { contact: 'nobody' },
      { contact: 'x,tuya@example.mn' },
      { name: ' ' },
      { message: '' },
      { subject: 'a\r\nBcc: x@y.z' }
    ])
      expect(await write(wrong)).toMatchObject({ status: 422 })
    expect((await write({ contact: undefined })).body).toMatchObject({ errors: { contact: [expect.stringContaining('e-mail')] } })
    const tries = []
    for (let n = 0; n < 110; n++) tries.push((await write()).status)
    expect(tries.at(-1)).toBe(429)
    await shop.db.delete(siteSettings).where(eq(siteSettings.name, 'contact'))
    invalidate(shop.server.database, ['site'])
  })
})
