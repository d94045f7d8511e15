import { isDeepStrictEqual } from 'node:util'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeRoute, resolver, validator } from 'hono-openapi'
import { z } from 'zod'
import type {
  Access,
  CollectionRoutes,
  FeatureContract,
  HandlerResult,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  RouteDefinition,
  RouteKey,
  Routes
} from '#contract/route.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { Locale } from '#domain/site.ts'
import { errorSchema, FILE } from './document.ts'
import { requireEditor, requireStaff, requireUser, type ShopContext, type ShopEnv } from './customer.ts'
import type { Session } from './session.ts'

/** The response of a route without data. */
export const DONE = { done: true } as const

/** The input of a handler, after access and contract were checked. */
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

export type Handlers<Definitions extends Routes> = {
  [Key in keyof Definitions & string]: (
    request: RouteRequest<Key, Definitions[Key]>
  ) => HandlerResult<Definitions[Key]> | Promise<HandlerResult<Definitions[Key]>>
}

/**
 * Registers the routes of a contract. Access is checked first, then path, query and body, then the handler runs. Responses are
 * private unless a handler sets `Cache-Control`.
 */
export function implement<const Definitions extends Routes>(
  contract: FeatureContract<Definitions>,
  handlers: Handlers<Definitions>
): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  for (const [key, route] of Object.entries(contract.routes) as [RouteKey, RouteDefinition][]) {
    const [method = '', template = ''] = key.split(' ')
    const handler = handlers[key as keyof Definitions & string] as (request: unknown) => unknown
    app.on(
      method,
      template.replaceAll(/\{(\w+)\}/g, ':$1'),
      describeRoute(describedRoute(contract.tag, route)),
      requireAccess(route.access),
      ...limitBody(route),
      ...validators(route),
      async c => {
        const session = c.get('session')
        const result = await handler({
          c,
          params: route.params ? c.req.valid('param' as never) : c.req.param(),
          query: route.query ? c.req.valid('query' as never) : undefined,
          body: route.body ? c.req.valid('json' as never) : undefined,
          locale: c.get('locale'),
          session,
          userId: session?.userId ?? null
        })
        if (result instanceof Response) return result
        if (c.get('server').config.checkResponses) assertResponse(key, route, result)
        if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
        return c.json(result as object)
      }
    )
  }
  return app
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

function requireAccess(access: Access): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    ACCESS[access](c)
    await next()
  }
}

function limitBody({ maxBytes, multipart }: RouteDefinition): MiddlewareHandler[] {
  if (maxBytes === undefined) return []
  const onError = (): never => {
    throw multipart ? new ShopError('image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES }) : new ShopError('body_too_large')
  }
  return [bodyLimit({ maxSize: maxBytes, onError })]
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
            // A body without a JSON content type is not read: its fields would seem to be missing.
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
 * An issue whose message is an error code has that code's text; any other is an invalid value. @throws ShopError validation, with
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

/** By the headers: a request from a page of this process carries an empty body even where nothing was sent. */
const hasBody = ({ req }: ShopContext): boolean =>
  req.header('content-type') !== undefined || Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined

/** @throws Error where a response differs from its contract */
function assertResponse(key: string, { response }: RouteDefinition, result: unknown): void {
  if (!(response instanceof z.ZodType)) throw new Error(`${key} returned JSON, its contract says ${response.mediaType}.`)
  const sent: unknown = JSON.parse(JSON.stringify(result))
  const parsed = response.safeParse(sent)
  if (!parsed.success) throw new Error(`The response of ${key} does not fit its contract: ${z.prettifyError(parsed.error)}`)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent))
    throw new Error(`The response of ${key} has fields that its contract does not name: ${JSON.stringify(sent).slice(0, 2000)}`)
}

function describedRoute(tag: string, route: RouteDefinition) {
  const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })
  const errors = new Set(route.errors)
  if (route.access !== 'public') errors.add(401)
  if (route.access !== 'public' && route.access !== 'customer') errors.add(403)
  if (route.params) errors.add(404)
  if (route.query || route.body || route.multipart) errors.add(422)
  if (route.maxBytes) errors.add(413)
  return {
    tags: [tag],
    summary: route.summary,
    ...(route.multipart ? { requestBody: multipartBody(route.multipart) } : {}),
    responses: {
      200: {
        description: 'Done',
        content:
          route.response instanceof z.ZodType
            ? json(route.response)
            : { [route.response.mediaType]: { schema: { type: 'string' as const } } }
      },
      ...Object.fromEntries([...errors].map(status => [status, { description: 'Error', content: json(errorSchema) }]))
    }
  }
}

function multipartBody({ files, mostFiles, fields, required }: NonNullable<RouteDefinition['multipart']>) {
  const properties = {
    ...Object.fromEntries(fields.map(name => [name, { type: 'string' as const }])),
    ...Object.fromEntries(files.map(name => [name, mostFiles ? { type: 'array' as const, items: FILE, maxItems: mostFiles } : FILE]))
  }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object' as const, properties, required: [...required] } } }
  }
}
