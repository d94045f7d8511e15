import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/kernel/db/open.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { findFreePort, makeServerFolder, type PostgresServer, startPostgres } from '../postgres-server.ts'
import { startLiveShop } from './live-shop.ts'

/** Longer than the pool's interval between two checks of the server. */
const AWAY_MS = 3000

const folder = mkdtempSync(join(tmpdir(), 'delguur-away-'))
const databaseFolder = makeServerFolder()
let startDatabase: () => Promise<PostgresServer>
let server: PostgresServer
let child: ChildProcess
let url: string
let variantId: number

beforeAll(async () => {
  const port = await findFreePort()
  startDatabase = () => startPostgres({ folder: databaseFolder, port, flags: ['-c', 'fsync=off'] })
  server = await startDatabase()
  ;({ child, url } = await startLiveShop({ DATABASE_URL: server.url, DATA_DIR: folder }))
  await vi.waitFor(async () => expect(await readStatus('/readyz')).toBe(200), { timeout: 60_000, interval: 50 })
  const { db, close } = await openDatabase(server.url, folder)
  const [product] = await db
    .insert(products)
    .values({ slug: 'slippers', title: { mn: 'Шаахай' }, description: {}, availableOn: new Date(0) })
    .returning({ id: products.id })
  const [variant] = await db
    .insert(variants)
    .values({ productId: product?.id ?? 0, sku: 'SLIPPERS', price: 10_000, onHand: 10 })
    .returning({ id: variants.id })
  variantId = variant?.id ?? 0
  await close()
}, 240_000)
afterAll(async () => {
  child?.kill('SIGKILL')
  await server?.stop()
  for (const made of [folder, databaseFolder]) rmSync(made, { recursive: true, force: true })
})

const readStatus = (path: string): Promise<number> =>
  fetch(url + path).then(
    response => response.status,
    () => 0
  )
const add = (cookie: string): Promise<Response> =>
  fetch(`${url}/api/v2/checkouts/current/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', cookie },
    body: JSON.stringify({ variant_id: variantId, quantity: 1 })
  })

test('without the database cached pages are served, writes wait and forms keep their content, until it is back', async () => {
  expect(await readStatus('/')).toBe(200)
  const cookie = (await add('')).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')

  await server.stop()
  const stoppedAt = Date.now()
  const expectDegraded = async (): Promise<void> => {
    expect(await readStatus('/')).toBe(200)
    const page = await fetch(`${url}/en/brands?at=${Date.now()}`)
    expect([page.status, page.headers.has('retry-after')]).toEqual([503, true])
    expect(await page.text()).toContain('One moment')

    const typed = { city: '11', district: '1119', quarter: '5', details: '"1-р" байр', receiver: 'Бат', phone: '88112233' }
    const form = await fetch(`${url}/checkout/address`, {
      method: 'POST',
      headers: { cookie, origin: url },
      body: new URLSearchParams(typed)
    })
    expect([form.status, form.headers.has('retry-after')]).toEqual([503, true])
    const kept = await form.text()
    for (const value of ['value="1119"', 'value="&quot;1-р&quot; байр"', 'value="Бат"', 'value="88112233"']) expect(kept).toContain(value)

    const write = await add(cookie)
    expect([write.status, write.headers.has('retry-after')]).toEqual([503, true])
    expect(await write.json()).toMatchObject({ code: 'unavailable', error: expect.stringContaining('nothing was lost') })
  }
  await expectDegraded()
  await vi.waitUntil(() => Date.now() - stoppedAt > AWAY_MS, { timeout: 2 * AWAY_MS })
  await expectDegraded()
  expect(child.exitCode).toBeNull()

  server = await startDatabase()
  await expect.poll(() => readStatus('/readyz'), { timeout: 60_000, interval: 50 }).toBe(200)
  const again = await add(cookie)
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ total_quantity: 2 })
  expect(await readStatus('/en/brands?back')).toBe(200)
})
