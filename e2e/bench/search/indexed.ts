import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/kernel/db/open.ts'
import { type Client, createClient } from '#server/search/elasticsearch/client.ts'
import { createElasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import { beginIndex, readProgress, retryUpdateIndex } from '#server/search/elasticsearch/indexing.ts'
import type { SearchEngine } from '#server/search/engine.ts'

const STEP_MS = 60_000
const RETRY_MS = 5000
const MEGABYTE = 1_000_000

/**
 * A catalogue on the server at `OPENSEARCH_URL`, indexed as `npm run search:index` does it. An index that is complete is used again.
 * @throws Error where no server is named
 */
export async function openIndexed(db: Db, size: number): Promise<SearchEngine> {
  const client = createBenchClient(size)
  if ((await readProgress(db, client)).live === null) await fillIndex(db, client, size)
  return createElasticsearchEngine(db, client)
}

/** Fills a new index, which replaces the complete one. */
export async function refillIndex(db: Db, size: number): Promise<void> {
  await fillIndex(db, createBenchClient(size), size)
}

function createBenchClient(size: number): Client {
  const url = process.env['OPENSEARCH_URL']
  if (!url) throw new Error('OPENSEARCH_URL names no search server.')
  return createClient({ url, index: `bench-${size}`, guest: null, writer: null, typed: null })
}

async function fillIndex(db: Db, client: Client, size: number): Promise<void> {
  const dependencies = { db, client, now: () => new Date() }
  const started = performance.now()
  const before = process.cpuUsage()
  await beginIndex(dependencies)
  while (await retryUpdateIndex(dependencies, STEP_MS, pause)) {
    const { done, total } = await readProgress(db, client)
    console.log(`  ${done} of ${total} indexed after ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  const memory = Math.round((process.resourceUsage().maxRSS * 1024) / MEGABYTE)
  console.log(
    `  ${size} products indexed in ${seconds.toFixed(0)} s, ${(size / seconds).toFixed(0)}/s, ${((user + system) / 1e6).toFixed(0)} s and at most ${memory} MB of this process, an index of ${await readSize(client.index)} MB`
  )
}

async function pause({ message }: Error): Promise<void> {
  console.log(`  ${message}`)
  await wait(RETRY_MS)
}

/** The size of an index without its copies, in megabytes. */
async function readSize(index: string): Promise<number> {
  const stats = (await (await fetch(`${process.env['OPENSEARCH_URL']}/${index}/_stats/store`)).json()) as {
    _all: { primaries: { store: { size_in_bytes: number } } }
  }
  return Math.round(stats._all.primaries.store.size_in_bytes / MEGABYTE)
}
