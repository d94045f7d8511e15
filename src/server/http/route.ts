import { describeRoute, resolver, validator } from 'hono-openapi'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { type ErrorCode, ShopError } from '#domain/errors.ts'

/** The error body as OpenAPI shows it. */
const errorSchema = z.object({
  error: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.unknown()).optional()
})

/** A line of the OpenAPI document: what a route is for and which refusals it knows. */
export function describe(tag: string, summary: string, answer: z.ZodType, refusals: number[] = []): MiddlewareHandler {
  return describeRoute({
    tags: [tag],
    summary,
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: resolver(answer) } } },
      ...Object.fromEntries(
        refusals.map(status => [status, { description: 'Refused', content: { 'application/json': { schema: resolver(errorSchema) } } }])
      )
    }
  })
}

/**
 * Checks one part of a request. A message of an issue that is one of our codes names the field's text;
 * anything else is shown as a wrong value.
 * @throws ShopError validation, with `fields`
 */
export function check<Target extends 'json' | 'query' | 'param', Schema extends z.ZodType>(target: Target, schema: Schema) {
  return validator(target, schema, result => {
    if (result.success) return
    const fields: Record<string, ErrorCode> = {}
    for (const issue of result.error) {
      const field = (issue.path ?? []).map(part => (typeof part === 'object' ? String(part.key) : String(part))).join('.') || 'body'
      fields[field] ??= /^[a-z_]+$/.test(issue.message) ? (issue.message as ErrorCode) : 'validation'
    }
    throw new ShopError('validation', { fields })
  })
}
