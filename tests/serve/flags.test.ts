import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { ProductDetail } from '#domain/product.ts'
import { type Cart, MAX_LINE_QUANTITY } from '#domain/cart.ts'
import type { SettingName, SettingOf } from '#contract/setting.ts'
import type { Flag } from '#domain/site.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { users } from '#server/identity/tables.ts'
import { createSession } from '#server/identity/sessions.ts'
import { rateLimits } from '#server/kernel/http/tables.ts'
import { openPostgres, EMPTY } from '../server/database.ts'
import { furnishShop, stockProduct } from '../server/catalogue/small-shop.ts'
import { storeSetting } from '../server/settings.ts'
import { setUpLiveShop } from './live-shop.ts'
import checkout from '#i18n/locales/mn/checkout.json' with { type: 'json' }
import shell from '#i18n/locales/mn/shell.json' with { type: 'json' }

/** A live shop with a product on sale, with a brand, a gift and three pieces, and one of which none is left. */
const database = await openPostgres(EMPTY)
afterAll(() => database.close())
await furnishShop(database.db)
const always = { availableOn: new Date('2020-01-01'), taxonId: 4 }
const gift = await stockProduct(database.db, { ...always, slug: 'soap' })
await stockProduct(database.db, {
  ...always,
  slug: 'scarf',
  brandId: 1,
  giftVariantIds: gift.variantIds,
  variants: [{ price: 51_000, salePrice: 38_000, onHand: 3 }]
})
await stockProduct(database.db, { ...always, slug: 'hat', variants: [{ onHand: 0 }] })
await stockProduct(database.db, { ...always, slug: 'concert' })
const event = { startsAt: '2099-12-05T11:00:00.000Z', place: { mn: 'Театр' } }
await database.db
  .update(products)
  .set({ kind: 'ticket', event, availableUntil: new Date(event.startsAt) })
  .where(eq(products.slug, 'concert'))
await stockProduct(database.db, { ...always, slug: 'fridge', lease: true, variants: [{ price: 400_000 }] })
const [user] = await database.db
  .insert(users)
  .values({ mobile: '99112233', phoneVerifiedAt: new Date(), createdAt: new Date() })
  .returning({ id: users.id })
const session = (await createSession(database.db, { kind: 'browser', userId: user?.id ?? 0, now: new Date() })).token
const { url } = await setUpLiveShop({ DATABASE_URL: database.url ?? '' })

const set = <Name extends SettingName>(name: Name, value: SettingOf<Name>): Promise<void> => storeSetting(database, name, value)
const setFlags = async (value: Partial<Record<Flag, boolean>>): Promise<void> => {
  await set('configs', value)
  // The notification reaches the shop's process after the statement that sends it.
  const readConfigs = async () => ((await (await fetch(`${url}/api/v2/site_data`)).json()) as { configs: Record<string, boolean> }).configs
  await expect.poll(readConfigs).toMatchObject(value)
}
const PRIVATE = /^(\/en)?\/(account|a|checkout)\/?|^\/api\/v2\/(articles\/mine|coupons|points|tickets|wallet)/
const request = async (path: string): Promise<Response> =>
  fetch(url + path, { redirect: 'manual', headers: PRIVATE.test(path) ? { cookie: `__Host-delguur_session=${session}` } : {} })
const read = async (path: string): Promise<string> => (await request(path)).text()
const readDescription = async (path: string) => /<meta name="description" content="([^"]+)"/.exec(await read(path))?.[1]
const readStatus = async (path: string): Promise<number> => (await request(path)).status

/** Which of the words their pages do not say. */
async function listMissing(says: (typeof CASES)[number]['says']) {
  const pages = await Promise.all(says.map(([path]) => read(path)))
  return says.filter(([, words], index) => !pages[index]?.includes(words))
}

/** A flag with what its pages say while it is on, and pages that exist only then. */
const CASES: readonly { flag: Flag; says: readonly [path: string, words: string][]; pages: readonly string[] }[] = [
  {
    flag: 'showBrand',
    says: [
      ['/products', '<span>Хангай</span>'],
      ['/products/scarf', '/brand/khangai'],
      ['/products/scarf', '"@type":"Brand"'],
      ['/api/v2/products/scarf', '"brand":"Хангай"'],
      ['/search?q=%D1%85%D0%B0%D0%BD%D0%B3%D0%B0%D0%B9', '/brand/khangai'],
      ['/sitemap/pages.xml', '/brands']
    ],
    pages: ['/brands', '/brand/khangai', '/en/brand/khangai', '/api/v2/brands', '/api/v2/brands/khangai']
  },
  {
    flag: 'showSale',
    says: [
      ['/products', '51,000₮'],
      ['/products', '−25%'],
      ['/products/scarf', '51,000₮'],
      ['/products', 'value="sale_desc"'],
      ['/api/v2/products/scarf', '"sale_percent":25'],
      ['/sitemap/pages.xml', '/sale']
    ],
    pages: ['/sale', '/deals', '/en/sale', '/products?sale=1', '/api/v2/products?sale=1', '/api/v2/products?deal=1']
  },
  {
    flag: 'showStock',
    says: [
      ['/products', 'class="stock stock-low"'],
      ['/products/scarf', '3\u00a0ширхэг'],
      ['/products/soap', 'class="product-stock"'],
      ['/api/v2/products/scarf', '"low_stock"']
    ],
    pages: ['/api/v2/products/0/variants/1/stock_items']
  },
  {
    flag: 'showGiftBadge',
    says: [
      ['/products', 'Бэлэгтэй'],
      ['/products/scarf', 'Бэлэгтэй'],
      ['/en/products', 'With a gift']
    ],
    pages: []
  },
  {
    flag: 'showCompare',
    says: [
      ['/products', 'data-compares'],
      ['/products/scarf', 'data-compare '],
      ['/products/scarf', 'action="/compare"']
    ],
    pages: ['/compare', '/compare?of=scarf,soap', '/en/compare']
  },
  {
    flag: 'showLease',
    says: [
      ['/sitemap/pages.xml', '/lease'],
      ['/products/fridge', 'href="/lease'],
      ['/api/v2/products/fridge', '"lease":true'],
      ['/api/v2/products/fridge', '"interest"'],
      ['/products', 'class="lease-price"']
    ],
    pages: ['/lease', '/en/lease']
  },
  { flag: 'wallet', says: [['/account', 'Хэтэвч']], pages: [] },
  { flag: 'storeCredit', says: [], pages: ['/account/wallet', '/account/wallet/recharge', '/api/v2/wallet'] },
  { flag: 'points', says: [['/account', '/account/points']], pages: ['/account/points', '/api/v2/points'] },
  { flag: 'coupon', says: [['/account', '/account/coupons']], pages: ['/account/coupons', '/en/account/coupons', '/api/v2/coupons'] },
  { flag: 'voucher', says: [['/account', '/account/vouchers']], pages: ['/account/vouchers', '/api/v2/coupons?type=voucher'] },
  {
    flag: 'articles',
    says: [
      ['/account', '/a/create'],
      ['/account', '/account/bookmarks'],
      ['/account', '/account/articles'],
      ['/a/create', 'name="title"'],
      ['/api/v2/articles/mine', '"entries"']
    ],
    pages: ['/account/articles', '/account/articles/calendar']
  },
  {
    flag: 'canUploadAvatar',
    says: [
      ['/account', '/account/profile#avatar'],
      ['/account/profile', 'id="avatar"']
    ],
    pages: []
  },
  {
    flag: 'ticket',
    says: [
      ['/sitemap/pages.xml', '/tickets'],
      ['/tickets', '/products/concert'],
      ['/account', '/account/tickets']
    ],
    pages: ['/account/tickets', '/api/v2/tickets', '/tickets', '/en/tickets', '/products/concert', '/api/v2/events']
  },
  { flag: 'hotel', says: [['/sitemap/pages.xml', '/hotel']], pages: ['/hotel'] }
]

test.each(CASES)('$flag changes pages, links and the API on the next request', async ({ flag, says, pages }) => {
  await setFlags({ [flag]: true })
  expect(await listMissing(says), 'on').toEqual([])
  for (const path of pages) expect(await readStatus(path), `${path} with ${flag}`).toBe(200)
  await setFlags({ [flag]: false })
  expect(await listMissing(says), 'off').toEqual(says)
  for (const path of pages) expect(await readStatus(path), `${path} without ${flag}`).toBe(404)
})

test('staff arrange a home page with sections of sales without showSale, too', async () => {
  await setFlags({ showSale: false })
  const [owner] = await database.db
    .insert(users)
    .values({ mobile: '99445566', phoneVerifiedAt: new Date(), role: 'owner', createdAt: new Date() })
    .returning({ id: users.id })
  const { token } = await createSession(database.db, { kind: 'browser', userId: owner?.id ?? 0, now: new Date() })
  const page = await fetch(`${url}/admin/home/arrange`, { headers: { cookie: `__Host-delguur_session=${token}` } })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('arrange-section')
})

test('no description of a listing promises a sale without showSale', async () => {
  await setFlags({ showSale: false })
  for (const path of ['/products', '/new', '/t/women']) expect(await readDescription(path), path).not.toMatch(/хямдра/i)
  expect(await readDescription('/en/products')).not.toMatch(/reduced|sale/i)
})

test("structured data of the home page has the shop's address", async () => {
  await set('contact', {
    name: {},
    legal_name: {},
    register_number: '',
    phone: '7700 1188',
    email: '',
    address: { mn: 'Энхтайваны өргөн чөлөө 1' },
    hours: {},
    facebook: ''
  })
  const address = '"address":{"@type":"PostalAddress","streetAddress":"Энхтайваны өргөн чөлөө 1","addressCountry":"MN"}'
  await expect.poll(() => read('/')).toContain(`"telephone":"+97677001188",${address}`)
})

test('colours replace those of the design in both themes and in the pictures of links', async () => {
  const pictureOf = async () => Buffer.from(await (await fetch(`${url}/og/site.mn.png`)).arrayBuffer())
  const before = await pictureOf()
  await set('configs', { colours: { sky: '#0a6b3d', paper: '#fffaf0' } })
  await expect.poll(() => read('/contact')).toContain('#fffaf0')
  for (const path of ['/', '/products/scarf', '/en/cart', '/login', '/account']) {
    const page = await request(path)
    const text = await page.text()
    const style = /<style>(html:root[\s\S]*?)<\/style>/.exec(text)?.[1] ?? ''
    expect(style, path).toMatch(/html:root\{[^}]*--sky:#0a6b3d[^}]*\}.*html:root\[data-theme='dark'\]\{[^}]*--sky:#/)
    expect(page.headers.get('content-security-policy') ?? text).toContain(createHash('sha256').update(style).digest('base64'))
  }
  expect((await pictureOf()).equals(before)).toBe(false)
  await set('configs', {})
  await expect.poll(() => read('/contact')).not.toContain('#fffaf0')
  expect((await pictureOf()).equals(before)).toBe(true)
})

test('a name of the wallet moves its balance to the page of coupons', async () => {
  const walletTitle = { mn: 'Урамшуулал' }
  await set('configs', { wallet: true, storeCredit: true, walletTitle })
  await expect.poll(() => read('/account')).toContain('Урамшуулал')
  expect(await read('/account')).not.toContain('/account/wallet')
  expect(await read('/account/coupons')).toContain('href="/account/wallet"')
  await set('configs', { wallet: true, storeCredit: true })
  await expect.poll(() => read('/account')).toContain('href="/account/wallet"')
  expect(await readStatus('/account/coupons')).toBe(404)
})

test('a product that is gone is marked and cannot be bought without showStock either', async () => {
  await setFlags({ showStock: false })
  const page = await read('/products/hat')
  expect(page).toContain('id="notice"')
  expect(page).not.toContain('data-add-to-cart')
})

test('without showStock no number of pieces leaves the server, and the quantity is checked all the same', async () => {
  const scarf = async () => (await (await fetch(`${url}/api/v2/products/scarf`)).json()) as ProductDetail
  const add = async (quantity: number) => {
    const body = JSON.stringify({ variant_id: (await scarf()).vid, quantity })
    const headers = { 'content-type': 'application/json', origin: url, cookie: `__Host-delguur_session=${session}` }
    const response = await fetch(`${url}/api/v2/checkouts/current/items`, { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as Cart & { code: string; details: object } }
  }
  const cart = async () => (await fetch(`${url}/cart`, { headers: { cookie: `__Host-delguur_session=${session}` } })).text()
  await setFlags({ showStock: true })
  expect(await scarf()).toMatchObject({ total_on_hand: 3, stock: 'low_stock', variants: [{ available: 3 }] })
  expect(await add(4)).toMatchObject({ status: 409, body: { code: 'quantity_unavailable', details: { available: 3 } } })

  await setFlags({ showStock: false })
  await expect.poll(scarf).toMatchObject({ total_on_hand: 1, stock: 'in_stock', variants: [{ available: MAX_LINE_QUANTITY }] })
  const refused = await add(4)
  expect(refused).toMatchObject({ status: 409, body: { code: 'quantity_short' } })
  expect(refused.body.details).not.toHaveProperty('available')
  expect((await add(3)).body.line_items).toMatchObject([{ quantity: 3, available: MAX_LINE_QUANTITY, stock: 'in_stock' }])

  const { vid } = await scarf()
  await database.db.update(variants).set({ onHand: 2 }).where(eq(variants.id, vid))
  expect(await cart()).toContain(checkout.fewer)
  await database.db.update(variants).set({ onHand: 0 }).where(eq(variants.id, vid))
  expect(await cart()).toContain(checkout.gone)
  await database.db.update(variants).set({ onHand: 3 }).where(eq(variants.id, vid))
})

test.each([
  ['header', '/contact', '.header-row .logo{order:1}'],
  ['footer', '/contact', '.site-footer .logo-light{display:none}'],
  ['mobile_navigation', '/contact', '.bottom-bar a{min-height:3.25rem}'],
  ['product_page', '/products/scarf', '.product-page>.product-info{order:-1}']
] as const)('the second version of %s is another look of the same page', async (part, path, css) => {
  const theme = { header: 1, footer: 1, mobile_navigation: 1, product_page: 1 } as const
  await set('configs', { theme: { ...theme, [part]: 2 } })
  await expect.poll(async () => (await read(path)).includes(css)).toBe(true)
  const page = await fetch(url + path)
  const style = /<style>(html \.[\s\S]*?|@media \((?:min|max)-width[\s\S]*?)<\/style>/.exec(await page.text())?.[1] ?? ''
  expect(page.headers.get('content-security-policy')).toContain(createHash('sha256').update(style).digest('base64'))
  await set('configs', { theme })
  await expect.poll(async () => (await read(path)).includes(css)).toBe(false)
})

test('texts of the shop replace the default ones, in their language only', async () => {
  await set('translation', { 'checkout:cart': { mn: 'Миний тэрэг' }, 'shell:me': { mn: 'Танайх' } })
  await expect.poll(() => read('/contact')).toContain('Танайх')
  expect(await read('/en/contact')).not.toContain('Танайх')
  await set('translation', {})
  await expect.poll(() => read('/contact')).not.toContain('Танайх')
})

test('a notice of the site stands above every page while it runs', async () => {
  const text = { mn: 'Наадмаар амарна', en: 'Closed for Naadam' }
  await set('notifications', [
    { id: 'naadam', text, href: '/contact' },
    { id: 'past', text: { mn: 'Өнгөрсөн' }, href: null, to: '2020-01-01T00:00:00.000Z' }
  ])
  await expect.poll(() => read('/contact')).toContain('Наадмаар амарна')
  const [mongolian, english] = [await read('/products'), await read('/en/products')]
  expect(mongolian).toContain('Наадмаар амарна')
  expect(mongolian).not.toContain('Өнгөрсөн')
  expect(english).toContain('<a class="link" href="/en/contact"')
  await set('notifications', [])
  await expect.poll(() => read('/contact')).not.toContain('data-notices')
})

test('pages contain and allow only the services that are configured for measuring visits', async () => {
  const pages = ['/', '/products', '/products/scarf', '/en/cart', '/login']
  const before = await Promise.all(pages.map(read))
  for (const page of before) expect(page).not.toMatch(/data-services|data-consent|googletagmanager|facebook\.net|onesignal/i)
  await set('tracking', { meta: '123456789' })
  await expect.poll(() => read('/products/scarf')).toContain('data-services')
  for (const path of pages) {
    const response = await fetch(url + path)
    const page = await response.text()
    const policy = response.headers.get('content-security-policy') ?? page
    expect(policy, path).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net/)
    expect(policy, path).toMatch(/connect-src [^;]*https:\/\/www\.facebook\.com/)
    expect(policy, path).not.toMatch(/google|onesignal/)
    // The page itself loads nothing of the service.
    expect(page, path).not.toMatch(/<(script|img|link|iframe)[^>]+facebook/)
  }
  // Services read the whole URL.
  const secrets = [
    '/password/reset?token=a',
    '/unsubscribe?token=a',
    '/login?from=%2Fadmin%2Finvitation%3Ftoken%3Da',
    '/en/login?mobile=99112233'
  ]
  for (const path of secrets) {
    const response = await request(path)
    expect(response.status, path).toBe(200)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(/data-services|facebook\.net/.exec(policy + (await response.text()))?.[0], path).toBeUndefined()
  }
  await set('tracking', {})
  await expect.poll(() => read('/products/scarf')).not.toContain('data-services')
  // Not one byte more than before.
  expect((await read('/products')).length).toBe(before[1]?.length)
})

test('a page that the API refuses to read says so in words, also to a form', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ action: 'save' }) }
  for (const [path, title] of [
    ['/t/%01', shell.not_found_title],
    ['/en/t/%01', 'Page not found']
  ] as const) {
    for (const init of [{}, form]) {
      const response = await fetch(url + path, init)
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(title)])
    }
  }
  await set('configs', { ticket: true })
  const endsAt = new Date(Date.now() + 3_600_000)
  await database.db.insert(rateLimits).values({ key: 'ticket_codes_from:127.0.0.1', count: 1000, endsAt })
  await expect.poll(async () => (await fetch(`${url}/en/tickets/ABCD`)).status).toBe(429)
  const limited = await fetch(`${url}/en/tickets/ABCD`)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await limited.text()).toMatch(/Too many tries. Wait \d+ minutes/)
})
