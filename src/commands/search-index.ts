/**
 * `npm run search:index`: fills Elasticsearch or OpenSearch with the shop's products. Opens the shop's database itself,
 * or with `--api` asks a running shop to do it: PGlite allows one process.
 */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ofetch } from 'ofetch'
import { progressLine } from '#server/import/index.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openMigrated } from '#server/kernel/db/open-migrated.ts'
import { beginIndex, createClient, type IndexProgress, readProgress, updateIndex } from '#server/search/index.ts'

const HELP = `npm run search:index -- [options]    products into the server at SEARCH_URL, searched when all are there

  --anew        throws away what an earlier run that was broken off had done; without it that run is gone on with
  --api=URL     has a running shop do it, with --token=TOKEN or DELGUUR_TOKEN of its staff (see README)`

const STEP_MS = 1000
const root = fileURLToPath(new URL('../..', import.meta.url))
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)

interface Work {
  begin: () => Promise<void>
  /** Does some of it, or waits while another does. */
  goOn: () => Promise<Pick<IndexProgress, 'building' | 'done' | 'total' | 'waiting'>>
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
    await run(api ? remoteWork(api, values.token ?? process.env['DELGUUR_TOKEN'], anew) : await ownWork(anew))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(work: Work): Promise<void> {
  const show = progressLine()
  const begun = performance.now()
  try {
    await work.begin()
    let progress = await work.goOn()
    while (progress.building || progress.waiting > 0) {
      const { done, total, waiting } = progress
      show(progress.building ? `${done} of ${Math.max(done, total)} products` : `${waiting} changes`)
      progress = await work.goOn()
    }
    show(null)
    console.log(`${progress.done} products can be found, after ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  } finally {
    await work.close()
  }
}

async function ownWork(anew: boolean): Promise<Work> {
  const config = readConfig({ ...process.env, DELGUUR_MODE: 'demo' })
  if (!config.search) throw new Error('Set SEARCH_URL to the address of Elasticsearch or OpenSearch, such as https://search.shop.mn:9200.')
  const client = createClient(config.search)
  const database = await openMigrated(config).catch((error: unknown) => {
    if (!(error instanceof Error) || !error.message.includes('is in use')) throw error
    throw new Error(`${error.message}\nOr ask the running shop: --api=http://localhost:4321 --token=…`, { cause: error })
  })
  const dependencies = { db: database.db, client, now: () => new Date() }
  return {
    begin: () => beginIndex(dependencies, { anew }),
    goOn: async () => {
      // Nothing to do, or another process has it in hand, or had when it was killed.
      if (!(await updateIndex(dependencies, STEP_MS))) await wait(STEP_MS / 4)
      return readProgress(database.db, client)
    },
    close: () => database.close()
  }
}

function remoteWork(api: string, token: string | undefined, anew: boolean): Work {
  if (!token) throw new Error("--api needs a token of the shop's staff: --token=… or DELGUUR_TOKEN.")
  const ask = async (method: 'GET' | 'POST', body?: object): Promise<IndexProgress> => {
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
    begin: async () => void (await ask('POST', { anew })),
    goOn: async () => {
      await wait(STEP_MS)
      return ask('GET')
    },
    close: async () => {}
  }
}
