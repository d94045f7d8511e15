import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#contract/content.ts'
import type { Revision, RevisionContent } from '#contract/edited-entry.ts'
import { entryRevisions } from '#server/content/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import type { StoredBlock } from '#domain/document.ts'
import { requireOk, type ContentTest, openContentTest, createParagraph, type Person, createContent, readEdited } from './content-shop.ts'

const MINUTE = 60_000

describe.each(USUAL_KINDS)('revisions and previews of an entry on %s', kind => {
  let shop: ContentTest
  let writer: Person
  let stranger: Person
  let editor: Person
  beforeAll(async () => {
    shop = await openContentTest(kind)
    writer = await shop.person('customer', 'Номин')
    stranger = await shop.person('customer', 'Болд')
    editor = await shop.person('editor', 'Сараа')
  })
  afterAll(() => shop.close())

  it('keeps revisions: one per session, and one per change of state; any can be restored', async () => {
    const id = await shop.begin(writer)
    const save = async (title: string) => {
      const version = (await readEdited(writer, id)).texts.mn?.version
      requireOk(await writer.ask('PUT', `/articles/${id}/texts/mn`, { version, ...createContent(title) }))
    }
    await save('Нэг')
    await save('Хоёр')
    await shop.publish(editor, id)
    await save('Гурав')
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * MINUTE)
    await save('Дөрөв')
    const list = requireOk(await writer.ask<Revision[]>('GET', `/articles/${id}/revisions?locale=mn`))
    expect(list.map(({ title, state, by }) => [title, state, by])).toEqual([
      ['Дөрөв', 'published', 'Номин Б.'],
      ['Гурав', 'published', 'Номин Б.'],
      ['Хоёр', 'published', 'Номин Б.']
    ])
    const second = list.at(-1)?.id
    expect(requireOk(await writer.ask<RevisionContent>('GET', `/articles/${id}/revisions/${second}`)).text.title).toBe('Хоёр')
    const restored = requireOk(await writer.ask('POST', `/articles/${id}/revisions/${second}/restore`, { version: 6 }))
    expect(restored).toMatchObject({ title: 'Хоёр', version: 7 })
    expect(await writer.ask('POST', `/articles/${id}/revisions/${second}/restore`, { version: 6 })).toMatchObject({ status: 200 })
    expect(await writer.ask('POST', `/articles/${id}/revisions/999999/restore`, { version: 7 })).toMatchObject({ status: 404 })
    const others = await shop.begin(stranger)
    expect(await stranger.ask('GET', `/articles/${others}/revisions/${second}`)).toMatchObject({ status: 404 })
    expect((await shop.db.select().from(entryRevisions).where(eq(entryRevisions.entryId, id))).length).toBeLessThan(6)
  })

  it('keeps a revision before every large deletion', async () => {
    const id = await shop.begin(writer)
    let version = 2
    const save = async (blocks: StoredBlock[]) => {
      const { body } = await writer.ask('PUT', `/articles/${id}/texts/mn`, { version, ...createContent('Ямаа', blocks) })
      version = body.version
    }
    const written = Array.from({ length: 12 }, (_, n) =>
      createParagraph(`${n}-р догол мөр: ямаа тэжээхэд анхаарах зүйлс, хашаа, ус, хужир`)
    )
    await save(written)
    await save([])
    await save([createParagraph('Шинэ эхлэл')])
    const list = requireOk(await writer.ask<Revision[]>('GET', `/articles/${id}/revisions?locale=mn`))
    const texts = await Promise.all(
      list.map(
        async revision => requireOk(await writer.ask<RevisionContent>('GET', `/articles/${id}/revisions/${revision.id}`)).text.blocks
      )
    )
    expect(texts).toContainEqual(written)
    // Small corrections of one session stay one revision.
    const existing = list.length
    await save([createParagraph('Шинэ эхлэл бичив')])
    await save([createParagraph('Шинэ эхлэл бичлээ')])
    expect(requireOk(await writer.ask<Revision[]>('GET', `/articles/${id}/revisions?locale=mn`))).toHaveLength(existing)

    // Replacing a paragraph by another text of the same length counts as a deletion, too.
    await save(written)
    const replaced = [
      ...written.slice(0, 6),
      ...written.slice(6).map((_, n) => createParagraph(`${n}: бусад бүтээгдэхүүний тухай огт өөр бичвэр байна`))
    ]
    await save(replaced)
    const all = requireOk(await writer.ask<Revision[]>('GET', `/articles/${id}/revisions?locale=mn`))
    expect(all.map(revision => revision.version)).toEqual(expect.arrayContaining([version - 1, version]))
  })

  it('previews a draft by a link that expires, and that a new one or a revocation ends', async () => {
    const id = await shop.begin(writer, 'Нууц')
    const path = `/articles/${id}/preview`
    const create = async () => requireOk(await writer.ask<{ token: string; path: string }>('POST', path, { locale: 'mn' }))
    const read = (token: string) => shop.guest.ask<Entry>('GET', `/previews/${token}`)
    const readLink = async () => requireOk(await writer.ask<{ link: { token: string } | null }>('GET', `${path}?locale=mn`)).link
    const ended = { status: 410, body: { code: 'preview_expired' } }
    expect(await readLink()).toBeNull()
    const first = await create()
    expect(first.path).toBe(`/preview/${first.token}`)
    expect(requireOk(await read(first.token))).toMatchObject({ title: 'Нууц', comments_open: false })
    expect(await readLink()).toEqual(first)
    expect(await read(`${first.token}x`)).toMatchObject(ended)

    const second = await create()
    expect(await read(first.token)).toMatchObject(ended)
    const then = shop.clock.now
    shop.clock.now = new Date(then.getTime() + 4 * 24 * 60 * MINUTE)
    expect(await read(second.token)).toMatchObject(ended)
    expect(await readLink()).toBeNull()
    shop.clock.now = then

    requireOk(await read(second.token))
    const stranger = await shop.person('customer', 'Өөр хүн')
    expect((await stranger.ask('DELETE', `${path}?locale=mn`)).status).toBeGreaterThanOrEqual(403)
    requireOk(await writer.ask('DELETE', `${path}?locale=mn`))
    expect(await read(second.token)).toMatchObject(ended)
    expect(await readLink()).toBeNull()
  })
})
