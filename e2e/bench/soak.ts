import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, openDatabase } from '#server/kernel/db/open.ts'
import { startPostgres } from '../../tests/postgres-server.ts'
import { type ShopServer, startShop } from '../../tests/shop-server.ts'
import { startBalancer } from './balancer.ts'
import { findListener, readCpuMsOfAll, readMemory } from './processes.ts'
import { chooseVisit, findPages, prepareVisits, type Visit } from './visits.ts'

const NODES = 2
const CLIENTS = 32
const FILLING_CLIENTS = 8
const LOAD = 0.8
const WARM_UP_MS = 120_000
const CAPACITY_MS = 120_000
const MINUTE = 60_000
/** Limits of the last minutes over the first. */
const [MAX_SLOWER, MAX_GROWTH, MAX_DEARER] = [1.2, 1.05, 1.1]
const COMPARED_MINUTES = 10

interface Minute {
  /** Milliseconds from when a request was due to the end of its answer. */
  took: number[]
  failed: number
  /** Resident MB of each node at the end. */
  memory: number[]
  /** Milliseconds of processor time of the nodes and of Postgres. */
  cpu: { nodes: number; postgres: number }
}

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
      return await soak({
        url: balancer.url,
        nodes,
        postgresPid: findListener(Number(new URL(postgres.url).port)),
        db: database.db,
        minutes
      })
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

interface Soak {
  url: string
  nodes: readonly ShopServer[]
  postgresPid: number
  db: Db
  minutes: number
}

async function soak({ url, nodes, postgresPid, db, minutes }: Soak): Promise<boolean> {
  const visits = await prepareVisits(url, db)
  const next = (): Visit => chooseVisit(visits)
  const readCpu = (): Minute['cpu'] => ({
    nodes: nodes.reduce((sum, node) => sum + readCpuMsOfAll(node.child.pid ?? 0), 0),
    postgres: readCpuMsOfAll(postgresPid)
  })
  const pages = await findPages(url)
  for (const node of nodes) await fillPageCache(node.url, pages)
  await runClosed(next, WARM_UP_MS)
  const perSecond = (await runClosed(next, CAPACITY_MS)) * LOAD
  console.log(`\n${minutes} minutes of ${perSecond.toFixed(0)} visits a second, ${LOAD} of what two nodes answer to ${CLIENTS} clients`)
  const measured: Minute[] = []
  for (let n = 0; n < minutes; n++) {
    const before = readCpu()
    const { took, failed } = await runOpen(next, perSecond, MINUTE)
    const memory = nodes.map(node => readMemory(node.url).now)
    const after = readCpu()
    measured.push({ took, failed, memory, cpu: { nodes: after.nodes - before.nodes, postgres: after.postgres - before.postgres } })
    if (n % 5 === 4) console.log(formatMinutes(`minutes ${n - 3} to ${n + 1}`, measured.slice(-5)))
  }
  const compared = Math.min(COMPARED_MINUTES, Math.ceil(minutes / 2))
  const [first, last] = [measured.slice(0, compared), measured.slice(-compared)]
  const slower = findPercentile(last, 0.99) / findPercentile(first, 0.99)
  const growth = findMemory(last) / findMemory(first)
  const dearer = findCpu(last) / findCpu(first)
  const failed = measured.reduce((sum, each) => sum + each.failed, 0)
  console.log(formatMinutes(`first ${compared}`, first))
  console.log(formatMinutes(`last ${compared}`, last))
  console.log(
    `  p99 ${slower.toFixed(2)} times (limit ${MAX_SLOWER}), memory ${growth.toFixed(3)} times (limit ${MAX_GROWTH}), processor time of a visit ${dearer.toFixed(2)} times (limit ${MAX_DEARER}), ${failed} failed`
  )
  return slower <= MAX_SLOWER && growth <= MAX_GROWTH && dearer <= MAX_DEARER && failed === 0
}

const findPercentile = (minutes: readonly Minute[], share: number): number => {
  const sorted = minutes.flatMap(({ took }) => took).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

const findMemory = (minutes: readonly Minute[]): number =>
  minutes.flatMap(({ memory }) => memory).reduce((sum, each) => sum + each, 0) / minutes.length

/** Milliseconds of processor time of a visit, all processes together: other work on the machine changes it less than how long a visit takes. */
const findCpu = (minutes: readonly Minute[], of: (cpu: Minute['cpu']) => number = ({ nodes, postgres }) => nodes + postgres): number =>
  minutes.reduce((sum, { cpu }) => sum + of(cpu), 0) / minutes.reduce((sum, { took }) => sum + took.length, 0)

const formatMinutes = (name: string, minutes: readonly Minute[]): string => {
  const [p50, p99] = [findPercentile(minutes, 0.5), findPercentile(minutes, 0.99)]
  const visits = minutes.reduce((sum, { took }) => sum + took.length, 0)
  const failed = minutes.reduce((sum, each) => sum + each.failed, 0)
  return `  ${name.padEnd(18)} ${visits} visits  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(0)} ms  ${findMemory(minutes).toFixed(0)} MB together  processor ${findCpu(minutes, ({ nodes }) => nodes).toFixed(2)} + ${findCpu(minutes, ({ postgres }) => postgres).toFixed(2)} ms  ${failed} failed`
}

/** Sends all pages in each encoding, so that the page cache is as large as it gets. */
async function fillPageCache(url: string, pages: readonly string[]): Promise<void> {
  for (const encoding of ['gzip', 'br', 'identity'])
    for (let at = 0; at < pages.length; at += FILLING_CLIENTS)
      await Promise.all(
        pages.slice(at, at + FILLING_CLIENTS).map(async page => {
          await (await fetch(url + page, { headers: { 'accept-encoding': encoding } })).arrayBuffer()
        })
      )
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
