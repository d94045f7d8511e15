import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#server/search/elasticsearch/client.ts'
import { PROPERTIES, SETTINGS } from '#server/search/elasticsearch/mapping.ts'
import type { Double } from './elasticsearch/double.ts'
import { openServer, createSearchServer } from './elasticsearch/filled.ts'

interface Refused {
  status: number
  error?: { type?: string; reason?: string } | string
}

const NDJSON = 'application/x-ndjson'
const BASIC = `Basic ${Buffer.from('writer:writer-password').toString('base64')}`

async function ask(double: Double, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Refused> {
  const response = await fetch(`${double.url}${path}`, {
    method,
    headers: { authorization: BASIC, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) })
  })
  return { ...((await response.json()) as Refused), status: response.status }
}

describe('the test double of a server', () => {
  let modern: Double
  let old: Double
  beforeAll(async () => {
    modern = await openServer()
    old = await openServer('6.8.23')
    for (const double of [modern, old]) {
      const client = createClient(createSearchServer(double.url))
      await client.createIndex('products', SETTINGS, PROPERTIES)
      expect(await client.bulk('products', [{ id: 1, title: 'Цахилгаан данх', price: 10, variants: [{ id: 3, sku: 'A' }] }], [])).toEqual(
        []
      )
    }
  })
  afterAll(async () => {
    await modern.close()
    await old.close()
  })

  test.each<[string, unknown, string]>([
    ['an unknown clause', { query: { maybe: {} } }, 'unknown query [maybe]'],
    ['two clauses in one', { query: { term: { id: 1 }, match_all: {} } }, "doesn't support multiple fields"],
    ['an unknown option', { query: { term: { id: { value: 1, fuzzy: true } } } }, 'does not support [fuzzy]'],
    ['a list for a term', { query: { term: { sku: ['a'] } } }, 'does not support array'],
    ['a word for a number', { query: { term: { id: 'one' } } }, 'failed to parse field [id] of type [integer]'],
    ['half a date', { query: { range: { available_on: { gt: '2026-13-01' } } } }, 'failed to parse field [available_on]'],
    ['an unknown end', { query: { range: { price: { over: 1 } } } }, 'does not support [over]'],
    ['a field nobody mapped', { query: { exists: { field: 'colour' } } }, 'No mapping found for [colour]'],
    ['a nested field outside its objects', { query: { term: { 'variants.sku': 'A' } } }, 'lies in [variants]'],
    ['nesting where nothing is', { query: { nested: { path: 'store', query: { match_all: {} } } } }, 'not of nested type'],
    ['a field that is not indexed', { query: { match: { description: 'x' } } }, 'not indexed'],
    ['an unknown key', { query: { match_all: {} }, limit: 5 }, 'Unknown key'],
    ['too deep a page', { from: 400_000, size: 1 }, 'Result window is too large'],
    ['sorting by text', { sort: [{ title: 'asc' }] }, 'Fielddata is disabled'],
    ['sorting by nothing', { sort: [{ nothing: 'asc' }] }, 'No mapping found'],
    ['a sort without a way', { sort: [{ id: 'up' }] }, 'Unknown SortOrder'],
    ['counting text', { aggs: { a: { terms: { field: 'title' } } } }, 'Fielddata is disabled'],
    ['an unknown count', { aggs: { a: { histogramm: {} } } }, 'Unknown aggregation type'],
    ['no buckets', { aggs: { a: { terms: { field: 'sku', size: 0 } } } }, 'must be greater than 0'],
    ['the least of words', { aggs: { a: { min: { field: 'sku' } } } }, 'not supported for aggregation [min]'],
    ['order by what is not there', { aggs: { a: { terms: { field: 'sku', order: { b: 'desc' } } } } }, 'Invalid aggregation order path'],
    ['the way back from nowhere', { aggs: { a: { reverse_nested: {} } } }, 'cannot be used outside'],
    [
      'a share of more than there is',
      { query: { function_score: { functions: [{ exp: { price: { origin: 1, scale: 0 } } }] } } },
      'scale must be > 0'
    ],
    ['a function without one', { query: { function_score: { functions: [{}] } } }, 'missing a function'],
    ['a negative boost', { query: { constant_score: { filter: { match_all: {} }, boost: -1 } } }, 'negative [boost]'],
    [
      'likeness to a document with a type',
      { query: { more_like_this: { fields: ['sku'], like: [{ _id: '1', _type: 'product' }] } } },
      '[_type]'
    ],
    [
      'completing what does not complete',
      { suggest: { s: { prefix: 'a', completion: { field: 'sku' } } } },
      'not a completion suggest field'
    ],
    ['a negative size', { size: -1 }, 'cannot be negative']
  ])('refuses %s', async (_, body, reason) => {
    const { status, error } = await ask(modern, 'POST', '/products/_search', body)
    expect(JSON.stringify(error)).toContain(JSON.stringify(reason).slice(1, -1))
    expect(error).toHaveProperty('root_cause')
    expect([400, 500]).toContain(status)
  })

  test.each<[string, () => Promise<Refused>, number]>([
    ['no name', () => ask(modern, 'POST', '/products/_search', {}, { authorization: '' }), 401],
    ['a wrong password', () => ask(modern, 'POST', '/products/_search', {}, { authorization: 'Basic Z3Vlc3Q6eA==' }), 401],
    [
      'a guest that writes',
      () => ask(modern, 'DELETE', '/products', undefined, { authorization: `Basic ${btoa('guest:guest-password')}` }),
      403
    ],
    ['another content type', () => ask(modern, 'POST', '/products/_search', '{}', { 'content-type': 'text/plain' }), 406],
    ['lines as a search', () => ask(modern, 'POST', '/products/_search', '{}', { 'content-type': NDJSON }), 406],
    ['broken JSON', () => ask(modern, 'POST', '/products/_search', '{'), 400],
    ['a type on a modern path', () => ask(modern, 'POST', '/products/product/_search', {}), 400],
    ['no type on an old path', () => ask(old, 'POST', '/products/_search', {}), 400],
    ['another type on an old path', () => ask(old, 'POST', '/products/thing/_search', {}), 404],
    ['an index that is not there', () => ask(modern, 'POST', '/nothing/_search', {}), 404],
    ['lines without an end', () => ask(modern, 'POST', '/products/_msearch', '{}\n{}', { 'content-type': NDJSON }), 400],
    ['a parcel without an end', () => ask(modern, 'POST', '/products/_bulk', '{"index":{"_id":"1"}}\n{}', { 'content-type': NDJSON }), 400],
    [
      'a type in a modern parcel',
      () => ask(modern, 'POST', '/products/_bulk', '{"delete":{"_id":"1","_type":"product"}}\n', { 'content-type': NDJSON }),
      400
    ],
    ['no type in an old parcel', () => ask(old, 'POST', '/products/_bulk', '{"delete":{"_id":"1"}}\n', { 'content-type': NDJSON }), 400],
    ['a mapping with a type', () => ask(modern, 'PUT', '/x', { mappings: { product: { dynamic: 'strict', properties: {} } } }), 400],
    [
      'a mapping of no known type',
      () => ask(modern, 'PUT', '/x', { mappings: { dynamic: 'strict', properties: { a: { type: 'word' } } } }),
      400
    ],
    [
      'an alias named as an index',
      () => ask(modern, 'POST', '/_aliases', { actions: [{ add: { index: 'products', alias: 'products' } }] }),
      400
    ]
  ])('refuses %s', async (_, requested, status) => {
    expect((await requested()).status).toBe(status)
  })

  test('rejects a document with unmapped fields', async () => {
    const client = createClient(createSearchServer(modern.url))
    const refused = await client.bulk(
      'products',
      [
        { id: 2, colour: 'red' },
        { id: 3, price: 'much' },
        { id: 4, suggestion: { input: [''] } },
        { id: 5, price: 5 }
      ],
      [99]
    )
    expect(refused.map(each => each.id)).toEqual(['2', '3', '4'])
    expect(await client.document(5)).toMatchObject({ price: 5 })
  })

  test('completes, and finds analysed text', async () => {
    const client = createClient(createSearchServer(modern.url))
    await client.bulk('products', [{ id: 7, title: 'Тоос сорогч', suggestion: { input: ['Тоос сорогч'], weight: 3 } }], [])
    const response = await client.search({
      query: { match: { title: 'ТООС' } },
      suggest: { s: { prefix: 'тоо', completion: { field: 'suggestion' } } }
    })
    expect(response.hits.hits.map(hit => hit._id)).toEqual(['7'])
    expect(response).toMatchObject({ suggest: { s: [{ options: [{ text: 'Тоос сорогч', _id: '7', _score: 3 }] }] } })
  })
})
