import { ElasticsearchError } from './elasticsearch/client.ts'
import type { SearchEngine } from './engine.ts'

/** How long a server that failed is left alone: shoppers wait for it once, and not with every page. */
const AWAY_MS = 15_000

/**
 * The search server, and the database while the server is away, has no index yet or refuses: a shop without its search
 * server still sells. Other errors are thrown.
 */
export function withFallback(first: SearchEngine, second: SearchEngine): SearchEngine {
  let awayUntil = 0
  const ask = async <Answer>(question: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> => {
    if (performance.now() < awayUntil) return question(second)
    try {
      return await question(first)
    } catch (error) {
      if (!(error instanceof ElasticsearchError)) throw error
      // A refused question is one question; anything else concerns them all.
      if (error.status !== 400) awayUntil = performance.now() + AWAY_MS
      console.error(`search: the database answers. ${error.message}`)
      return question(second)
    }
  }
  return {
    kind: first.kind,
    list: (query, now) => ask(engine => engine.list(query, now)),
    listMany: (queries, now) => ask(engine => engine.listMany(queries, now)),
    suggest: (text, limit, now) => ask(engine => engine.suggest(text, limit, now)),
    has: id => ask(engine => engine.has(id)),
    related: (id, limit, now) => ask(engine => engine.related(id, limit, now)),
    series: (id, limit, now) => ask(engine => engine.series(id, limit, now)),
    moreLikeThis: (id, limit, now) => ask(engine => engine.moreLikeThis(id, limit, now)),
    countTaxons: (level, query, limit, now) => ask(engine => engine.countTaxons(level, query, limit, now)),
    facets: (query, now) => ask(engine => engine.facets(query, now))
  }
}
