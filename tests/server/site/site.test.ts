import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { quoteDelivery } from '#domain/delivery.ts'
import type { SiteData } from '#contract/site.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'
import { products, productTaxons } from '#server/catalogue/product/tables.ts'
import { taxons } from '#server/catalogue/tables.ts'
import { contentPages } from '#server/content/tables.ts'
import { log } from '#server/kernel/log/log.ts'
import { readSettings } from '#server/site/settings.ts'
import { branches } from '#server/site/tables.ts'
import { siteSources } from '#server/sources.ts'
import { createSiteRoutes } from '#server/site/routes.ts'
import { siteSettings } from '#server/site/tables.ts'
import { seedZones } from '#server/site/zones/seed.ts'
import { furnishShop, addHours, NOON, openTestShop, stockProduct } from '../catalogue/small-shop.ts'

const shop = await openTestShop([server => createSiteRoutes(server, siteSources)])
const { db } = shop
const readSite = (query = '', locale = 'mn') => shop.read<SiteData>(`/api/v2/site_data${query}`, locale)
const invalidateSite = (): void => invalidateLocally(['site'])
const set = async (name: string, value: unknown): Promise<void> => {
  await db.insert(siteSettings).values({ name, value }).onConflictDoUpdate({ target: siteSettings.name, set: { value } })
  invalidateSite()
}

beforeAll(async () => {
  await furnishShop(db)
  await seedZones(db)
  await stockProduct(db, { slug: 'scarf', taxonId: 4 })
  await stockProduct(db, { slug: 'kettle', taxonId: 5 })
})
afterEach(async () => {
  await db.delete(siteSettings)
  invalidateSite()
  shop.clock.now = NOON
})
afterAll(() => shop.close())

describe('site_data', () => {
  it('is complete without any setting', async () => {
    const response = await readSite('', 'en')
    expect(response).toMatchObject({
      menus: { service: [], footer: [] },
      translation: {},
      notifications: [],
      configs: { canUploadAvatar: false, showLease: false, productsPerPage: 40, colours: {} },
      badges: [{ code: 'new', label: 'New', tone: 'new' }],
      presets: { banners: [], bank_accounts: [], contact: { name: 'Delguur', hours: '' } },
      delivery: null,
      has_branches: false,
      receipts: false,
      zones: [],
      demo: true
    })
    expect(response.taxons.map(taxon => taxon.permalink)).toEqual(['women', 'home'])
    expect(response.taxons[0]?.children[0]).toMatchObject({
      name: 'Knitwear',
      translation_en: 'Knitwear',
      n: 'Ноолуур',
      image: { alt: 'Knitwear' }
    })
  })

  it('has the taxons as menu and the published pages as footer', async () => {
    await db.insert(contentPages).values({ slug: 'delivery', title: { mn: 'Хүргэлт', en: 'Delivery' }, summary: {}, body: {} })
    const { menus } = await readSite()
    expect(menus.main.map(item => [item.title, item.href])).toEqual([
      ['Эмэгтэй', '/t/women'],
      ['Гэр ахуй', '/t/home']
    ])
    // No product is listed in the other one.
    expect(menus.main[0]?.children[0]?.children).toEqual([{ title: 'Ороолт', href: '/t/women/knitwear/scarves', children: [] }])
    expect(menus.footer).toEqual([{ title: 'Хүргэлт', href: '/delivery', children: [] }])
    await db.delete(contentPages)
  })

  it('overrides defaults by rows, in the requested language', async () => {
    await set('configs', { wallet: true, colours: { sky: '#123456' } })
    await set('menus', { main: [{ title: { mn: 'Хямдрал', en: 'Sale' }, href: '/products?sale=1', tone: 'sale' }] })
    await set('bank_accounts', [
      { bank: { mn: 'Хаан банк', en: 'Khan Bank' }, account_name: { mn: 'Дэлгүүр ХХК' }, account_number: '5001', card_number: '6234' }
    ])
    await set('translation', { 'cart:title': { mn: 'Миний сагс' } })
    const response = await readSite('', 'en')
    expect(response.configs).toMatchObject({ wallet: true, coupon: false, colours: { sky: '#123456' } })
    expect(response.menus.main).toEqual([{ title: 'Sale', href: '/products?sale=1', tone: 'sale', children: [] }])
    expect(response.presets.bank_accounts).toEqual([
      { bank: 'Khan Bank', account_name: 'Дэлгүүр ХХК', account_number: '5001', card_number: '6234' }
    ])
    expect(response.translation).toEqual({})
    expect((await readSite()).translation).toEqual({ 'cart:title': 'Миний сагс' })
    expect((await readSite()).menus.main[0]?.title).toBe('Хямдрал')
  })

  it('uses defaults for an invalid row, and logs it', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    await set('configs', { wallet: 'yes', productsPerPage: 10_000 })
    await set('menus', 'none')
    const response = await readSite()
    expect(response.configs).toMatchObject({ wallet: false, productsPerPage: 40 })
    expect(response.menus.main).toHaveLength(2)
    expect(logged.mock.calls.map(([fields]) => fields)).toEqual([{ setting: 'configs' }, { setting: 'menus' }])
    logged.mockRestore()
  })

  it('links to the lease calculator only while lease is offered', async () => {
    const href = '/lease?months=12'
    await set('menus', {
      main: [
        { title: { mn: 'Лизинг' }, href },
        { title: { mn: 'Бараа' }, href: '/products', children: [{ title: { mn: 'Лизинг' }, href: '/lease' }] }
      ]
    })
    await set('notifications', [{ id: 'lease', text: { mn: 'Лизинг' }, href }])
    const links = async () => {
      const { menus, notifications } = await readSite()
      return [
        ...menus.main.flatMap(item => [item.href, ...item.children.map(child => child.href)]),
        ...notifications.map(item => item.href)
      ]
    }
    expect(await links()).toEqual(['/products'])
    await set('configs', { showLease: true })
    expect(await links()).toEqual([href, '/products', '/lease', href])
    await set('configs', { showLease: false })
    expect(await links()).toEqual(['/products'])
  })

  it('announces delivery and VAT receipts once staff have set them', async () => {
    await set('delivery', { capital: { soonBefore: 12, laterHours: 48 } })
    await set('receipt', { enabled: true, merchantTin: '12345678901' })
    const { delivery, receipts } = await readSite()
    expect([delivery, receipts]).toEqual([{ soon_before: 12, soon_hours: 5, later_hours: 48, from_hours: 24, to_hours: 72 }, true])
  })

  it('puts a link to all taxons before the first of many', async () => {
    const more = Array.from({ length: 8 }, (_, n) => ({
      id: 50 + n,
      permalink: `tools-${n}`,
      name: { mn: `Багаж ${n}` },
      depth: 1,
      position: 9
    }))
    await db.insert(taxons).values(more)
    const { id } = await stockProduct(db, { slug: 'hammer' })
    await db.insert(productTaxons).values(more.map(taxon => ({ taxonId: taxon.id, productId: id })))
    invalidateLocally(['taxons', 'catalogue'])
    const { menus, taxons: all } = await readSite()
    expect([all.length, menus.main.length]).toEqual([10, 9])
    expect(menus.main.slice(0, 2).map(({ href }) => href)).toEqual(['/categories', '/t/women'])
    await db.delete(products).where(eq(products.id, id))
    invalidateLocally(['taxons', 'catalogue'])
    expect((await readSite()).menus.main.map(({ href }) => href)).toEqual(['/t/women', '/t/home'])
  })

  it('contains banners and notifications in their period, and as at a requested date', async () => {
    const banner = { slot: 'home', title: { mn: 'Цагаан сар' }, text: {}, href: '/t/women', cta: { mn: 'Үзэх' }, picture: null }
    await set('banners', [
      { ...banner, from: addHours(1).toISOString(), to: '2026-11-25T00:00:00+08:00' },
      { ...banner, title: { mn: 'Байнга' } }
    ])
    await set('notifications', [{ id: 'n1', text: { mn: 'Мэдэгдэл' }, href: null, to: addHours(2).toISOString() }])
    const visible = async (query = '') => {
      const { presets, notifications } = await readSite(query)
      return [...presets.banners.map(each => each.title), ...notifications.map(each => each.text)]
    }
    expect(await visible()).toEqual(['Байнга', 'Мэдэгдэл'])
    shop.clock.now = addHours(1)
    expect(await visible()).toEqual(['Цагаан сар', 'Байнга', 'Мэдэгдэл'])
    shop.clock.now = addHours(2)
    expect(await visible()).toEqual(['Цагаан сар', 'Байнга'])
    expect(await visible('?date=2026-11-20')).toEqual(['Байнга', 'Мэдэгдэл'])
    expect(await visible('?date=2026-11-24T15:59:00Z')).toEqual(['Цагаан сар', 'Байнга'])
    expect(await visible('?date=2026-11-24T16:00:00Z')).toEqual(['Байнга'])
  })

  it('contains the zones on request', async () => {
    const { zones } = await readSite('?load_zones=true', 'en')
    expect(zones.length).toBeGreaterThan(2000)
    expect(zones[0]).toEqual({ code: '11', parent: null, name: 'Ulaanbaatar', cat: 'city', number: null })
    expect((await readSite('?load_zones=false')).zones).toEqual([])
  })

  it('needs no query once cached, and follows invalidations', async () => {
    await readSite()
    expect(await shop.queriesOf('/api/v2/site_data')).toBe(0)
    await db.insert(siteSettings).values({ name: 'configs', value: { voucher: true } })
    expect((await readSite()).configs.voucher).toBe(false)
    invalidateSite()
    expect((await readSite()).configs.voucher).toBe(true)
  })

  it.each([
    'date=yesterday',
    'date=2026-02-31',
    'date=2026-11-20%00',
    'load_zones=perhaps',
    'load_zones=',
    'date=2026-11-20&date=2026-11-21'
  ])('refuses %s', async query => {
    expect(await shop.get(`/api/v2/site_data?${query}`)).toMatchObject({ status: 422, body: { code: 'validation' } })
  })
})

describe('delivery rules', () => {
  const place = { city: '11', district: '1107' }
  it('have defaults for every province', async () => {
    const { delivery: rules } = await readSettings(db)
    expect(quoteDelivery(rules, { place, itemTotal: 1000, now: NOON })).toMatchObject({ price: 6000, promise: { kind: 'hours' } })
    expect(Object.keys(rules.elsewhere.prices)).toHaveLength(21)
    expect(Object.keys(rules.capital.far)).toEqual(['1101', '1104', '1113'])
  })

  it('are overridden only by fields of the setting', async () => {
    await set('delivery', { capital: { price: 4000 }, elsewhere: { prices: { '45': 1 } }, closes: 20 })
    const { delivery: rules } = await readSettings(db)
    expect(rules).toMatchObject({
      opens: 11,
      closes: 20,
      capital: { price: 4000, freeFrom: 150_000 },
      elsewhere: { prices: { '45': 1 }, toHours: 72 }
    })
    expect(quoteDelivery(rules, { place: { city: '84', district: '8401' }, itemTotal: 1, now: NOON })).toBeNull()
  })
})

it('lists branches in their order', async () => {
  const hours = { mn: '10:00–21:00' }
  await db.insert(branches).values([
    {
      code: 'zaisan',
      name: { mn: 'Зайсан' },
      address: { mn: 'ХУД' },
      phone: '77001189',
      hours,
      latitude: 47.88,
      longitude: 106.91,
      position: 2
    },
    {
      code: 'centre',
      name: { mn: 'Төв', en: 'Centre' },
      address: { mn: 'СБД' },
      phone: '77001188',
      hours,
      latitude: 47.92,
      longitude: 106.92,
      position: 1
    }
  ])
  expect(await shop.read('/api/v2/branches', 'en')).toEqual([
    { code: 'centre', name: 'Centre', address: 'СБД', phone: '77001188', hours: '10:00–21:00', latitude: 47.92, longitude: 106.92 },
    { code: 'zaisan', name: 'Зайсан', address: 'ХУД', phone: '77001189', hours: '10:00–21:00', latitude: 47.88, longitude: 106.91 }
  ])
})

describe('map tiles', () => {
  const tiles = () => shop.read<{ url: string; attribution: string } | null>('/api/v2/maps/tiles')

  it('are none without the setting, nor by an address without a position', async () => {
    expect(await tiles()).toBeNull()
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    await set('map', { tiles: 'https://tiles.shop.mn/all.png' })
    expect(await tiles()).toBeNull()
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('are those of the setting from the next request on', async () => {
    await set('map', { tiles: 'https://tiles.shop.mn/{z}/{x}/{y}.png', attribution: '© Owner' })
    expect(await tiles()).toEqual({ url: 'https://tiles.shop.mn/{z}/{x}/{y}.png', attribution: '© Owner' })
  })
})
