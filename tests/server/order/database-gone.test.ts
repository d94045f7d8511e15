import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { Order } from '#contract/order.ts'
import { type OpenDatabase, openDatabase } from '#server/kernel/db/open.ts'
import { startJobs } from '#server/jobs.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { CART, ITEMS, MINUTE, requireOk, openTestShop, placeOrder, toOrderPath, type TestShop } from '../shop.ts'

/** A database connection that the test can interrupt. */
interface Wire {
  url: string
  cut: () => void
  mend: () => Promise<void>
}

function openWire(to: URL): Promise<Wire> {
  const sockets = new Set<Socket>()
  const server: Server = createServer(near => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near]
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address && typeof address === 'object' ? address.port : 0
      const url = new URL(to)
      url.port = String(port)
      resolve({
        url: url.href,
        cut: () => {
          server.close()
          for (const socket of sockets) socket.destroy()
        },
        mend: () => new Promise(mended => server.listen(port, '127.0.0.1', () => mended()))
      })
    })
  })
}

let origin: TestDatabase
let wire: Wire
let wired: OpenDatabase
let shop: TestShop
beforeAll(async () => {
  origin = await openTestDatabase('postgres')
  wire = await openWire(new URL(origin.url ?? ''))
  wired = await openDatabase(wire.url, '')
  shop = openTestShop({ ...origin, database: wired, db: wired.db })
  await shop.begin()
})
afterAll(async () => {
  await wired?.close()
  wire?.cut()
  await origin?.close()
})

test('an unreachable database causes 503s at once, and no other damage', async () => {
  const user = await shop.user()
  const variantId = await shop.sell()
  const { number } = await placeOrder(user, [{ variantId, quantity: 1 }])
  const stopJobs = startJobs(shop.server)
  try {
    wire.cut()
    shop.clock.pass(31 * MINUTE)
    const begun = performance.now()
    const answers = await Promise.all([
      user.call('GET', CART),
      user.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }, { 'idempotency-key': 'during' }),
      user.call('GET', toOrderPath(number))
    ])
    expect(performance.now() - begun).toBeLessThan(5000)
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(answer.headers.get('retry-after')).toBe('2')
    }

    await wire.mend()
    const added = requireOk(await user.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 }, { 'idempotency-key': 'during' }))
    expect(added.total_quantity).toBe(1)
    // The jobs waited for the database and then run what is due.
    await expect.poll(async () => (await user.call<Order>('GET', toOrderPath(number))).body.state).toBe('expired')
  } finally {
    await stopJobs()
  }
})
