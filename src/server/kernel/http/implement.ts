import { isDeepStrictEqual } from 'node:util'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { describeRoute, type DescribeRouteOptions, resolver, validator } from 'hono-openapi'
import { z } from 'zod'
import type {
  Access,
  CollectionRoutes,
  FeatureContract,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  RouteDefinition,
  RouteKey,
  Routes
} from '#contract/route.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { hasPermission } from '#domain/permission.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { Locale } from '#domain/site.ts'
import { errorSchema, FILE } from './document.ts'
import { requireEditor, requireStaff, requireUser, type ShopContext, type ShopEnv } from './customer.ts'
import type { Session } from './session.ts'

/** The response of a route without data. */
export const DONE = { done: true } as const

/** Largest body of a route that does not set `maxBytes`. */
export const BODY_BYTES = 256 * 1024

/** Input of a handler after the access check and validation. */
export interface RouteRequest<Key extends string, Route> {
  c: ShopContext
  params: ParsedParams<Key, Route>
  query: ParsedQuery<Route>
  body: ParsedBody<Route>
  locale: Locale
  /** Null for a visitor without a session. Never null where `userId` is a number. */
  session: Route extends { access: 'public' } ? Session | null : Session
  /** The customer; null on a public route without a login. */
  userId: Route extends { access: 'public' } ? number | null : number
}

/** A response that is serialized once and sent many times. `Value` is the type of its JSON. */
export class SerializedJson<Value> {
  declare readonly value?: Value
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type HandlerResult<Route> = Route extends { response: infer Schema }
  ? Schema extends z.ZodType
    ? z.input<Schema> | SerializedJson<z.input<Schema>>
    : Response
  : never

export type Handlers<Definitions extends Routes> = {
  [Key in keyof Definitions & string]: (
    request: RouteRequest<Key, Definitions[Key]>
  ) => HandlerResult<Definitions[Key]> | Promise<HandlerResult<Definitions[Key]>>
}

/**
 * Registers the routes of a contract. Access is checked first, then the size of the body, the path, the query and the body, then
 * the handler runs. Responses are private unless a handler sets `Cache-Control`.
 */
export function implement<const Definitions extends Routes>(
  contract: FeatureContract<Definitions>,
  handlers: Handlers<Definitions>
): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const routes = Object.entries(contract.routes) as [RouteKey, RouteDefinition][]
  for (const [key, route] of routes) {
    const { method, path, flag } = parseKey(key)
    if (flag) continue
    const representations = routes.flatMap(([other, definition]) => {
      const { method: otherMethod, path: otherPath, flag: selectedBy } = parseKey(other)
      return selectedBy && otherMethod === method && otherPath === path ? [{ key: other, flag: selectedBy, route: definition }] : []
    })
    const pathPattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
    // Registered before the route itself, which matches every query.
    for (const other of representations) {
      const run = every(...middlewareOf(other.key, other.route, handlers[other.key as keyof Definitions & string]))
      app.on(method, pathPattern, (c, next) => (['true', '1'].includes(c.req.query(other.flag) ?? '') ? run(c, next) : next()))
    }
    app.on(
      method,
      pathPattern,
      describeRoute(describedRoute(contract.tag, route, representations)),
      ...middlewareOf(key, route, handlers[key as keyof Definitions & string])
    )
  }
  return app
}

function parseKey(key: string): { method: string; path: string; flag: string | undefined } {
  const [method = '', address = ''] = key.split(' ')
  const [path = '', query] = address.split('?')
  return { method, path, flag: query?.split('=')[0] }
}

function middlewareOf(key: string, route: RouteDefinition, handler: unknown): MiddlewareHandler<ShopEnv>[] {
  const call = handler as (request: unknown) => unknown
  return [
    checkResponse(key, route),
    requireAccess(route),
    limitBody(route),
    ...validators(route),
    async c => {
      const session = c.get('session')
      const result = await call({
        c,
        params: route.params ? c.req.valid('param' as never) : c.req.param(),
        query: route.query ? c.req.valid('query' as never) : undefined,
        body: route.body ? c.req.valid('json' as never) : undefined,
        locale: c.get('locale'),
        session,
        userId: session?.userId ?? null
      })
      if (result instanceof Response) return result
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
      if (result instanceof SerializedJson) return c.body(result.text, 200, { 'content-type': 'application/json' })
      return c.json(result as object)
    }
  ]
}

/** The handlers of `collectionRoutes`, made for each collection. */
export function collectionHandlers<const Definitions extends Routes, const Name extends string>(
  names: readonly Name[],
  _routes: Definitions,
  handlersOf: (name: Name) => Handlers<Definitions>
): Handlers<CollectionRoutes<Definitions, Name>> {
  const named = names.flatMap(name =>
    Object.entries(handlersOf(name)).map(([key, handler]) => [key.replace('{collection}', name), handler] as const)
  )
  return Object.fromEntries(named) as Handlers<CollectionRoutes<Definitions, Name>>
}

const ACCESS: Record<Access, (c: ShopContext) => void> = {
  public: () => {},
  customer: requireUser,
  editor: requireEditor,
  staff: requireStaff,
  owner: c => {
    if (requireStaff(c).session.role !== 'owner') throw new ShopError('forbidden')
  }
}

function requireAccess({ access, permission }: RouteDefinition): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    ACCESS[access](c)
    if (permission && !hasPermission(c.get('session')?.role ?? null, permission)) throw new ShopError('forbidden')
    await next()
  }
}

function limitBody({ maxBytes = BODY_BYTES, multipart, binary }: RouteDefinition): MiddlewareHandler {
  const onError = (): never => {
    throw multipart || binary ? new ShopError('image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES }) : new ShopError('body_too_large')
  }
  return bodyLimit({ maxSize: maxBytes, onError })
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json *(;|$)/i

function validators({ params, query, body }: RouteDefinition): MiddlewareHandler[] {
  return [
    ...(params
      ? [
          validator('param', params, result => {
            if (result.success) return
            const [issue] = result.error
            throw new ShopError(issue && isCode(issue.message) ? (issue.message as ErrorCode) : 'not_found')
          })
        ]
      : []),
    ...(query ? [validator('query', query, refuseInvalid)] : []),
    ...(body
      ? [
          validator('json', body, (result, c) => {
            // A body without a JSON content type is rejected instead of ignored, because its fields would seem to be missing.
            if (hasBody(c as ShopContext) && !JSON_TYPE.test(c.req.header('content-type') ?? '')) throw new ShopError('media_type_wrong')
            refuseInvalid(result)
          })
        ]
      : [])
  ]
}

interface Issue {
  message: string
  code?: string
  keys?: readonly string[]
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

/**
 * An issue whose message is an error code becomes that error; any other is an invalid value. @throws ShopError validation, with
 * `fields`
 */
function refuseInvalid(result: { success: true } | { success: false; error: readonly unknown[] }): void {
  if (result.success) return
  const fields: Record<string, ErrorCode> = {}
  for (const { message, code, keys, path } of result.error as readonly Issue[]) {
    const at = (path ?? []).map(part => (typeof part === 'object' ? String(part.key) : String(part)))
    if (code === 'unrecognized_keys' && keys) for (const key of keys) fields[[...at, key].join('.')] ??= 'unknown_field'
    else fields[at.join('.') || 'body'] ??= isCode(message) ? (message as ErrorCode) : 'validation'
  }
  throw new ShopError('validation', { fields })
}

const isCode = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message)

/** Checks the headers, because requests from pages of this process always have an empty body. */
const hasBody = ({ req }: ShopContext): boolean =>
  req.header('content-type') !== undefined || Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined

/** Statuses of every route: invalid JSON or idempotency key, a failure, an unreachable database. */
const GENERAL_STATUSES: readonly number[] = [400, 500, 503]

/** Statuses of the errors of a route. */
function errorStatuses({ access, params, query, body, multipart, binary, maxBytes, errors }: RouteDefinition): number[] {
  return [
    ...new Set([
      ...(errors ?? []),
      ...(access === 'public' ? [] : [401]),
      ...(access === 'public' || access === 'customer' ? [] : [403]),
      ...(params ? [404] : []),
      ...(query || body || multipart ? [422] : []),
      ...(maxBytes || body || multipart || binary ? [413] : []),
      ...(body ? [415] : [])
    ])
  ]
}

/**
 * Validates each response against its contract, in tests and during development. @throws Error for an undeclared status, or a
 * missing, invalid or undeclared field
 */
function checkResponse(key: string, route: RouteDefinition): MiddlewareHandler<ShopEnv> {
  const statuses = new Set([...errorStatuses(route), ...GENERAL_STATUSES])
  return async (c, next) => {
    await next()
    if (!c.get('server').config.checkResponses) return
    const { status, headers } = c.res
    if (status >= 400) {
      if (!statuses.has(status)) throw new Error(`The contract of ${key} does not declare the status ${status}.`)
      assertShape(key, route.error ?? errorSchema, await c.res.clone().json())
    } else if (route.response instanceof z.ZodType) assertShape(key, route.response, await c.res.clone().json())
    else if (status === 200 && headers.get('content-type')?.split(';')[0] !== route.response.mediaType)
      throw new Error(`${key} returned ${headers.get('content-type')}, its contract says ${route.response.mediaType}.`)
  }
}

function assertShape(key: string, schema: z.ZodType, sent: unknown): void {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) throw new Error(`The response of ${key} does not fit its contract: ${z.prettifyError(parsed.error)}`)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent))
    throw new Error(`The response of ${key} has fields that its contract does not name: ${JSON.stringify(sent).slice(0, 2000)}`)
}

interface Representation {
  flag: string
  route: RouteDefinition
}

/** OpenAPI has one operation for a path: its other representations are alternatives of the response, selected by their flags. */
function describedRoute(tag: string, route: RouteDefinition, representations: readonly Representation[]): DescribeRouteOptions {
  const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })
  const all = [route, ...representations.map(other => other.route)]
  const errors = new Set(all.flatMap(errorStatuses))
  const schemas = all.map(({ response }) => response).filter(response => response instanceof z.ZodType)
  return {
    tags: [tag],
    summary: [route.summary, ...representations.map(other => `with \`${other.flag}\`: ${other.route.summary}`)].join('; '),
    ...(representations.length
      ? { parameters: representations.map(({ flag }) => ({ name: flag, in: 'query', schema: { type: 'boolean' } }) as const) }
      : {}),
    ...(route.multipart ? { requestBody: multipartBody(route.multipart) } : {}),
    ...(route.binary ? { requestBody: { required: true, content: { [route.binary]: { schema: FILE } } } } : {}),
    responses: {
      200: {
        description: 'Done',
        content:
          route.response instanceof z.ZodType
            ? json(schemas.length > 1 ? z.union(schemas) : route.response)
            : { [route.response.mediaType]: { schema: { type: 'string' as const } } }
      },
      ...Object.fromEntries([...errors].map(status => [status, { description: 'Error', content: json(route.error ?? errorSchema) }]))
    }
  }
}

function multipartBody({ files, maxFiles, fields, required }: NonNullable<RouteDefinition['multipart']>) {
  const properties = {
    ...Object.fromEntries(fields.map(name => [name, { type: 'string' as const }])),
    ...Object.fromEntries(files.map(name => [name, maxFiles ? { type: 'array' as const, items: FILE, maxItems: maxFiles } : FILE]))
  }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object' as const, properties, required: [...required] } } }
  }
}
