import type { z } from 'zod'
import type { Permission } from '#domain/permission.ts'

/** Who may call a route. Permissions on one object are checked by the feature that owns it. */
export type Access = 'public' | 'customer' | 'editor' | 'moderator' | 'staff' | 'owner'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `GET /pages/{slug}?edit=true` is another representation of `GET /pages/{slug}`, selected by the flag in the query. */
export type RouteKey = `${Method} /${string}`

/** A body of files and fields, as a form in a browser sends it. `file` names the fields that hold files. */
export interface MultipartBody {
  files: readonly string[]
  /** Maximum number of files of a field; 1 by default. */
  maxFiles?: number
  fields: readonly string[]
  required: readonly string[]
}

/** A response that is no JSON: an export, a picture. The handler writes it itself. */
interface RawResponse {
  mediaType: string
}

export interface RouteDefinition {
  summary: string
  access: Access
  /** What the caller's role has to allow, beside `access`. */
  permission?: Permission
  /** Without it every `{name}` of the path is a string. What does not fit is 404. */
  params?: z.ZodObject
  /**
   * Whether calls are recorded among the actions of staff. By default each successful call of a route for staff that is no GET; false
   * where nothing changes, or where the feature records the change in its transaction.
   */
  recorded?: boolean
  query?: z.ZodObject
  /** JSON. Its objects are strict: an unknown field is refused. */
  body?: z.ZodType
  /** The field of the body whose items the handler refuses by themselves. */
  items?: string
  multipart?: MultipartBody
  /** Media type of a body that is neither JSON nor a form. The handler reads it itself. */
  binary?: string
  /** Largest body, where it is more than the general limit of the API allows. */
  maxBytes?: number
  response: z.ZodType | RawResponse
  /** Schema of the errors, where a standard prescribes another one than the API's. */
  error?: z.ZodType
  /** Statuses beside those that follow from the path, `access`, `query` and `body`. */
  errors?: readonly number[]
}

export type Routes = Record<RouteKey, RouteDefinition>

/**
 * The routes of one feature, by method and path as OpenAPI writes them. The server implements them (`implement`), the client
 * is typed by them, the OpenAPI document is made from them, tests validate every response against them.
 * @param tag the feature's name in the OpenAPI document
 */
export function defineRoutes<const Definitions extends Routes>(tag: string, routes: Definitions): FeatureContract<Definitions> {
  return { tag, routes }
}

export interface FeatureContract<Definitions extends Routes = Routes> {
  tag: string
  routes: Definitions
}

type InCollection<Key extends string, Name extends string> = Key extends `${infer Start}{collection}${infer End}`
  ? `${Start}${Name}${End}`
  : never
export type CollectionRoutes<Definitions extends Routes, Name extends string> = {
  [Key in keyof Definitions & string as InCollection<Key, Name>]: Definitions[Key]
}

/** The same routes for several collections: each name replaces `{collection}` in the paths. */
export function defineCollectionRoutes<const Definitions extends Routes, const Name extends string>(
  names: readonly Name[],
  routes: Definitions
): CollectionRoutes<Definitions, Name> {
  const named = names.flatMap(name => Object.entries(routes).map(([key, route]) => [key.replace('{collection}', name), route]))
  return Object.fromEntries(named) as CollectionRoutes<Definitions, Name>
}

/** `'/orders/{number}'` has `{ number: string }`. */
type PathParams<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? { [Param in Name]: string } & PathParams<Rest>
  : unknown

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** What a caller passes. */
export type RouteParams<Key extends string, Route> = Route extends { params: infer Schema } ? InputOf<Schema> : PathParams<Key>
export type RouteQuery<Route> = Route extends { query: infer Schema } ? InputOf<Schema> : never
export type RouteBody<Route> = Route extends { body: infer Schema }
  ? InputOf<Schema>
  : Route extends { multipart: MultipartBody }
    ? FormData
    : Route extends { binary: string }
      ? Blob
      : never
export type RouteResponse<Route> = Route extends { response: infer Schema }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : Response
  : never

/** What a handler receives. */
export type ParsedParams<Key extends string, Route> = Route extends { params: infer Schema } ? OutputOf<Schema> : PathParams<Key>
export type ParsedQuery<Route> = Route extends { query: infer Schema } ? OutputOf<Schema> : undefined
export type ParsedBody<Route> = Route extends { body: infer Schema } ? OutputOf<Schema> : undefined
