import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entries } from '#server/content/tables.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { type DemoDatabase, openDemoDatabase } from '../server/demo-database.ts'
import { startLiveShop } from './live-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'delguur-statements-'))
let database: DemoDatabase
let child: ChildProcess
let lines: Interface
let url: string
const paths: Record<string, string> = { front: '/', listing: '/products', search: `/search?q=${encodeURIComponent('цамц')}` }

beforeAll(async () => {
  database = await openDemoDatabase('postgres')
  const [product] = await database.db.select({ slug: products.slug }).from(products).where(eq(products.totalReviews, 0)).limit(1)
  const [article] = await database.db.select({ slug: entries.slug }).from(entries).where(eq(entries.kind, 'article')).limit(1)
  paths['product'] = `/products/${product?.slug}`
  paths['article'] = `/article/${article?.slug}`
  const env = {
    DATABASE_URL: database.url ?? '',
    DATA_DIR: folder,
    PAGE_CACHE: 'off',
    LOG_LEVEL: 'info',
    TRUST_PROXY_HEADER: 'x-forwarded-for'
  }
  ;({ child, url } = await startLiveShop(env))
  lines = createInterface({ input: child.stdout ?? process.stdin })
}, 240_000)
afterAll(async () => {
  child?.kill('SIGKILL')
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

interface LogEntry {
  path: string
  status: number
  statements: number
}

/** The entry of the access log. */
async function request(path: string, cookie = ''): Promise<LogEntry> {
  const id = `test-${Math.random().toString(36).slice(2)}-statements`
  const entry = new Promise<LogEntry>(resolve => {
    const read = (line: string): void => {
      if (!line.includes(id) || !line.includes('"source"')) return
      lines.off('line', read)
      resolve(JSON.parse(line) as LogEntry)
    }
    lines.on('line', read)
  })
  await (await fetch(url + path, { headers: { 'x-request-id': id, cookie } })).arrayBuffer()
  return entry
}

test('the first page of a process finds what pages share loaded', async () => {
  // At most 3, or 13 after a job of the start that invalidates some of it; 26 where nothing is loaded.
  expect((await request('/')).statements).toBeLessThan(20)
})

test.each(['front', 'listing', 'product', 'search', 'article'])('the page %s asks the database at most three times', async name => {
  const path = paths[name] ?? ''
  const counts: number[] = []
  // The first ones load what pages share, and so does one after a job that invalidates it.
  for (let n = 0; n < 6; n++) {
    const { status, statements } = await request(path)
    expect(status).toBe(200)
    counts.push(statements)
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(0)
  expect(Math.min(...counts), `${path}: ${counts.join(' ')}`).toBeLessThanOrEqual(3)
})

test('the first page of staff asks the database at most twenty times', async () => {
  const login = await fetch(`${url}/api/v2/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: '95051188', password: 'delguur-demo' })
  })
  expect(login.status).toBe(200)
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';')
  const counts: number[] = []
  for (let n = 0; n < 4; n++) {
    const { status, statements } = await request('/admin', cookie)
    expect(status).toBe(200)
    counts.push(statements)
  }
  expect(Math.min(...counts), counts.join(' ')).toBeLessThanOrEqual(20)
})

test.each([
  ['/tickets/ABCD-EFGH?a=b', '/tickets/…'],
  ['/en/preview/abc.def', '/en/preview/…'],
  ['/api/v2/tickets/ABCD', '/api/v2/tickets/…'],
  ['/api/v2/previews/abc', '/api/v2/previews/…'],
  ['/tickets?q=a', '/tickets'],
  ['/products/tickets/a', '/products/tickets/a']
])('the access log of %s has no secret', async (path, logged) => {
  expect((await request(path)).path).toBe(logged)
})
