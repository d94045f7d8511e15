import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { z } from 'zod'
import type { ShopEnv } from './customer.ts'

/** The error body in OpenAPI. */
export const errorSchema = z
  .object({
    error: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    details: z.record(z.string(), z.unknown()).optional()
  })
  .meta({ id: 'Error' })

const REFUSED = { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
/** Errors of any JSON body before the route runs: malformed, too large, or another media type. */
const OF_JSON = [400, 413, 415]

export const FILE = { type: 'string', format: 'binary' } as const

/** The OpenAPI document of all routes. */
export async function generateOpenApi(app: Hono<ShopEnv>): ReturnType<typeof generateSpecs> {
  const document = await generateSpecs(app, {
    documentation: { info: { title: 'Shop API', version: '2' } },
    defaultValidationErrorResponse: REFUSED
  })
  for (const { get, put, post, delete: remove } of Object.values(document.paths ?? {}))
    for (const operation of [get, put, post, remove]) {
      const body = operation?.requestBody
      if (!operation?.responses || !body || !('content' in body) || !body.content?.['application/json']) continue
      for (const status of OF_JSON) operation.responses[status] ??= REFUSED
    }
  return document
}
