import { describeRoute, resolver, validator } from 'hono-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { type Body, errorSchema } from './document.ts'
import type { ShopContext, ShopEnv } from './customer.ts'

const JSON_TYPE = /^application\/([\w.-]+\+)?json *(;|$)/i

/**
 * OpenAPI metadata of a route: summary and errors.
 * @param body of a route without JSON; JSON bodies are derived from `check`
 */
export function describe(tag: string, summary: string, answer: z.ZodType, refusals: number[] = [], body?: Body): MiddlewareHandler {
  return describeRoute({
    tags: [tag],
    summary,
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: resolver(answer) } } },
      ...Object.fromEntries(
        refusals.map(status => [status, { description: 'Refused', content: { 'application/json': { schema: resolver(errorSchema) } } }])
      )
    }
  })
}

/**
 * Checks access before the body is read: place it before `bodyLimit` and `check`.
 * @param require such as `requireUser`
 */
export function authorize(require: (c: ShopContext) => unknown): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    require(c)
    await next()
  }
}

/**
 * Validates one part of a request. An issue whose message is an error code has that code's text; any other is an invalid value.
 * @throws ShopError validation, with `fields`; media_type_wrong for a body that is not declared as JSON
 */
export function check<Target extends 'json' | 'query' | 'param', Schema extends z.ZodType>(target: Target, schema: Schema) {
  return validator(target, schema, (result, c) => {
    // A body without a JSON content type is not read: its fields would seem to be missing.
    if (target === 'json' && hasBody(c) && !JSON_TYPE.test(c.req.header('content-type') ?? '')) throw new ShopError('media_type_wrong')
    if (result.success) return
    const fields: Record<string, ErrorCode> = {}
    for (const issue of result.error) {
      const field = (issue.path ?? []).map(part => (typeof part === 'object' ? String(part.key) : String(part))).join('.') || 'body'
      fields[field] ??= /^[a-z_]+$/.test(issue.message) ? (issue.message as ErrorCode) : 'validation'
    }
    throw new ShopError('validation', { fields })
  })
}

/** By the headers: requests of the front server have an empty body even where nothing was sent. */
const hasBody = ({ req }: Context): boolean =>
  req.header('content-type') !== undefined || Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined
