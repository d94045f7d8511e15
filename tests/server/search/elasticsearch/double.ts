import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Index } from './indexes.ts'
import { refuseArgument, isObject, type Json, throwMalformed, requireObject, requireOnlyEntry, Refusal, requireText } from './refusal.ts'
import { search } from './search.ts'

export interface Double {
  url: string
  indexes: Map<string, Index>
  aliases: Map<string, Set<string>>
  /** Methods and paths, one per request. */
  asked: string[]
  /**
   * While `status` is set, every request gets it; 0 closes the connection. `shards` are lost ones, without whose results searches
   * respond.
   */
  broken: { status: number | null; shards: number }
  close: () => Promise<void>
}

interface Options {
  version: string
  distribution?: string
  /** Passwords by user name; those in `writers` may write. */
  accounts?: Record<string, string>
  writers?: readonly string[]
}

const NAME = /^[a-z0-9][a-z0-9_.-]*$/
const LARGEST_BODY = 100_000_000

/**
 * A test double of Elasticsearch in memory, over real HTTP, with the part of its API that the shop uses. It rejects what the server
 * rejects, and also what the server ignores, such as unmapped fields. For versions before 7 it requires the type in paths.
 */
export async function openDouble(options: Options): Promise<Double> {
  const double = new Memory(options)
  const server = createServer((request, response) => {
    void answer(double, request, response)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    indexes: double.indexes,
    aliases: double.aliases,
    asked: double.asked,
    broken: double.broken,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

async function answer(double: Memory, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const url = new URL(request.url ?? '/', 'http://double')
  double.asked.push(`${request.method} ${url.pathname}`)
  const { status } = double.broken
  if (status === 0) return void request.socket.destroy()
  const send = (code: number, answered: Json): void => {
    const text = JSON.stringify(answered)
    response.writeHead(code, {
      'content-type': 'application/json',
      ...(code === 401 ? { 'www-authenticate': 'Basic realm="security" charset="UTF-8"' } : {})
    })
    response.end(text)
  }
  if (status !== null) return send(status, { error: { root_cause: [], type: 'broken', reason: 'broken' }, status })
  try {
    if (body.length > LARGEST_BODY) throw new Refusal(413, 'content_too_long_exception', 'too long')
    const [code, answered] = double.answer(request.method ?? '', url, request.headers, body.toString())
    send(code, answered)
  } catch (error) {
    if (error instanceof Refusal) send(error.status, error.body())
    else send(500, new Refusal(500, 'double_failed', String(error)).body())
  }
}

class Memory {
  readonly indexes = new Map<string, Index>()
  readonly aliases = new Map<string, Set<string>>()
  readonly asked: string[] = []
  readonly broken: Double['broken'] = { status: null, shards: 0 }
  private readonly options: Options
  private readonly typed: boolean

  constructor(options: Options) {
    this.options = options
    this.typed = options.distribution !== 'opensearch' && Number.parseInt(options.version, 10) < 7
  }

  answer(method: string, url: URL, headers: IncomingMessage['headers'], body: string): [number, Json] {
    const path = url.pathname.split('/').slice(1).map(decodeURIComponent)
    const writes = method === 'PUT' || method === 'DELETE' || ['_bulk', '_aliases', '_refresh'].includes(path.at(-1) ?? '')
    this.admit(headers.authorization, writes)
    if (url.search) throwMalformed(`request [${url.pathname}] contains unrecognized parameters: [${url.search}]`)
    const lines = path.at(-1) === '_bulk' || path.at(-1) === '_msearch'
    if (body) {
      const type = (headers['content-type'] ?? '').split(';')[0]
      if (type !== 'application/json' && !(lines && type === 'application/x-ndjson'))
        return [406, { error: `Content-Type header [${headers['content-type'] ?? ''}] is not supported`, status: 406 }]
    }
    const json = body && !lines ? parseText(body) : undefined
    const [first = '', second, third, ...rest] = path
    const noHandler = (): never => {
      throw new Refusal(400, 'illegal_argument_exception', `no handler found for uri [${url.pathname}] and method [${method}]`)
    }
    if (rest.length) return noHandler()
    if (first === '') return [200, this.about()]
    if (first === '_aliases' && method === 'POST') return [200, this.changeAliases(json)]
    if (first === '_alias' && method === 'GET') return this.behind(second ?? '')
    if (!NAME.test(first)) throw new Refusal(400, 'invalid_index_name_exception', `Invalid index name [${first}]`)
    if (second === undefined) {
      if (method === 'PUT') return [200, this.create(first, json)]
      if (method === 'DELETE') return [200, this.drop(first)]
      return noHandler()
    }
    if (third === undefined && second === '_settings') {
      const index = this.resolve(first)
      if (method === 'PUT') index.settle(json)
      return [200, method === 'PUT' ? { acknowledged: true } : { [index.name]: { settings: {} } }]
    }
    if (second === '_mapping' && method === 'PUT') {
      const index = this.resolve(first)
      if ((third ?? '') !== index.type) return noHandler()
      index.addFields(requireObject(json, 'mapping')['properties'])
      return [200, { acknowledged: true }]
    }
    if (third === undefined && second === '_refresh' && method === 'POST') {
      this.resolve(first).refresh()
      return [200, { _shards: { total: 1, successful: 1, failed: 0 } }]
    }
    if (third === undefined && second === '_bulk' && method === 'POST') return [200, this.bulk(first, body)]
    if (method === 'GET' && third !== undefined) {
      const index = this.resolve(first)
      if (!this.typed && second !== '_doc') return noHandler()
      const doc = second === (this.typed ? index.type : '_doc') ? index.get(third) : undefined
      const named = { _index: index.name, ...(this.typed ? { _type: second } : {}), _id: third, found: doc !== undefined }
      return doc ? [200, { ...named, _source: doc.source }] : [404, named]
    }
    const index = this.resolve(first)
    const typed = this.typed && index.type !== '_doc'
    const action = typed ? third : second
    if (method !== 'POST' || (!typed && third !== undefined) || action === undefined) return noHandler()
    if (typed && second !== index.type) throw new Refusal(404, 'type_missing_exception', `type[[${second}]] missing`)
    index.refresh(false)
    if (action === '_search') return [200, this.search(index, json)]
    return action === '_msearch' ? [200, this.searchMany(index, body)] : noHandler()
  }

  private admit(authorization: string | undefined, writes: boolean): void {
    const { accounts, writers = [] } = this.options
    if (!accounts) return
    const [name = '', ...password] = Buffer.from(/^Basic (\S+)$/.exec(authorization ?? '')?.[1] ?? '', 'base64')
      .toString()
      .split(':')
    if (!name || accounts[name] !== password.join(':'))
      throw new Refusal(401, 'security_exception', `unable to authenticate user [${name}] for REST request`)
    if (writes && !writers.includes(name)) throw new Refusal(403, 'security_exception', `action is unauthorized for user [${name}]`)
  }

  private about(): Json {
    const { version: number, distribution } = this.options
    return { name: 'double', version: { number, ...(distribution ? { distribution } : {}) }, tagline: 'You Know, for Search' }
  }

  private resolve(name: string): Index {
    const [behind] = this.aliases.get(name) ?? []
    const index = this.indexes.get(behind ?? name)
    if (!index) throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`)
    return index
  }

  private create(name: string, body: unknown): Json {
    if (this.indexes.has(name) || this.aliases.has(name))
      throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`)
    const { settings, mappings, ...unknown } = requireObject(body, 'create')
    for (const key of Object.keys(unknown)) throw new Refusal(400, 'parse_exception', `unknown key [${key}] for create index`)
    const root = requireObject(mappings, 'mappings')
    const [type, mapping] = this.typed ? requireOnlyEntry(root, 'mappings') : ['', root]
    const { dynamic, properties, ...more } = requireObject(mapping, 'mappings')
    for (const key of Object.keys(more))
      throw new Refusal(400, 'mapper_parsing_exception', `Root mapping definition has unsupported parameters: [${key}]`)
    if (dynamic !== 'strict') refuseArgument('this double keeps strict mappings only')
    this.indexes.set(name, new Index(name, type, settings, properties))
    return { acknowledged: true, shards_acknowledged: true, index: name }
  }

  private drop(name: string): Json {
    if (this.aliases.has(name))
      refuseArgument(`The provided expression [${name}] matches an alias, specify the corresponding concrete indices instead.`)
    if (!this.indexes.delete(name)) throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`)
    for (const [alias, behind] of this.aliases) {
      behind.delete(name)
      if (!behind.size) this.aliases.delete(alias)
    }
    return { acknowledged: true }
  }

  private behind(alias: string): [number, Json] {
    const names = this.aliases.get(alias)
    if (!names) return [404, { error: `alias [${alias}] missing`, status: 404 }]
    return [200, Object.fromEntries([...names].map(name => [name, { aliases: { [alias]: {} } }]))]
  }

  /** Atomic. */
  private changeAliases(body: unknown): Json {
    const { actions } = requireObject(body, 'aliases')
    if (!Array.isArray(actions) || !actions.length) throw new Refusal(400, 'action_request_validation_exception', 'No action specified')
    const steps = actions.map(action => {
      const [kind, input] = requireOnlyEntry(action, 'actions')
      const { index, alias } = requireObject(input, kind)
      if (kind !== 'add' && kind !== 'remove') return throwMalformed(`[alias_action] unknown field [${kind}]`)
      const step = { kind, index: requireText(index, 'index'), alias: requireText(alias, 'alias') }
      if (!this.indexes.has(step.index)) throw new Refusal(404, 'index_not_found_exception', `no such index [${step.index}]`)
      if (kind === 'add' && this.indexes.has(step.alias))
        throw new Refusal(
          400,
          'invalid_alias_name_exception',
          `Invalid alias name [${step.alias}]: an index or data stream exists with the same name as the alias`
        )
      if (kind === 'remove' && !this.aliases.get(step.alias)?.has(step.index))
        throw new Refusal(404, 'aliases_not_found_exception', `aliases [${step.alias}] missing`)
      return step
    })
    for (const { kind, index, alias } of steps) {
      const names = this.aliases.get(alias) ?? new Set()
      if (kind === 'add') names.add(index)
      else names.delete(index)
      if (names.size) this.aliases.set(alias, names)
      else this.aliases.delete(alias)
    }
    return { acknowledged: true }
  }

  private search(index: Index, body: unknown): Json {
    return { ...search(index, body, this.typed), _shards: { total: 1 + this.broken.shards, successful: 1, skipped: 0, failed: 0 } }
  }

  private searchMany(index: Index, body: string): Json {
    if (!body.endsWith('\n')) refuseArgument('The msearch request must be terminated by a newline [\n]')
    const lines = body.slice(0, -1).split('\n')
    if (lines.length % 2) refuseArgument('a search needs a header and a body')
    const responses: Json[] = []
    for (let line = 0; line < lines.length; line += 2) {
      try {
        if (Object.keys(requireObject(parseText(lines[line] ?? ''), 'header')).length)
          refuseArgument('key [x] is not supported in the metadata section')
        responses.push({ ...this.search(index, parseText(lines[line + 1] ?? '')), status: 200 })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        responses.push(error.body())
      }
    }
    return { took: 1, responses }
  }

  private bulk(name: string, body: string): Json {
    if (!body.endsWith('\n')) refuseArgument('The bulk request must be terminated by a newline [\\n]')
    const index = this.resolve(name)
    const lines = body.slice(0, -1).split('\n')
    const items: Json[] = []
    for (let line = 0; line < lines.length; line++) {
      const [action, input] = requireOnlyEntry(parseText(lines[line] ?? ''), 'bulk')
      if (action !== 'index' && action !== 'delete')
        refuseArgument(
          `Malformed action/metadata line [${line + 1}], expected one of [create, delete, index, update] but found [${action}]`
        )
      const { _id, _type, ...unknown } = requireObject(input, 'bulk')
      for (const key of Object.keys(unknown)) refuseArgument(`Action/metadata line [${line + 1}] contains an unknown parameter [${key}]`)
      if (this.typed && _type !== index.type)
        throw new Refusal(400, 'action_request_validation_exception', 'Validation Failed: 1: type is missing;')
      if (!this.typed && _type !== undefined) refuseArgument(`Action/metadata line [${line + 1}] contains an unknown parameter [_type]`)
      const id = requireText(_id, '_id')
      if (action === 'delete') {
        const removed = index.remove(id)
        items.push({ delete: { _id: id, status: removed ? 200 : 404, result: removed ? 'deleted' : 'not_found' } })
        continue
      }
      line += 1
      items.push({ index: this.put(index, id, lines[line] ?? '') })
    }
    return { took: 1, errors: items.some(item => Object.values(item).some(each => isObject(each) && 'error' in each)), items }
  }

  private put(index: Index, id: string, line: string): Json {
    try {
      index.put(id, requireObject(parseText(line), 'document'))
      return { _id: id, status: 201, result: 'created' }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { _id: id, status: error.status, error: { type: error.type, reason: error.message } }
    }
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refusal(400, 'json_parse_exception', `Unexpected character in ${text.slice(0, 40)}`)
  }
}
