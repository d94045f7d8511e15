import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { ofetch } from 'ofetch'
import type { Config } from '#server/kernel/config.ts'
import { type OpenDatabase, openDatabase } from '#server/kernel/db/open.ts'
import { FolderInUseError, sendCommand } from '#server/kernel/db/lock.ts'
import { listOwners } from '#server/identity/index.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { readSettings } from '#server/site/index.ts'
import { type Check, findReason, TIMEOUT_MS, tryService } from './service-check.ts'

/** Checks the database, its clock, and what is stored in it: the owner and the books. `posApiUrl` is the one of the settings. */
export async function checkDatabase(config: Config): Promise<{ checks: Check[]; posApiUrl: string | null }> {
  const place = config.databaseUrl ? 'DATABASE_URL' : `PGlite in ${config.dataDir}`
  const name = 'Database'
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return { checks: [{ name, state: 'works', text: `${place}, made by the first start` }], posApiUrl: null }
  let database: OpenDatabase
  try {
    database = await openDatabase(config.databaseUrl, config.dataDir)
  } catch (error) {
    if (error instanceof FolderInUseError) {
      const running = await checkRunningShop(config)
      const books = running.state === 'works' ? await checkBooks(() => sendCommand(config.dataDir, { name: 'check_books' })) : []
      return { checks: [running, ...books], posApiUrl: null }
    }
    return { checks: [{ name, state: 'fails', text: findReason(error) }], posApiUrl: null }
  }
  try {
    const { rows } = (await database.db.execute(sql`
      SELECT current_setting('server_version') AS version,
        EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') AS trigrams,
        has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
        to_regclass('public.migrations') IS NOT NULL AS migrated`)) as {
      rows: { version: string; trigrams: boolean; mayCreate: boolean; migrated: boolean }[]
    }
    const [state] = rows
    const works: Check = { name, state: 'works', text: `${place}, Postgres ${state?.version}` }
    if (!state?.trigrams)
      return {
        checks: [{ ...works, state: 'fails', text: 'The extension pg_trgm is missing.', remedy: "Install Postgres' contrib package." }],
        posApiUrl: null
      }
    if (!state.mayCreate)
      return {
        checks: [
          {
            ...works,
            state: 'fails',
            text: 'The user may not create tables.',
            remedy: 'Make the user of DATABASE_URL the owner of the database.'
          }
        ],
        posApiUrl: null
      }
    if (!state.migrated) return { checks: [{ ...works, text: `${works.text}, empty: the first start fills it` }], posApiUrl: null }
    const books = await checkBooks(() => findBookProblems(database.db))
    return { checks: [works, ...checkClock(database), await checkOwner(database), ...books], posApiUrl: await readPosApiUrl(database) }
  } catch (error) {
    return { checks: [{ name, state: 'fails', text: findReason(error), remedy: `Check ${place}.` }], posApiUrl: null }
  } finally {
    await database.close()
  }
}

export function checkReplica(url: string): Promise<Check> {
  const remedy = 'Name a streaming replica of DATABASE_URL in DATABASE_READ_URL; until then the shop reads from the primary.'
  return tryService('Read replica', remedy, async () => {
    const { db, close } = await openDatabase(url, '')
    try {
      const { rows } = (await db.execute(sql`
        SELECT pg_is_in_recovery() AS standby, extract(epoch FROM now() - pg_last_xact_replay_timestamp())::int AS seconds`)) as {
        rows: { standby: boolean; seconds: number | null }[]
      }
      if (!rows[0]?.standby) throw new Error('The server of DATABASE_READ_URL is not a replica.')
      return `DATABASE_READ_URL, a replica whose last change is ${rows[0].seconds ?? 0} seconds old`
    } finally {
      await close()
    }
  })
}

function checkClock({ pool }: OpenDatabase): Check[] {
  if (!pool) return []
  const { offsetMs } = pool.clock
  if (!offsetMs) return [{ name: 'Clock', state: 'works', text: "as the database server's" }]
  const text = `This machine is ${Math.abs(Math.round(offsetMs / 1000))} s ${offsetMs < 0 ? 'ahead of' : 'behind'} the database server.`
  return [
    { name: 'Clock', state: 'fails', text, remedy: "Synchronise both clocks by NTP; until then the shop uses the database server's time." }
  ]
}

async function checkOwner(database: OpenDatabase): Promise<Check> {
  const owners = await listOwners(database.db)
  return owners.length
    ? { name: 'Owner', state: 'works', text: owners.join(', ') }
    : { name: 'Owner', state: 'fails', text: 'The shop has no owner.', remedy: "Run npm run owner -- 99112233, with the owner's phone." }
}

/** Whether payments, orders, stock and the ledger agree; a line for each difference. */
async function checkBooks(find: () => Promise<unknown>): Promise<Check[]> {
  const name = 'Books'
  try {
    const problems = (await find()) as string[]
    if (!problems.length) return [{ name, state: 'works', text: 'payments, orders, stock and the ledger agree' }]
    const remedy = 'Compare with the last good backup before anything is changed by hand.'
    return problems.map((text, index): Check => ({ name, state: 'fails', text, ...(index === problems.length - 1 && { remedy }) }))
  } catch (error) {
    return [{ name, state: 'fails', text: findReason(error), remedy: 'Run npm run doctor of the release that the shop runs.' }]
  }
}

/** The address in the settings has precedence over the configuration. */
async function readPosApiUrl(database: OpenDatabase): Promise<string | null> {
  const { receipt } = await readSettings(database.db)
  return receipt.posApiUrl || null
}

/** PGlite is open in the shop's own process, which is asked instead. */
function checkRunningShop(config: Config): Promise<Check> {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const remedy = 'Read the log of the shop, or stop it and run npm run doctor again.'
  return tryService('Database', remedy, async () => {
    await ofetch(`http://${host}:${config.port}/readyz`, { timeout: TIMEOUT_MS, retry: 0 })
    return `PGlite in ${config.dataDir}, open in the running shop, which is ready`
  })
}
