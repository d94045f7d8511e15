import type { Server } from '../server.ts'
import type { SearchEngine } from './engine.ts'
import { postgresEngine } from './postgres.ts'

/** The engine that suggestions and lists of ids are asked of. */
export function searchEngine({ db }: Pick<Server, 'db'>): SearchEngine {
  return postgresEngine(db)
}
