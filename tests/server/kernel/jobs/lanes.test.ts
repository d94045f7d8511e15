import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { runDueJobs, scheduleRepeated, startJobs } from '#server/jobs.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { orders } from '#server/order/tables.ts'
import { log } from '#server/kernel/log/log.ts'
import { KINDS, openTestDatabase, type TestDatabase } from '../../database.ts'
import { MINUTE, openTestShop, placeOrder, START } from '../../shop.ts'

describe.each(KINDS)('lanes on %s', kind => {
  let database: TestDatabase
  let gateway: HttpServer
  let requested = 0
  let responds = false
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    gateway = createServer((_, response) => {
      requested++
      if (responds) response.end()
    }).listen(0, '127.0.0.1')
    await once(gateway, 'listening')
  })
  afterAll(async () => {
    gateway.closeAllConnections()
    gateway.close()
    await database.close()
  })

  test('an unpaid order expires while the job that sends messages waits for its gateway', async () => {
    log.level = 'silent'
    const shop = openTestShop(database)
    await shop.begin()
    const made = await placeOrder(await shop.user(), [{ variantId: await shop.sell(), quantity: 1 }])
    await database.db
      .insert(messages)
      .values({ channel: 'sms', recipient: '88112345', subject: '', body: 'Code 1234', dueAt: START, createdAt: START })
    const { port } = gateway.address() as AddressInfo
    const sms = readConfig({ SMS_URL: `http://127.0.0.1:${port}/`, SMS_TOKEN: 'token' })
    const stop = startJobs({ ...shop.server, config: { ...shop.server.config, sms: sms.sms } })
    await expect.poll(() => requested).toBeGreaterThan(0)
    shop.clock.pass(60 * MINUTE)
    const state = () => database.db.select({ state: orders.state }).from(orders).where(eq(orders.number, made.number))
    await expect.poll(state).toEqual([{ state: 'expired' }])
    const [message] = await database.db.select().from(messages).where(eq(messages.body, 'Code 1234'))
    expect(message?.sentAt).toBeNull()
    expect(message?.error).toBeNull()
    responds = true
    gateway.closeAllConnections()
    await stop()
  })

  test('many messages are sent without a pause of seconds between the runs', async () => {
    const shop = openTestShop(database)
    await shop.begin()
    await scheduleRepeated(shop.server)
    const nextRun = async () => {
      const [job] = await database.db.select({ runAt: jobs.runAt }).from(jobs).where(eq(jobs.kind, 'send_messages'))
      return (job?.runAt.getTime() ?? 0) - shop.clock.now.getTime()
    }
    await database.db.insert(messages).values({ channel: 'sms', recipient: '88112345', body: 'Offer', bulk: true, dueAt: START })
    await runDueJobs(shop.server)
    expect(await nextRun()).toBe(0)
    await runDueJobs(shop.server)
    expect(await nextRun()).toBeGreaterThan(0)
  })
})
