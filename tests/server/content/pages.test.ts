import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Promotion, EditedPromotion, EditedPromotionCard } from '#contract/promotion.ts'
import type { EditedPage, EditedPageCard, PageRevision } from '#contract/page.ts'
import type { Picture } from '#domain/site.ts'
import { DAY_MS, MINUTE_MS } from '#domain/day.ts'
import { DELETED_DAYS } from '#domain/editing.ts'
import { WALLET_RULES } from '#domain/wallet.ts'
import type { SiteData } from '#contract/site.ts'
import { createPageRoutes } from '#server/content/editor/page-routes.ts'
import { createPromotionRoutes } from '#server/content/promotion/routes.ts'
import { purgeDeleted } from '#server/content/purge-deleted.ts'
import { siteSources } from '#server/sources.ts'
import { createSiteRoutes } from '#server/site/routes.ts'
import { createSettingRoutes } from '#server/site/setting-routes.ts'
import { stockProduct } from '../catalogue/small-shop.ts'
import { requireOk, type ContentTest, openContentTest, createParagraph, type Person } from './content-shop.ts'

let shop: ContentTest
let writer: Person
let editor: Person
let owner: Person

beforeAll(async () => {
  shop = await openContentTest('pglite', [
    createSettingRoutes,
    createPageRoutes,
    createPromotionRoutes,
    server => createSiteRoutes(server, siteSources)
  ])
  writer = await shop.person('customer', 'Номин')
  editor = await shop.person('editor', 'Сараа')
  owner = await shop.person('owner', 'Дорж')
  await stockProduct(shop.db, { slug: 'sweater', title: { mn: 'Цамц' } })
}, 60_000)
afterAll(() => shop.close())

describe('pages and settings', () => {
  it('are edited by editors, with both contents kept in concurrent saves', async () => {
    const page = { version: 0, title: { mn: 'Өвлийн худалдаа' }, summary: {}, body: { mn: [createParagraph('Нэг')], en: [] } }
    expect(await writer.ask('PUT', '/pages/winter-sale', page)).toMatchObject({ status: 403 })
    expect(await editor.ask('PUT', '/pages/Winter%20Sale', page)).toMatchObject({ status: 422 })
    expect(requireOk(await editor.ask<EditedPage>('PUT', '/pages/winter-sale', page)).version).toBe(1)
    expect(await editor.ask('PUT', '/pages/winter-sale', page)).toMatchObject({
      status: 409,
      body: { code: 'stale_save', details: { theirs: { version: 1 } } }
    })
    requireOk(await owner.ask('PUT', '/pages/winter-sale', { ...page, version: 1, title: { mn: 'Хямдрал' } }))
    expect(requireOk(await shop.guest.ask<{ title: string; locale: string }>('GET', '/pages/winter-sale'))).toMatchObject({
      title: 'Хямдрал',
      locale: 'mn'
    })
    expect(await shop.guest.ask('GET', '/pages/winter-sale?edit=1')).toMatchObject({ status: 401 })
    expect(requireOk(await editor.ask<EditedPage>('GET', '/pages/winter-sale?edit=1'))).toMatchObject({ version: 2, body: { en: [] } })
    expect(requireOk(await shop.guest.ask<{ slug: string }[]>('GET', '/pages')).map(({ slug }) => slug)).toContain('winter-sale')
  })

  it('are published by editors, previewed before, and deleted', async () => {
    const page = { version: 0, title: { mn: 'Бэлэг' }, summary: {}, body: { mn: [createParagraph('Нэг')], en: [] }, published: false }
    requireOk(await editor.ask('PUT', '/pages/gift-wrapping', page))
    expect(await editor.ask('PUT', '/pages/cart', page)).toMatchObject({ status: 422, body: { errors: { slug: expect.any(Array) } } })
    const menu = async () => requireOk(await shop.guest.ask<SiteData>('GET', '/site_data')).menus.footer.map(({ href }) => href)
    expect(await shop.guest.ask('GET', '/pages/gift-wrapping')).toMatchObject({ status: 404 })
    expect(await writer.ask('GET', '/pages/gift-wrapping?hidden=1')).toMatchObject({ status: 403 })
    expect(requireOk(await editor.ask<{ title: string }>('GET', '/pages/gift-wrapping?hidden=1')).title).toBe('Бэлэг')
    expect(await menu()).not.toContain('/gift-wrapping')
    expect(await writer.ask('GET', '/pages?edit=1')).toMatchObject({ status: 403 })
    const listed = requireOk(await editor.ask<EditedPageCard[]>('GET', '/pages?edit=1'))
    expect(listed.find(({ slug }) => slug === 'gift-wrapping')).toMatchObject({ published: false, missing: ['en'] })
    requireOk(await editor.ask('PUT', '/pages/gift-wrapping', { ...page, version: 1, published: true }))
    expect(await menu()).toContain('/gift-wrapping')
    expect(await writer.ask('DELETE', '/pages/gift-wrapping')).toMatchObject({ status: 403 })
    requireOk(await editor.ask('DELETE', '/pages/gift-wrapping'))
    expect(await menu()).not.toContain('/gift-wrapping')
    expect(await editor.ask('DELETE', '/pages/gift-wrapping')).toMatchObject({ status: 404 })
  })

  it('promotions are edited by editors; concurrent saves lose nothing', async () => {
    const now = shop.clock.now.getTime()
    const at = (minutes: number): string => new Date(now + minutes * MINUTE_MS).toISOString()
    const promotion = {
      version: 0,
      title: { mn: 'Цагаан сар' },
      summary: {},
      image: null,
      image_alt: {},
      body: { mn: [], en: [] },
      products: [],
      starts_at: at(10),
      ends_at: at(20)
    }
    const write = (person: Person, change: object = {}) =>
      person.ask<EditedPromotion>('PUT', '/promotions/white-month', { ...promotion, ...change })
    expect(await write(writer)).toMatchObject({ status: 403 })
    for (const wrong of [
      { ends_at: at(5) },
      { products: ['nothing-here'] },
      { image: { id: 'f'.repeat(20) } },
      { title: {} },
      { starts_at: 'x' }
    ])
      expect(await write(editor, wrong)).toMatchObject({ status: 422 })
    expect(requireOk(await write(editor))).toMatchObject({ version: 1, published: true })
    expect(await write(owner)).toMatchObject({ status: 409, body: { code: 'stale_save', details: { theirs: { version: 1 } } } })
    const slugs = async () => requireOk(await shop.guest.ask<{ slug: string }[]>('GET', '/promotions')).map(({ slug }) => slug)
    expect(await slugs()).not.toContain('white-month')
    expect(await shop.guest.ask('GET', '/promotions/white-month?hidden=1')).toMatchObject({ status: 401 })
    expect(requireOk(await editor.ask<Promotion>('GET', '/promotions/white-month?hidden=1')).title).toBe('Цагаан сар')
    requireOk(await write(editor, { version: 1, starts_at: at(-1) }))
    expect(await slugs()).toContain('white-month')
    requireOk(await write(editor, { version: 2, starts_at: at(-1), published: false }))
    expect(await slugs()).not.toContain('white-month')
    const listed = requireOk(await editor.ask<EditedPromotionCard[]>('GET', '/promotions?edit=1'))
    expect(listed.find(({ slug }) => slug === 'white-month')).toMatchObject({ published: false, missing: ['en'] })
    for (const game of ['jackpot', 'lucky_wheel']) {
      expect(await editor.ask('PUT', `/promotions/${game}`, promotion)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(await shop.guest.ask('PUT', `/promotions/${game}`, {})).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(await editor.ask('PUT', '/promotions/jackpot-2026', promotion)).toMatchObject({ status: 200 })
    requireOk(await editor.ask('DELETE', '/promotions/jackpot-2026'))
    expect(await writer.ask('DELETE', '/promotions/white-month')).toMatchObject({ status: 403 })
    requireOk(await editor.ask('DELETE', '/promotions/white-month'))
    expect(await editor.ask('GET', '/promotions/white-month?edit=1')).toMatchObject({ status: 404 })
  })

  describe.each([
    ['pages', 'about'],
    ['promotions', 'autumn-sale']
  ])('%s', (list, slug) => {
    const at = (minutes: number): string => new Date(shop.clock.now.getTime() + minutes * MINUTE_MS).toISOString()
    const content = (title: string, word = title) => ({
      title: { mn: title },
      summary: {},
      body: { mn: [createParagraph(word)], en: [] },
      ...(list === 'promotions' ? { image: null, image_alt: {}, products: ['sweater'], starts_at: at(-1), ends_at: at(60) } : {})
    })
    const path = (of = slug): string => `/${list}/${of}`
    const save = (of: string, body: object) => editor.ask<EditedPage>('PUT', path(of), body)
    const read = (of = slug) => shop.guest.ask<{ title: string; slug: string }>('GET', path(of))
    const edit = async (of = slug) => requireOk(await editor.ask<EditedPage>('GET', `${path(of)}?edit=1`))
    const history = async (of = slug) => requireOk(await editor.ask<PageRevision[]>('GET', `${path(of)}/revisions`))

    it('keep a draft from readers until it is saved, and discard it', async () => {
      requireOk(await save(slug, { ...content('Бид'), version: 0, published: true }))
      const draft = requireOk(await save(slug, { ...content('Шинэ'), version: 1, draft: true, slug: 'elsewhere' }))
      expect(draft).toMatchObject({ slug, draft: true, published: true })
      expect(requireOk(await read()).title).toBe('Бид')
      expect(await edit()).toMatchObject({ title: { mn: 'Шинэ' }, version: 2 })
      expect(requireOk(await editor.ask<{ title: string }>('GET', `${path()}?hidden=1`)).title).toBe('Шинэ')
      expect(await shop.guest.ask('DELETE', `${path()}/draft`)).toMatchObject({ status: 401 })
      requireOk(await editor.ask('DELETE', `${path()}/draft`))
      expect(await edit()).toMatchObject({ title: { mn: 'Бид' }, draft: false, version: 3 })
      expect(await editor.ask('DELETE', `${path()}/draft`)).toMatchObject({ status: 404 })
      requireOk(await save(slug, { ...content('Дараах'), version: 3, draft: true }))
      requireOk(await save(slug, { ...content('Дараах'), version: 4 }))
      expect(requireOk(await read()).title).toBe('Дараах')
      expect(await edit()).toMatchObject({ draft: false })
    })

    it('keep their saved versions, which can be opened', async () => {
      const revisions = await history()
      expect(revisions.map(({ version, state }) => [version, state])).toEqual([
        [5, 'published'],
        [4, 'draft'],
        [2, 'draft'],
        [1, 'published']
      ])
      expect(revisions[0]?.saved_by).toMatch(/Сараа/)
      expect(await writer.ask('GET', `${path()}/revisions`)).toMatchObject({ status: 403 })
      const first = requireOk(await editor.ask<EditedPage>('GET', `${path()}/revisions/1`))
      expect(first).toMatchObject({ title: { mn: 'Бид' }, version: 5, body: { mn: content('Бид').body.mn } })
      expect(await editor.ask('GET', `${path()}/revisions/3`)).toMatchObject({ status: 404 })
      requireOk(await save(slug, { ...content('Бид'), version: first.version }))
      expect(requireOk(await read()).title).toBe('Бид')
    })

    it('lead from every former address to the current one', async () => {
      const move = (from: string, to: string, version: number) => save(from, { ...content('Бид'), version, slug: to })
      requireOk(await save('other-place', { ...content('Өөр'), version: 0 }))
      expect(await move(slug, 'other-place', 6)).toMatchObject({ status: 422, body: { errors: { slug: expect.any(Array) } } })
      expect(await move(slug, 'Not A Slug', 6)).toMatchObject({ status: 422 })
      expect(requireOk(await move(slug, 'second-place', 6)).slug).toBe('second-place')
      // The editor of the form before the move.
      expect(await move(slug, 'third-place', 6)).toMatchObject({ status: 409 })
      requireOk(await move(slug, 'third-place', 7))
      for (const former of [slug, 'second-place']) expect(requireOk(await read(former)).slug).toBe('third-place')
      expect((await history('third-place')).length).toBeGreaterThan(4)
      const uses = `/link_uses?path=${list === 'pages' ? '' : '/promotion'}/third-place`
      const link = { type: 'paragraph', text: [{ text: 'Холбоос', href: `${list === 'pages' ? '' : '/promotion'}/second-place` }] }
      requireOk(await save('other-place', { ...content('Өөр'), version: 1, body: { mn: [link], en: [] } }))
      expect(requireOk(await editor.ask<{ title: string }[]>('GET', uses)).map(({ title }) => title)).toContain('Өөр')
      requireOk(await move('third-place', slug, 8))
      expect(requireOk(await read('third-place')).slug).toBe(slug)
      requireOk(await save('third-place', { ...content('Энд'), version: 0 }))
      expect(requireOk(await read('third-place')).title).toBe('Энд')
      for (const each of [slug, 'other-place', 'third-place']) requireOk(await editor.ask('DELETE', path(each)))
      expect(await read('second-place')).toMatchObject({ status: 404 })
      await purgeDeleted(shop.db, new Date(shop.clock.now.getTime() + (DELETED_DAYS + 1) * DAY_MS))
      requireOk(await save(slug, { ...content('Шинээр'), version: 0 }))
      expect(await history()).toHaveLength(1)
      expect(await read('second-place')).toMatchObject({ status: 404 })
    })
  })

  it('keep the address of a page to which the shop links', async () => {
    const page = { title: { mn: 'Нөхцөл' }, summary: {}, body: { mn: [], en: [] } }
    requireOk(await editor.ask('PUT', '/pages/terms', { ...page, version: 0 }))
    expect(await editor.ask('PUT', '/pages/terms', { ...page, version: 1, slug: 'conditions' })).toMatchObject({
      status: 422,
      body: { errors: { slug: [expect.stringContaining('link to this address')] } }
    })
  })

  it('accept pictures from editors only, re-encoded', async () => {
    const png = await sharp({ create: { width: 40, height: 25, channels: 3, background: '#1450A3' } })
      .png()
      .toBuffer()
    const form = (bytes: Uint8Array<ArrayBuffer>): FormData => {
      const sent = new FormData()
      sent.set('image', new File([bytes], 'a.jpg', { type: 'image/jpeg' }))
      return sent
    }
    const picture = Uint8Array.from(png)
    expect(await writer.ask('POST', '/upload_image', form(picture))).toMatchObject({ status: 403 })
    expect(await shop.guest.ask('POST', '/upload_image', form(picture))).toMatchObject({ status: 401 })
    expect(requireOk(await editor.ask<Picture>('POST', '/upload_image', form(picture)))).toMatchObject({ width: 40, height: 25 })
    expect(await editor.ask('POST', '/upload_image', form(Uint8Array.from(Buffer.from('PK\x03\x04'))))).toMatchObject({ status: 415 })
  })

  it('configure the layout of all pages; invalid values are rejected', async () => {
    const banner = { slot: 'hero', title: { mn: 'Шинэ' }, text: {}, href: '/products', cta: {}, picture: null }
    const write = (person: Person, name: string, value: unknown, version = 0) =>
      person.ask<{ name: string; value: unknown; version: number; code: string }>('PUT', `/site_settings/${name}`, { version, value })
    expect(await writer.ask('GET', '/site_settings/banners')).toMatchObject({ status: 403 })
    expect(requireOk(await editor.ask<{ name: string; value: unknown; version: number }>('GET', '/site_settings/banners'))).toMatchObject({
      value: [],
      version: 0
    })
    requireOk(await write(editor, 'banners', [banner]))
    expect(requireOk(await shop.guest.ask<SiteData>('GET', '/site_data?locale=mn')).presets.banners).toMatchObject([{ title: 'Шинэ' }])
    expect(await write(editor, 'banners', [])).toMatchObject({ status: 409 })
    expect(await write(editor, 'banners', [{ ...banner, href: 'javascript:alert(1)' }], 1)).toMatchObject({
      status: 422,
      body: { code: 'document_wrong' }
    })
    expect(await write(editor, 'banners', 'x', 1)).toMatchObject({ status: 422 })
    expect(await write(editor, 'contact', {})).toMatchObject({ status: 403 })
    expect(requireOk(await shop.guest.ask<{ label: string }>('GET', '/badges/new'))).toMatchObject({ label: 'New', tone: 'new' })
    expect(requireOk(await shop.guest.ask<object[]>('GET', '/badges'))).toHaveLength(1)
    expect(await shop.guest.ask('GET', '/badges/nothing')).toMatchObject({ status: 404 })
    expect(await editor.ask('GET', '/site_settings/nothing')).toMatchObject({ status: 404 })
    expect(requireOk(await write(owner, 'wallet', { minTotal: 30_000 }))).toMatchObject({ version: 1 })
    // A stored row of some fields is read with the defaults of the others.
    expect(requireOk(await owner.ask<{ value: unknown }>('GET', '/site_settings/wallet')).value).toEqual({
      ...WALLET_RULES,
      minTotal: 30_000
    })
    expect(requireOk(await owner.ask<{ name: string; value: unknown; version: number }>('GET', '/site_settings/configs')).name).toBe(
      'configs'
    )
  })
})
