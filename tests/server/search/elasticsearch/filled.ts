import { readConfig, type SearchServer } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { products } from '#server/product/tables.ts'
import { type Client, createClient } from '#server/search/elasticsearch/client.ts'
import { readSearchDocuments } from '#server/search/elasticsearch/document.ts'
import { PROPERTIES, SETTINGS } from '#server/search/elasticsearch/mapping.ts'
import { type Double, openDouble } from './double.ts'

const ACCOUNTS = { guest: 'guest-password', writer: 'writer-password' }
const AT_ONCE = 500

export function openServer(version = '8.19.2', distribution?: string): Promise<Double> {
  return openDouble({ version, accounts: ACCOUNTS, writers: ['writer'], ...(distribution ? { distribution } : {}) })
}

/** What the environment would say of the server. */
export const environmentOf = (url: string): Record<string, string> => ({
  SEARCH_URL: url,
  SEARCH_USERNAME: 'guest',
  SEARCH_PASSWORD: ACCOUNTS.guest,
  SEARCH_WRITE_USERNAME: 'writer',
  SEARCH_WRITE_PASSWORD: ACCOUNTS.writer
})

export function serverAt(url: string, more: Record<string, string> = {}): SearchServer {
  const { search } = readConfig({ ...environmentOf(url), ...more })
  if (!search) throw new Error('There is no search server.')
  return search
}

/** A client of the server, which has every product of the database. */
export async function fill(db: Db, double: Double, now: Date): Promise<Client> {
  const client = createClient(serverAt(double.url))
  await client.createIndex('products-1', SETTINGS, PROPERTIES)
  const rows = await db.select({ id: products.id }).from(products)
  const ids = rows.map(row => row.id)
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await client.bulk('products-1', await readSearchDocuments(db, ids.slice(start, start + AT_ONCE), now), [])
  await client.refresh('products-1')
  await client.moveAlias('products', [], 'products-1')
  return client
}
