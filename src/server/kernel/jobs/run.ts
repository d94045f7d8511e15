import { isDatabaseGone } from '../db/failures.ts'
import { inBackground } from '../db/pool.ts'
import { deliverMessages } from '../messages/delivery.ts'
import { invalidateStock } from '../../order/effects.ts'
import { expireUnpaid } from '../../order/end.ts'
import { tellOfStock } from '../../notice/stock-notices.ts'
import { CHECK_PAYMENT, checkInBackground } from '../../payment/background-check.ts'
import { ordersWithUnappliedCharges } from '../../ledger/ledger.ts'
import { publishScheduled } from '../../content/editor/publish-scheduled.ts'
import {
  countWords,
  ElasticsearchError,
  refreshSales,
  reindexRenamed,
  searchClient,
  updateIndex,
  updatePopularDocuments
} from '../../search/index.ts'
import type { Server } from '../server.ts'
import { hasMore, runLane } from './lane.ts'
import { purge } from './purge.ts'
import { type Job, schedule } from './queue.ts'

const TICK_MS = 1000
const MINUTE = 60_000

/** @returns when to run again; null where the work is done for good */
type Worker = (server: Server, job: Job) => Promise<Date | null>

const after = (server: Server, ms: number): Date => new Date(server.now().getTime() + ms)

/** Work that comes again by itself: one row each, so that of many nodes one does it. */
const REPEATED: Record<string, { everyMs: number; work: (server: Server, job: Job) => Promise<void> }> = {
  send_messages: { everyMs: 5000, work: async server => void (await deliverMessages(server)) },
  apply_payments: {
    everyMs: MINUTE,
    work: async server => {
      const before = new Date(server.now().getTime() - MINUTE)
      for (const orderId of await ordersWithUnappliedCharges(server.db, before)) await server.orders.applyPayments(orderId)
    }
  },
  refresh_sales: {
    everyMs: MINUTE / 2,
    work: async server => invalidateStock(server, await refreshSales(server.db, server.now()), true)
  },
  tend_search: {
    everyMs: 10 * MINUTE,
    work: async server => {
      await countWords(server.db)
      await updatePopularDocuments(server.db, server.now())
    }
  },
  follow_names: { everyMs: MINUTE, work: async server => void (await reindexRenamed(server.database)) },
  tell_of_stock: {
    everyMs: MINUTE / 2,
    work: async server => void (await tellOfStock(server.db, server.config.publicUrl, server.now()))
  },
  publish_entries: { everyMs: 5000, work: publishScheduled },
  purge: { everyMs: 60 * MINUTE, work: server => purge(server.db, server.now()) }
}

const INDEXING_MS = 15_000
const FOLLOWING_MS = 2000
const SERVER_AWAY_MS = 20_000

const WORKERS: Record<string, Worker> = {
  expire_order: (server, job) => expireUnpaid(server, Number(job.subject)),
  [CHECK_PAYMENT]: (server, job) => checkInBackground(server, job.subject),
  tend_index: async server => {
    const client = searchClient(server.config.search)
    if (!client) return null
    try {
      const more = await updateIndex({ db: server.db, client, now: server.now }, INDEXING_MS)
      return after(server, more ? 0 : FOLLOWING_MS)
    } catch (error) {
      if (!(error instanceof ElasticsearchError)) throw error
      console.error(`search: the index waits. ${error.message}`)
      return after(server, SERVER_AWAY_MS)
    }
  },
  ...Object.fromEntries(
    Object.entries(REPEATED).map(([kind, { everyMs, work }]): [string, Worker] => [
      kind,
      async (server, job) => {
        await work(server, job)
        return after(server, everyMs)
      }
    ])
  )
}

/** Writes the rows of repeated work where they are missing. */
export async function scheduleRepeated(server: Server): Promise<void> {
  for (const kind of Object.keys(REPEATED)) await schedule(server.db, { kind, runAt: server.now() })
  if (server.config.search) await schedule(server.db, { kind: 'tend_index', runAt: server.now() })
}

/** Kinds by lane. No lane waits for another; what is not named here is about money and has a lane of its own. */
const LANES: readonly (readonly string[])[] = [
  ['send_messages', 'tell_of_stock', 'publish_entries', 'refresh_sales'],
  ['tend_search', 'tend_index', 'follow_names', 'purge']
]
const MONEY = Object.keys(WORKERS).filter(kind => !LANES.flat().includes(kind))

async function runDue(server: Server, kinds: readonly string[]): Promise<number> {
  const workers = Object.entries(WORKERS).filter(([kind]) => kinds.includes(kind))
  const bound = Object.fromEntries(workers.map(([kind, work]) => [kind, (job: Job) => work(server, job)]))
  return inBackground(() => runLane({ db: server.db, now: server.now, workers: bound }), kinds === MONEY ? 'reserved' : 'shared')
}

/** Runs what is due now in every lane. @returns how many jobs were run */
export async function runDueJobs(server: Server): Promise<number> {
  const ran = await Promise.all([MONEY, ...LANES].map(kinds => runDue(server, kinds)))
  return ran.reduce((sum, count) => sum + count, 0)
}

/** Runs jobs until stopped. With the database gone it waits for it. @returns a function that stops and waits for the jobs in hand */
export function startJobs(server: Server): () => Promise<void> {
  const stopped = { now: false }
  let ready: Promise<void> | null = null
  const prepare = (): Promise<void> =>
    (ready ??= scheduleRepeated(server).catch((error: unknown) => {
      ready = null
      throw error
    }))
  const stops = [MONEY, ...LANES].map(kinds => {
    let timer: NodeJS.Timeout | undefined
    const turn = async (): Promise<void> => {
      try {
        await prepare()
        while (!stopped.now && hasMore(await runDue(server, kinds)));
      } catch (error) {
        if (!isDatabaseGone(error)) console.error('jobs', error)
      }
      if (stopped.now) return
      timer = setTimeout(() => (running = turn()), TICK_MS)
      timer.unref()
    }
    let running = turn()
    return async () => {
      clearTimeout(timer)
      await running
    }
  })
  return async () => {
    stopped.now = true
    await Promise.all(stops.map(stop => stop()))
  }
}
