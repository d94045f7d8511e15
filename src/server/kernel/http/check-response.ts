import { isDeepStrictEqual } from 'node:util'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { RouteDefinition } from '#contract/route.ts'
import { findLocalCall, type ShopEnv } from './customer.ts'
import { errorSchema } from './document.ts'

/** Statuses of every route: invalid JSON or idempotency key, a failure, an unreachable database. */
const GENERAL_STATUSES: readonly number[] = [400, 500, 503]

/** Statuses of the errors of a route. @param key its method and path */
export function listErrorStatuses(key: string, { access, query, body, multipart, binary, maxBytes, errors }: RouteDefinition): number[] {
  return [
    ...new Set([
      ...(errors ?? []),
      ...(access === 'public' ? [] : [401]),
      ...(access === 'public' || access === 'customer' ? [] : [403]),
      ...(key.includes('{') ? [404] : []),
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
export function checkResponse(key: string, route: RouteDefinition): MiddlewareHandler<ShopEnv> {
  const statuses = new Set([...listErrorStatuses(key, route), ...GENERAL_STATUSES])
  return async (c, next) => {
    await next()
    if (!c.get('server').config.checkResponses) return
    const { status, headers } = c.res
    const local = findLocalCall(c)
    const sent = async (): Promise<unknown> => (local?.readValue ? JSON.parse(JSON.stringify(local.readValue())) : c.res.clone().json())
    if (status >= 400) {
      if (!statuses.has(status)) throw new Error(`The contract of ${key} does not declare the status ${status}.`)
      assertShape(key, route.error ?? errorSchema, await sent())
    } else if (route.response instanceof z.ZodType) assertShape(key, route.response, await sent())
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
