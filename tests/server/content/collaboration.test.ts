import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DraftComment } from '#contract/collaboration.ts'
import type { Entry } from '#contract/content.ts'
import type { EditedEntry, EditedEntryList } from '#contract/edited-entry.ts'
import type { CalendarItem } from '#contract/editor.ts'
import type { EditedTopic, SeriesEntry } from '#contract/topic.ts'
import { listPresence, reportPresence } from '#server/content/editor/collaboration.ts'
import { USUAL_KINDS } from '../database.ts'
import { type ContentTest, requireOk, openContentTest, type Person, createContent } from './content-shop.ts'

describe.each(USUAL_KINDS)('writers together on %s', kind => {
  let shop: ContentTest
  let writer: Person
  let stranger: Person
  let editor: Person

  beforeAll(async () => {
    shop = await openContentTest(kind)
    writer = await shop.person('customer', 'Номин')
    stranger = await shop.person('customer', 'Болд')
    editor = await shop.person('editor', 'Сараа')
  }, 60_000)
  afterAll(() => shop.close())
  const edit = async (id: number): Promise<EditedEntry> => requireOk(await editor.ask<EditedEntry>('GET', `/articles/${id}?edit=1`))

  it('shows comments on a draft to its writers alone, and resolves them', async () => {
    const id = await shop.begin(writer)
    const path = `/articles/${id}/draft_comments`
    const [comment] = requireOk(
      await editor.ask<DraftComment[]>('POST', path, { locale: 'mn', quote: 'Ямаа', comment: 'Эх сурвалж?\n<b>' })
    )
    expect(comment).toMatchObject({ quote: 'Ямаа', comment: 'Эх сурвалж?\n<b>', own: true, resolved_at: null })
    expect(requireOk(await writer.ask<DraftComment[]>('GET', path))[0]).toMatchObject({ author: comment?.author, own: false })
    for (const method of ['GET', 'POST'])
      expect((await stranger.ask(method, path, method === 'POST' ? { locale: 'mn', comment: 'x' } : undefined)).status).toBe(404)
    expect((await stranger.ask('POST', `/articles/${id}/presence`, { locale: 'mn' })).status).toBe(404)
    expect((await writer.ask('DELETE', `${path}/${comment?.id}`)).status).toBe(404)
    const [resolved] = requireOk(await writer.ask<DraftComment[]>('PUT', `${path}/${comment?.id}`, { resolved: true }))
    expect(resolved?.resolved_at).not.toBeNull()
    // A comment of another entry is not reached through one's own.
    const other = await shop.begin(stranger)
    expect((await stranger.ask('PUT', `/articles/${other}/draft_comments/${comment?.id}`, { resolved: false })).status).toBe(404)
    expect(requireOk(await editor.ask<DraftComment[]>('DELETE', `${path}/${comment?.id}`))).toEqual([])
  })

  it('knows who is where, until the writer is silent', async () => {
    const id = await shop.begin(writer)
    const at = shop.server.now()
    const place = { locale: 'mn' as const, place: 'Ямаа' }
    expect(await reportPresence(shop.db, id, place, writer.userId, at)).toBe(true)
    expect(await reportPresence(shop.db, id, place, writer.userId, at)).toBe(false)
    expect(await listPresence(shop.db, id, editor.userId, at)).toMatchObject([{ locale: 'mn', place: 'Ямаа' }])
    expect(await listPresence(shop.db, id, writer.userId, at)).toEqual([])
    expect(await listPresence(shop.db, id, editor.userId, new Date(at.getTime() + 60_000))).toEqual([])
  })

  it('keeps what a translation corresponds to, and compares later changes with it', async () => {
    const id = await shop.begin(writer, 'Нэг')
    requireOk(await writer.ask('PUT', `/articles/${id}/texts/en`, { version: 0, ...createContent('One'), source_version: 2 }))
    requireOk(await writer.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Хоёр') }))
    requireOk(await writer.ask('PUT', `/articles/${id}/texts/mn`, { version: 3, ...createContent('Гурав') }))
    const { texts } = await edit(id)
    expect([texts.en?.source_version, texts.mn?.version]).toEqual([2, 4])
    const path = `/articles/${id}/texts/en/source`
    expect(requireOk(await writer.ask<{ text: { title: string } }>('GET', path)).text.title).toBe('Нэг')
    expect((await writer.ask('PUT', path, { version: 3 })).status).toBe(409)
    expect(requireOk(await writer.ask('PUT', path, { version: 4 })).source_version).toBe(4)
    expect((await stranger.ask('GET', path)).status).toBe(404)
  })

  it('renames, describes, orders, merges and deletes series and tags', async () => {
    const put = (path: string, name: string) =>
      editor.ask<EditedTopic>('PUT', path, { name: { mn: name }, description: { mn: `${name}. Тайлбар` } })
    requireOk(await put('/series/one', 'Нэг'))
    requireOk(await put('/series/two', 'Хоёр'))
    requireOk(await put('/content_tags/wool', 'Ноос'))
    requireOk(await put('/content_tags/felt', 'Эсгий'))
    expect((await writer.ask('PUT', '/series/one', { name: { mn: 'x' } })).status).toBe(403)
    const ids: number[] = []
    for (const title of ['А', 'Б']) {
      const id = await shop.begin(editor, title)
      const { version, slug, author_id, image, image_alt } = await edit(id)
      const settings = { version, slug, author_id, image, image_alt, comments_open: true, tags: ['wool', 'felt'], series: 'one' }
      requireOk(await editor.ask('PUT', `/articles/${id}`, settings))
      await shop.publish(editor, id)
      ids.push(id)
    }
    const order = requireOk(await editor.ask<SeriesEntry[]>('PUT', '/staff/series/one/entries', { ids: ids.toReversed() }))
    expect(order.map(({ id }) => id)).toEqual(ids.toReversed())
    const read = async (): Promise<Entry> =>
      requireOk(await editor.ask<Entry>('GET', `/articles/${ids[0]}`, undefined, { 'accept-language': 'mn' }))
    expect((await read()).series).toMatchObject({ description: 'Нэг. Тайлбар', entries: [{ title: 'Б' }, { title: 'А' }] })
    requireOk(await editor.ask('POST', '/series/one/merge', { into: 'two' }))
    requireOk(await editor.ask('POST', '/content_tags/wool/merge', { into: 'felt' }))
    const entry = await read()
    expect(entry.series?.code).toBe('two')
    expect(entry.tags.map(({ code }) => code)).toEqual(['felt'])
    const merged = async (name: string) => requireOk(await stranger.ask<{ slug: string }>('GET', `/former_slugs/${name}`)).slug
    expect([await merged('series/one'), await merged('tag/wool')]).toEqual(['two', 'felt'])
    expect((await stranger.ask('GET', '/former_slugs/tag/felt')).status).toBe(404)
    expect((await editor.ask('DELETE', '/series/two')).status).toBe(409)
    expect((await editor.ask('DELETE', '/series/one')).status).toBe(404)
    expect((await editor.ask('POST', '/series/two/merge', { into: 'two' })).status).toBe(422)
  })

  it('merges authors with their entries, unless both are accounts', async () => {
    const id = await shop.begin(writer)
    const { author_id: own } = await edit(id)
    const before = requireOk(await editor.ask<{ id: number; slug: string }[]>('GET', '/staff/authors')).find(
      author => author.id === own
    )?.slug
    const other = await shop.author('guest-writer')
    requireOk(await editor.ask('POST', `/authors/${own}/merge`, { into: other }))
    expect((await edit(id)).author_id).toBe(other)
    expect(requireOk(await stranger.ask('GET', `/former_slugs/author/${before}`))).toEqual({ slug: 'guest-writer' })
    // The account writes as the author that remains.
    expect(requireOk(await writer.ask<{ id: number }>('GET', '/articles/mine?q=Ямаа'))).toBeDefined()
    const theirs = (await edit(await shop.begin(stranger))).author_id
    expect((await editor.ask('POST', `/authors/${theirs}/merge`, { into: other })).status).toBe(409)
    expect((await stranger.ask('POST', `/authors/${theirs}/merge`, { into: other })).status).toBe(403)
  })

  it('finds drafts by words in either case, and lists a month in order', async () => {
    const id = await shop.begin(writer, 'Ховор үсэг Өрнөл')
    const found = requireOk(await writer.ask<EditedEntryList>('GET', `/articles/mine?q=${encodeURIComponent('өрнөл ХОВОР')}`))
    expect(found.entries.map(entry => entry.id)).toEqual([id])
    const at = new Date(shop.server.now().getTime() + 86_400_000).toISOString()
    requireOk(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'scheduled', version: 2, scheduled_at: at }))
    const period = `from=${encodeURIComponent(shop.server.now().toISOString())}&to=${encodeURIComponent(new Date(Date.parse(at) + 1).toISOString())}`
    const items = requireOk(await writer.ask<CalendarItem[]>('GET', `/entry_calendar?${period}`))
    expect(items).toEqual([{ id, kind: 'article', locale: 'mn', title: 'Ховор үсэг Өрнөл', state: 'scheduled', at }])
    expect(requireOk(await stranger.ask<CalendarItem[]>('GET', `/entry_calendar?${period}`))).toEqual([])
  })

  it('publishes the crop of a cover with the next publication, and refuses addresses inside the network', async () => {
    const id = await shop.begin(editor)
    for (const url of ['http://127.0.0.1/a.png', 'http://localhost/a.png', 'ftp://a.mn/a.png', 'file:///etc/passwd'])
      expect((await editor.ask('POST', `/articles/${id}/copy_image`, { url })).status).toBe(422)
    expect((await editor.ask('POST', '/link_previews', { url: 'http://169.254.169.254/' })).body).toMatchObject({ code: 'link_unreadable' })
    expect((await stranger.ask('POST', `/articles/${id}/copy_image`, { url: 'https://a.mn/a.png' })).status).toBe(404)
  })
})
