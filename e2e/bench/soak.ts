import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createSession } from '#server/identity/sessions.ts'
import { type Db, openDatabase } from '#server/kernel/db/open.ts'
import { startPostgres } from '../../tests/postgres-server.ts'
import { type ShopServer, startShop } from '../../tests/shop-server.ts'
import { startBalancer } from './balancer.ts'
import { readMemory } from './pace.ts'

const NODES = 2
const CLIENTS = 32
const LOAD = 0.8
const WARM_UP_MS = 120_000
const CAPACITY_MS = 120_000
const MINUTE = 60_000
/** Limits of the last minutes over the first. */
const [MAX_SLOWER, MAX_GROWTH] = [1.2, 1.05]
const COMPARED_MINUTES = 10
const WORDS = 'цамц гутал ноолуур малгай бээлий даашинз аяга цүнх зурагт чихэвч boots scarf куртка сапоги хивс бэлэг цай өмд'.split(' ')

interface Minute {
  /** Milliseconds from when a request was due to the end of its answer. */
  took: number[]
  failed: number
  /** Resident MB of each node at the end. */
  memory: number[]
}

interface Step {
  path: string
  method?: string
  body?: object
  token?: string
}

interface Answer {
  status: number
  body: string
}

/** Asks for something, and whether it was answered as it should be. */
type Visit = () => Promise<boolean>

/**
 * `npm run bench -- soak [minutes]`: two nodes with the demo on one Postgres, behind HAProxy, under 0.8 of the load they can bear: pages
 * of the cache, rendered ones, the API, carts and orders. @returns whether the end is as fast and as small as the beginning
 */
export async function benchSoak(minutes: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'delguur-soak-'))
  const postgres = await startPostgres()
  const env = { PUBLIC_URL: 'http://shop.test', GIFT_CARD_KEY: 'a key that both of the nodes share', RATE_LIMIT_FACTOR: '100000' }
  const nodes: ShopServer[] = []
  try {
    for (let n = 0; n < NODES; n++)
      nodes.push(await startShop({ ...env, LOG_LEVEL: 'error', DATABASE_URL: postgres.url, DATA_DIR: join(folder, String(n)) }))
    const balancer = await startBalancer(
      folder,
      nodes.map(({ port }) => port),
      // A node that is busy for a tenth of a second is not dead.
      'inter 1s fall 3 rise 1'
    )
    const database = await openDatabase(postgres.url, '')
    try {
      return await soak({ url: balancer.url, nodes, db: database.db, minutes })
    } finally {
      await database.close()
      balancer.stop()
    }
  } finally {
    await Promise.all(nodes.map(node => node.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function soak({ url, nodes, db, minutes }: { url: string; nodes: readonly ShopServer[]; db: Db; minutes: number }): Promise<boolean> {
  const next = await prepareVisits(url, db)
  await runClosed(next, WARM_UP_MS)
  const perSecond = (await runClosed(next, CAPACITY_MS)) * LOAD
  console.log(`\n${minutes} minutes of ${perSecond.toFixed(0)} visits a second, ${LOAD} of what two nodes answer to ${CLIENTS} clients`)
  const measured: Minute[] = []
  for (let n = 0; n < minutes; n++) {
    const { took, failed } = await runOpen(next, perSecond, MINUTE)
    const memory = nodes.map(node => readMemory(node.url).now)
    measured.push({ took, failed, memory })
    if (n % 5 === 4) console.log(formatMinutes(`minutes ${n - 3} to ${n + 1}`, measured.slice(-5)))
  }
  const [first, last] = [measured.slice(0, COMPARED_MINUTES), measured.slice(-COMPARED_MINUTES)]
  const slower = findPercentile(last, 0.99) / findPercentile(first, 0.99)
  const growth = findMemory(last) / findMemory(first)
  const failed = measured.reduce((sum, each) => sum + each.failed, 0)
  console.log(formatMinutes('first ten', first))
  console.log(formatMinutes('last ten', last))
  console.log(
    `  p99 ${slower.toFixed(2)} times (limit ${MAX_SLOWER}), memory ${growth.toFixed(3)} times (limit ${MAX_GROWTH}), ${failed} failed`
  )
  return slower <= MAX_SLOWER && growth <= MAX_GROWTH && failed === 0
}

const findPercentile = (minutes: readonly Minute[], share: number): number => {
  const sorted = minutes.flatMap(({ took }) => took).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

const findMemory = (minutes: readonly Minute[]): number =>
  minutes.flatMap(({ memory }) => memory).reduce((sum, each) => sum + each, 0) / minutes.length

const formatMinutes = (name: string, minutes: readonly Minute[]): string => {
  const [p50, p99] = [findPercentile(minutes, 0.5), findPercentile(minutes, 0.99)]
  const visits = minutes.reduce((sum, { took }) => sum + took.length, 0)
  const failed = minutes.reduce((sum, each) => sum + each.failed, 0)
  return `  ${name.padEnd(18)} ${visits} visits  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(0)} ms  ${findMemory(minutes).toFixed(0)} MB together  ${failed} failed`
}

/** @returns what each visitor does next: mostly pages, some of them in the cache, then the API, carts and orders */
async function prepareVisits(url: string, db: Db): Promise<() => Visit> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 * CLIENTS })
  const ask = ({ path, method = 'GET', body, token }: Step): Promise<Answer> =>
    new Promise(resolve => {
      const headers = {
        ...(!token && { 'accept-encoding': 'gzip' }),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` })
      }
      const sent = request(url + path, { method, agent, headers }, answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: token ? Buffer.concat(chunks).toString() : '' }))
        answer.on('error', () => resolve({ status: 0, body: '' }))
      })
      sent.on('error', () => resolve({ status: 0, body: '' }))
      sent.end(body && JSON.stringify(body))
    })
  const answers200 = async (step: Step): Promise<boolean> => (await ask(step)).status === 200
  const pages = await findPages(url)
  const { rows: variants } = (await db.execute(sql`
    UPDATE variants v SET on_hand = 1000000 FROM products p
    WHERE v.product_id = p.id AND v.on_hand > 10 AND p.kind = 'goods' AND NOT p.discontinued
      AND p.available_on <= now() AND coalesce(p.available_until > now(), true) RETURNING v.id`)) as { rows: { id: number }[] }
  const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item
  const visits: { share: number; visit: Visit }[] = [
    { share: 60, visit: () => answers200({ path: pick(pages) }) },
    { share: 8, visit: () => answers200({ path: `/search?q=${encodeURIComponent(`${pick(WORDS)} ${randomInt(1000)}`)}` }) },
    { share: 8, visit: () => answers200({ path: `/products?price_from=${randomInt(50_000)}&price_to=${100_000 + randomInt(900_000)}` }) },
    { share: 8, visit: () => answers200({ path: `/api/v2/products?per_page=20&price_from=${randomInt(50_000)}` }) },
    { share: 6, visit: () => answers200({ path: `/api/v2/search/suggestions?q=${encodeURIComponent(pick(WORDS).slice(0, 3))}` }) },
    {
      share: 8,
      visit: () =>
        answers200({ path: '/api/v2/checkouts/current/items', method: 'POST', body: { variant_id: pick(variants).id, quantity: 1 } })
    },
    { share: 2, visit: () => placeOrder(ask, db, pick(variants).id) }
  ]
  for (const { visit } of visits) if (!(await visit())) throw new Error(`A visit is not answered with 200: ${visit.toString()}`)
  return () => {
    let at = randomInt(100)
    return (visits.find(({ share }) => (at -= share) < 0) ?? pick(visits)).visit
  }
}

/** Pages that the sitemap names, in both languages. */
async function findPages(url: string): Promise<string[]> {
  const read = async (address: string): Promise<string[]> =>
    [...(await (await fetch(url + new URL(address).pathname)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)
  const maps = await read(`${url}/sitemap.xml`)
  const pages = maps.some(map => map.endsWith('.xml')) ? (await Promise.all(maps.map(read))).flat() : maps
  return pages.map(page => new URL(page).pathname)
}

async function placeOrder(ask: (step: Step) => Promise<Answer>, db: Db, variantId: number): Promise<boolean> {
  const { rows } = (await db.execute(sql`INSERT INTO users (role) VALUES ('customer') RETURNING id`)) as { rows: { id: number }[] }
  const { token } = await createSession(db, { kind: 'bearer', userId: rows[0]?.id ?? 0, now: new Date() })
  const checkout = '/api/v2/checkouts/current'
  const address = {
    city: '11',
    district: '1119',
    quarter: '5',
    city_name: '',
    district_name: '',
    quarter_name: '',
    details: '14-р байр, 2-р орц, 35 тоот',
    receiver: 'Номин',
    phone: '8811 2345'
  }
  await ask({ path: `${checkout}/items`, method: 'POST', body: { variant_id: variantId, quantity: 1 }, token })
  const cart = await ask({ path: checkout, method: 'PUT', body: { address }, token })
  if (cart.status !== 200) return false
  const { total } = JSON.parse(cart.body) as { total: number }
  const placed = await ask({
    path: `${checkout}/complete`,
    method: 'POST',
    body: { payment_method: 'bank_transfer', expected_total: total },
    token
  })
  return placed.status === 200
}

/** Clients that visit without a pause. @returns visits a second */
async function runClosed(next: () => Visit, ms: number): Promise<number> {
  const end = performance.now() + ms
  let visits = 0
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (performance.now() < end) {
      await next()()
      visits += 1
    }
  })
  await Promise.all(clients)
  return (visits / ms) * 1000
}

/** Visits begin when they are due, whether those before have ended or not. */
async function runOpen(next: () => Visit, perSecond: number, ms: number): Promise<{ took: number[]; failed: number }> {
  const begun = performance.now()
  const took: number[] = []
  let failed = 0
  const running = new Set<Promise<void>>()
  const answer = async (visit: Visit, due: number): Promise<void> => {
    if (!(await visit())) failed += 1
    took.push(performance.now() - due)
  }
  for (let n = 0; n < (ms / 1000) * perSecond; n++) {
    const due = begun + (n * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 1) await delay(wait)
    const visit = answer(next(), due)
    void visit.finally(() => running.delete(visit))
    running.add(visit)
  }
  await Promise.all(running)
  return { took, failed }
}
