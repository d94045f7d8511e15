import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { variants } from '#server/catalogue/product/tables.ts'
import { endSession } from '#server/identity/sessions.ts'
import { moveDevices } from '#server/identity/push/devices.ts'
import { pushKeys } from '#server/identity/push/keys.ts'
import { pushRoutes } from '#server/identity/push/routes.ts'
import { pushMessages, pushSubscriptions } from '#server/identity/push/tables.ts'
import { runDueJobs } from '#server/jobs.ts'
import { inspectConfig } from '#server/kernel/config.ts'
import { images } from '#server/kernel/images/tables.ts'
import { sendStockNotices } from '#server/notice/index.ts'
import { createNoticeRoutes } from '#server/notice/routes.ts'
import { refreshListing } from '#server/search/index.ts'
import { sendPriceFalls } from '#server/wishlist/index.ts'
import { createWishlistRoutes } from '#server/wishlist/routes.ts'
import { type Customer, MINUTE, requireOk, placeOrder, setUpShop } from '../shop.ts'
import { startPushService } from './push-service.ts'

const { shop, database } = await setUpShop('postgres', [pushRoutes, createNoticeRoutes, createWishlistRoutes])
const service = await startPushService()
afterAll(service.close)
Object.assign(shop.server.config, { pushHosts: [service.url, '*.push.apple.com', 'fcm.googleapis.com'], databaseUrl: 'memory:' })
service.useKey(pushKeys(shop.server.config).publicKey)
let customer: Customer
beforeEach(async () => {
  service.answer()
  service.problems.length = 0
  customer = await shop.user({ mobile: '99001122', phoneVerifiedAt: shop.clock.now })
})

async function subscribe(who: Customer = customer, headers = {}) {
  const device = service.device()
  const { body } = await who.call<{ playerId: string }>('POST', '/api/v2/subscribe', device.subscription, headers)
  return { ...device, playerId: body.playerId }
}
async function place(who: Customer = customer): Promise<string> {
  const { number, payment } = await placeOrder(who, [{ variantId: await shop.sell(), quantity: 1 }])
  await shop.payInvoice(payment)
  return number
}
const deliver = () => runDueJobs(shop.server)

describe('a push message', () => {
  test('tells each of the customer’s devices of the order’s steps, in an encrypted and signed message', async () => {
    const [first, second] = [await subscribe(), await subscribe(await shop.logIn(customer.userId ?? 0))]
    const stranger = await subscribe(await shop.user({ mobile: '99003344' }))
    const number = await place()
    await deliver()
    expect(service.problems).toEqual([])
    for (const { received } of [first, second])
      expect(received).toMatchObject([{ body: expect.stringContaining(number), url: expect.stringContaining(`/account/orders/${number}`) }])
    expect(stranger.received).toEqual([])
    expect(await database.db.$count(pushMessages)).toBe(0)
  })

  test('names the product that is back, or became cheaper, with its tags, once', async () => {
    const device = await subscribe()
    const variantId = await shop.sell({ onHand: 0 })
    requireOk(await customer.call('POST', `/api/v2/products/0/variants/${variantId}/stock_notices`, { contact: '99001122' }))
    await shop.restock(variantId, 3)
    for (let run = 0; run < 2; run++) await sendStockNotices(database.db, 'http://shop.test', shop.clock.now)
    await deliver()
    expect(device.received).toMatchObject([
      {
        tags: { name: 'Felt slippers', price: 10_000 },
        url: expect.stringMatching(new RegExp(`^/en/products/felt-slippers-\\d+\\?variant=${variantId}$`))
      }
    ])

    await database.db.insert(images).values({ id: 'slippers', width: 640, height: 800, format: 'webp' })
    requireOk(await customer.call('POST', '/api/v2/wishlists/add_id', { variant_id: variantId }))
    const [row] = await database.db.update(variants).set({ price: 8000, imageId: 'slippers' }).where(eq(variants.id, variantId)).returning()
    await refreshListing(database.db, [row?.productId ?? 0], shop.clock.now)
    for (let run = 0; run < 2; run++) await sendPriceFalls(shop.server)
    await deliver()
    expect(device.received.slice(1)).toMatchObject([{ tag: 'prices', tags: { price: 8000 } }])
    expect(service.problems).toEqual([])
  })

  test('is not sent about what the customer has switched off', async () => {
    const device = await subscribe()
    const choice = await customer.call('PUT', '/api/v2/users/push', { orders: false, stock: true, prices: true })
    expect(choice.body).toEqual({ topics: { orders: false, stock: true, prices: true }, devices: 1 })
    await place()
    await deliver()
    expect(device.received).toEqual([])
  })

  test('is sent again after a failure of the service, and given up after a day', async () => {
    const device = await subscribe()
    await place()
    service.answer(new Response(null, { status: 503 }))
    await deliver()
    expect(device.received).toEqual([])
    shop.clock.pass(MINUTE)
    await deliver()
    expect(device.received).toHaveLength(1)

    await place()
    service.answer(new Response(null, { status: 429, headers: { 'retry-after': '600' } }))
    await deliver()
    shop.clock.pass(5 * MINUTE)
    await deliver()
    expect(device.received).toHaveLength(1)
    shop.clock.pass(24 * 60 * MINUTE)
    await deliver()
    expect(device.received).toHaveLength(1)
    expect(await database.db.$count(pushMessages)).toBe(0)
  })

  test.each([404, 410])('ends the subscription where the service answers %i', async status => {
    const device = await subscribe()
    service.answer(new Response(null, { status }))
    await place()
    await place()
    await deliver()
    expect(await database.db.$count(pushSubscriptions)).toBe(0)
    expect(await database.db.$count(pushMessages)).toBe(0)
    expect(device.received.length).toBeLessThan(2)
  })
})

describe('a device', () => {
  test('belongs to whom is logged in there: it goes along with a login, and stays quiet after the logout', async () => {
    const guest = await shop.guest()
    const device = await subscribe(guest)
    const loggedIn = await shop.logIn(customer.userId ?? 0)
    await moveDevices(database.db, guest.sessionId, loggedIn.sessionId)
    await place()
    await deliver()
    expect(device.received).toHaveLength(1)
    await endSession(database.db, loggedIn.sessionId)
    await place()
    await deliver()
    expect(device.received).toHaveLength(1)
    const again = await customer.call('POST', '/api/v2/users/link_device', { playerId: device.playerId })
    expect(again.status).toBe(200)
    expect((await customer.call<{ devices: number }>('GET', '/api/v2/users/push')).body.devices).toBe(1)
    await customer.call('POST', '/api/v2/unsubscribe', { playerId: device.playerId })
    expect(await database.db.$count(pushSubscriptions)).toBe(0)
    expect((await customer.call('POST', '/api/v2/users/link_device', { playerId: device.playerId })).status).toBe(404)
    expect((await guest.call('POST', '/api/v2/users/link_device', { playerId: device.playerId })).status).toBe(401)
  })

  test.each([
    'http://127.0.0.1:5432/',
    'https://127.0.0.1/send',
    'https://push.apple.com.attacker.example/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'https://user@fcm.googleapis.com/x',
    'https://169.254.169.254/latest'
  ])('that names %s as its push service is refused', async endpoint => {
    const { status } = await customer.call('POST', '/api/v2/subscribe', { ...service.device().subscription, endpoint })
    expect(status).toBe(422)
    expect(await database.db.$count(pushSubscriptions)).toBe(0)
  })

  test('with keys that are none is refused, and a repeated subscription stays one', async () => {
    const { subscription } = service.device()
    const wrong = { ...subscription, keys: { p256dh: 'AAAA', auth: 'AAAA' } }
    expect((await customer.call('POST', '/api/v2/subscribe', wrong)).status).toBe(422)
    const ids = [
      await customer.call('POST', '/api/v2/subscribe', subscription),
      await customer.call('POST', '/api/v2/subscribe', subscription)
    ]
    expect(ids[0]?.body).toEqual(ids[1]?.body)
    expect(await database.db.$count(pushSubscriptions)).toBe(1)
  })
})

describe('the keys', () => {
  test('are made once in the data folder, for its owner alone, or come from the environment', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'push-keys-'))
    const made = pushKeys({ pushKeys: null, dataDir, databaseUrl: null })
    const file = join(dataDir, 'push-keys.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made)
    expect(statSync(file).mode & 0o077).toBe(0)
    const { publicKey, privateKey } = made
    const read = (VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string) => inspectConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })
    expect(read(publicKey, privateKey)).toMatchObject({ problems: [], config: { pushKeys: made } })
    expect(read(privateKey, publicKey).problems).toHaveLength(1)
    expect(read(publicKey, '').problems).toHaveLength(1)
  })
})
