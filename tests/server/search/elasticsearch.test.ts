import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig, type SearchServer } from '#server/config.ts'
import { createClient } from '#server/search/elasticsearch/client.ts'
import { readSearchDocuments } from '#server/search/elasticsearch/document.ts'
import { elasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import { PROPERTIES, SETTINGS } from '#server/search/elasticsearch/mapping.ts'
import { countWords } from '#server/search/documents.ts'
import { products } from '#server/product/tables.ts'
import { NOON } from '../catalogue/small-shop.ts'
import { openTestDatabase } from '../database.ts'
import { holdsTheContract } from './contract.ts'
import { type Double, openDouble } from './elasticsearch/double.ts'

const ACCOUNTS = { guest: 'guest-password', writer: 'writer-password' }
const VERSIONS = [
  ['6.8.23', undefined],
  ['8.19.2', undefined],
  ['2.19.1', 'opensearch']
] as const

function serverAt(url: string, more: Record<string, string> = {}): SearchServer {
  const config = readConfig({
    SEARCH_URL: url,
    SEARCH_USERNAME: 'guest',
    SEARCH_PASSWORD: ACCOUNTS.guest,
    SEARCH_WRITE_USERNAME: 'writer',
    SEARCH_WRITE_PASSWORD: ACCOUNTS.writer,
    ...more
  })
  if (!config.search) throw new Error('no search server')
  return config.search
}

describe.each(VERSIONS)('a server of version %s %s', (version, distribution) => {
  holdsTheContract(async () => {
    const double = await openDouble({ version, accounts: ACCOUNTS, writers: ['writer'], ...(distribution ? { distribution } : {}) })
    const { db, close } = await openTestDatabase('pglite')
    const client = createClient(serverAt(double.url))
    return {
      db,
      engine: elasticsearchEngine(db, client),
      settle: async () => {
        await countWords(db)
        await client.createIndex('products-1', SETTINGS, PROPERTIES)
        const rows = await db.select({ id: products.id }).from(products)
        await client.bulk(
          'products-1',
          await readSearchDocuments(
            db,
            rows.map(row => row.id),
            NOON
          ),
          []
        )
        await client.refresh('products-1')
        await client.moveAlias('products', [], 'products-1')
      },
      close: async () => {
        await close()
        await double.close()
      }
    }
  })
})
