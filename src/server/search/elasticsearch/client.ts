import { ofetch } from 'ofetch'
import type { SearchServer } from '../../kernel/config.ts'

/** Time limits of a query in a request, and of a bulk request with 500 products: a busy server that is not waited for never has it. */
const QUERY_TIMEOUT_MS = 10_000
const BULK_TIMEOUT_MS = 60_000
/** A new index is refreshed once, after all of its products; within the time that its writer claims. */
const REFRESH_TIMEOUT_MS = 120_000
const TYPE = 'product'

export type Json = Record<string, unknown>

interface Hit {
  _id: string
  _score: number | null
  _source?: Json
}

export interface SearchResponse {
  _shards?: { total: number; successful: number }
  hits: { total: number | { value: number }; hits: Hit[] }
  aggregations?: Record<string, Aggregation>
  suggest?: Record<string, { options: { _id: string }[] }[]>
}

export interface Aggregation {
  doc_count?: number
  value?: number | null
  buckets?: (Aggregation & { key: string | number; doc_count: number })[]
  [nested: string]: unknown
}

/** An error response of the server, or none (`status` 0). */
export class ElasticsearchError extends Error {
  readonly status: number
  readonly type: string
  constructor(status: number, type: string, reason: string) {
    super(status ? `Elasticsearch: ${status} ${type}: ${reason}` : `Elasticsearch: ${reason}`)
    this.name = 'ElasticsearchError'
    this.status = status
    this.type = type
  }
  /** Whether the same request may succeed later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** The calls of Elasticsearch and OpenSearch that the shop needs, of servers before version 7 and after. */
export interface Client {
  readonly index: string
  search: (body: Json) => Promise<SearchResponse>
  /** Responses in the order of the queries. @throws ElasticsearchError where one of them fails */
  searchMany: (bodies: readonly Json[]) => Promise<SearchResponse[]>
  /** Searches an index other than that of products, such as `maps` with its type `zipcode`. */
  searchIn: (index: string, type: string | null, body: Json) => Promise<SearchResponse>
  /** The stored document, or null where there is none. */
  document: (id: number) => Promise<Json | null>
  /** The type name that document queries require where paths have types. */
  typeName: () => Promise<{ _type?: string }>
  createIndex: (name: string, settings: Json, properties: Json, type?: string) => Promise<void>
  dropIndex: (name: string) => Promise<void>
  indexExists: (name: string) => Promise<boolean>
  /** The indexes behind an alias. @throws ElasticsearchError where the name is an index itself */
  behindAlias: (alias: string) => Promise<string[]>
  /** Switches the alias from the old indexes to the new one atomically. */
  moveAlias: (alias: string, from: readonly string[], to: string) => Promise<void>
  changeSettings: (name: string, settings: Json) => Promise<void>
  /** Adds missing fields. @returns false where a field would have to change its type */
  addFields: (name: string, properties: Json) => Promise<boolean>
  /** @returns the documents that the server rejects permanently; @throws ElasticsearchError for temporary errors */
  bulk: (index: string, put: readonly (Json & { id: number })[], remove: readonly number[]) => Promise<Refused[]>
  /** Makes the written documents searchable. */
  refresh: (name: string) => Promise<void>
}

export function createClient(server: SearchServer): Client {
  let detecting: Promise<boolean> | null = null
  const isTyped = (): Promise<boolean> => {
    if (server.typed !== null) return Promise.resolve(server.typed)
    detecting ??= detectTypes(server)
    detecting.catch(() => (detecting = null))
    return detecting
  }
  const ask = <Body>(method: Method, path: string, body?: Json | string): Promise<Body> =>
    call<Body>(server, server.guest, QUERY_TIMEOUT_MS, method, path, body)
  const write = <Body>(method: Method, path: string, body?: Json | string): Promise<Body> =>
    call<Body>(server, server.writer, BULK_TIMEOUT_MS, method, path, body)
  const path = async (...parts: string[]): Promise<string> => {
    const [index = '', ...rest] = parts
    return `/${encodeURIComponent(index)}${(await isTyped()) ? `/${TYPE}` : ''}/${rest.join('/')}`
  }
  return {
    index: server.index,
    search: async body => requireComplete(await ask<SearchResponse>('POST', await path(server.index, '_search'), body)),
    searchMany: async bodies => {
      if (!bodies.length) return []
      const lines = bodies.map(body => `{}\n${JSON.stringify(body)}\n`).join('')
      const { responses } = await ask<{ responses: (SearchResponse & Failure)[] }>('POST', await path(server.index, '_msearch'), lines)
      for (const each of responses) if (each.error) throw createRefusal(each.status ?? 500, each)
      return responses.map(each => requireComplete(each))
    },
    searchIn: async (index, type, body) => ask('POST', `/${index}${type && (await isTyped()) ? `/${type}` : ''}/_search`, body),
    document: async id => {
      const typed = await isTyped()
      try {
        const response = await ask<{ found: boolean; _source?: Json }>('GET', `/${server.index}/${typed ? TYPE : '_doc'}/${id}`)
        return response.found ? (response._source ?? {}) : null
      } catch (error) {
        if (error instanceof ElasticsearchError && error.status === 404 && error.type === 'not_found') return null
        throw error
      }
    },
    typeName: async () => ((await isTyped()) ? { _type: TYPE } : {}),
    createIndex: async (name, settings, properties, type = TYPE) => {
      const mapping = { dynamic: 'strict', properties }
      const mappings = (await isTyped()) ? { [type]: mapping } : mapping
      await write('PUT', `/${name}`, { settings, mappings })
    },
    dropIndex: async name => {
      await write('DELETE', `/${name}`).catch(ignoreMissing)
    },
    indexExists: name =>
      write('GET', `/${name}/_settings`).then(
        () => true,
        (error: unknown) => ignoreMissing(error) ?? false
      ),
    behindAlias: async alias => {
      const aliases = await write<Record<string, unknown>>('GET', `/_alias/${alias}`).catch(ignoreMissing)
      if (aliases) return Object.keys(aliases)
      if (await write('GET', `/${alias}/_settings`).catch(ignoreMissing))
        throw new ElasticsearchError(409, 'name_taken', `${alias} is an index of its own. Set SEARCH_INDEX to another name.`)
      return []
    },
    moveAlias: async (alias, from, to) => {
      const actions = [...from.map(index => ({ remove: { index, alias } })), { add: { index: to, alias } }]
      await write('POST', '/_aliases', { actions })
    },
    changeSettings: async (name, settings) => {
      await write('PUT', `/${name}/_settings`, settings)
    },
    addFields: async (name, properties) => {
      try {
        await write('PUT', `/${name}/_mapping${(await isTyped()) ? `/${TYPE}` : ''}`, { properties })
        return true
      } catch (error) {
        if (error instanceof ElasticsearchError && error.status === 400) return false
        throw error
      }
    },
    bulk: async (index, put, remove) => {
      const meta = (id: number) => ({ _id: String(id), ...typeOf })
      const typeOf = (await isTyped()) ? { _type: TYPE } : {}
      const lines = [...put.flatMap(document => [{ index: meta(document.id) }, document]), ...remove.map(id => ({ delete: meta(id) }))]
      if (!lines.length) return []
      const body = lines.map(line => `${JSON.stringify(line)}\n`).join('')
      const { errors, items } = await write<{ errors: boolean; items: BulkItem[] }>('POST', `/${index}/_bulk`, body)
      const failed = errors ? items.flatMap(item => Object.values(item)).filter(item => item.error) : []
      for (const { _id, status, error } of failed) {
        const failure = new ElasticsearchError(status, error?.type ?? 'busy', `product ${_id}: ${error?.reason}`)
        if (failure.isTemporary) throw failure
      }
      return failed.map(({ _id, error }) => ({ id: _id, reason: `${error?.type}: ${error?.reason}` }))
    },
    refresh: async name => {
      await call(server, server.writer, REFRESH_TIMEOUT_MS, 'POST', `/${name}/_refresh`)
    }
  }
}

interface Refused {
  id: string
  reason: string
}
type BulkItem = Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface Failure {
  status?: number
  error?: { type?: string; reason?: string; root_cause?: { type?: string; reason?: string }[] } | string
}

async function call<Body>(
  server: SearchServer,
  account: SearchServer['guest'],
  timeout: number,
  method: Method,
  path: string,
  body?: Json | string
): Promise<Body> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'application/x-ndjson' : 'application/json'
  if (account) headers['authorization'] = `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`
  const options = { method, headers, timeout, retry: 0, ignoreResponseError: true, ...(body === undefined ? {} : { body }) } as const
  const once = () => ofetch.raw<Body & Failure>(`${server.url}${path}`, options)
  // Servers and proxies close idle connections; every request here is safe to repeat.
  const response = await once()
    .catch((error: unknown) => (isReset(error) ? once() : Promise.reject(error as Error)))
    .catch((error: unknown) => {
      throw new ElasticsearchError(0, 'away', `${new URL(server.url).host} does not answer: ${findReason(error)}`)
    })
  const answered = response._data
  if (response.ok && answered && typeof answered === 'object') return answered
  throw createRefusal(response.ok ? 502 : response.status, answered)
}

/** While a node is lost, a server responds with the results of the other shards. */
function requireComplete(response: SearchResponse): SearchResponse {
  const { total, successful } = response._shards ?? { total: 0, successful: 0 }
  if (successful < total) throw new ElasticsearchError(503, 'partial', `only ${successful} of ${total} shards responded`)
  return response
}

function isReset(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || (cause !== undefined && isReset(cause))
}

/** The innermost message: that of a request is only "fetch failed". */
function findReason(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? findReason(cause) : message
}

/** A missing document is a 404 without an error. */
function createRefusal(status: number, body: unknown): ElasticsearchError {
  const { error, found } = (typeof body === 'object' && body ? body : {}) as Failure & { found?: boolean }
  if (status === 404 && found === false) return new ElasticsearchError(404, 'not_found', 'no such document')
  if (typeof error === 'string') return new ElasticsearchError(status, 'error', error.slice(0, 300))
  if (status === 401 || status === 403)
    return new ElasticsearchError(
      status,
      error?.type ?? 'refused',
      'the name or the password in SEARCH_USERNAME and SEARCH_PASSWORD is refused'
    )
  const { type, reason } = error?.root_cause?.[0] ?? error ?? {}
  return new ElasticsearchError(status, type ?? 'unknown', (reason ?? 'no Elasticsearch answers there').slice(0, 300))
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof ElasticsearchError && error.status === 404) return undefined
  throw error
}

/** Version 7 removed types from paths; OpenSearch restarted its version numbers without them. */
async function detectTypes(server: SearchServer): Promise<boolean> {
  const info = call<{ version?: { number?: string; distribution?: string } }>(server, server.writer, QUERY_TIMEOUT_MS, 'GET', '/')
  const { version } = await info.catch((error: unknown) => {
    if (!(error instanceof ElasticsearchError) || error.status !== 403) throw error
    throw new ElasticsearchError(403, error.type, 'nobody may ask the server for its version. Set SEARCH_TYPED to yes or no.')
  })
  const major = Number.parseInt(version?.number ?? '', 10)
  if (Number.isNaN(major))
    throw new ElasticsearchError(502, 'unknown', 'the server does not say its version. Set SEARCH_TYPED to yes or no.')
  return version?.distribution !== 'opensearch' && major < 7
}
