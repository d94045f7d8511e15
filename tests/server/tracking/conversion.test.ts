import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { TrackedItem } from '#contract/tracking.ts'
import { runDueJobs } from '#server/jobs.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { images } from '#server/kernel/images/tables.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { orders } from '#server/order/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { createTrackingRoutes } from '#server/tracking/routes.ts'
import { COMPLETE, fillCart, requireOk, setUpShop } from '../shop.ts'
import { storeSetting } from '../settings.ts'
import { USUAL_KIND } from '../database.ts'

const PIXEL = '1234567890'
const TOKEN = 'EAAB-token'
const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Event {
  event_name: string
  event_time: number
  event_id: string
  action_source: string
  event_source_url: string
  user_data: Record<string, string | string[]>
  custom_data: { currency: string; value: number; contents: object[] }
}

/** The Graph API, as far as it takes events of a pixel: refuses what Meta refuses. */
const received: Event[] = []
let isDown = false
const graph = createServer((request, response) => {
  void readBody(request).then(text => {
    const body = JSON.parse(text) as { access_token?: string; data?: Event[] }
    const refuse = (code: number, message: string) => response.writeHead(400).end(JSON.stringify({ error: { code, message } }))
    if (isDown) return response.writeHead(503).end()
    if (body.access_token !== TOKEN) return refuse(190, 'Invalid OAuth access token')
    if (request.url !== `/v23.0/${PIXEL}/events` || request.method !== 'POST') return refuse(100, 'Unsupported request')
    const [event] = body.data ?? []
    if (!event?.event_name || !event.event_time || event.action_source !== 'website' || !event.event_source_url)
      return refuse(100, 'Invalid parameter')
    const { client_user_agent: agent, em = [], ph = [], external_id: id = [] } = event.user_data
    if (!agent || ![em, ph, id].flat().every(each => /^[0-9a-f]{64}$/.test(each))) return refuse(100, 'Invalid parameter')
    if (!/^[A-Z]{3}$/.test(event.custom_data.currency) || typeof event.custom_data.value !== 'number')
      return refuse(100, 'Invalid parameter')
    received.push(event)
    return response.end(JSON.stringify({ events_received: 1 }))
  })
})

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const { shop, database } = await setUpShop(USUAL_KIND, [createTrackingRoutes])
beforeAll(async () => {
  await new Promise<void>(resolve => graph.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(graph.address() as AddressInfo).port}/v23.0`
  shop.server.config.metaConversions = { url, token: TOKEN }
})
afterAll(() => graph.close())
beforeEach(async () => {
  received.length = 0
  isDown = false
  await storeSetting(database, 'tracking', { meta: PIXEL })
})

const TRACKING = { user_agent: 'Mozilla/5.0 (test)', fbp: 'fb.1.1700000000000.123456' }

/** An unpaid order, with the customer's consent or without. */
async function place(tracking?: typeof TRACKING, mobile = '88112345') {
  const customer = await shop.user({ mobile, email: mobile === '88112345' ? 'Nomin@Shop.mn' : 'other@shop.mn' })
  const variantId = await shop.sell({ price: 12_000 })
  const { total } = await fillCart(customer, [{ variantId, quantity: 2 }])
  const order = requireOk(
    await customer.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total, ...(tracking && { tracking }) })
  )
  return { order, customer }
}

async function buy(tracking?: typeof TRACKING, mobile?: string) {
  const { order, customer } = await place(tracking, mobile)
  await shop.payInvoice(order.payment)
  return { order, userId: customer.userId ?? 0 }
}
const readStoredTracking = async (number: string) =>
  (await database.db.select({ tracking: orders.tracking }).from(orders).where(eq(orders.number, number)))[0]?.tracking

it('reports the purchase of a customer who consented, and forgets the browser', async () => {
  const { order, userId } = await buy(TRACKING)
  expect(await readStoredTracking(order.number)).toEqual({ userAgent: TRACKING.user_agent, fbp: TRACKING.fbp })
  await runDueJobs(shop.server)
  expect(received).toMatchObject([
    {
      event_name: 'Purchase',
      event_id: `purchase-${order.number}`,
      event_time: Math.floor(shop.clock.now.getTime() / 1000),
      event_source_url: `http://shop.test/en/account/orders/${order.number}`,
      user_data: {
        client_user_agent: TRACKING.user_agent,
        fbp: TRACKING.fbp,
        ph: [hashText('97688112345')],
        em: [hashText('nomin@shop.mn')],
        external_id: [hashText(String(userId))]
      },
      custom_data: { currency: 'MNT', value: order.total, contents: [{ quantity: 2, item_price: 12_000 }] }
    }
  ])
  expect(await readStoredTracking(order.number)).toBeNull()
  await runDueJobs(shop.server)
  expect(received).toHaveLength(1)
})

it('reports nothing without consent', async () => {
  await buy()
  await runDueJobs(shop.server)
  expect(received).toEqual([])
})

it('reports nothing after the consent was withdrawn, of this customer only', async () => {
  const [one, other] = [await place(TRACKING), await place(TRACKING, '88112346')]
  expect((await one.customer.call('DELETE', '/api/v2/tracking/orders')).status).toBe(200)
  expect((await (await shop.guest()).call('DELETE', '/api/v2/tracking/orders')).status).toBe(200)
  for (const { order } of [one, other]) {
    await shop.payInvoice(order.payment)
  }
  await runDueJobs(shop.server)
  expect(received.map(({ event_id: id }) => id)).toEqual([`purchase-${other.order.number}`])
})

it('retries while Meta is down, and gives up after the seven days that Meta accepts', async () => {
  isDown = true
  const { order } = await buy(TRACKING)
  await runDueJobs(shop.server)
  const failed = async () => database.db.select({ error: jobs.error }).from(jobs).where(eq(jobs.kind, 'send_conversion'))
  expect((await failed())[0]?.error).toContain('503')
  isDown = false
  shop.clock.pass(60 * 60 * 1000)
  await runDueJobs(shop.server)
  expect(received).toHaveLength(1)
  expect(await failed()).toEqual([])
  expect(await readStoredTracking(order.number)).toBeNull()

  isDown = true
  await buy(TRACKING, '88112346')
  await runDueJobs(shop.server)
  isDown = false
  shop.clock.pass(8 * 24 * 60 * 60 * 1000)
  await runDueJobs(shop.server)
  expect(received).toHaveLength(1)
  expect(await failed()).toEqual([])
})

it('does not send what Meta refuses', async () => {
  if (shop.server.config.metaConversions) shop.server.config.metaConversions.token = 'expired'
  try {
    await buy(TRACKING)
    await runDueJobs(shop.server)
    const [job] = await database.db.select({ error: jobs.error }).from(jobs).where(eq(jobs.kind, 'send_conversion'))
    expect(job?.error).toContain('400')
  } finally {
    if (shop.server.config.metaConversions) shop.server.config.metaConversions.token = TOKEN
  }
})

it('describes products by variant, and has no others', async () => {
  const guest = await shop.guest()
  const [variantId, hidden] = [await shop.sell({ price: 12_000, salePrice: 9000 }), await shop.sell()]
  const [shown, unpublished] = [await readProductId(variantId), await readProductId(hidden)]
  await database.db.insert(images).values({ id: 'slippers', width: 640, height: 800, format: 'webp' })
  await database.db.update(variants).set({ imageId: 'slippers' })
  await database.db
    .update(products)
    .set({ availableOn: new Date('2100-01-01') })
    .where(eq(products.id, unpublished))
  await refreshListing(database.db, [shown, unpublished], shop.clock.now)
  const items = requireOk(await guest.call<TrackedItem[]>('GET', `/api/v2/tracking/items?variant_ids=${variantId},${hidden},999999`))
  expect(items).toEqual([
    { variant_id: variantId, sku: expect.stringContaining('SLIPPERS'), name: 'Felt slippers', price: 9000, image: '/img/slippers/640.jpg' }
  ])
  expect((await guest.call('GET', '/api/v2/tracking/items?variant_ids=x')).status).toBe(422)
})

async function readProductId(variantId: number): Promise<number> {
  const [row] = await database.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
  return row?.id ?? 0
}
