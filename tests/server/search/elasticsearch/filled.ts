import { randomUUID } from 'node:crypto'
import { readConfig, type SearchServer } from '#server/kernel/config.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { type Client, createClient } from '#server/search/elasticsearch/client.ts'
import { beginIndex, type IndexDependencies, updateIndex } from '#server/search/elasticsearch/indexing.ts'
import { type Double, openDouble } from './double.ts'

const ACCOUNTS = { guest: 'guest-password', writer: 'writer-password' }
const ENOUGH_MS = 60_000

export function openServer(version = '8.19.2', distribution?: string): Promise<Double> {
  return openDouble({ version, accounts: ACCOUNTS, writers: ['writer'], ...(distribution ? { distribution } : {}) })
}

/** Environment variables of the server. */
export const createEnvironment = (url: string): Record<string, string> => ({
  SEARCH_URL: url,
  SEARCH_USERNAME: 'guest',
  SEARCH_PASSWORD: ACCOUNTS.guest,
  SEARCH_WRITE_USERNAME: 'writer',
  SEARCH_WRITE_PASSWORD: ACCOUNTS.writer
})

export function createSearchServer(url: string, more: Record<string, string> = {}): SearchServer {
  const { search } = readConfig({ ...createEnvironment(url), ...more })
  if (!search) throw new Error('There is no search server.')
  return search
}

/** Dependencies of the indexing job for a database. */
export function createDependencies(db: Db, double: Double, now: () => Date): IndexDependencies {
  return { db, client: createClient(createSearchServer(double.url)), now }
}

/** A client of the server with all products of the database indexed. */
export async function fillServer(db: Db, double: Double, now: Date): Promise<Client> {
  return fillIndex(createDependencies(db, double, () => now))
}

async function fillIndex(keeper: IndexDependencies): Promise<Client> {
  await beginIndex(keeper)
  while (await updateIndex(keeper, ENOUGH_MS));
  return keeper.client
}

/** Address of a real OpenSearch or Elasticsearch, without accounts; most runs have none. */
export const REAL_SERVER = process.env['OPENSEARCH_URL']

/** An index of its own on the real server. */
export function openRealIndex(db: Db, now: Date) {
  const { search } = readConfig({ SEARCH_URL: REAL_SERVER ?? '', SEARCH_INDEX: `test-${randomUUID()}` })
  if (!search) throw new Error('OPENSEARCH_URL is no address.')
  const client = createClient(search)
  return {
    client,
    fill: () => fillIndex({ db, client, now: () => now }),
    close: async () => {
      for (const index of await client.behindAlias(search.index)) await client.dropIndex(index)
    }
  }
}
