import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { hashToken } from '#server/identity/passwords.ts'
import { createSession } from '#server/identity/sessions.ts'
import { type Db, openDatabase } from '#server/kernel/db/open.ts'
import { findFreePort, makeServerFolder, makeStandby, startPostgres } from '../../tests/postgres-server.ts'
import { LIVE, type ShopServer, startShop } from '../../tests/shop-server.ts'
import { type Balancer, startBalancer } from './balancer.ts'

const NODES = 4
const CLIENTS = 8
/** Environment of every node. */
const SHARED = { PUBLIC_URL: 'http://shop.test', GIFT_CARD_KEY: 'a key that all of the nodes share', RATE_LIMIT_FACTOR: '100000' }

/** A shop that can start again on the same port. */
interface Node extends Pick<ShopServer, 'port' | 'stop' | 'kill'> {
  start: () => Promise<void>
}

/**
 * `npm run bench -- nodes`: four nodes on one Postgres with a synchronous standby, behind HAProxy where it is installed. Exits with 1
 * where a request is lost.
 */
export async function benchNodes(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'delguur-nodes-'))
  const primaryFolder = makeServerFolder()
  const [port, standbyPort] = [await findFreePort(), await findFreePort()]
  let primary = await startPostgres({ folder: primaryFolder, port })
  // Runs the migrations.
  const installer = await makeNode({ DATABASE_URL: primary.url, DATA_DIR: join(folder, 'installer') })
  await installer.start()
  await installer.stop()
  const made = await openDatabase(primary.url, '')
  const variantId = await addProduct(made.db)
  const staff = await addOwner(made.db)
  await made.close()
  await primary.stop()
  const copy = makeStandby(primaryFolder, port)
  // An acknowledged order is on both servers, so that it survives the loss of one.
  primary = await startPostgres({ folder: primaryFolder, port, flags: ['-c', 'synchronous_standby_names=*'] })
  const standby = await startPostgres({ folder: copy.folder, port: standbyPort, flags: copy.flags })
  const address = await forwardTo(port)
  const at = (to: number): string => primary.url.replace(`:${port}/`, `:${to}/`)
  const env = { DATABASE_URL: at(address.port), DATABASE_READ_URL: standby.url }
  const nodes: Node[] = []
  for (let n = 0; n < NODES; n++) nodes.push(await makeNode({ ...env, DATA_DIR: join(folder, String(n)) }))
  let balancer: Balancer | null = null
  let failures = 0
  const report = (name: string, text: string, holds: boolean): void => {
    if (!holds) failures += 1
    console.log(`  ${holds ? '✓' : '✗'} ${name.padEnd(28)} ${text}`)
  }
  try {
    for (const node of nodes) await node.start()
    balancer = await startBalancer(
      folder,
      nodes.map(({ port: node }) => node)
    )
    console.log(`\n${NODES} nodes on one Postgres with a standby, behind ${balancer.name}`)
    const { url } = balancer

    const slowest = await measureInvalidation(nodes, staff)
    report('invalidation', `all nodes after ${slowest.toFixed(0)} ms at most, of 10 changes`, slowest < 1000)

    const rolling = await runUnderLoad(url, variantId, async () => {
      for (const node of nodes) {
        await node.stop()
        await node.start()
      }
    })
    report('rolling restart', formatSummary(rolling), rolling.lost + rolling.refused === 0)

    const [victim] = nodes
    const killed = await runUnderLoad(url, variantId, async () => {
      await delay(1500)
      await victim?.kill()
      await delay(1500)
    })
    const kept = await countKept(env.DATABASE_URL, killed.acknowledged)
    report('a node killed', `${formatSummary(killed)}, ${kept.missing} acknowledged additions missing`, kept.missing === 0)
    await victim?.start()

    let away = 0
    const failedOver = await runUnderLoad(url, variantId, async answered => {
      await delay(1500)
      await primary.crash()
      const begun = performance.now()
      await promote(standby.url)
      address.target = standbyPort
      const before = answered()
      while (answered() < before + CLIENTS && performance.now() - begun < 60_000) await delay(20)
      away = performance.now() - begun
      await delay(1500)
    })
    const found = await countKept(standby.url, [...rolling.acknowledged, ...killed.acknowledged, ...failedOver.acknowledged])
    report(
      'failover to the standby',
      `served again after ${(away / 1000).toFixed(1)} s; ${formatSummary(failedOver)}, ${found.missing} of ${found.all} acknowledged additions missing`,
      found.missing === 0 && away < 60_000
    )
  } finally {
    balancer?.stop()
    await Promise.all(nodes.map(node => node.kill()))
    address.close()
    await standby.stop()
    await primary.stop()
    for (const each of [folder, primaryFolder, copy.folder]) rmSync(each, { recursive: true, force: true })
  }
  return failures === 0
}

const formatSummary = ({ answered, lost, refused }: Load): string => `${answered} answered, ${lost} lost, ${refused} refused with 503`

async function addProduct(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`
    WITH product AS (
      INSERT INTO products (slug, title, description, available_on) VALUES ('slippers', '{"mn": "Шаахай"}', '{}', 'epoch') RETURNING id
    ) INSERT INTO variants (product_id, sku, price, on_hand) SELECT id, 'SLIPPERS', 10000, 1000000 FROM product RETURNING id`)) as {
    rows: { id: number }[]
  }
  return rows[0]?.id ?? 0
}

/** @returns a bearer token */
async function addOwner(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`INSERT INTO users (role) VALUES ('owner') RETURNING id`)) as { rows: { id: number }[] }
  return (await createSession(db, { kind: 'bearer', userId: rows[0]?.id ?? 0, now: new Date() })).token
}

/** A port whose connections go to the target of the moment, as the address of a managed database does. */
async function forwardTo(target: number): Promise<{ port: number; target: number; close: () => void }> {
  const forward = { port: 0, target, close: () => {} }
  const server: Server = createServer(client => {
    const upstream = connect(forward.target, '127.0.0.1')
    client.pipe(upstream).pipe(client)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client]
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  forward.port = listening && typeof listening === 'object' ? listening.port : 0
  forward.close = () => void server.close()
  return forward
}

async function makeNode(env: Record<string, string>): Promise<Node> {
  const port = await findFreePort()
  let shop: ShopServer | null = null
  return {
    port,
    start: async () => {
      shop = await startShop({ ...LIVE, ...SHARED, ...env, PORT: String(port) })
    },
    stop: async () => shop?.stop(),
    kill: async () => shop?.kill()
  }
}

/** Renames the shop on the first node, and measures when the last node shows it. */
async function measureInvalidation(nodes: readonly Node[], staff: string): Promise<number> {
  const [first] = nodes
  const origin = (node: Node | undefined): string => `http://127.0.0.1:${node?.port}`
  let slowest = 0
  for (let change = 0; change < 10; change++) {
    const name = `Change ${change}`
    const saved = await fetch(`${origin(first)}/api/v2/site_settings/contact`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        version: change,
        value: {
          name: { mn: name, en: name },
          legal_name: {},
          register_number: '',
          phone: '',
          email: '',
          address: {},
          hours: {},
          facebook: ''
        }
      })
    })
    if (saved.status !== 200) throw new Error(`The setting was not saved: ${saved.status} ${await saved.text()}`)
    const begun = performance.now()
    await Promise.all(
      nodes.map(async node => {
        while (!(await (await fetch(`${origin(node)}/en/contact`)).text()).includes(name))
          if (performance.now() - begun > 5000) throw new Error('A node shows an older page after five seconds.')
      })
    )
    slowest = Math.max(slowest, performance.now() - begun)
  }
  return slowest
}

interface Load {
  answered: number
  /** Connections that ended without an answer, and 5xx other than 503. */
  lost: number
  refused: number
  /** Sessions whose addition to a cart was answered with 200. */
  acknowledged: string[]
}

/** Clients that read pages and add to new carts without a pause. */
async function runUnderLoad(url: string, variantId: number, during: (answered: () => number) => Promise<void>): Promise<Load> {
  const load: Load = { answered: 0, lost: 0, refused: 0, acknowledged: [] }
  const stopped = new AbortController()
  const ask = async (path: string, body?: object): Promise<Response | null> => {
    const response = await fetch(url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' }
    }).catch(() => null)
    const read = response && (await response.arrayBuffer().catch(() => null))
    if (!response || !read || (response.status >= 500 && response.status !== 503)) load.lost += 1
    else if (response.status === 503) load.refused += 1
    else load.answered += 1
    return read ? response : null
  }
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = 0; !stopped.signal.aborted; turn += 1) {
      if (turn % 2) await ask(`/products/slippers?turn=${client}.${turn}`)
      else {
        const response = await ask('/api/v2/checkouts/current/items', { variant_id: variantId, quantity: 1 })
        const session = response?.status === 200 && /=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
        if (session) load.acknowledged.push(session)
      }
      await delay(10)
    }
  })
  await during(() => load.answered)
  stopped.abort()
  await Promise.all(clients)
  return load
}

/** Acknowledged additions whose cart the database does not have. */
async function countKept(url: string, acknowledged: readonly string[]): Promise<{ all: number; missing: number }> {
  const { db, close } = await openDatabase(url, '')
  const hashes = acknowledged.map(hashToken)
  const { rows } = (await db.execute(sql`
    SELECT count(DISTINCT s.id)::int AS kept FROM sessions s JOIN carts c ON c.session_id = s.id JOIN line_items l ON l.cart_id = c.id
    WHERE s.token_hash = ANY(${sql.param(hashes)}::text[])`)) as { rows: { kept: number }[] }
  await close()
  return { all: acknowledged.length, missing: acknowledged.length - (rows[0]?.kept ?? 0) }
}

async function promote(url: string): Promise<void> {
  const { db, close } = await openDatabase(url, '')
  await db.execute(sql`SELECT pg_promote()`)
  await close()
}
