import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { CACHE_HEADER, RESULTS_HEADER, URL_HEADER } from '#serve/cache-provider.ts'
import { createFrontServer } from '#serve/server.ts'
import { createCartRoutes } from '#server/cart/routes.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { purgeSearchStatistics, createReportRoutes, startVisitCounter, type VisitCounter } from '#server/report/index.ts'
import { searchStatistics } from '#server/report/tables.ts'
import { searchClicks } from '#server/search/tables.ts'
import { cartSources } from '#server/sources.ts'
import { siteSettings } from '#server/site/tables.ts'
import { NOON, openTestShop, type TestShop } from '../catalogue/small-shop.ts'
import { turnOn } from '../settings.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
let shop: TestShop
let counter: VisitCounter
const tokens: Record<string, string> = {}
/** Results of each phrase; the page is kept for a minute. */
const RESULTS: Record<string, number> = { гутал: 12, куртик: 0 }
let front: ReturnType<typeof createFrontServer>
let renders = 0

beforeAll(async () => {
  shop = await openTestShop([createReportRoutes, server => createCartRoutes(server, cartSources)])
  counter = startVisitCounter(shop.server)
  for (const role of ['customer', 'packer', 'staff'] as const) {
    const [user] = await shop.db.insert(users).values({ role }).returning({ id: users.id })
    tokens[role] = (await createSession(shop.db, { kind: 'bearer', userId: user?.id ?? 0, now: NOON })).token
  }
  front = createFrontServer({
    handler: (req, res) => {
      renders += 1
      const { pathname, searchParams } = new URL(req.url ?? '/', 'http://shop.test')
      const results = RESULTS[searchParams.get('q')?.trim().toLowerCase() ?? '']
      res.writeHead(200, {
        'content-type': 'text/html',
        ...(pathname.endsWith('/search') && results !== undefined && { [RESULTS_HEADER]: String(results) }),
        [CACHE_HEADER]: JSON.stringify({ maxAge: 60, swr: 0, tags: [] }),
        [URL_HEADER]: req.url
      })
      res.end('page')
    },
    files: new Map(),
    onInvalidation: () => () => {},
    cache: true,
    data: 'embedded',
    maxStaleSeconds: 0,
    trustProxyHeader: null,
    https: false,
    countVisit: counter.countVisit
  })
  await new Promise<void>(resolve => void front.listen(0, '127.0.0.1', resolve))
}, 60_000)
afterAll(async () => {
  await counter.stop()
  front.close()
  await shop.close()
})

const createAddress = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`
const visit = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(createAddress() + path, { headers: { ...BROWSER, ...headers } })
  expect(response.headers.has(RESULTS_HEADER)).toBe(false)
  await response.text()
}
const ask = (path: string, role = 'staff') =>
  shop.app.request(`/api/v2/staff/reports/${path}`, {
    headers: { 'accept-language': 'en', ...(tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {}) }
  })
const report = async (path: string) => (await (await ask(path)).json()) as Report
const search = (phrase: string) => `/search?q=${encodeURIComponent(phrase)}`

test('searches and clicks are counted on kept pages, without bots, prefetches and what may be personal', async () => {
  for (const phrase of ['гутал', 'гутал', 'куртик']) await visit(search(phrase))
  // Through the service worker.
  await visit(search('Гутал '), { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' })
  await visit(`/en${search('куртик')}`)
  await visit(search('гутал'), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await visit(search('гутал'), { 'sec-purpose': 'prefetch;prerender' })
  await visit(search('гутал'), { 'sec-fetch-dest': 'empty', accept: 'text/html' })
  await visit(search('гутал'), { 'sec-fetch-dest': 'iframe' })
  await visit(search('99112233'))
  await visit('/products/boots', { referer: createAddress() + search('гутал') })
  await visit('/products/boots', { referer: `https://elsewhere.example${search('гутал')}` })
  await visit('/products/boots')
  expect(renders).toBeLessThan(9)
  await counter.flush()
  const { rows, totals } = await report('searches?days=7')
  expect(rows.map(({ key, values }) => [key, ...values])).toEqual([
    ['гутал', 3, 12, 1],
    ['куртик', 2, 0, 0]
  ])
  expect(totals.values).toEqual([5, null, 1])
  expect((await report('empty_searches')).rows.map(({ key, values }) => [key, ...values])).toEqual([['куртик', 2]])
})

test('the counts of several writes are added, and compared with the period before', async () => {
  await shop.db.insert(searchStatistics).values({ day: '2026-01-01', phrase: 'куртик', searches: 9, results: 3 })
  await visit(search('куртик'))
  await counter.flush()
  const day = new Date(NOON.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  await shop.db.insert(searchStatistics).values({ day: '2026-01-03', phrase: 'куртик', searches: 4, results: 0, clicks: 0 })
  const { rows, before } = await report('searches?from=2026-01-02&to=2026-01-03')
  expect(before).toEqual({ from: '2025-12-31', to: '2026-01-01' })
  expect(rows).toEqual([{ key: 'куртик', label: 'куртик', values: [4, 0, 0], before: [9, 3, 0] }])
  expect((await report(`empty_searches?from=${day}&to=${day}`)).rows[0]?.values).toEqual([3])
})

test('steps to an order count opened pages, and no page of staff', async () => {
  const stepsNow = async () => Object.fromEntries((await report('funnel?days=1')).rows.map(({ key, values }) => [key, values[0]]))
  await counter.flush()
  const before = await stepsNow()
  for (const path of ['/', '/en/products/boots', '/cart', '/checkout/address', '/admin/orders']) await visit(path)
  await visit('/products/boots', { 'user-agent': 'curl/8.0' })
  await counter.flush()
  const after = await stepsNow()
  expect(Object.keys(after)).toEqual(['page', 'product', 'cart', 'checkout', 'order'])
  const added = Object.keys(after).map(step => (after[step] ?? 0) - (before[step] ?? 0))
  expect(added).toEqual([4, 1, 0, 1, 0])
})

test('an addition to a cart counts for the search it was found with, more than a click', async () => {
  const [product] = await shop.db
    .insert(products)
    .values({ slug: 'felt-boots', title: { mn: 'Эсгий гутал' }, description: {}, availableOn: new Date(0) })
    .returning({ id: products.id })
  const productId = product?.id ?? 0
  const [variant] = await shop.db
    .insert(variants)
    .values({ productId, sku: 'FELT-BOOTS', price: 10_000, onHand: 10 })
    .returning({ id: variants.id })
  const add = async (more: object, from: Record<string, string> = {}) => {
    const body = JSON.stringify({ variant_id: variant?.id, quantity: 1, ...more })
    const headers = { 'content-type': 'application/json', ...from }
    expect((await shop.app.request('/api/v2/checkouts/current/items', { method: 'POST', headers, body })).status).toBe(200)
  }
  for (const more of [{ search: 'Эсгий  гутал' }, { search: 'эсгий гутал' }, { search: 'bat@mail.mn' }, {}]) await add(more)
  await add({}, { 'x-opened-from': `https://shop.test/en${search('эсгий гутал')}` })
  await add({}, { referer: `https://shop.test${search('эсгий гутал')}` })
  await add({}, { referer: 'https://shop.test/products/felt-boots' })
  await counter.flush()
  expect(await shop.db.select().from(searchClicks).where(eq(searchClicks.productId, productId))).toEqual([
    { day: expect.any(String), phrase: 'эсгий гутал', productId, clicks: 12 }
  ])
  await shop.db.delete(searchClicks)
})

test('nothing is recorded while the setting is off', async () => {
  await turnOn(shop.server, 'recordSearches', false)
  await visit(search('гутал'))
  await counter.flush()
  await shop.db.delete(siteSettings)
  invalidate(shop.server.database, ['site'])
  await counter.flush()
  expect((await report('searches?days=1')).rows[0]?.values[0]).toBe(3)
  await visit(search('гутал'))
  await counter.flush()
  expect((await report('searches?days=1')).rows[0]?.values[0]).toBe(4)
})

test('reports need their permission and a valid period', async () => {
  expect((await ask('searches', 'guest')).status).toBe(401)
  expect((await ask('searches', 'customer')).status).toBe(403)
  expect((await ask('searches', 'packer')).status).toBe(403)
  expect((await ask('nothing')).status).toBe(404)
  for (const [dates, error] of [
    ['from=2026-02-01&to=2026-01-01', 'Choose an end that is not before the start, and at most a year after it.'],
    ['from=2024-01-01&to=2026-01-01', 'Choose an end that is not before the start, and at most a year after it.'],
    ['from=abc', 'Enter a valid date.']
  ]) {
    const response = await ask(`searches?${dates}`)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error })
  }
  expect((await ask('searches/export', 'packer')).status).toBe(403)
})

test('the export is a table for spreadsheets whose cells are no formulas', async () => {
  await shop.db.insert(searchStatistics).values({ day: '2025-05-05', phrase: '=1+1', searches: 1, results: 0 })
  const response = await ask('searches/export?from=2025-05-05&to=2025-05-05')
  expect(response.headers.get('content-disposition')).toContain('searches-2025-05-05-2025-05-05.csv')
  const [heading, row] = (await response.text()).split('\r\n')
  expect(heading).toContain('"Phrase","Searches","Results","Opened","Searches, before"')
  expect(row).toBe(`"'=1+1",1,0,0,"","",""`)
})

test('old statistics are deleted', async () => {
  await shop.db.insert(searchStatistics).values([
    { day: '2020-01-01', phrase: 'old', searches: 50, results: 1 },
    { day: new Date(NOON.getTime() - 100 * 86_400_000).toISOString().slice(0, 10), phrase: 'rare', searches: 1, results: 1 },
    { day: new Date(NOON.getTime() - 100 * 86_400_000).toISOString().slice(0, 10), phrase: 'usual', searches: 2, results: 1 }
  ])
  await purgeSearchStatistics(shop.db, NOON)
  const phrases = (await shop.db.select().from(searchStatistics)).map(({ phrase }) => phrase)
  expect(phrases).toContain('usual')
  for (const gone of ['old', 'rare']) expect(phrases).not.toContain(gone)
})
