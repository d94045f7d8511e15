import { randomUUID } from 'node:crypto'
import { FetchState, astro } from 'astro/fetch'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Locale } from '#domain/site.ts'
import { readSite } from '#components/site/site.ts'
import { splitPath } from '#i18n/path.ts'
import { translator } from '#i18n/translator.ts'
import { ADDRESS_HEADER, CACHE_HEADER } from '#serve/cache-provider.ts'
import { shopFor, openFront } from './server/front.ts'
import { withoutFiles } from './server/http/large-form.ts'

/** What people type; a form with pictures may be as large as a few photographs. */
const FORM_BYTES = 256 * 1024
const PICTURES_BYTES = 45_000_000
const RETRY_SECONDS = '2'
const PAGE_METHODS = ['GET', 'HEAD', 'POST']

const front = await openFront(process.env)
const app = new Hono()

app.all('/api/*', c => front.api(c.req.raw))
app.all('/oauth/*', c => front.api(c.req.raw))
// Asked as a search server is.
for (const path of ['/maps/zipcode/_search', '/airport/_search']) app.post(path, c => front.api(c.req.raw))
app.all('/dev/*', async (c, next) => (await front.dev(c.req.raw)) ?? next())
app.get('/img/*', c => front.image(c.req.raw))
app.get('/og/*', c => front.image(c.req.raw))
app.get('/healthz', () => front.health())

const tooLarge = (c: Context): Response => c.text(translator(splitPath(c.req.path).locale)('errors:body_too_large'), 413)
const typed = bodyLimit({ maxSize: FORM_BYTES, onError: tooLarge })
const withPictures = bodyLimit({ maxSize: PICTURES_BYTES, onError: async c => page(c, await withoutFiles(c.req.raw)) })
app.use((c, next) => (c.req.header('content-type')?.startsWith('multipart/') ? withPictures : typed)(c, next))

app.all('*', c => page(c, c.req.raw))

async function page(c: Context, request: Request): Promise<Response> {
  if (!PAGE_METHODS.includes(c.req.method)) return c.text('', 405, { allow: PAGE_METHODS.join(', ') })
  const url = new URL(c.req.url)
  const { locale, path } = splitPath(url.pathname)
  const inner = path === url.pathname ? request : new Request(new URL(path + url.search, url), request)
  const state = new FetchState(inner)
  // A page is collected to be compressed and kept; made in one piece it costs half of a stream's hundred pieces.
  state.streaming = false
  const unreadParameters = recordReads(state.url.searchParams)
  const door = shopFor(front, c.req.raw, locale)
  const requestId = randomUUID().slice(0, 8)
  const shopIn = (language: Locale) => (language === locale ? door.shop : shopFor(front, c.req.raw, language).shop)
  const { publicUrl: origin } = front.config
  const { name } = (await readSite(door.shop)).presets.contact
  const t = translator(locale, name || undefined)
  Object.assign(state.locals, { requestId, locale, path, t, shop: door.shop, shopIn, origin })
  const answer = door.withCookie(await front.guard(c.req.raw, () => astro(state)))
  if (answer.headers.has(CACHE_HEADER)) {
    // A parameter that the page did not read makes as many addresses of one page as somebody likes to invent.
    if (unreadParameters()) answer.headers.delete(CACHE_HEADER)
    else answer.headers.set(ADDRESS_HEADER, url.pathname + url.search)
  }
  // The log has the reason under this name.
  if (answer.status === 500) answer.headers.set('x-request-id', requestId)
  // A page's form that the shop could not take just now; parts of a page come too late to say so.
  if (answer.status === 503 && !answer.headers.has('retry-after')) answer.headers.set('retry-after', RETRY_SECONDS)
  return answer
}

/** @returns whether any parameter has not been read by name so far */
function recordReads(params: URLSearchParams): () => boolean {
  if (!params.size) return () => false
  const unread = new Set(params.keys())
  const recorded =
    <Result>(read: (name: string) => Result) =>
    (name: string): Result => {
      unread.delete(name)
      return read.call(params, name)
    }
  Object.assign(params, { get: recorded(params.get), getAll: recorded(params.getAll), has: recorded(params.has) })
  return () => unread.size > 0
}

export default app
