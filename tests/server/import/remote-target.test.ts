import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { type ImportTarget, createLocalTarget, createRemoteTarget } from '#server/import/file/import-target.ts'
import { runExport } from '#server/import/file/run-export.ts'
import { runImport } from '#server/import/file/run-import.ts'
import { createCatalogueImportRoutes } from '#server/import/routes.ts'
import { productImages } from '#server/catalogue/product/tables.ts'
import { furnishShop, NOON, openTestShop, stockProduct, type TestShop } from '../catalogue/small-shop.ts'

const options = { rate: { units: 1n, parts: 1n }, tags: 'few', untracked: null, dryRun: false, images: null, store: undefined } as const
const folder = mkdtempSync(join(tmpdir(), 'delguur-remote-'))
let from: TestShop
let to: TestShop
let http: HttpServer
let target: ImportTarget

let token: string
const staffOf = async (shop: TestShop, path: string): Promise<Response> =>
  shop.app.request(path, { headers: { authorization: `Bearer ${token}` } })

/** A running shop over real HTTP, and a token of its staff. */
async function serve(shop: TestShop): Promise<ImportTarget> {
  http = createServer((request, response) => {
    void (async () => {
      const body = request.method === 'GET' ? null : await buffer(request)
      const answer = await shop.app.request(request.url ?? '/', {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        body: body && new Uint8Array(body)
      })
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
    })()
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const [user] = await shop.db.insert(users).values({ role: 'staff' }).returning({ id: users.id })
  token = (await createSession(shop.db, { kind: 'bearer', userId: user?.id ?? null, now: NOON })).token
  return createRemoteTarget(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, token)
}

beforeAll(async () => {
  from = await openTestShop([createCatalogueImportRoutes])
  to = await openTestShop([createCatalogueImportRoutes])
  await furnishShop(from.db)
  const { id } = await stockProduct(from.db, { slug: 'sweater', taxonId: 3, brandId: 1, storeId: 1, badgeCodes: ['new'], pictured: false })
  const png = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const imageId = await createLocalTarget({ ...from.server, db: from.db }).saveImage('https://x.test/a.png', png)
  await from.db.insert(productImages).values({ productId: id, imageId, position: 0, alt: { mn: 'Урдаас' } })
  await stockProduct(from.db, { slug: 'set', taxonId: 5, pictured: false, bundleItems: [{ productId: id, quantity: 2 }] })
  target = await serve(to)
}, 60_000)
afterAll(async () => {
  http.close()
  await from.close()
  await to.close()
  rmSync(folder, { recursive: true, force: true })
})

it('imports an export into an empty shop by its API, with the same result', async () => {
  const [first = '', second = ''] = ['first.jsonl', 'second.jsonl'].map(name => join(folder, name))
  const images = join(folder, 'pictures')
  await runExport(createLocalTarget({ ...from.server, db: from.db }), first, { origin: 'http://shop.test', now: NOON, images }, () => {})
  const trial = await runImport(target, first, { ...options, images, dryRun: true }, () => {})
  expect([...trial.report.problems, trial.report.counts.created]).toEqual([2])
  const { report, stored } = await runImport(target, first, { ...options, images }, () => {})
  expect([...report.problems, ...report.notes]).toEqual([])
  expect(stored).toBe(1)
  const file = join(folder, 'first.json')
  await runExport(
    createLocalTarget({ ...from.server, db: from.db }),
    file,
    { origin: 'http://shop.test', now: NOON, images: null },
    () => {}
  )
  const download = await staffOf(to, '/api/v2/catalogue/products_json')
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="products-2026-11-23.json"')
  expect(await download.text()).toBe(readFileSync(file, 'utf8'))
  expect(await (await staffOf(to, '/api/v2/catalogue/products_csv')).text()).toMatch(/^Handle,[^]*\nsweater,/)
  expect((await to.app.request('/api/v2/catalogue/products_csv')).status).toBe(401)
  await runExport(target, second, { origin: 'http://shop.test', now: NOON, images: join(folder, 'again') }, () => {})
  expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'))
  expect((await runImport(target, second, { ...options, images }, () => {})).report.counts.unchanged).toBe(2)
})

it('reports an invalid token, and an unreachable shop', async () => {
  const { port } = http.address() as AddressInfo
  await expect(createRemoteTarget(`http://127.0.0.1:${port}`, 'nobody').exportSharedRecords()).rejects.toThrow('The token is unknown')
  expect(await target.readImage('00000000000000000000')).toBeNull()
})
