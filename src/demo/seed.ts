import { eq, sql } from 'drizzle-orm'
import { products, variants } from '#server/catalogue/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { runInBackground } from '#server/kernel/db/pool.ts'
import type { Server } from '#server/kernel/server.ts'
import { importCatalogue, renewDates } from './catalogue/import.ts'
import { seedContent } from './content/content.ts'
import { seedCoupons } from './coupons.ts'
import { seedFiles } from './files.ts'
import { seedHotels } from './hotels.ts'
import { seedOrders } from './orders.ts'
import { seedAccounts } from './people.ts'
import { type Report, ignoreProgress } from './progress.ts'
import { seedReturns } from './returns.ts'
import { seedReviews } from './reviews.ts'
import { seedJackpot } from './jackpot.ts'
import { seedRoulette } from './roulette.ts'
import { seedStays } from './stays.ts'
import { seedWheel } from './wheel.ts'

export { createTerminalReport } from './progress.ts'

/** Held while an empty Postgres is filled, so that two processes do not fill it twice. */
const ADVISORY_LOCK = 7_342_002
/** A SKU that only the demo's catalogue has. */
const DEMO_SKU = 'AN-SWE-01-CAM-M'

/**
 * Fills an empty database with the demo shop. Does nothing in live mode, nor where there are other products
 * than the demo's. Each stage is one transaction and does nothing where its rows exist, so that a later start completes an
 * interrupted one; it also moves ended sales on.
 * @returns whether it filled an empty database
 */
export async function seedDemo(server: Server, report: Report = ignoreProgress): Promise<boolean> {
  if (server.config.mode !== 'demo') return false
  return runExclusively(server, async () => {
    const empty = !(await server.db.$count(products))
    if (!empty && !(await isDemo(server.db))) return false
    const progress = empty ? report : ignoreProgress
    if (empty) await importCatalogue(server, progress)
    else await renewDates(server)
    await seedFiles(server.storage)
    await seedAccounts(server)
    await seedCoupons(server)
    await seedHotels(server)
    await seedWheel(server)
    await seedRoulette(server)
    await seedJackpot(server)
    progress(94, 100, 'articles')
    await seedContent(server)
    progress(97, 100, 'orders')
    await seedOrders(server)
    await seedStays(server)
    await seedReturns(server)
    progress(98, 100, 'reviews')
    await seedReviews(server)
    progress(100, 100, 'ready')
    return empty
  })
}

/** PGlite's folder has a lock of its own. */
async function runExclusively(server: Server, work: () => Promise<boolean>): Promise<boolean> {
  if (server.database.kind === 'pglite') return work()
  // Without the background's limits a process that waits for the lock would give up after a request's five seconds.
  return runInBackground(() =>
    server.db.transaction(async tx => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
      return work()
    })
  )
}

async function isDemo(db: Db): Promise<boolean> {
  return (await db.$count(variants, eq(variants.sku, DEMO_SKU))) === 1
}
