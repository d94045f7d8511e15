import type { SearchServer } from '../kernel/config.ts'
import type { Server } from '../kernel/server.ts'
import { type Client, createClient, ElasticsearchError } from './elasticsearch/client.ts'
import { createElasticsearchEngine } from './elasticsearch/engine.ts'
import type { SearchEngine } from './engine.ts'
import { createPostgresEngine } from './postgres/engine.ts'
import { log } from '../kernel/log/log.ts'

type Dependencies = Pick<Server, 'db' | 'config'>

const clients = new WeakMap<SearchServer, Client>()
const engines = new WeakMap<Dependencies['db'], SearchEngine>()

/** The shop's search engine: the search server where one is configured, else the database. */
export function createSearchEngine({ db, config }: Dependencies): SearchEngine {
  const existing = engines.get(db)
  if (existing) return existing
  const client = findSearchClient(config.search)
  const embedded = createPostgresEngine(db)
  const engine = client ? withFallback(createElasticsearchEngine(db, client), embedded) : embedded
  engines.set(db, engine)
  return engine
}

/** One client per server: it caches the server's version. */
export function findSearchClient(server: SearchServer | null): Client | null {
  if (!server) return null
  const client = clients.get(server) ?? createClient(server)
  clients.set(server, client)
  return client
}

/** Time before a failed server is tried again. */
const PAUSE_MS = 15_000
/** A failure after a shorter time may be that of a lost node or of an index that was replaced meanwhile. */
const QUICK_MS = 1000

/**
 * The search server, and Postgres while the server is down, has no index yet or rejects a query. Other errors are thrown. A failed
 * server is tried again with a query whose visitor has the result of Postgres, because it may take its time to fail.
 */
function withFallback(first: SearchEngine, second: SearchEngine): SearchEngine {
  let isAway = false
  let retryAt = 0
  const tryFirst = async <Result>(call: (engine: SearchEngine) => Promise<Result>): Promise<{ result: Result } | null> => {
    try {
      const result = await retryQuickFailure(() => call(first))
      isAway = false
      return { result }
    } catch (error) {
      if (!(error instanceof ElasticsearchError)) throw error
      // 400 rejects one query; other errors concern all of them.
      isAway = error.status !== 400
      retryAt = performance.now() + PAUSE_MS
      log.warn({ reason: error.message }, 'the search server failed, the database is used')
      return null
    }
  }
  const run = async <Result>(call: (engine: SearchEngine) => Promise<Result>): Promise<Result> => {
    if (!isAway) return (await tryFirst(call))?.result ?? call(second)
    if (performance.now() >= retryAt) {
      retryAt = performance.now() + PAUSE_MS
      void tryFirst(call).catch(() => {})
    }
    return call(second)
  }
  return {
    kind: first.kind,
    list: (query, now, options) => run(engine => engine.list(query, now, options)),
    listMany: (queries, now) => run(engine => engine.listMany(queries, now)),
    suggest: (text, limit, now) => run(engine => engine.suggest(text, limit, now)),
    has: id => run(engine => engine.has(id)),
    findRelated: (id, limit, now) => run(engine => engine.findRelated(id, limit, now)),
    findSeries: (id, limit, now) => run(engine => engine.findSeries(id, limit, now)),
    findMoreLikeThis: (id, limit, now) => run(engine => engine.findMoreLikeThis(id, limit, now)),
    countTaxons: (level, query, limit, now) => run(engine => engine.countTaxons(level, query, limit, now)),
    countFacets: (query, now) => run(engine => engine.countFacets(query, now))
  }
}

/** A second try has another node or the new index. */
async function retryQuickFailure<Result>(call: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  try {
    return await call()
  } catch (error) {
    const isWorthwhile = error instanceof ElasticsearchError && error.status !== 400 && performance.now() - started < QUICK_MS
    if (!isWorthwhile) throw error
    return call()
  }
}
