/**
 * The service worker: what was read or saved can be read again without a network. Pages are asked of the network first, so
 * nobody online reads an old one; a copy says that it is one.
 */
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler, setDefaultHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import en from '#i18n/locales/en/offline.json'
import mn from '#i18n/locales/mn/offline.json'
import type { Locale } from '#domain/site.ts'
import { ASSETS, PICTURES, READ, SAVED } from './caches.ts'
import {
  asCopy,
  assetsOf,
  importsOf,
  KEPT_AT,
  KEPT_STYLE,
  KEPT_TITLE,
  type KeptTexts,
  keptUrl,
  mayBeKept,
  OFFLINE_PAGE,
  picturesOf,
  titleOf
} from './kept.ts'
import { isReading, type Message, readPath } from './reading-page.ts'

/** What is used of a worker's scope: TypeScript's own description of it cannot stand beside that of pages. */
interface Extendable {
  waitUntil: (work: Promise<unknown>) => void
}
interface WorkerScope {
  location: Location
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install', listen: (event: Extendable) => void): void
    (type: 'message', listen: (event: Extendable & { data: Message }) => void): void
  }
}
declare const self: WorkerScope

/** Seconds a slow network may take before a copy is shown instead. */
const PATIENCE_S = 8
const DAY_S = 24 * 60 * 60
const TEXTS: Record<Locale, KeptTexts> = { mn: textsOf(mn), en: textsOf(en) }
const OFFLINE_PAGES = [OFFLINE_PAGE, `/en${OFFLINE_PAGE}`]

function textsOf(texts: typeof mn): KeptTexts {
  const text = (key: keyof typeof mn): string => texts[key]
  return { note: text('copy_note'), retry: text('retry'), form: text('copy_form') }
}

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const html = await response.text()
  headers.set(KEPT_AT, new Date().toISOString())
  headers.set(KEPT_TITLE, encodeURIComponent(titleOf(html)))
  return new Response(html, { status: 200, headers })
}

async function shownAsCopy(copy: Response, url: string): Promise<Response> {
  const { locale } = readPath(new URL(url).pathname)
  const html = asCopy(await copy.text(), copy.headers.get(KEPT_AT) ?? new Date().toISOString(), locale, TEXTS[locale])
  return new Response(html, { status: 200, headers: copy.headers })
}

/** A bound for a cache; the browser running out of room empties it. */
function most(maxEntries: number, maxAgeSeconds: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin
}

const readings = new NetworkFirst({
  cacheName: READ,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptUrl(request.url)),
      // The browser's own cache may answer without a network too, and would not say so.
      requestWillFetch: ({ request }) =>
        Promise.resolve(
          new Request(request.url, { headers: request.headers, cache: 'no-cache', redirect: 'manual', credentials: 'same-origin' })
        ),
      cacheWillUpdate: ({ response }) => (mayBeKept(response) ? stamped(response) : Promise.resolve(null)),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
        const copy = cachedResponse ?? (await (await caches.open(SAVED)).match(keptUrl(request.url), { ignoreVary: true }))
        return copy && (await shownAsCopy(copy, request.url))
      },
      // A saved page is renewed by being read.
      cacheDidUpdate: async ({ request, newResponse }) => {
        const saved = await caches.open(SAVED)
        const key = keptUrl(request.url)
        if (await saved.match(key, { ignoreVary: true })) await saved.put(key, newResponse.clone())
        await renewSaved()
      }
    },
    most(60, 60 * DAY_S)
  ]
})

const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [most(400, 90 * DAY_S)]
})
const drawings = new StaleWhileRevalidate({ cacheName: ASSETS })
const assets = new CacheFirst({ cacheName: ASSETS, plugins: [most(300, 90 * DAY_S)] })

registerRoute(({ request, url }) => request.mode === 'navigate' && isReading(url), readings)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/img/'), pictures)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_a/'), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && (/^\/(?:art|brand)\//.test(url.pathname) || url.pathname === KEPT_STYLE), drawings)
setDefaultHandler(new NetworkOnly())

setCatchHandler(async ({ request, url }) => {
  if (request.mode === 'navigate') return (await caches.match(offlinePage(url), { ignoreVary: true })) ?? Response.error()
  if (url?.pathname.startsWith('/img/')) return (await anyWidth(url)) ?? Response.error()
  return Response.error()
})

function offlinePage(url: URL | undefined): string {
  return readPath(url?.pathname ?? '/').locale === 'en' ? `/en${OFFLINE_PAGE}` : OFFLINE_PAGE
}

/** Another width or format of a picture is better than none. */
async function anyWidth({ pathname }: URL): Promise<Response | undefined> {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURES)
  const [found] = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
  return found && (await cache.match(found))
}

self.addEventListener('install', event => {
  event.waitUntil(Promise.all([...OFFLINE_PAGES.map(path => keepPage(path, ASSETS)), keepFiles([KEPT_STYLE], ASSETS)]))
  void self.skipWaiting()
})
clientsClaim()

self.addEventListener('message', event => {
  const { type, url } = event.data
  const address = new URL(url, self.location.origin)
  if (address.origin !== self.location.origin || !isReading(address)) return
  if (type === 'drop') event.waitUntil(caches.open(SAVED).then(cache => cache.delete(keptUrl(address.href), { ignoreVary: true })))
  else event.waitUntil(keepPage(address.href, type === 'keep' ? SAVED : READ))
})

/** Fetches a page and what it shows. A page that may not be kept is left; a picture that does not come does not cost the page. */
async function keepPage(address: string, cacheName: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  if (!mayBeKept(response)) return
  const html = await response.clone().text()
  await (await caches.open(cacheName)).put(keptUrl(new URL(address, self.location.origin).href), await stamped(response))
  await keepFiles(assetsOf(html), ASSETS)
  if (cacheName !== ASSETS) await keepFiles(picturesOf(html), PICTURES)
}

/** Whoever reads anything has a network: of what he saved more than a day ago one is fetched anew, so that copies do not grow old. */
async function renewSaved(): Promise<void> {
  const saved = await caches.open(SAVED)
  const copies = await Promise.all(
    (await saved.keys()).map(async ({ url }) => ({ url, at: (await saved.match(url, { ignoreVary: true }))?.headers.get(KEPT_AT) ?? '' }))
  )
  const old = copies.filter(({ at }) => !(Date.now() - Date.parse(at) < DAY_S * 1000))
  const any = old[Math.floor(Math.random() * old.length)]
  if (any) await keepPage(any.url, SAVED).catch(() => undefined)
}

/** What is there already came with all that it needs. */
async function keepFiles(paths: readonly string[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.allSettled(
    paths.map(async path => {
      if (await cache.match(path)) return
      await cache.add(path)
      const script = path.endsWith('.js') ? await cache.match(path) : undefined
      if (script) await keepFiles(importsOf(await script.text(), path), cacheName)
    })
  )
}
