import { OPENED_FROM_HEADER } from '#domain/opened-from.ts'
import { FetchError, ofetch } from 'ofetch'
import type { Contract } from '#contract/contract.ts'
import type { Method, RouteBody, RouteParams, RouteQuery, RouteResponse } from '#contract/route.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Transport } from './transport.ts'

/** The specification sets a timeout of one minute for Shop API calls. */
const TIMEOUT_MS = 60_000

/** An error response of the Shop API, with its text in the language of the call. `status` 0: the API could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  /** The method of the refused call; null for an error that a page has found itself. */
  readonly method: Method | null
  constructor(status: number, body: ErrorBody, method: Method | null = null) {
    super(body.error)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.method = method
  }
}

interface ClientOptions {
  /** Origin of the API without a slash at the end; empty in a browser. */
  baseUrl: string
  locale: Locale
  /** Replaces the global fetch. */
  fetch?: Transport
  headers?: Record<string, string>
}

type PathOf<M extends Method> = keyof Contract extends infer Key ? (Key extends `${M} ${infer Path}` ? Path : never) : never
type RouteOf<M extends Method, Path extends string> = Contract[`${M} ${Path}` & keyof Contract]
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : unknown extends Value
    ? unknown
    : Partial<Value> extends Value
      ? { [Key in Name]?: Value }
      : { [Key in Name]: Value }

/** Input of a call besides its path. `key` is the `Idempotency-Key`. */
type CallInput<M extends Method, Path extends string> = Part<'params', RouteParams<Path, RouteOf<M, Path>>> &
  Part<'query', RouteQuery<RouteOf<M, Path>>> &
  Part<'body', RouteBody<RouteOf<M, Path>>> & { key?: string | undefined }
export type CallResponse<M extends Method, Path extends string> = RouteResponse<RouteOf<M, Path>>

type Arguments<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input]
type Call<M extends Method> = <Path extends PathOf<M>>(
  path: Path,
  ...input: Arguments<CallInput<M, Path>>
) => Promise<CallResponse<M, Path>>

/** The Shop API, typed by its contract. Every call throws an `ApiError` for an error response. */
export interface Client {
  get: Call<'GET'>
  post: Call<'POST'>
  put: Call<'PUT'>
  delete: Call<'DELETE'>
}

export interface UntypedInput {
  params?: object
  query?: object
  body?: unknown
  key?: string
}

export function createClient(options: ClientOptions): Client {
  const call = (method: Method) => (path: string, input?: UntypedInput) => sendRequest(options, method, path, input)
  // The only place where the string of a path is converted to the types of its route; tests validate every response against the contract.
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') } as Client
}

/** @throws ApiError */
async function sendRequest(options: ClientOptions, method: Method, path: string, input: UntypedInput = {}): Promise<unknown> {
  const url = toUrl(options, path, input)
  const headers: Record<string, string> = { ...options.headers, 'accept-language': options.locale, accept: 'application/json' }
  // A form's key is sent by the browser and may contain characters that are invalid in a header.
  if (input.key) headers['idempotency-key'] = encodeURIComponent(input.key)
  try {
    if (!options.fetch)
      return await ofetch<unknown>(url.href, {
        method,
        headers: { ...headers, ...readOrigin() },
        body: input.body as BodyInit,
        retry: 0,
        timeout: TIMEOUT_MS
      })
    const form = input.body instanceof FormData ? input.body : null
    if (input.body !== undefined && !form) headers['content-type'] = 'application/json'
    const body = form ?? (input.body === undefined ? null : JSON.stringify(input.body))
    const response = await options.fetch(new Request(url, { method, headers, body }))
    const result: unknown = response.status === 204 ? undefined : await response.json()
    if (!response.ok) throw new ApiError(response.status, result as ErrorBody, method)
    return result
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof FetchError && error.status && error.data) throw new ApiError(error.status, error.data as ErrorBody, method)
    throw new ApiError(0, { error: '', code: 'unavailable' }, method)
  }
}

type QueryValue = string | number | boolean | readonly string[] | readonly number[] | null | undefined

/** Names the search that a page was opened from: what is added to the cart there teaches it. */
function readOrigin(): Record<string, string> {
  const opener = typeof document === 'undefined' ? '' : findOpener()
  return opener.startsWith(`${location.origin}/`) && opener.includes('/search?') ? { [OPENED_FROM_HEADER]: opener } : {}
}

/** The page that led to this one; another variant of a product is a page of the same path. */
function findOpener(): string {
  const isHere = (url: string | null): boolean => url !== null && URL.canParse(url) && new URL(url).pathname === location.pathname
  if (!isHere(document.referrer) || !('navigation' in globalThis)) return document.referrer
  const before = navigation.entries().slice(0, navigation.currentEntry?.index)
  return before.findLast(({ url }) => !isHere(url))?.url ?? ''
}

function toUrl({ baseUrl }: ClientOptions, path: string, { params = {}, query = {} }: UntypedInput): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))))
  const url = new URL(baseUrl + filled, baseUrl || globalThis.location?.origin)
  for (const [name, value] of Object.entries(query) as [string, QueryValue][]) {
    if (value === undefined || value === null || value === '') continue
    // Ids are sent as one comma-separated list; words may contain commas.
    if (Array.isArray(value) && value.every(each => typeof each === 'string')) for (const each of value) url.searchParams.append(name, each)
    else url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return url
}
