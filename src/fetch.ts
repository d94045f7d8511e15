import { FetchState, astro } from 'astro/fetch'
import { Hono } from 'hono'
import { splitPath } from '#i18n/path.ts'
import { translator } from '#i18n/translator.ts'
import { shopFor, openFront } from './server/front.ts'

const front = await openFront(process.env)
const app = new Hono()

app.all('/api/*', c => front.api(c.req.raw))
app.all('/oauth/*', c => front.api(c.req.raw))
app.all('/dev/*', async (c, next) => (await front.dev(c.req.raw)) ?? next())
app.get('/img/*', c => front.image(c.req.raw))
app.get('/og/*', c => front.image(c.req.raw))
app.get('/healthz', () => front.health())

app.all('*', async c => {
  const url = new URL(c.req.url)
  const { locale, path } = splitPath(url.pathname)
  const inner = path === url.pathname ? c.req.raw : new Request(new URL(path + url.search, url), c.req.raw)
  const state = new FetchState(inner)
  // A page is collected to be compressed and kept; made in one piece it costs half of a stream's hundred pieces.
  state.streaming = false
  const door = shopFor(front, c.req.raw, locale)
  Object.assign(state.locals, { locale, path, t: translator(locale), shop: door.shop, origin: front.config.publicUrl })
  return door.withCookie(await front.guard(c.req.raw, () => astro(state)))
})

export default app
