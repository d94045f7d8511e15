import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { describeRoute, validator } from 'hono-openapi'
import type { z } from 'zod'
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
import { hasPermission, isModerator } from '#domain/permission.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { Locale } from '#domain/site.ts'
import { isRecorded, recordCall } from '../audit/record.ts'
import { bodyBudget, toBodySender } from './body-budget.ts'
import { checkResponse } from './check-response.ts'
import { toRouteDescription } from './described-route.ts'
import { findLocalCall, requireEditor, requireStaff, requireUser, type ShopContext, type ShopEnv } from './customer.ts'
import type { Session } from './session.ts'
import { findUnstorable } from './storable-text.ts'

/** The response of a route without data. */
export const DONE = { done: true } as const

/** Largest body of a route that does not set `maxBytes`. */
export const BODY_BYTES = 256 * 1024

/** Input of a handler after the access check and validation. */
interface RouteRequest<Key extends string, Route> {
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
      const run = every(...createMiddleware(other.key, other.route, handlers[other.key as keyof Definitions & string]))
      app.on(method, pathPattern, (c, next) => (['true', '1'].includes(c.req.query(other.flag) ?? '') ? run(c, next) : next()))
    }
    app.on(
      method,
      pathPattern,
      describeRoute(toRouteDescription(contract.tag, key, route, representations)),
      ...createMiddleware(key, route, handlers[key as keyof Definitions & string], findReader(key, contract.routes, handlers))
    )
  }
  return app
}

function parseKey(key: string): { method: string; path: string; flag: string | undefined } {
  const [method = '', address = ''] = key.split(' ')
  const [path = '', query] = address.split('?')
  return { method, path, flag: query?.split('=')[0] }
}

type Handler = (request: unknown) => unknown

/**
 * The route of the contract that reads what another one changes: a GET of the same path, else of the nearest one above it, such as
 * `/orders/{number}` for `/orders/{number}/notes`.
 */
function findReader(key: string, routes: Routes, handlers: Record<string, unknown>): Handler | undefined {
  const [, path = ''] = key.split(' ')
  const parts = path.split('/')
  for (let length = parts.length; parts.slice(0, length).some(part => part.startsWith('{')); length--) {
    const reader = `GET ${parts.slice(0, length).join('/')}`
    const route = (routes as Record<string, RouteDefinition>)[reader]
    if (route && !route.query && 'safeParse' in route.response) return handlers[reader] as Handler
  }
  return undefined
}

/** The record that a route changes; undefined where it cannot be read. */
async function readRecord(reader: Handler | undefined, request: object): Promise<unknown> {
  try {
    const read = await reader?.({ ...request, query: undefined, body: undefined })
    return read instanceof Response || read instanceof SerializedJson ? undefined : read
  } catch {
    return undefined
  }
}

function createMiddleware(key: string, route: RouteDefinition, handler: unknown, reader?: Handler): MiddlewareHandler<ShopEnv>[] {
  const call = handler as Handler
  const { method } = parseKey(key)
  const recorded = isRecorded(method, route)
  const isPublicRead = method === 'GET' && route.access === 'public'
  return [
    checkResponse(key, route),
    requireAccess(route),
    limitBody(route),
    ...createValidators(route),
    async c => {
      const session = c.get('session')
      const request = {
        c,
        params: route.params ? c.req.valid('param' as never) : c.req.param(),
        query: route.query ? c.req.valid('query' as never) : undefined,
        body: route.body ? c.req.valid('json' as never) : undefined,
        locale: c.get('locale'),
        session,
        userId: session?.userId ?? null
      }
      refuseUnstorable(request, route.items)
      const before = recorded ? await readRecord(reader, request) : undefined
      c.header('Cache-Control', 'private, no-store')
      const result = await call(request)
      if (recorded && session?.userId) {
        const { db, now } = c.get('server')
        const after = before === undefined ? omitRead(request.body) : await readRecord(reader, request)
        await recordCall(db, { key, userId: session.userId, params: request.params, before, after, now: now() })
      }
      if (result instanceof Response) return result
      const local = findLocalCall(c)
      // Pages only render what everybody may read, so it is not copied, which takes a tenth of the time of a listing.
      if (local && isPublicRead && !(result instanceof SerializedJson)) {
        // Of a function literal that is assigned to a property, V8 would keep the result until the next full garbage collection.
        Object.assign(local, { readValue: () => result })
        return c.body(null)
      }
      const text = result instanceof SerializedJson ? result.text : JSON.stringify(result)
      if (local) Object.assign(local, { readValue: (): unknown => JSON.parse(text) })
      return local ? c.body(null) : c.body(text, 200, { 'content-type': 'application/json' })
    }
  ]
}

/** The input of a save, without the record as its caller read it. */
function omitRead(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('was' in body)) return body
  const { was: _, ...input } = body
  return input
}

/** The handlers of `defineCollectionRoutes`, made for each collection. */
export function createCollectionHandlers<const Definitions extends Routes, const Name extends string>(
  names: readonly Name[],
  _routes: Definitions,
  handlersOf: (name: Name) => Handlers<Definitions>
): Handlers<CollectionRoutes<Definitions, Name>> {
  const named = names.flatMap(name =>
    Object.entries(handlersOf(name)).map(([key, handler]) => [key.replace('{collection}', name), handler] as const)
  )
  return Object.fromEntries(named) as Handlers<CollectionRoutes<Definitions, Name>>
}

const NOBODY = { permissions: [] } as const

const ACCESS: Record<Access, (c: ShopContext) => void> = {
  public: () => {},
  customer: requireUser,
  editor: requireEditor,
  moderator: c => {
    if (!isModerator(requireUser(c).session)) throw new ShopError('forbidden')
  },
  staff: requireStaff,
  owner: c => {
    if (requireStaff(c).session.role !== 'owner') throw new ShopError('forbidden')
  }
}

function requireAccess({ access, permission }: RouteDefinition): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    ACCESS[access](c)
    if (permission && !hasPermission(c.get('session') ?? NOBODY, permission)) throw new ShopError('forbidden')
    await next()
  }
}

function limitBody({ maxBytes = BODY_BYTES, multipart, binary }: RouteDefinition): MiddlewareHandler {
  const onError = (): never => {
    throw multipart || binary ? new ShopError('image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES }) : new ShopError('body_too_large')
  }
  const limited = bodyLimit({ maxSize: maxBytes, onError })
  // Runs after the check of access, so that only customers and staff can reserve memory for large bodies: public routes take small ones.
  return async (c: ShopContext, next) => {
    const userId = c.get('session')?.userId ?? null
    const release = bodyBudget.reserve(c.req.raw, maxBytes, toBodySender({ userId, address: c.get('address') }))
    if (!release) throw new ShopError('unavailable')
    try {
      return await limited(c, next)
    } finally {
      release()
    }
  }
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json *(;|$)/i

function createValidators({ params, query, body }: RouteDefinition): MiddlewareHandler[] {
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
  /** The type of the value that is too small or too big. */
  origin?: string
  keys?: readonly string[]
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

/** @throws ShopError validation, with `fields` */
function refuseInvalid(result: { success: true } | { success: false; error: readonly unknown[] }): void {
  if (!result.success) throw new ShopError('validation', { fields: toFieldErrors(result.error as readonly Issue[]) })
}

/**
 * Refuses texts that the database cannot store, where their schema has not removed what makes them so: the failed query would name no
 * field. @param items the field of the body whose items the handler refuses by themselves
 * @throws ShopError not_found for the path; validation, with `fields`
 */
function refuseUnstorable({ params, query, body }: { params: unknown; query: unknown; body: unknown }, items?: string): void {
  if (findUnstorable(params) !== undefined) throw new ShopError('not_found')
  const checked = items ? { ...(body as object), [items]: undefined } : body
  const field = findUnstorable(query) ?? findUnstorable(checked)
  if (field !== undefined) throw new ShopError('validation', { fields: { [field || 'body']: 'character_invalid' } })
}

/** By path. An issue whose message is an error code becomes that error; a text may be empty or too long; any other is an invalid value. */
export function toFieldErrors(issues: readonly Issue[]): Record<string, ErrorCode> {
  const fields: Record<string, ErrorCode> = {}
  for (const { message, code, origin, keys, path } of issues) {
    const at = (path ?? []).map(part => (typeof part === 'object' ? String(part.key) : String(part)))
    if (code === 'unrecognized_keys' && keys) for (const key of keys) fields[[...at, key].join('.')] ??= 'unknown_field'
    else fields[at.join('.') || 'body'] ??= isCode(message) ? (message as ErrorCode) : toCode(code, origin)
  }
  return fields
}

function toCode(code?: string, origin?: string): ErrorCode {
  if (origin !== 'string') return 'validation'
  return code === 'too_big' ? 'too_long' : code === 'too_small' ? 'blank' : 'validation'
}

const isCode = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message)

/** Checks the headers, because requests from pages of this process always have an empty body. */
const hasBody = ({ req }: ShopContext): boolean =>
  req.header('content-type') !== undefined || Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined
