import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { sql } from 'drizzle-orm'
import { createSession } from '#server/identity/sessions.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { ADDRESS } from '../pages.ts'

export const WORDS = 'цамц гутал ноолуур малгай бээлий даашинз аяга цүнх зурагт чихэвч boots scarf куртка сапоги хивс бэлэг цай өмд'.split(
  ' '
)

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
export type Visit = () => Promise<boolean>

export interface KindOfVisit {
  name: string
  /** Percent of all visits. */
  share: number
  visit: Visit
}

const MAX_SOCKETS = 128

/** @returns what visitors do: mostly pages, some of them in the cache, then the API, carts and orders */
export async function prepareVisits(url: string, db: Db): Promise<KindOfVisit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
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
    WHERE v.product_id = p.id AND v.on_hand > 10 AND p.kind = 'goods' AND NOT p.discontinued AND p.gift_variant_ids = '{}'
      AND p.available_on <= now() AND coalesce(p.available_until > now(), true) RETURNING v.id`)) as { rows: { id: number }[] }
  const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item
  const visits: KindOfVisit[] = [
    { name: 'page', share: 60, visit: () => answers200({ path: pick(pages) }) },
    { name: 'search', share: 8, visit: () => answers200({ path: `/search?q=${encodeURIComponent(`${pick(WORDS)} ${randomInt(1000)}`)}` }) },
    {
      name: 'filtered listing',
      share: 8,
      visit: () => answers200({ path: `/products?price_from=${randomInt(50_000)}&price_to=${100_000 + randomInt(900_000)}` })
    },
    {
      name: 'listing of the API',
      share: 8,
      visit: () => answers200({ path: `/api/v2/products?per_page=20&price_from=${randomInt(50_000)}` })
    },
    {
      name: 'suggestions',
      share: 6,
      visit: () => answers200({ path: `/api/v2/search/suggestions?q=${encodeURIComponent(pick(WORDS).slice(0, 3))}` })
    },
    {
      name: 'cart',
      share: 8,
      visit: () =>
        answers200({ path: '/api/v2/checkouts/current/items', method: 'POST', body: { variant_id: pick(variants).id, quantity: 1 } })
    },
    { name: 'order', share: 2, visit: () => placeOrder(ask, db, pick(variants).id) }
  ]
  for (const { visit } of visits) if (!(await visit())) throw new Error(`A visit is not answered with 200: ${visit.toString()}`)
  return visits
}

/** @returns what the next visitor does */
export function chooseVisit(visits: readonly KindOfVisit[]): Visit {
  let at = randomInt(100)
  const chosen = visits.find(({ share }) => (at -= share) < 0)
  if (!chosen) throw new Error('The shares of visits are less than all.')
  return chosen.visit
}

/** Pages that the sitemap names, in both languages. */
export async function findPages(url: string): Promise<string[]> {
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
  await ask({ path: `${checkout}/items`, method: 'POST', body: { variant_id: variantId, quantity: 1 }, token })
  const cart = await ask({ path: checkout, method: 'PUT', body: { address: ADDRESS }, token })
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
