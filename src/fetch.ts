import { FetchState, astro } from 'astro/fetch'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { loadSite } from '#components/site/load-site.ts'
import { splitPath } from '#i18n/path.ts'
import { createTranslator } from '#i18n/translator.ts'
import { CACHE_HEADER, RESULTS_HEADER, STATEMENTS_HEADER, URL_HEADER } from '#serve/cache-provider.ts'
import { isDecodablePath } from '#serve/decodable-path.ts'
import { omitApiErrors } from '#serve/page-logger.ts'
import { toErrorResponse } from '#serve/error-response.ts'
import { type Gateway, createPageClient, findPeer, openGateway } from '#server/gateway.ts'
import { toErrorBody } from '#server/kernel/http/errors.ts'
import { toAddressBlock } from '#server/kernel/http/address-block.ts'
import { parseLocale } from '#server/kernel/http/customer.ts'
import { FILE_FOLDERS } from '#server/kernel/files/files.ts'
import { bodyBudget, toBodySender } from '#server/kernel/http/body-budget.ts'
import { FORM_BYTES, findFormLimit } from '#server/kernel/http/form-limits.ts'
import { limitParts } from '#server/kernel/http/form-parts.ts'
import { readStatementCount, log, withRequestId } from './server/kernel/log/log.ts'
import { REQUEST_ID_HEADER, toRequestId } from './server/kernel/log/request-id.ts'
import { withoutFiles } from '#server/kernel/http/large-form.ts'

/** The largest body of a remote shop's API: a review with its pictures. Each route has its own limit below it. */
const API_BYTES = 41_000_000
const RETRY_SECONDS = '2'
const PAGE_METHODS = ['GET', 'HEAD', 'POST']

const app = new Hono()
app.use((c, next) => withRequestId(requestIdIn(c), next))
app.onError((error, c) => toErrorResponse(error, c, requestIdIn(c)))

/** Survives a reload of this module by the development server: two open gateways on one data folder would corrupt it. */
const development = import.meta.hot?.data as { gateway?: Promise<Gateway> } | undefined
export let gateway: Gateway
try {
  await development?.gateway?.then(
    previous => previous.close(),
    () => {}
  )
  const opening = openGateway(process.env)
  if (development) development.gateway = opening
  gateway = await opening
} catch (error) {
  if (!import.meta.env.DEV) throw error
  // Astro's development server ignores a failing import of this file without a message.
  const reason = error instanceof Error ? error.message : String(error)
  console.error(reason)
  app.all('*', c => c.text(reason, 500))
}

app.use(async (c, next) => {
  const form = limitParts(c.req.raw)
  c.req.raw = form.request
  await next()
  if (form.hasTooManyParts()) c.res = c.json(toErrorBody(new ShopError('body_too_large'), parseLocale(c.req.raw)), 413)
})
app.all('/api/*', api)
app.all('/oauth/*', api)
// Elasticsearch's path, as the specification has it.
for (const path of ['/maps/zipcode/_search', '/airport/_search']) app.post(path, api)
app.all('/dev/*', async (c, next) => (await gateway.dev(c.req.raw)) ?? next())
for (const folder of ['/img', '/og', ...FILE_FOLDERS]) app.get(`${folder}/*`, c => gateway.file(c.req.raw))
app.get('/healthz', () => Response.json({ status: 'ok' }))
app.get('/readyz', () => gateway.health())

/** Paths of the screens of staff and editors before `/admin`. */
const OLD_ADMIN_PATH = /^(\/en)?\/account\/(?:shop(?=\/|$)|(?=(?:banners|home|menus|pages|promotions)(?:\/|$)))\/?/
app.use((c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!OLD_ADMIN_PATH.test(pathname)) return next()
  const moved = pathname.replace(OLD_ADMIN_PATH, '$1/admin/').replace(/\/$/, '')
  return Promise.resolve(c.redirect(moved + search, 308))
})

app.all('*', async c => {
  const { locale, path } = splitPath(c.req.path)
  const t = createTranslator(locale)
  const limit = findFormLimit(path, c.req.header('content-type') ?? null)
  const request = c.req.raw
  const isUpload = limit > FORM_BYTES && isLarge(request)
  const userId = isUpload ? await findUserId(request, locale) : null
  if (isUpload && userId === null) return page(c, await withoutFiles(request))
  const release = bodyBudget.reserve(request, limit, toBodySender({ userId, address: findAddress(request) }))
  if (!release) return c.text(t('errors:unavailable'), 503, { 'retry-after': RETRY_SECONDS })
  const limited = bodyLimit({
    maxSize: limit,
    onError: async () => (limit > FORM_BYTES ? page(c, await withoutFiles(request)) : c.text(t('errors:body_too_large'), 413))
  })
  try {
    const errorResponse = await limited(c, async () => {
      c.res = await page(c, c.req.raw)
    })
    return errorResponse ?? c.res
  } finally {
    release()
  }
})

/** The front server sets the id; the development server has none. */
const requestIdIn = (c: Context): string => toRequestId(c.req.header(REQUEST_ID_HEADER))

/** An unknown length counts as large. */
function isLarge(request: Request): boolean {
  const length = request.headers.get('content-length')
  return length === null ? request.body !== null : Number(length) > FORM_BYTES
}

async function findUserId(request: Request, locale: Locale): Promise<number | null> {
  return createPageClient(gateway, request, locale)
    .client.get('/api/v2/users/me')
    .then(
      ({ id }) => id,
      () => null
    )
}

const findAddress = (request: Request): string => toAddressBlock(findPeer(request))

/** The Shop API. An embedded shop reserves the memory for a body itself, by the route's own limit and after it has checked access. */
async function api(c: Context): Promise<Response> {
  if (!gateway.config.remote) return gateway.api(c.req.raw)
  const release = bodyBudget.reserve(c.req.raw, API_BYTES, findAddress(c.req.raw))
  if (!release) {
    const body = toErrorBody(new ShopError('unavailable'), parseLocale(c.req.raw))
    return c.json(body, 503, { 'retry-after': RETRY_SECONDS })
  }
  try {
    return await gateway.api(c.req.raw)
  } finally {
    release()
  }
}

let pageLogger: FetchState['logger'] | undefined

async function page(c: Context, request: Request): Promise<Response> {
  if (!PAGE_METHODS.includes(c.req.method)) return c.text('', 405, { allow: PAGE_METHODS.join(', ') })
  const url = new URL(c.req.url)
  const { locale, path } = splitPath(url.pathname)
  const shown = isDecodablePath(path) ? path : '/404'
  const inner = shown === url.pathname ? request : new Request(new URL(shown + url.search, url), request)
  const state = new FetchState(inner)
  state.logger = pageLogger ??= omitApiErrors(state.logger)
  // A page is collected for compression and caching; rendering it in one piece takes half the time of a stream.
  state.streaming = false
  const unreadParameters = recordReads(state.url.searchParams)
  const localClient = createPageClient(gateway, c.req.raw, locale)
  const requestId = requestIdIn(c)
  const clientIn = (language: Locale) => (language === locale ? localClient.client : createPageClient(gateway, c.req.raw, language).client)
  const { publicUrl: origin } = gateway.config
  const { presets, translation } = await loadSite(localClient.client)
  const t = createTranslator(locale, presets.contact.name || undefined, translation)
  const { logo } = presets.contact
  Object.assign(state.locals, { requestId, log, locale, path, t, logo, client: localClient.client, clientFor: clientIn, origin })
  const response = localClient.withCookie(await gateway.guard(c.req.raw, () => astro(state)))
  response.headers.set(STATEMENTS_HEADER, String(readStatementCount()))
  const { results } = state.locals
  if (results !== undefined) response.headers.set(RESULTS_HEADER, String(results))
  if (response.headers.has(CACHE_HEADER)) {
    // Parameters that the page does not read would create any number of cache keys for it.
    if (unreadParameters()) response.headers.delete(CACHE_HEADER)
    else response.headers.set(URL_HEADER, url.pathname + url.search)
  }
  // A form that could not be processed. Components of a page cannot set headers any more.
  if (response.status === 503 && !response.headers.has('retry-after')) response.headers.set('retry-after', RETRY_SECONDS)
  return response
}

/** @returns whether any parameter has not been read by name so far */
function recordReads(params: URLSearchParams): () => boolean {
  if (!params.size) return () => false
  const unread = new Set(params.keys())
  // The page reads from this object; the copy has the original methods.
  const copy = new URLSearchParams(params)
  Object.assign(params, {
    get: (name: string) => (unread.delete(name), copy.get(name)),
    getAll: (name: string) => (unread.delete(name), copy.getAll(name)),
    has: (name: string, value?: string) => (unread.delete(name), copy.has(name, value))
  })
  return () => unread.size > 0
}

export default app
