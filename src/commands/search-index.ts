/**
 * `npm run search:index`: indexes the products in Elasticsearch or OpenSearch. Opens the database itself, or with `--api` calls a
 * running shop, because PGlite allows one process only.
 */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ofetch } from 'ofetch'
import { readConfig } from '#server/kernel/config.ts'
import { FolderInUseError } from '#server/kernel/db/lock.ts'
import { openMigrated } from '#server/kernel/db/open-migrated.ts'
import { beginIndex, createClient, type IndexProgress, readProgress, retryUpdateIndex } from '#server/search/index.ts'
import { createProgressLine } from './progress-line.ts'

const HELP = `npm run search:index -- [options]    products into the server at SEARCH_URL, searched when all are there

  --anew        throws away what an earlier run that was broken off had done; without it that run is gone on with
  --api=URL     has a running shop do it, with --token=TOKEN or DELGUUR_TOKEN of its staff (see docs/shop.md)`

const STEP_MS = 1000
const RETRY_MS = 5000
const root = fileURLToPath(new URL('../..', import.meta.url))
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)

interface IndexRun {
  start: () => Promise<void>
  /** Indexes for a while, or waits while another process does. */
  continue: () => Promise<Pick<IndexProgress, 'building' | 'done' | 'total' | 'waiting'>>
  close: () => Promise<void>
}

try {
  const { values } = parseArgs({
    options: { anew: { type: 'boolean' }, api: { type: 'string' }, token: { type: 'string' }, help: { type: 'boolean' } }
  })
  if (values.help) console.log(HELP)
  else {
    const anew = values.anew ?? process.env['npm_config_anew'] === 'true'
    const api = values.api ?? process.env['npm_config_api']
    await runIndexing(api ? runRemotely(api, values.token ?? process.env['DELGUUR_TOKEN'], anew) : await runLocally(anew))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function runIndexing(indexRun: IndexRun): Promise<void> {
  const showProgress = createProgressLine()
  const startedAt = performance.now()
  try {
    await indexRun.start()
    let progress = await indexRun.continue()
    while (progress.building || progress.waiting > 0) {
      const { done, total, waiting } = progress
      showProgress(progress.building ? `${done} of ${Math.max(done, total)} products` : `${waiting} changes`)
      progress = await indexRun.continue()
    }
    showProgress(null)
    console.log(`${progress.done} products can be found, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  } finally {
    await indexRun.close()
  }
}

async function runLocally(anew: boolean): Promise<IndexRun> {
  const config = readConfig({ ...process.env, DELGUUR_MODE: 'demo' })
  if (!config.search) throw new Error('Set SEARCH_URL to the address of Elasticsearch or OpenSearch, such as https://search.shop.mn:9200.')
  const client = createClient(config.search)
  const database = await openMigrated(config).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error
    throw new Error(`${error.message}\nOr ask the running shop: --api=http://localhost:4321 --token=…`, { cause: error })
  })
  const dependencies = { db: database.db, client, now: database.now }
  return {
    start: () => beginIndex(dependencies, { anew }),
    continue: async () => {
      // Nothing to index, or another process holds the claim or was killed with it.
      const isWorking = await retryUpdateIndex(dependencies, STEP_MS, async ({ message }) => {
        console.error(`${message}; the next attempt is in ${RETRY_MS / 1000} s`)
        await wait(RETRY_MS)
      })
      if (!isWorking) await wait(STEP_MS / 4)
      return readProgress(database.db, client)
    },
    close: () => database.close()
  }
}

function runRemotely(api: string, token: string | undefined, anew: boolean): IndexRun {
  if (!token) throw new Error("--api needs a token of the shop's staff: --token=… or DELGUUR_TOKEN.")
  const request = async (method: 'GET' | 'POST', body?: object): Promise<IndexProgress> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const options = { method, headers, timeout: 60_000, retry: 5, retryDelay: STEP_MS, retryStatusCodes: [429, 502, 503, 504] }
    try {
      return await ofetch<IndexProgress>(`${api.replace(/\/+$/, '')}/api/v2/search/index`, { ...options, ...(body ? { body } : {}) })
    } catch (error) {
      const { status, data } = error as { status?: number; data?: { error?: string } }
      if (status === 401)
        throw new Error('The token is not known, or its day is over. Get a new one from POST /oauth/token.', { cause: error })
      throw new Error(status ? (data?.error ?? `The shop answered ${status}.`) : `No shop answers at ${api}.`, { cause: error })
    }
  }
  return {
    start: async () => void (await request('POST', { anew })),
    continue: async () => {
      await wait(STEP_MS)
      return request('GET')
    },
    close: async () => {}
  }
}
