import { beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '#server/open-shop.ts'
import { openTestShop } from './catalogue/small-shop.ts'

interface Operation {
  summary?: string
  requestBody?: object
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>
}
interface Document {
  openapi: string
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, unknown> }
}

/** Endpoints of the specification (section 7) that the shop implements. */
const SPECIFIED = [
  'GET /api/v2/site_data',
  'GET /api/v2/taxons/all',
  'GET /api/v2/taxons/tree',
  'GET /api/v2/products',
  'GET /api/v2/products/{slug}',
  'GET /api/v2/products/{slug}/related',
  'GET /api/v2/products/0/variants/{id}/stock_items',
  'GET /api/v2/brands',
  'GET /api/v2/brands/{code}',
  'GET /api/v2/articles',
  'GET /api/v2/articles/{slug}',
  'GET /api/v2/articles/mine',
  'GET /api/v2/articles/tags',
  'GET /api/v2/articles/tag_info',
  'POST /api/v2/articles',
  'PUT /api/v2/articles/{id}',
  'GET /api/v2/articles/{id}/comments',
  'POST /api/v2/articles/{id}/comments',
  'POST /api/v2/articles/{id}/upload_image',
  'GET /api/v2/news',
  'GET /api/v2/news/tags',
  'POST /api/v2/news',
  'GET /api/v2/news/{slug}',
  'GET /api/v2/news/{id}/comments',
  'GET /api/v2/lookbooks',
  'GET /api/v2/media',
  'DELETE /api/v2/comments/{id}',
  'POST /api/v2/comments',
  'PUT /api/v2/comments/{id}/review',
  'GET /api/v2/authors',
  'POST /api/v2/authors',
  'GET /api/v2/authors/{slug}',
  'PUT /api/v2/authors/{id}/follow',
  'PUT /api/v2/authors/{id}/unfollow',
  'GET /api/v2/promotions',
  'GET /api/v2/promotions/{slug}',
  'GET /api/v2/vendors',
  'GET /api/v2/vendors/{id}',
  'GET /api/v2/badges',
  'GET /api/v2/badges/{code}',
  'POST /api/v2/contact_forms',
  'GET /api/v2/viewed_products',
  'POST /api/v2/viewed_products',
  'GET /api/v2/bookmarks',
  'POST /api/v2/bookmarks',
  'GET /api/v2/pages',
  'GET /api/v2/pages/{slug}',
  'GET /api/v2/orders',
  'GET /api/v2/orders/current',
  'GET /api/v2/orders/mine',
  'GET /api/v2/orders/{number}',
  'POST /api/v2/checkouts/current/items',
  'PUT /api/v2/checkouts/current/items/{id}',
  'PUT /api/v2/checkouts/current',
  'DELETE /api/v2/checkouts/current',
  'GET /api/v2/checkouts/payment_methods',
  'POST /api/v2/mcs_auth/check',
  'POST /api/v2/mcs_auth/reset',
  'POST /api/v2/mcs_auth/sign_up',
  'POST /api/v2/mcs_auth/verify',
  'POST /api/v2/mcs_auth/mcs_auth',
  'POST /oauth/token',
  'POST /maps/zipcode/_search',
  'POST /airport/_search',
  'GET /api/v2/users/me',
  'POST /api/v2/users/update_profile'
]

let shop: Awaited<ReturnType<typeof openTestShop>>
let document: Document
let registered: string[]
beforeAll(async () => {
  shop = await openTestShop(FEATURES)
  document = await shop.read<Document>('/api/v2/openapi.json')
  registered = shop.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(api|oauth|maps|airport)\//.test(path) && path !== '/api/v2/openapi.json')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
  return () => shop.close()
}, 30_000)

const listOperations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation])
  )

describe('the OpenAPI document', () => {
  test('has every registered route, and no other', () => {
    expect(
      listOperations()
        .map(([name]) => name)
        .toSorted()
    ).toEqual([...new Set(registered)].toSorted())
  })

  test('has the endpoints of the specification, by method and path', () => {
    const existing = new Set(listOperations().map(([name]) => name))
    expect(SPECIFIED.filter(name => !existing.has(name))).toEqual([])
  })

  test('describes each route with its responses and errors', () => {
    const silent = listOperations().filter(([, { summary, responses }]) => {
      const answers = Object.values(responses['200']?.content ?? {}).some(({ schema }) => schema)
      return !summary || !answers
    })
    expect(silent.map(([name]) => name)).toEqual([])
  })

  test('says of each path with a parameter that there may be nothing at it', () => {
    const silent = listOperations().filter(([name, { responses }]) => name.includes('{') && !responses['404'])
    expect(silent.map(([name]) => name)).toEqual([])
  })

  test('has a list of files where a form takes several', () => {
    const images = (path: string) => JSON.stringify(document.paths[path]?.['post']?.requestBody)
    expect(images('/api/v2/products/{id}/reviews')).toContain(`"images":{"type":"array"`)
    expect(images('/api/v2/orders/{number}/return_images')).toContain(`"image":{"type":"string"`)
  })

  test('has recursive schemas by name, and the error format', () => {
    expect(document.components?.schemas).toMatchObject({
      Taxon: { properties: { children: { items: { $ref: '#/components/schemas/Taxon' } } } },
      EntryComment: { properties: { replies: { items: { $ref: '#/components/schemas/EntryComment' } } } },
      MenuItem: { properties: { children: { items: { $ref: '#/components/schemas/MenuItem' } } } }
    })
    expect(Object.keys(document.components?.schemas ?? {}).filter(name => name.startsWith('_'))).toEqual([])
    const refusals = listOperations().flatMap(([name, { responses }]) =>
      name.endsWith('/oauth/token')
        ? []
        : Object.entries(responses).flatMap(([status, { content }]) =>
            status === '200' || !content ? [] : [JSON.stringify(content['application/json']?.schema)]
          )
    )
    expect([...new Set(refusals)]).toEqual(['{"$ref":"#/components/schemas/Error"}'])
  })

  test('has only resolvable references', () => {
    const text = JSON.stringify(document)
    const missing = [...text.matchAll(/"\$ref":"([^"]*)"/g)]
      .map(match => match[1] ?? '')
      .filter(ref => {
        const name = /^#\/components\/schemas\/([\w-]+)$/.exec(ref)?.[1]
        return !name || !document.components?.schemas?.[name]
      })
    expect([...new Set(missing)]).toEqual([])
    expect(document.openapi).toMatch(/^3\./)
  })
})

describe('every route rejects a guest as documented', () => {
  const PARAMETERS: Record<string, string> = { locale: 'mn' }
  const addressOf = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? '999999')
  const problems = async (name: string, operation: Operation, search: string, init: RequestInit): Promise<string[]> => {
    const [method = '', path = ''] = name.split(' ')
    const response = await shop.app.request(addressOf(path) + search, { ...init, method })
    const text = await response.text()
    const described = operation.responses[String(response.status)]
    if (!described) return [`${name}${search} answers ${response.status}, which is not described: ${text.slice(0, 200)}`]
    if (response.status < 400 || path === '/oauth/token') return []
    const { code, error } = JSON.parse(text) as Record<string, unknown>
    return typeof code === 'string' && typeof error === 'string' ? [] : [`${name}${search} refuses with ${text.slice(0, 200)}`]
  }

  test('without required fields', async () => {
    const references: string[] = []
    for (const [name, operation] of listOperations()) {
      const json = { headers: { 'content-type': 'application/json' }, body: '{}' }
      references.push(...(await problems(name, operation, '', operation.requestBody ? json : {})))
    }
    expect(references).toEqual([])
  })

  test('with an invalid query and body', async () => {
    const references: string[] = []
    for (const [name, operation] of listOperations()) {
      const xml = { headers: { 'content-type': 'application/xml' }, body: '<a/>' }
      references.push(...(await problems(name, operation, '?page=x&per_page=-1&sort=%00', operation.requestBody ? xml : {})))
    }
    expect(references).toEqual([])
  })
})

describe('an unsupported request', () => {
  const send = async (method: string, path: string, body?: string, headers?: Record<string, string>) => {
    const response = await shop.app.request(path, { method, ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) })
    return { status: response.status, allow: response.headers.get('allow'), body: (await response.json()) as { code: string } }
  }

  test('gets the allowed methods', async () => {
    expect(await send('PUT', '/api/v2/articles')).toMatchObject({ status: 405, allow: 'GET, POST', body: { code: 'method_wrong' } })
    expect(await send('GET', '/api/v2/contact_forms')).toMatchObject({ status: 405, allow: 'POST' })
    expect(await send('POST', '/api/v2/nothing')).toMatchObject({ status: 404, allow: null })
  })

  test('gets the required media type', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await send('POST', '/api/v2/contact_forms', 'name=x', form)).toMatchObject({ status: 415, body: { code: 'media_type_wrong' } })
    expect(await send('POST', '/api/v2/contact_forms', '{', { 'content-type': 'application/json' })).toMatchObject({ status: 400 })
    expect(await send('POST', '/api/v2/contact_forms', '{}', { 'content-type': 'application/json; charset=utf-8' })).toMatchObject({
      status: 422
    })
  })
})
