import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry, EntryPage } from '#contract/content.ts'
import type { EditedEntryList } from '#contract/edited-entry.ts'
import { entries, entryProducts, tags } from '#server/content/tables.ts'
import { siteSettings } from '#server/site/tables.ts'
import { invalidate, onInvalidation } from '#server/kernel/cache/invalidation.ts'
import { USUAL_KINDS } from '../database.ts'
import { NOON, stockProduct } from '../catalogue/small-shop.ts'
import {
  requireOk,
  type ContentTest,
  openContentTest,
  createParagraph,
  type Person,
  createContent,
  readEdited,
  toSettings
} from './content-shop.ts'
import { turnOn } from '../settings.ts'

describe.each(USUAL_KINDS)('the editor on %s', kind => {
  let shop: ContentTest
  let writer: Person
  let stranger: Person
  let editor: Person
  const received: string[][] = []
  let unsubscribe: () => void

  beforeAll(async () => {
    shop = await openContentTest(kind)
    writer = await shop.person('customer', 'Номин')
    stranger = await shop.person('customer', 'Болд')
    editor = await shop.person('editor', 'Сараа')
    await shop.db.insert(tags).values([
      { code: 'home', name: { mn: 'Гэр' } },
      { code: 'craft', name: { mn: 'Гар урлал' } }
    ])
    await stockProduct(shop.db, { slug: 'sweater', title: { mn: 'Цамц' } })
    unsubscribe = onInvalidation(invalidated => void received.push([...invalidated]))
  }, 60_000)
  afterAll(async () => {
    unsubscribe()
    await shop.close()
  })

  it('creates an article once per key, with a slug from its title', async () => {
    const key = { 'idempotency-key': `begin-${kind}` }
    const first = requireOk(await writer.ask('POST', '/articles', { title: 'Хүйтэн өвөл!' }, key))
    const again = requireOk(await writer.ask('POST', '/articles', { title: 'Хүйтэн өвөл!' }, key))
    expect(again.id).toBe(first.id)
    expect(first).toMatchObject({
      slug: 'khuiten-uvul',
      version: 1,
      may: { write: true, publish: false },
      texts: { mn: { version: 1, state: 'draft' }, en: null }
    })
    const other = requireOk(await writer.ask('POST', '/articles', { title: 'Хүйтэн өвөл!' }))
    expect(other.slug).toBe('khuiten-uvul-2')
    expect(await shop.guest.ask('POST', '/articles', {})).toMatchObject({ status: 401 })
    expect(await writer.ask('POST', '/news', {})).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(requireOk(await editor.ask('POST', '/news', { title: 'Мэдээ' })).kind).toBe('news')
  })

  it('hides a draft from all other users', async () => {
    const id = await shop.begin(writer)
    for (const path of [`/articles/${id}`, `/articles/${id}?edit=1`, `/articles/${id}/revisions`, `/news/${id}?edit=1`])
      expect(await stranger.ask('GET', path)).toMatchObject({ status: 404 })
    const settings = toSettings(await readEdited(writer, id))
    const tries = [
      await stranger.ask('PUT', `/articles/${id}`, settings),
      await stranger.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Миний') }),
      await stranger.ask('PUT', `/articles/${id}/texts/en`, { version: 0, ...createContent('EditedEntryPage') }),
      await stranger.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'in_review', version: 2 }),
      await stranger.ask('POST', `/articles/${id}/preview`, { locale: 'mn' }),
      await stranger.ask('POST', `/articles/${id}/upload_image`, new FormData()),
      await stranger.ask('DELETE', `/articles/${id}`),
      await editor.ask('PUT', `/news/${id}/texts/mn`, { version: 2, ...createContent('Мэдээ') })
    ]
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
    expect(await shop.guest.ask('GET', `/articles/${id}?edit=1`)).toMatchObject({ status: 401 })
    expect((await readEdited(editor, id)).texts.mn).toMatchObject({ title: 'Ямаа', version: 2 })
  })

  it('lets an author submit and withdraw, an editor publish and unpublish, per language', async () => {
    const id = await shop.begin(writer, 'Цагаан сар', [createParagraph('Идээ'), { type: 'product', slug: 'sweater', note: '' }])
    const state = (person: Person, to: string, version = 2, locale = 'mn') =>
      person.ask('POST', `/articles/${id}/texts/${locale}/state`, { state: to, version })
    expect(await state(writer, 'published')).toMatchObject({ status: 403 })
    expect(requireOk(await state(writer, 'in_review')).state).toBe('in_review')
    expect(requireOk(await state(writer, 'draft')).state).toBe('draft')
    expect(await state(writer, 'withdrawn')).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
    expect(await state(editor, 'published', 1)).toMatchObject({ status: 409, body: { code: 'stale_save' } })
    received.length = 0
    expect(requireOk(await state(editor, 'published'))).toMatchObject({
      state: 'published',
      changed: false,
      published_at: NOON.toISOString()
    })
    expect(received.flat()).toEqual(expect.arrayContaining([`article:${id}`, 'articles', 'product:1']))
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/tsagaan-sar`))).toMatchObject({ id, locale: 'mn', locales: ['mn'] })
    expect(await shop.db.select().from(entryProducts).where(eq(entryProducts.entryId, id))).toHaveLength(1)

    // The writer's next version is not published; readers get the old one.
    received.length = 0
    requireOk(await writer.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Цагаан сар 2') }))
    expect(received.flat()).not.toContain(`article:${id}`)
    expect((await readEdited(writer, id)).texts.mn).toMatchObject({ state: 'published', changed: true, title: 'Цагаан сар 2' })
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`)).title).toBe('Цагаан сар')
    expect(await writer.ask('PUT', `/articles/${id}`, { ...toSettings(await readEdited(writer, id)), tags: ['home'] })).toMatchObject({
      status: 409,
      body: { code: 'entry_published' }
    })
    expect(requireOk(await state(writer, 'in_review', 3)).state).toBe('in_review')
    expect(requireOk(await state(writer, 'draft', 3)).state).toBe('published')
    requireOk(await state(editor, 'published', 3))
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`)).title).toBe('Цагаан сар 2')
    expect(await shop.db.select().from(entryProducts).where(eq(entryProducts.entryId, id))).toEqual([])

    // The English translation.
    requireOk(await writer.ask('PUT', `/articles/${id}/texts/en`, { version: 0, ...createContent('The White Month') }))
    requireOk(await state(editor, 'published', 1, 'en'))
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`))).toMatchObject({ locale: 'en', locales: ['mn', 'en'] })
    expect(await writer.ask('DELETE', `/articles/${id}`)).toMatchObject({ status: 409, body: { code: 'entry_published' } })
    requireOk(await state(writer, 'withdrawn', 3))
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`)).locales).toEqual(['en'])
    requireOk(await state(editor, 'withdrawn', 1, 'en'))
    expect(await shop.guest.ask('GET', `/articles/${id}`)).toMatchObject({ status: 404 })
  })

  it('rejects the publication of an incomplete entry, with the missing fields', async () => {
    const id = requireOk(await editor.ask('POST', '/articles', {})).id
    const publish = (version: number) => editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'published', version })
    expect(await publish(1)).toMatchObject({ status: 422, body: { errors: { title: [expect.any(String)], blocks: [expect.any(String)] } } })
    const removed = [{ type: 'product' as const, slug: 'never-was', note: '' }, createParagraph('…')]
    requireOk(await editor.ask('PUT', `/articles/${id}/texts/mn`, { version: 1, ...createContent('Бэлэг', removed) }))
    expect(await publish(2)).toMatchObject({ status: 422, body: { code: 'product_unknown', error: expect.stringContaining('never-was') } })
    requireOk(await editor.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Бэлэг') }))
    requireOk(await publish(3))
    expect((await readEdited(editor, id)).slug).toBe('beleg')
  })

  it('keeps both contents of concurrent saves: one is stored, the other gets an error', async () => {
    const id = await shop.begin(writer)
    const save = (person: Person, title: string) =>
      person.ask<{ details: { yours: { title: string }; theirs: { title: string; version: number } } }>('PUT', `/articles/${id}/texts/mn`, {
        version: 2,
        ...createContent(title)
      })
    const both = await Promise.all([save(writer, 'Зохиолчийн'), save(editor, 'Редакторын')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const written = (await readEdited(writer, id)).texts.mn
    expect(written?.version).toBe(3)
    const refused = both.find(({ status }) => status === 409)?.body.details
    expect(refused?.theirs).toMatchObject({ title: written?.title, version: 3 })
    expect(new Set([refused?.yours.title, refused?.theirs.title])).toEqual(new Set(['Зохиолчийн', 'Редакторын']))
    // A repeated save after a lost response changes nothing.
    expect(requireOk(await (written?.title === 'Зохиолчийн' ? save(writer, 'Зохиолчийн') : save(editor, 'Редакторын')))).toMatchObject({
      version: 3
    })
    const begun = await Promise.all(
      ['Нэг', 'Хоёр'].map(title => writer.ask('PUT', `/articles/${id}/texts/en`, { version: 0, ...createContent(title) }))
    )
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('keeps changes of two editors to different settings, and redirects an old slug', async () => {
    const id = await shop.begin(writer, 'Морин хуур')
    await shop.publish(editor, id)
    const now = toSettings(await readEdited(editor, id))
    const change = (slug: string) => editor.ask('PUT', `/articles/${id}?edit=1`, { ...now, slug, tags: ['home', 'craft', 'home'] })
    const both = await Promise.all([change(`khuur-${kind}`), change(`morin-${kind}`)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const saved = await readEdited(editor, id)
    expect(saved).toMatchObject({ version: now.version + 1, tags: ['home', 'craft'], settings_changed: true })
    await shop.publish(editor, id)
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${now.slug}`))).toMatchObject({ id, moved_to: saved.slug })
    expect(requireOk(await shop.guest.ask<EntryPage>('GET', '/articles?tag=craft&locale=mn')).entries.map(entry => entry.id)).toEqual([id])
    // Returns to the former slug, which deletes its redirect.
    requireOk(await editor.ask('PUT', `/articles/${id}`, { ...toSettings(saved), slug: now.slug }))
    await shop.publish(editor, id)
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${now.slug}`)).moved_to).toBeNull()
    const wrong = async (patch: object) =>
      (await editor.ask('PUT', `/articles/${id}`, { ...toSettings(await readEdited(editor, id)), ...patch })).body
    const other = await readEdited(editor, await shop.begin(writer, 'Өөр'))
    expect(await wrong({ slug: other.slug })).toMatchObject({ errors: { slug: ['There is a text at this address already'] } })
    for (const slug of ['Үг', 'a b', '-a', 'mine', '123', '../etc', 'a'.repeat(121)])
      expect(await wrong({ slug })).toMatchObject({ errors: { slug: [expect.any(String)] } })
    expect(await wrong({ tags: ['nothing'] })).toMatchObject({ errors: { tags: [expect.any(String)] } })
    expect(await wrong({ image: { id: 'nothing' } })).toMatchObject({ errors: { image: [expect.any(String)] } })
    expect(await wrong({ author_id: 99_999 })).toMatchObject({ errors: { author_id: [expect.any(String)] } })
    expect(
      await writer.ask('PUT', `/articles/${other.id}`, { ...toSettings(other), author_id: await shop.author(`boss-${kind}`) })
    ).toMatchObject({ status: 403 })
  })

  it('publishes changed settings with the next publication only', async () => {
    const id = await shop.begin(writer, `Тохиргоо ${kind}`)
    await shop.publish(editor, id)
    const before = requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`))
    const slug = `settings-${kind}`
    const authorId = await shop.author(`other-${kind}`)
    received.length = 0
    const saved = requireOk(
      await editor.ask('PUT', `/articles/${id}`, {
        ...toSettings(await readEdited(editor, id)),
        slug,
        author_id: authorId,
        tags: ['craft'],
        comments_open: false
      })
    )
    expect(saved).toMatchObject({ slug, author_id: authorId, comments_open: false, settings_changed: true })
    expect(received.flat()).not.toContain(`article:${id}`)
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`))).toEqual(before)
    expect(await shop.guest.ask('GET', `/articles/${slug}`)).toMatchObject({ status: 404 })
    const { token } = requireOk(await editor.ask<{ token: string }>('POST', `/articles/${id}/preview`, { locale: 'mn' }))
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/previews/${token}`))).toMatchObject({ slug, author: { id: authorId } })

    await shop.publish(editor, id)
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${before.slug}`))).toMatchObject({
      moved_to: slug,
      author: { id: authorId },
      tags: [{ code: 'craft' }],
      comments_open: false
    })
    expect((await readEdited(editor, id)).settings_changed).toBe(false)
  })

  it('keeps the slug where another entry has taken the pending one', async () => {
    const id = await shop.begin(writer, `Хаяг ${kind}`)
    await shop.publish(editor, id)
    const { slug: published } = await readEdited(editor, id)
    const slug = `wanted-${kind}`
    requireOk(await editor.ask('PUT', `/articles/${id}`, { ...toSettings(await readEdited(editor, id)), slug }))
    const other = await shop.begin(writer, `Өөр хаяг ${kind}`)
    requireOk(await editor.ask('PUT', `/articles/${other}`, { ...toSettings(await readEdited(editor, other)), slug }))
    const version = (await readEdited(editor, id)).texts.mn?.version
    expect(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'published', version })).toMatchObject({
      status: 422,
      body: { errors: { slug: [expect.any(String)] } }
    })
    requireOk(await editor.ask('PUT', `/articles/${id}`, { ...toSettings(await readEdited(editor, id)), slug: published }))
    expect((await readEdited(editor, id)).settings_changed).toBe(false)
  })

  it("lists the author's entries by state, with missing translations", async () => {
    const author = await shop.person('customer', 'Туяа')
    const [one, two] = [await shop.begin(author, 'Нэг'), await shop.begin(author, 'Хоёр')]
    requireOk(await author.ask('PUT', `/articles/${one}/texts/en`, { version: 0, ...createContent('One') }))
    await shop.publish(editor, one)
    const ours = requireOk(await author.ask<EditedEntryList>('GET', '/articles/mine'))
    expect(ours.entries.map(entry => entry.id).toSorted((a, b) => a - b)).toEqual([one, two])
    expect(ours.missing).toEqual({ mn: 0, en: 1 })
    expect(requireOk(await author.ask<EditedEntryList>('GET', '/articles/mine?per_page=2'))).toMatchObject({ more: false })
    expect(requireOk(await author.ask<EditedEntryList>('GET', '/articles/mine?per_page=1'))).toMatchObject({ more: true })
    expect(requireOk(await author.ask<EditedEntryList>('GET', '/articles/mine?state=published')).entries).toMatchObject([
      { id: one, title: 'One', states: { mn: 'published', en: 'draft' }, author: 'Туяа Б.', views: 0 }
    ])
    expect(requireOk(await author.ask<EditedEntryList>('GET', '/articles/mine?all=1')).entries).toHaveLength(2)
    expect(requireOk(await editor.ask<EditedEntryList>('GET', '/articles/mine?all=1&per_page=100')).entries.length).toBeGreaterThan(5)
    expect(requireOk(await author.ask<EditedEntryList>('GET', '/articles/mine?kind=news')).entries).toEqual([])
    requireOk(await author.ask('DELETE', `/articles/${two}`))
    expect(await author.ask('GET', `/articles/${two}?edit=1`)).toMatchObject({ status: 404 })
  })

  it('lets only editors create where articles are off', async () => {
    await turnOn(shop.server, 'articles', false)
    expect(await writer.ask('POST', '/articles', {})).toMatchObject({ status: 403, body: { code: 'articles_off' } })
    expect(await editor.ask('POST', '/articles', {})).toMatchObject({ status: 200 })
    await shop.db.delete(siteSettings)
    invalidate(shop.server.database, ['site'])
    expect(await shop.db.$count(entries)).toBeGreaterThan(5)
  })
})
