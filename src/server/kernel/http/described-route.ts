import { type DescribeRouteOptions, resolver } from 'hono-openapi'
import { z } from 'zod'
import type { RouteDefinition } from '#contract/route.ts'
import { listErrorStatuses } from './check-response.ts'
import { errorSchema, FILE } from './document.ts'

interface Representation {
  key: string
  flag: string
  route: RouteDefinition
}

/** OpenAPI has one operation for a path: its other representations are alternatives of the response, selected by their flags. */
export function toRouteDescription(
  tag: string,
  key: string,
  route: RouteDefinition,
  representations: readonly Representation[]
): DescribeRouteOptions {
  const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })
  const all = [{ key, route }, ...representations]
  const errors = new Set(all.flatMap(each => listErrorStatuses(each.key, each.route)))
  const schemas = all.map(each => each.route.response).filter(response => response instanceof z.ZodType)
  return {
    tags: [tag],
    summary: [route.summary, ...representations.map(other => `with \`${other.flag}\`: ${other.route.summary}`)].join('; '),
    ...(representations.length
      ? { parameters: representations.map(({ flag }) => ({ name: flag, in: 'query', schema: { type: 'boolean' } }) as const) }
      : {}),
    ...(route.multipart ? { requestBody: describeMultipartBody(route.multipart) } : {}),
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

function describeMultipartBody({ files, maxFiles, fields, required }: NonNullable<RouteDefinition['multipart']>) {
  const properties = {
    ...Object.fromEntries(fields.map(name => [name, { type: 'string' as const }])),
    ...Object.fromEntries(files.map(name => [name, maxFiles ? { type: 'array' as const, items: FILE, maxItems: maxFiles } : FILE]))
  }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object' as const, properties, required: [...required] } } }
  }
}
