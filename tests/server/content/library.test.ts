import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LibraryPicture, RecordUse } from '#contract/library.ts'
import type { Picture } from '#domain/site.ts'
import { createLibraryRoutes } from '#server/content/library/routes.ts'
import { createPageRoutes } from '#server/content/editor/page-routes.ts'
import { images } from '#server/kernel/images/tables.ts'
import { renderPicture } from '#server/kernel/images/render.ts'
import { createImageRoutes } from '#server/kernel/images/routes.ts'
import { brands } from '#server/catalogue/tables.ts'
import { siteSettings } from '#server/site/tables.ts'
import { onInvalidation } from '#server/kernel/cache/invalidation.ts'
import { USUAL_KINDS } from '../database.ts'
import { requireOk, openContentTest, createParagraph, type ContentTest, type Person, createContent } from './content-shop.ts'
import { createBanner, storeSetting } from '../settings.ts'

interface Page {
  pictures: LibraryPicture[]
  total: number
  more: boolean
}
type Details = LibraryPicture & { used_in: RecordUse[]; earlier: number }

let shade = 0
async function createPhotograph(name: string): Promise<FormData> {
  shade += 20
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: { r: shade, g: 80, b: 120 } } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  return form
}

describe.each(USUAL_KINDS)('the picture library on %s', kind => {
  let shop: ContentTest
  let writer: Person
  let editor: Person
  const upload = async (person: Person, name: string): Promise<Picture> => {
    const { body } = await person.ask('POST', '/articles', { title: name })
    return requireOk(await person.ask<Picture>('POST', `/articles/${body.id}/upload_image`, await createPhotograph(name)))
  }
  const details = async (id: string): Promise<Details> => requireOk(await editor.ask<Details>('GET', `/library_pictures/${id}`))
  const block = (imageId: string, alt = '') => ({ type: 'image' as const, imageId, alt, caption: '' })

  beforeAll(async () => {
    shop = await openContentTest(kind, [createLibraryRoutes, createPageRoutes, createImageRoutes])
    writer = await shop.person('customer', 'Номин')
    editor = await shop.person('editor', 'Сараа')
  }, 60_000)
  afterAll(() => shop.close())

  it('finds pictures by the name of the file and the alternative text, and shows writers only their own', async () => {
    const camel = await upload(writer, 'IMG_camel 100%.jpg')
    const felt = await upload(editor, 'felt.jpg')
    await shop.begin(editor, 'Эсгий', [block(felt.id, 'Эсгий хийж буй гар')])
    const find = async (person: Person, q: string): Promise<string[]> =>
      requireOk(await person.ask<Page>('GET', `/library_pictures?q=${encodeURIComponent(q)}`)).pictures.map(({ id }) => id)
    expect(await find(editor, 'CAMEL')).toEqual([camel.id])
    expect(await find(editor, '100%')).toEqual([camel.id])
    expect(await find(editor, 'хийж эсгий')).toEqual([felt.id])
    expect((await find(editor, '')).toSorted()).toEqual([felt.id, camel.id].toSorted())
    expect(await find(writer, '')).toEqual([camel.id])
    expect(await shop.guest.ask('GET', '/library_pictures')).toMatchObject({ status: 401 })
    expect(await writer.ask('GET', `/library_pictures/${felt.id}`)).toMatchObject({ status: 403 })
    expect(await details(camel.id)).toMatchObject({ name: 'IMG_camel 100%', width: 640, height: 400, uploaded_by: 'Номин Б.', uses: 0 })
    expect((await details(camel.id)).bytes).toBeGreaterThan(0)
  })

  it('tells feeds the bytes of the pictures that exist', async () => {
    const { id } = await upload(writer, 'feed.jpg')
    const slow = await upload(writer, 'slow.jpg')
    const sizes = requireOk(await shop.guest.ask<unknown>('GET', `/pictures/sizes?ids=${id},${'0'.repeat(20)},${id}`))
    expect(sizes).toEqual([{ id, bytes: (await renderPicture(shop.server.storage, id, 1200, 'jpg'))?.byteLength }])
    const { read } = shop.server.storage
    vi.spyOn(shop.server.storage, 'read').mockImplementation(key => (key.includes(slow.id) ? new Promise(() => {}) : read(key)))
    expect(requireOk(await shop.guest.ask<unknown>('GET', `/pictures/sizes?ids=${slow.id},${id}`))).toEqual(sizes)
    vi.restoreAllMocks()
    const many = Array.from({ length: 31 }, (_, index) => String(index).padStart(20, '0'))
    expect(await shop.guest.ask('GET', `/pictures/sizes?ids=${many.join(',')}`)).toMatchObject({ status: 422 })
  })

  it('lists where a picture is used, and deletes it only when nothing uses it', async () => {
    const picture = await upload(editor, 'used.jpg')
    const id = await shop.begin(editor, 'Дотор нь', [{ type: 'gallery', pictures: [block(picture.id)], caption: '' }])
    await shop.db.insert(brands).values({ id: 900, code: `khan-${kind}`, name: { mn: 'Хан' }, imageId: picture.id })
    await storeSetting(shop.server, 'banners', [createBanner({ picture: `/img/${picture.id}/1200.avif` })])
    expect((await details(picture.id)).used_in).toEqual([
      { kind: 'brand', key: `khan-${kind}`, entry_kind: null, deleted: false, title: 'Хан' },
      { kind: 'entry', key: String(id), entry_kind: 'article', deleted: false, title: 'Дотор нь' },
      { kind: 'setting', key: 'banners', entry_kind: null, deleted: false, title: 'Banners' }
    ])
    expect(await editor.ask('DELETE', `/library_pictures/${picture.id}`)).toMatchObject({ status: 409, body: { code: 'picture_used' } })
    requireOk(await editor.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Гадуур') }))
    await shop.db.delete(siteSettings)
    await shop.db.delete(brands)
    expect(await details(picture.id)).toMatchObject({ used_in: [], uses: 0, earlier: 1 })
    requireOk(await editor.ask('DELETE', `/library_pictures/${picture.id}`))
    expect(await editor.ask('GET', `/library_pictures/${picture.id}`)).toMatchObject({ status: 404 })
    expect(await shop.server.storage.has(`originals/${picture.id.slice(0, 2)}/${picture.id}`)).toBe(false)
  })

  it('replaces a picture in drafts, published texts, pages and settings, and redirects its URLs', async () => {
    const old = await upload(editor, 'old.jpg')
    const id = await shop.begin(editor, 'Хуучин', [block(old.id, 'Тэмээ')])
    await shop.publish(editor, id)
    requireOk(
      await editor.ask('PUT', `/pages/care-${kind}`, {
        version: 0,
        title: { mn: 'Арчилгаа' },
        summary: {},
        body: { mn: [block(old.id)], en: [] },
        published: true
      })
    )
    await storeSetting(shop.server, 'banners', [createBanner({ picture: `/img/${old.id}/1200.avif` })])
    const before = requireOk(await editor.ask('GET', `/articles/${id}?edit=1`))
    const invalidated: string[] = []
    const unsubscribe = onInvalidation(tags => void invalidated.push(...tags))
    const fresh = requireOk(
      await editor.ask<LibraryPicture>('POST', `/library_pictures/${old.id}/replace`, await createPhotograph('new.jpg'))
    )
    unsubscribe()
    expect(fresh).toMatchObject({ name: 'old', alts: { mn: 'Тэмээ' }, uses: 3 })
    expect(fresh.id).not.toBe(old.id)
    expect(invalidated).toContain('*')

    const published = requireOk(await shop.guest.ask<{ blocks: { image?: { id: string } }[] }>('GET', `/articles/${before.slug}`))
    expect(JSON.stringify(published)).toContain(fresh.id)
    expect(JSON.stringify(published)).not.toContain(old.id)
    expect(JSON.stringify(requireOk(await editor.ask('GET', `/pages/care-${kind}?edit=true`)))).toContain(fresh.id)
    expect(JSON.stringify((await shop.db.select().from(siteSettings))[0]?.value)).toContain(fresh.id)
    const redirected = await createImageRoutes(shop.server).request(`/img/${old.id}/320.webp`)
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, `/img/${fresh.id}/320.webp`])

    // An editor that was open meanwhile saves without a conflict, and does not bring the old picture back.
    const { version } = before.texts.mn ?? { version: 0 }
    requireOk(
      await editor.ask('PUT', `/articles/${id}/texts/mn`, { version, ...createContent('Шинэ', [block(old.id), createParagraph('Мөр')]) })
    )
    expect(requireOk(await editor.ask('GET', `/articles/${id}?edit=1`)).texts.mn?.blocks[0]).toMatchObject({ imageId: fresh.id })
    expect(await editor.ask('GET', `/library_pictures/${old.id}`)).toMatchObject({ status: 404 })

    // The old file, uploaded again, is a picture of its own.
    const again = await shop.server.storage.has(`originals/${old.id.slice(0, 2)}/${old.id}`)
    expect(again).toBe(false)
  })

  it('changes the name and the alternative text', async () => {
    const picture = await upload(editor, 'a.jpg')
    const named = { name: 'Намрын буудал', alt: { mn: 'Буудал', en: 'A camp' } }
    expect(requireOk(await editor.ask<LibraryPicture>('PUT', `/library_pictures/${picture.id}`, named))).toMatchObject({
      name: 'Намрын буудал',
      alts: { mn: 'Буудал', en: 'A camp' },
      alt: 'A camp'
    })
    expect(await writer.ask('PUT', `/library_pictures/${picture.id}`, named)).toMatchObject({ status: 403 })
    expect(await editor.ask('PUT', `/library_pictures/${'0'.repeat(20)}`, named)).toMatchObject({ status: 404 })
  })
})

/** Tables with pictures of customers: they are never in the library, and their references prevent a deletion. */
const CUSTOMERS = ['comment_images', 'return_images']

it('knows every column with a picture', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../../src/server/**/tables.ts', { eager: true })
  const tables = Object.values(modules)
    .flatMap(module => Object.values(module))
    .filter((value): value is PgTable => typeof value === 'object' && value !== null && Symbol.for('drizzle:Name') in value)
  const withPictures = tables.flatMap(table => {
    const { name, foreignKeys } = getTableConfig(table)
    return foreignKeys.some(key => key.reference().foreignTable === images) ? [name] : []
  })
  const { default: source } = await import('../../../src/server/content/library/uses.ts?raw')
  const unknown = withPictures.filter(
    name =>
      !CUSTOMERS.includes(name) &&
      !['library_pictures', 'image_sources'].includes(name) &&
      !source.includes(`'${name}'`) &&
      !source.includes(`FROM ${name}`)
  )
  expect(unknown).toEqual([])
  expect(withPictures).toContain('products')
})
