/**
 * `npm run search:index`: indexes the products in Elasticsearch or OpenSearch. Opens the database itself, or with `--api` calls a
 * running shop, because PGlite allows one process only.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ofetch } from 'ofetch'
import { openMigrated } from '#server/kernel/db/open-migrated.ts'
import { beginIndex, createClient, type IndexProgress, readProgress, retryUpdateIndex } from '#server/search/index.ts'
import { readNpmOption, requireToken, suggestApi } from './api-option.ts'
import { createProgressLine } from './progress-line.ts'
import { startCommand } from './start-command.ts'
import { readDatabaseConfig } from './with-shop.ts'

const HELP = `npm run search:index -- [options]    products into the server at SEARCH_URL, searched when all are there

  --anew        starts again; without it an interrupted run is continued
  --api=URL     by a running shop, with --token=TOKEN or DELGUUR_TOKEN of its staff (see docs/shop.md)`

const STEP_MS = 1000
const RETRY_MS = 5000
interface IndexRun {
  start: () => Promise<void>
  /** Indexes for a while, or waits while another process does. */
  continue: () => Promise<Pick<IndexProgress, 'building' | 'done' | 'total' | 'waiting'>>
  close: () => Promise<void>
}

await startCommand(async () => {
  const { values } = parseArgs({
    options: { anew: { type: 'boolean' }, api: { type: 'string' }, token: { type: 'string' }, help: { type: 'boolean' } }
  })
  if (values.help) {
    console.log(HELP)
    return
  }
  const anew = values.anew ?? readNpmOption('anew') === 'true'
  const api = values.api ?? readNpmOption('api')
  await runIndexing(api ? runRemotely(api, requireToken(values.token), anew) : await runLocally(anew))
})

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
  const config = readDatabaseConfig()
  if (!config.search) throw new Error('Set SEARCH_URL to the address of Elasticsearch or OpenSearch, such as https://search.shop.mn:9200.')
  const client = createClient(config.search)
  const database = await openMigrated(config).catch(suggestApi)
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

function runRemotely(api: string, token: string, anew: boolean): IndexRun {
  const request = async (method: 'GET' | 'POST', body?: object): Promise<IndexProgress> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const options = { method, headers, timeout: 60_000, retry: 5, retryDelay: STEP_MS, retryStatusCodes: [429, 502, 503, 504] }
    try {
      return await ofetch<IndexProgress>(`${api.replace(/\/+$/, '')}/api/v2/search/index`, { ...options, ...(body ? { body } : {}) })
    } catch (error) {
      const { status, data } = error as { status?: number; data?: { error?: string } }
      if (status === 401) throw new Error('The token is unknown or expired. Get a new one from POST /oauth/token.', { cause: error })
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
