import type { SearchServer } from '../config.ts'
import type { Server } from '../server.ts'
import { type Client, createClient } from './elasticsearch/client.ts'
import { elasticsearchEngine } from './elasticsearch/engine.ts'
import type { SearchEngine } from './engine.ts'
import { withFallback } from './fallback.ts'
import { postgresEngine } from './postgres.ts'

type Needed = Pick<Server, 'db' | 'config'>

const clients = new WeakMap<SearchServer, Client>()
const engines = new WeakMap<Needed['db'], SearchEngine>()

/** The engine that listings and suggestions are asked of: the search server where one is set, else the database. */
export function searchEngine({ db, config }: Needed): SearchEngine {
  const known = engines.get(db)
  if (known) return known
  const client = searchClient(config.search)
  const own = postgresEngine(db)
  const engine = client ? withFallback(elasticsearchEngine(db, client), own) : own
  engines.set(db, engine)
  return engine
}

/** One client a process: it remembers what kind of server it speaks to. */
export function searchClient(server: SearchServer | null): Client | null {
  if (!server) return null
  const client = clients.get(server) ?? createClient(server)
  clients.set(server, client)
  return client
}
