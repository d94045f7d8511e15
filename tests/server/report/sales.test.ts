import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Dashboard, Report } from '#contract/report.ts'
import type { StaffReturn } from '#contract/return.ts'
import { LEGAL_PAGES } from '#domain/legal-page.ts'
import { DASHBOARD_REPORTS, REPORT_NAMES, type ReportName } from '#domain/report.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { lineItems } from '#server/cart/tables.ts'
import { authors } from '#server/content/author/tables.ts'
import { contentPages, entries, entryProducts, entryTranslations } from '#server/content/tables.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createReportRoutes, stepCounter } from '#server/report/index.ts'
import { visitStatistics } from '#server/report/tables.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import { createSettingRoutes } from '#server/site/setting-routes.ts'
import { deliverOrder } from '../fulfilment/deliver.ts'
import { USUAL_KINDS, openTestDatabase, type TestDatabase } from '../database.ts'
import { ITEMS, MINUTE, requireOk, openTestShop, placeOrder, toOrderPath, type Customer, type TestShop } from '../shop.ts'

const HOUR = 60 * MINUTE

describe.each(USUAL_KINDS)('reports of sales on %s', kind => {
  let database: TestDatabase
  let shop: TestShop
  let staff: Customer
  let user: Customer
  const orders: Order[] = []
  let slippers = 0
  let scarf = 0
  let entryId = 0

  const pay = async (made: Order): Promise<Order> => {
    await shop.payInvoice(made.payment)
    orders.push(made)
    return made
  }
  const report = async (name: ReportName, query = 'from=2026-11-17&to=2026-11-18') =>
    requireOk(await staff.call<Report>('GET', `/api/v2/staff/reports/${name}?${query}`))
  /** The figures of each row by their names. */
  const figuresOf = ({ rows, figures }: Report) =>
    Object.fromEntries(rows.map(({ key, values }) => [key, Object.fromEntries(figures.map((figure, at) => [figure, values[at]]))]))

  /** At 10:00 two slippers from an article, of which one is returned; at 23:30 a scarf; after midnight slippers, canceled. */
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    shop = openTestShop(database, undefined, [
      createFulfilmentRoutes,
      createRefundRoutes,
      createReturnRoutes,
      createReportRoutes,
      createSettingRoutes
    ])
    await shop.begin()
    const { db } = database
    user = await shop.user()
    staff = await shop.user({ role: 'staff' })
    slippers = await shop.sell({ price: 10_000, onHand: 5 })
    scarf = await shop.sell({ price: 40_000 })
    const [product] = await db
      .select({ slug: products.slug })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, slippers))
    const [author] = await db
      .insert(authors)
      .values({ slug: 'saran', name: { mn: 'Саран' } })
      .returning()
    const [entry] = await db
      .insert(entries)
      .values({ kind: 'article', slug: 'felt', authorId: author?.id ?? 0 })
      .returning()
    entryId = entry?.id ?? 0
    const published = { entryId, locale: 'mn' as const }
    await db
      .insert(entryTranslations)
      .values({ ...published, title: 'Эсгий', body: [], minutes: 1, publishedAt: shop.clock.now, updatedAt: shop.clock.now })
    await db.insert(entryProducts).values({ ...published, slug: product?.slug ?? '' })

    // What other tests of the process counted.
    await stepCounter.flush(db)
    await db.delete(visitStatistics)
    requireOk(await user.call('POST', ITEMS, { variant_id: slippers, quantity: 1, entry_id: entryId }))
    // From another page, and with an entry that does not contain it: the article remains.
    requireOk(await user.call('POST', ITEMS, { variant_id: scarf, quantity: 1, entry_id: entryId }))
    const inCart = await database.db.select().from(lineItems).orderBy(lineItems.id)
    expect(inCart.map(line => [line.variantId, line.entryId])).toEqual([
      [slippers, entryId],
      [scarf, null]
    ])
    await database.db.delete(lineItems).where(eq(lineItems.variantId, scarf))
    const first = await pay(await placeOrder(user, [{ variantId: slippers, quantity: 1 }]))
    await deliverOrder(staff, first.number)
    const line = requireOk(await user.call<Order>('GET', toOrderPath(first.number))).line_items[0]
    const asked = { lines: [{ id: line?.id, quantity: 1 }], reason: 'damaged', comment: '' }
    const { id } = requireOk(await user.call<StaffReturn>('POST', toOrderPath(first.number, '/returns'), asked))
    const act = (action: string, body?: unknown) => staff.call<StaffReturn>('POST', `/api/v2/staff/returns/${id}/${action}`, body)
    requireOk(await act('approve'))
    requireOk(await act('receive'))
    const returned = requireOk(await staff.call<StaffReturn>('GET', `/api/v2/staff/returns/${id}`))
    requireOk(await act('dispositions', { lines: [{ id: returned.lines[0]?.id, disposition: 'restocked' }] }))
    requireOk(await act('refund', { amount: 10_000, to: 'wallet' }))

    shop.clock.pass(13.5 * HOUR)
    await pay(await placeOrder(user, [{ variantId: scarf, quantity: 1 }]))
    shop.clock.pass(HOUR)
    const canceled = await pay(await placeOrder(user, [{ variantId: slippers, quantity: 1 }]))
    requireOk(await user.call('PUT', toOrderPath(canceled.number, '/cancel')))
  }, 120_000)
  afterAll(() => database?.close())

  const totals = () => orders.map(({ total }) => total) as [number, number, number]

  test('the first page of staff has the rows of the reports themselves', async () => {
    const parts = requireOk(await staff.call<Dashboard>('GET', '/api/v2/staff/dashboard'))
    for (const [part, { name, days }] of Object.entries(DASHBOARD_REPORTS))
      expect(parts[part as keyof Dashboard].rows, part).toEqual((await report(name, `days=${days}`)).rows)
    expect(parts.sales.rows).toHaveLength(DASHBOARD_REPORTS.sales.days)
    expect(parts.reading.rows).not.toEqual([])
  })

  test('the setup says what the shop has', async () => {
    const read = async () => requireOk(await staff.call('GET', '/api/v2/staff/setup_progress'))
    const before = await read()
    // Its products have no picture.
    expect(before).toMatchObject({ notices: false, pages: false, product: false, order: true })
    const setting = '/api/v2/site_settings/staff_notices'
    const { value, version } = requireOk(await staff.call<{ value: object; version: number }>('GET', setting))
    requireOk(await staff.call('PUT', setting, { value, version }))
    const page = { title: { mn: 'Хуудас' }, summary: {}, body: {}, published: true }
    await database.db.insert(contentPages).values(LEGAL_PAGES.slice(1).map(slug => ({ slug, ...page })))
    expect(await read()).toEqual({ ...(before as object), notices: true })
    await database.db.insert(contentPages).values({ slug: LEGAL_PAGES[0], ...page })
    expect(await read()).toEqual({ ...(before as object), notices: true, pages: true })
  })

  test('a day is one of Ulaanbaatar, and refunds count on the day they become due', async () => {
    const [first, second, third] = totals()
    const day = await report('day')
    expect(day.rows.map(({ label }) => label)).toEqual(['2026-11-17', '2026-11-18'])
    expect(figuresOf(day)).toEqual({
      0: { sales: first + second, orders: 2, average: (first + second) / 2, refunded: 10_000, net: first + second - 10_000 },
      1: { sales: third, orders: 1, average: third, refunded: third, net: 0 }
    })
    const sum = first + second + third
    expect(day.totals.values).toEqual([sum, 3, sum / 3, 10_000 + third, sum - 10_000 - third])
    expect(day.totals.before).toEqual([0, 0, null, 0, 0])
    const next = await report('day', 'from=2026-11-19&to=2026-11-19')
    expect(next.rows[0]).toMatchObject({ values: [0, 0, null, 0, 0], before: [third, 1, third, third, 0] })
  })

  test('products count what was paid for them, and what was returned or canceled of it', async () => {
    const [product] = await database.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, slippers))
    expect(figuresOf(await report('product'))[product?.id ?? 0]).toEqual({ sales: 30_000, quantity: 3, orders: 2, returned: 20_000 })
    expect((await report('product')).totals.values).toEqual([70_000, 4, null, 20_000])
    for (const name of ['brand', 'taxon'] as const)
      expect((await report(name)).rows).toMatchObject([{ key: '', values: [70_000, 4, 3, 20_000] }])
  })

  test('payment methods and deliveries have the money of the ledger and of the orders', async () => {
    const sum = totals().reduce((one, other) => one + other, 0)
    expect(figuresOf(await report('method'))['qpay']).toMatchObject({ received: sum, payments: 3 })
    expect(figuresOf(await report('branch'))).toMatchObject({ address: { sales: sum, orders: 3 } })
  })

  test('an article and its author have the orders of what was added from it', async () => {
    expect(figuresOf(await report('article'))).toEqual({ [entryId]: { views: 0, cart_additions: 1, orders: 1, sales: 20_000 } })
    expect(figuresOf(await report('author'))).toEqual({ saran: { views: 0, cart_additions: 1, orders: 1, sales: 20_000 } })
    expect((await report('lookbook')).rows).toEqual([])
  })

  test('returns by reason, and goods that run out', async () => {
    expect(figuresOf(await report('return'))).toEqual({ damaged: { returns: 1, quantity: 1, refunded: 10_000 } })
    const stock = await report('stock')
    // Five slippers: two were sold, one came back, and a canceled order released its piece.
    expect(Object.values(figuresOf(stock))).toContainEqual({ days_left: 2.7, available: 4, quantity: 3 })
    expect(stock.rows[0]?.before.slice(0, 2)).toEqual([null, null])
  })

  test('the steps to an order end with what was added to carts and ordered', async () => {
    await stepCounter.flush(database.db)
    const { rows } = await report('funnel')
    expect(rows.slice(2).map(({ key, values }) => [key, ...values])).toEqual([
      ['cart', 5, null],
      ['checkout', 0, 0],
      ['order', 3, null]
    ])
  })

  test('every report is there in both languages, also as a file', async () => {
    for (const name of REPORT_NAMES) {
      for (const language of ['mn', 'en']) {
        const headers = { 'accept-language': language }
        expect((await staff.call('GET', `/api/v2/staff/reports/${name}`, undefined, headers)).status, name).toBe(200)
      }
    }
    const file = await staff.call<string>('GET', '/api/v2/staff/reports/day/export?from=2026-11-17&to=2026-11-18')
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.body.split('\r\n')[1]).toMatch(/^"2026-11-17",\d+,2,/)
  })
})
