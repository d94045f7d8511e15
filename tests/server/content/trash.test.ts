import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EditedEntry, EditedEntryList } from '#contract/edited-entry.ts'
import { DAY_MS } from '#domain/day.ts'
import { DELETED_DAYS } from '#domain/editing.ts'
import { createPageRoutes } from '#server/content/editor/page-routes.ts'
import { publishScheduled } from '#server/content/editor/publish-scheduled.ts'
import { purgeDeleted } from '#server/content/purge-deleted.ts'
import { createPromotionRoutes } from '#server/content/promotion/routes.ts'
import { entries, tags } from '#server/content/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { NOON } from '../catalogue/small-shop.ts'
import { type ContentTest, createContent, createParagraph, openContentTest, type Person, requireOk } from './content-shop.ts'

describe.each(USUAL_KINDS)('deleted entries on %s', kind => {
  let shop: ContentTest
  let writer: Person
  let editor: Person
  beforeAll(async () => {
    shop = await openContentTest(kind, [createPageRoutes, createPromotionRoutes])
    editor = await shop.person('editor', 'Сараа')
    await shop.db.insert(tags).values([
      { code: 'tea', name: { mn: 'Цай' } },
      { code: 'gone', name: { mn: 'Устах' } }
    ])
  }, 60_000)
  beforeEach(async () => {
    writer = await shop.person('customer', 'Номин')
  })
  afterAll(() => shop.close())

  const edit = (id: number, person = writer) => person.ask<EditedEntry>('GET', `/articles/${id}?edit=1`)
  const listIds = async (query: string, person = writer): Promise<number[]> =>
    requireOk(await person.ask<EditedEntryList>('GET', `/articles/mine?${query}`)).entries.map(({ id }) => id)
  const setTags = async (id: number, codes: string[]) => {
    const { version, slug, author_id, image, image_alt, series, comments_open } = requireOk(await edit(id))
    const settings = { version, slug, author_id, image, image_alt, series, comments_open, tags: codes }
    requireOk(await writer.ask('PUT', `/articles/${id}`, settings))
  }

  it('restores a deleted entry with its text, history and comments of writers', async () => {
    const id = await shop.begin(writer, 'Сэргэх түүх')
    requireOk(await writer.ask('POST', `/articles/${id}/draft_comments`, { locale: 'mn', quote: '', comment: 'Засах' }))
    const { path } = requireOk(await writer.ask<{ path: string }>('POST', `/articles/${id}/preview`, { locale: 'mn' }))
    requireOk(await writer.ask('DELETE', `/articles/${id}`))
    expect(await edit(id)).toMatchObject({ status: 404 })
    expect(await writer.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Дахин') })).toMatchObject({ status: 404 })
    expect(await shop.guest.ask('GET', path.replace('/preview', '/previews'))).toMatchObject({ status: 410 })
    expect(await listIds('')).toEqual([])
    expect(requireOk(await writer.ask<EditedEntryList>('GET', '/articles/mine?deleted=1')).entries).toMatchObject([
      { id, title: 'Сэргэх түүх', deleted_at: NOON.toISOString() }
    ])
    const stranger = await shop.person('customer', 'Болд')
    expect(await stranger.ask('POST', `/articles/${id}/undelete`)).toMatchObject({ status: 404 })
    expect(requireOk(await writer.ask('POST', `/articles/${id}/undelete`))).toMatchObject({
      id,
      texts: { mn: { title: 'Сэргэх түүх', version: 2 } }
    })
    expect(await writer.ask('POST', `/articles/${id}/undelete`)).toMatchObject({ status: 404 })
    expect(await listIds('')).toEqual([id])
    expect(await listIds('deleted=1')).toEqual([])
    expect(requireOk(await writer.ask<unknown[]>('GET', `/articles/${id}/revisions`)).length).toBeGreaterThan(0)
    expect(requireOk(await writer.ask<unknown[]>('GET', `/articles/${id}/draft_comments`))).toHaveLength(1)
  })

  it('frees the slug, and gives another one where it was taken meanwhile', async () => {
    const first = await shop.begin(writer, 'Цайны цаг')
    requireOk(await writer.ask('DELETE', `/articles/${first}`))
    const second = requireOk(await writer.ask('POST', '/articles', { title: 'Цайны цаг' }))
    expect(second.slug).toBe('tsainy-tsag')
    expect(requireOk(await writer.ask('POST', `/articles/${first}/undelete`)).slug).toBe('tsainy-tsag-2')
    requireOk(await writer.ask('DELETE', `/articles/${second.id}`))
    requireOk(await writer.ask('DELETE', `/articles/${first}`))
    expect(new Set(await listIds('deleted=1'))).toEqual(new Set([first, second.id]))
  })

  it('does not hold a tag, which a restored entry then lacks', async () => {
    const id = await shop.begin(writer, 'Түлхүүр үгтэй')
    await setTags(id, ['tea', 'gone'])
    expect(await editor.ask('DELETE', '/content_tags/gone')).toMatchObject({ status: 409 })
    requireOk(await writer.ask('DELETE', `/articles/${id}`))
    requireOk(await editor.ask('DELETE', '/content_tags/gone'))
    expect(requireOk(await writer.ask('POST', `/articles/${id}/undelete`)).tags).toEqual(['tea'])
  })

  it('does not publish a deleted entry that was scheduled', async () => {
    const id = await shop.begin(writer, 'Товлосон')
    const scheduled_at = new Date(NOON.getTime() + DAY_MS).toISOString()
    requireOk(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'scheduled', version: 2, scheduled_at }))
    requireOk(await editor.ask('DELETE', `/articles/${id}`))
    await publishScheduled({ ...shop.server, now: () => new Date(NOON.getTime() + 2 * DAY_MS) })
    expect(await shop.guest.ask('GET', `/articles/${id}`)).toMatchObject({ status: 404 })
    expect(requireOk(await editor.ask('POST', `/articles/${id}/undelete`)).texts.mn).toMatchObject({ state: 'draft', scheduled_at: null })
  })

  it('lets an editor delete a withdrawn entry, and deletes it for good after its time', async () => {
    const id = await shop.begin(writer, 'Буулгасан')
    await shop.publish(editor, id)
    expect(await editor.ask('DELETE', `/articles/${id}`)).toMatchObject({ status: 409, body: { code: 'entry_published' } })
    requireOk(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'withdrawn', version: 2 }))
    expect(await writer.ask('DELETE', `/articles/${id}`)).toMatchObject({ status: 403 })
    requireOk(await editor.ask('DELETE', `/articles/${id}`))
    expect(await listIds('deleted=1&all=1', editor)).toContain(id)
    const countAfter = async (days: number): Promise<number> => {
      await purgeDeleted(shop.db, new Date(NOON.getTime() + days * DAY_MS))
      return (await shop.db.select().from(entries)).filter(entry => entry.id === id).length
    }
    expect(await countAfter(DELETED_DAYS - 1)).toBe(1)
    expect(await countAfter(DELETED_DAYS)).toBe(0)
  })

  it.each(['pages', 'promotions'])('restores one of the deleted %s, hidden, and gives its address to no other', async list => {
    const path = `/${list}/winter`
    const period = list === 'promotions' ? { image: null, image_alt: {}, products: [], starts_at: NOON.toISOString(), ends_at: null } : {}
    const body = { mn: [createParagraph('Өвөл')], en: [] }
    const fields = { version: 0, title: { mn: 'Өвөл' }, summary: {}, body, published: true, ...period }
    requireOk(await editor.ask('PUT', path, fields))
    requireOk(await shop.guest.ask('GET', path))
    expect(await editor.ask('POST', `${path}/undelete`)).toMatchObject({ status: 404 })
    requireOk(await editor.ask('DELETE', path))
    for (const query of ['', '?edit=1', '?hidden=1']) expect(await editor.ask('GET', path + query)).toMatchObject({ status: 404 })
    expect(await editor.ask('DELETE', path)).toMatchObject({ status: 404 })
    expect(await editor.ask('PUT', path, fields)).toMatchObject({
      status: 422,
      body: { errors: { slug: [expect.stringContaining('deleted')] } }
    })
    const listed = requireOk(await editor.ask<{ slug: string; deleted_at: string | null }[]>('GET', `/${list}?edit=1`))
    expect(listed).toMatchObject([{ slug: 'winter', deleted_at: NOON.toISOString() }])
    expect(await writer.ask('POST', `${path}/undelete`)).toMatchObject({ status: 403 })
    requireOk(await editor.ask('POST', `${path}/undelete`))
    expect(await shop.guest.ask('GET', path)).toMatchObject({ status: 404 })
    expect(requireOk(await editor.ask<{ published: boolean; body: unknown }>('GET', `${path}?edit=1`))).toMatchObject({
      published: false,
      body
    })
    requireOk(await editor.ask('PUT', path, { ...fields, version: 1 }))
    requireOk(await editor.ask('DELETE', path))
    await purgeDeleted(shop.db, new Date(NOON.getTime() + DELETED_DAYS * DAY_MS))
    expect(requireOk(await editor.ask<unknown[]>('GET', `/${list}?edit=1`))).toEqual([])
  })
})
