import { describe } from 'vitest'
import { createElasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import { createClient } from '#server/search/elasticsearch/client.ts'
import { countWords } from '#server/search/documents/reindex.ts'
import { NOON } from '../catalogue/small-shop.ts'
import { openTestDatabase } from '../database.ts'
import { testContract } from './contract.ts'
import { fillServer, openRealIndex, openServer, REAL_SERVER, createSearchServer } from './elasticsearch/filled.ts'

describe.each(['6.8.23', '8.19.2'])('a server of version %s', version => {
  testContract(async () => {
    const double = await openServer(version)
    const { db, close } = await openTestDatabase('pglite')
    return {
      db,
      engine: createElasticsearchEngine(db, createClient(createSearchServer(double.url))),
      settle: async () => {
        await countWords(db)
        await fillServer(db, double, NOON)
      },
      close: async () => {
        await close()
        await double.close()
      }
    }
  })
})

if (REAL_SERVER)
  describe('the server at OPENSEARCH_URL', () => {
    testContract(async () => {
      const { db, close } = await openTestDatabase('pglite')
      const index = openRealIndex(db, NOON)
      return {
        db,
        engine: createElasticsearchEngine(db, index.client),
        settle: async () => {
          await countWords(db)
          await index.fill()
        },
        close: async () => {
          await index.close()
          await close()
        }
      }
    })
  })
else console.info('The engine contract ran without a real search server, because OPENSEARCH_URL is not set.')
