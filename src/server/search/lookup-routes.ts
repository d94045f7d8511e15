import type { Hono } from 'hono'
import { lookupContract, type LookupResponse } from '#contract/search.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { findAreas, findAirports } from '../site/index.ts'
import { ElasticsearchError, type Json, type SearchResponse } from './elasticsearch/client.ts'
import { parsePoint, parseQueryText, parseFieldValues } from './lookup-query.ts'
import { findSearchClient } from './select-engine.ts'

const MAX_AIRPORTS = 40
const MAX_AREAS = 10

/**
 * Zones by point, and airports, in the format of an Elasticsearch search. A search server with these indexes gets a query built
 * here; otherwise the response comes from the shop's data.
 */
export function createLookupRoutes(server: Server): Hono<ShopEnv> {
  const client = findSearchClient(server.config.search)

  const searchRemote = async (index: string, type: string | null, body: Json): Promise<LookupResponse | null> => {
    if (!client) return null
    try {
      return toLookupResponse(await client.searchIn(index, type, body), index)
    } catch (error) {
      if (!(error instanceof ElasticsearchError)) throw error
      return null
    }
  }

  return implement(lookupContract, {
    'POST /maps/zipcode/_search': async ({ body: { query, size = MAX_AREAS }, locale }) => {
      const point = parsePoint(query)
      if (!point) throw new ShopError('validation', { fields: { query: 'validation' } })
      const cats = parseFieldValues(query, 'cat')
      const shape = { type: 'point', coordinates: [point.lon, point.lat] }
      const filter = [{ geo_shape: { location: { shape, relation: 'intersects' } } }, ...(cats ? [{ terms: { cat: cats } }] : [])]
      const remote = await searchRemote('maps', 'zipcode', { query: { bool: { filter } }, size })
      if (remote) return remote
      const areas = (await findAreas(server.db, point.lat, point.lon, locale)).filter(area => !cats || cats.includes(area.cat))
      return withHits(areas.slice(0, size).map(area => toHit('maps', area.zipid, { ...area, approximate: true })))
    },

    'POST /airport/_search': async ({ body: { query, size = MAX_AIRPORTS } }) => {
      const text = parseQueryText(query).slice(0, 100)
      const limit = Math.min(size, MAX_AIRPORTS)
      const fields = ['iata', 'icao', 'name', 'name_mn', 'city', 'city_mn', 'state', 'country']
      const remoteQuery = text ? { multi_match: { query: text, type: 'phrase_prefix', fields } } : { match_all: {} }
      const remote = await searchRemote('airport', null, { query: remoteQuery, size: limit })
      return (
        remote ?? withHits((await findAirports(text, limit)).map(airport => toHit('airport', airport.icao || airport.iata, { ...airport })))
      )
    }
  })
}

type Hit = LookupResponse['hits']['hits'][number]

const toHit = (index: string, id: string, source: Json): Hit => ({ _index: index, _id: id, _score: 1, _source: source })

/** Normalized, whatever the server's version. */
function toLookupResponse({ hits }: SearchResponse, index: string): LookupResponse {
  return withHits(hits.hits.map(({ _id, _score, _source = {} }) => ({ _index: index, _id, _score, _source })))
}

function withHits(hits: Hit[]): LookupResponse {
  return { took: 1, timed_out: false, hits: { total: { value: hits.length, relation: 'eq' }, max_score: hits.length ? 1 : null, hits } }
}
