import { FetchError, ofetch } from 'ofetch'
import type { ErrorBody } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { accountCalls } from './account-calls.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { contentCalls } from './content-calls.ts'
import { deskCalls } from './desk-calls.ts'
import { orderCalls } from './order-calls.ts'
import { wishCalls } from './wish-calls.ts'
import { quoteCalls } from './quote-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { siteCalls } from './site-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { synonymCalls } from './synonym-calls.ts'
import { SHOP_TIMEOUT_MS } from './transport.ts'

/** A refusal by the shop, with its words in the asker's language. `status` 0 means it could not be reached. */
export class ShopRefusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.name = 'ShopRefusal'
    this.status = status
    this.body = body
  }
}

export interface ShopOptions {
  /** Origin of the API without a slash at the end; empty in a browser. */
  baseUrl: string
  locale: Locale
  /** Replaces the global fetch: the embedded shop or another process. */
  fetch?: (request: Request) => Promise<Response>
  headers?: Record<string, string>
}

export type Shop = ReturnType<typeof createShop>

/** The one door to the shop: every call of the Shop API that pages and stores make, typed. */
export function createShop(options: ShopOptions) {
  const ask = async <Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    input: { body?: unknown; query?: object; key?: string } = {}
  ): Promise<Answer> => {
    const url = new URL(`${options.baseUrl}${path}`, options.baseUrl || globalThis.location?.origin)
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value === undefined || value === null || value === '') continue
      // Ids are one list; words may have commas of their own.
      if (Array.isArray(value) && value.every(each => typeof each === 'string'))
        for (const each of value) url.searchParams.append(name, each)
      else url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
    }
    const headers: Record<string, string> = { ...options.headers, 'accept-language': options.locale, accept: 'application/json' }
    // A form's key comes back from a browser: not everything can stand in a header.
    if (input.key) headers['idempotency-key'] = encodeURIComponent(input.key)
    try {
      if (options.fetch) {
        const form = input.body instanceof FormData ? input.body : null
        if (input.body !== undefined && !form) headers['content-type'] = 'application/json'
        const answer = await options.fetch(
          new Request(url, { method, headers, body: form ?? (input.body === undefined ? null : JSON.stringify(input.body)) })
        )
        const body: unknown = answer.status === 204 ? undefined : await answer.json()
        if (!answer.ok) throw new ShopRefusal(answer.status, body as ErrorBody)
        return body as Answer
      }
      return await ofetch<Answer>(url.href, {
        method,
        headers,
        body: input.body as Record<string, unknown>,
        retry: 0,
        timeout: SHOP_TIMEOUT_MS
      })
    } catch (error) {
      if (error instanceof ShopRefusal) throw error
      if (error instanceof FetchError && error.status && error.data) throw new ShopRefusal(error.status, error.data as ErrorBody)
      throw new ShopRefusal(0, { error: '', code: 'unavailable' })
    }
  }
  return {
    ...quoteCalls(ask),
    ...staffCalls(ask),
    ...reviewCalls(ask),
    ...synonymCalls(ask),
    ...siteCalls(ask),
    ...accountCalls(ask),
    ...catalogueCalls(ask),
    ...contentCalls(ask),
    ...deskCalls(ask),
    ...orderCalls(ask),
    ...wishCalls(ask)
  }
}
