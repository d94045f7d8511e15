import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createS3Storage } from '#server/kernel/images/s3-storage.ts'
import { deliverMessages } from '#server/kernel/messages/delivery.ts'
import { queueMessage } from '#server/kernel/messages/outbox.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { findFreePort, makeServerFolder, type PostgresServer, startPostgres } from '../postgres-server.ts'
import { startLiveShop } from '../serve/live-shop.ts'
import { type Proxy, startToxiproxy } from '../toxiproxy.ts'
import { openTestShop, type TestShop } from './auth-harness.ts'
import { openS3Double } from './kernel/images/s3-double.ts'

/**
 * Servers of github.com/axllent/mailpit and github.com/Shopify/toxiproxy/v2/cmd/server, by their paths. `vitest.config.ts` leaves this file
 * out where they are not named.
 */
const { MAILPIT_BIN: mailpit = '', TOXIPROXY_BIN: toxiproxy = '' } = process.env

describe('between the shop and', () => {
  let network: Awaited<ReturnType<typeof startToxiproxy>>
  beforeAll(async () => {
    network = await startToxiproxy(toxiproxy)
  })
  afterAll(() => network.stop())

  describe('the mail server', () => {
    let mail: ChildProcess
    let shop: TestShop
    let proxy: Proxy
    let inbox: string
    beforeAll(async () => {
      const [smtp, http] = [await findFreePort(), await findFreePort()]
      mail = spawn(mailpit, ['--smtp', `127.0.0.1:${smtp}`, '--listen', `127.0.0.1:${http}`], { stdio: 'ignore' })
      inbox = `http://127.0.0.1:${http}/api/v1`
      await vi.waitFor(() => fetch(`${inbox}/info`), { timeout: 10_000 })
      proxy = await network.open('smtp', `127.0.0.1:${smtp}`)
      shop = await openTestShop(config => ({ ...config, smtpUrl: `smtp://${proxy.address}`, mailFrom: 'Дэлгүүр <shop@shop.test>' }))
    })
    afterAll(async () => {
      mail.kill('SIGKILL')
      await shop.close()
    })
    const queue = (recipient: string, body: string) =>
      queueMessage(
        shop.server.db,
        { channel: 'email', recipient, locale: 'mn', subject: 'Таны захиалга баталгаажлаа', body },
        shop.server.now()
      )
    const received = async (recipient: string) => {
      const found = (await (await fetch(`${inbox}/search?query=${encodeURIComponent(`to:${recipient}`)}`)).json()) as {
        messages: { ID: string; Subject: string; From: { Name: string; Address: string } }[]
      }
      return found.messages
    }

    test('an e-mail arrives as it was written', async () => {
      const body = 'Сайн байна уу, Өнөрбаяр!\n\nЗахиалга R123: 45,000₮\nhttps://shop.test/account/orders/R123'
      await queue('plain@shop.test', body)
      expect(await deliverMessages(shop.server)).toBe(1)
      const [message] = await received('plain@shop.test')
      expect(message).toMatchObject({ Subject: 'Таны захиалга баталгаажлаа', From: { Name: 'Дэлгүүр', Address: 'shop@shop.test' } })
      const { Text } = (await (await fetch(`${inbox}/message/${message?.ID}`)).json()) as { Text: string }
      expect(Text.trim().replaceAll('\r\n', '\n')).toBe(body)
    })

    test('a slow line delays an e-mail and loses none', async () => {
      await proxy.poison({ type: 'latency', attributes: { latency: 700 } })
      await queue('slow@shop.test', 'slow')
      expect(await deliverMessages(shop.server)).toBe(1)
      await proxy.cure()
      expect(await received('slow@shop.test')).toHaveLength(1)
    })

    test.each([
      { type: 'reset_peer', attributes: { timeout: 0 } },
      { type: 'timeout', attributes: { timeout: 0 } }
    ] as const)('after $type an e-mail is tried again and arrives once', async toxic => {
      const recipient = `${toxic.type}@shop.test`
      await proxy.poison(toxic)
      await queue(recipient, 'kept')
      expect(await deliverMessages(shop.server)).toBe(0)
      const row = (await shop.server.db.select().from(messages)).find(message => message.recipient === recipient)
      expect(row).toMatchObject({ sentAt: null, attempts: 1 })
      await proxy.cure()
      shop.pass(3600)
      expect(await deliverMessages(shop.server)).toBe(1)
      expect(await deliverMessages(shop.server)).toBe(0)
      expect(await received(recipient)).toHaveLength(1)
    })
  })

  describe('the database', () => {
    const folder = mkdtempSync(join(tmpdir(), 'delguur-faults-'))
    const databaseFolder = makeServerFolder()
    let server: PostgresServer
    let child: ChildProcess
    let url: string
    let proxy: Proxy
    beforeAll(async () => {
      const port = await findFreePort()
      server = await startPostgres({ folder: databaseFolder, port, flags: ['-c', 'fsync=off'] })
      proxy = await network.open('postgres', `127.0.0.1:${port}`)
      const address = new URL(server.url)
      address.host = proxy.address
      ;({ child, url } = await startLiveShop({ DATABASE_URL: address.href, DATA_DIR: folder, PAGE_CACHE: 'off' }))
      await vi.waitFor(async () => expect(await status('/products')).toBe(200), { timeout: 60_000 })
    }, 240_000)
    afterAll(async () => {
      child?.kill('SIGKILL')
      await server?.stop()
      for (const made of [folder, databaseFolder]) rmSync(made, { recursive: true, force: true })
    })
    // A different text each time, which no cache has.
    let asked = 0
    const status = (path = `/api/v2/products?q=nothing${asked++}`) =>
      fetch(url + path).then(
        ({ status: code }) => code,
        () => 0
      )

    test('a slow line makes the shop slow, not wrong', async () => {
      await proxy.poison({ type: 'latency', attributes: { latency: 300 } })
      expect(await status()).toBe(200)
      await proxy.cure()
    })

    test.each([
      { type: 'reset_peer', attributes: { timeout: 0 } },
      { type: 'timeout', attributes: { timeout: 0 } }
    ] as const)('$type gives 503 in time and never 500, and the shop recovers by itself', async toxic => {
      await proxy.poison(toxic)
      const startedAt = Date.now()
      const codes = await Promise.all(Array.from({ length: 20 }, () => status()))
      expect(new Set(codes)).toEqual(new Set([503]))
      expect(Date.now() - startedAt).toBeLessThan(30_000)
      await proxy.cure()
      await expect.poll(() => status(), { timeout: 30_000 }).toBe(200)
    })
  })

  describe('the storage of files', () => {
    test('a reset and a silence are unavailable, and the file is there after', async () => {
      const bucket = await openS3Double()
      const proxy = await network.open('s3', new URL(bucket.config.endpoint).host)
      const storage = createS3Storage({ ...bucket.config, endpoint: `http://${proxy.address}` }, 2000)
      await storage.write('originals/0a/1', new Uint8Array(200_000))
      for (const toxic of ['reset_peer', 'timeout'] as const) {
        await proxy.poison({ type: toxic, attributes: { timeout: 0 } })
        await expect(storage.read('originals/0a/1')).rejects.toEqual(expect.objectContaining({ code: 'unavailable' }))
        await proxy.cure()
        expect((await storage.read('originals/0a/1'))?.byteLength).toBe(200_000)
      }
      await bucket.close()
    })
  })
})
