import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { check, describe } from '../kernel/http/route.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { ElasticsearchError, type Json, type SearchAnswer, searchClient } from './index.ts'
import type { Server } from '../kernel/server.ts'
import { findAirports } from '../site/zones/airports.ts'
import { lookupSchema, pointOf, textOf, valuesOf } from './lookup-query.ts'
import { areasAt } from '../site/zones/point.ts'

const MOST_AIRPORTS = 40
const MOST_AREAS = 10

const hit = z.object({ _index: z.string(), _id: z.string(), _score: z.number().nullable(), _source: z.record(z.string(), z.unknown()) })
const answerSchema = z.object({
  took: z.int(),
  timed_out: z.boolean(),
  hits: z.object({ total: z.object({ value: z.int(), relation: z.string() }), max_score: z.number().nullable(), hits: z.array(hit) })
})
type Looked = z.infer<typeof answerSchema>

/**
 * Where a point lies, and airports, asked and answered as Elasticsearch does. A search server that has these indexes is
 * asked, with a question of our own making; what no server knows, the shop answers from what it has.
 */
export function lookupRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const client = searchClient(server.config.search)

  const ask = async (index: string, type: string | null, body: Json): Promise<Looked | null> => {
    if (!client) return null
    try {
      return plain(await client.searchIn(index, type, body), index)
    } catch (error) {
      if (!(error instanceof ElasticsearchError)) throw error
      return null
    }
  }

  routes.post(
    '/maps/zipcode/_search',
    describe('site', 'City, district, quarter and address at a point: a geo_shape of type point', answerSchema, [400, 422]),
    check('json', lookupSchema),
    async c => {
      const { query, size = MOST_AREAS } = c.req.valid('json')
      const point = pointOf(query)
      if (!point) throw new ShopError('validation', { fields: { query: 'validation' } })
      const cats = valuesOf(query, 'cat')
      const shape = { type: 'point', coordinates: [point.lon, point.lat] }
      const filter = [{ geo_shape: { location: { shape, relation: 'intersects' } } }, ...(cats ? [{ terms: { cat: cats } }] : [])]
      const found = await ask('maps', 'zipcode', { query: { bool: { filter } }, size })
      if (found) return c.json(found)
      const areas = await areasAt(server.db, point.lat, point.lon, c.get('locale'))
      const wanted = areas.filter(area => !cats || cats.includes(area.cat)).slice(0, size)
      return c.json(
        asHits(
          'maps',
          wanted.map(area => ({ id: area.zipid, source: { ...area, approximate: true } }))
        )
      )
    }
  )

  routes.post(
    '/airport/_search',
    describe('site', 'Airports of Mongolia and the main ones abroad, by any part of a name or a code', answerSchema, [400, 422]),
    check('json', lookupSchema),
    async c => {
      const { query, size = MOST_AIRPORTS } = c.req.valid('json')
      const text = textOf(query).slice(0, 100)
      const most = Math.min(size, MOST_AIRPORTS)
      const fields = ['iata', 'icao', 'name', 'city', 'state', 'country']
      const asked = text ? { multi_match: { query: text, type: 'phrase_prefix', fields } } : { match_all: {} }
      const found = await ask('airport', null, { query: asked, size: most })
      if (found) return c.json(found)
      return c.json(
        asHits(
          'airport',
          findAirports(text, most).map(airport => ({ id: airport.icao, source: { ...airport } }))
        )
      )
    }
  )
  return routes
}

function asHits(index: string, found: readonly { id: string; source: Json }[]): Looked {
  const hits = found.map(({ id, source }) => ({ _index: index, _id: id, _score: 1, _source: source }))
  return answerOf(hits)
}

/** In one shape, whatever the server's version. */
function plain({ hits }: SearchAnswer, index: string): Looked {
  return answerOf(hits.hits.map(({ _id, _score, _source = {} }) => ({ _index: index, _id, _score, _source })))
}

function answerOf(hits: Looked['hits']['hits']): Looked {
  return { took: 1, timed_out: false, hits: { total: { value: hits.length, relation: 'eq' }, max_score: hits.length ? 1 : null, hits } }
}
