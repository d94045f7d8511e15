/**
 * The service worker: visited and saved pages can be read offline. Navigation is network first, so that online readers never get
 * an old page; a copy has a note.
 */
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import en from '#i18n/locales/en/offline.json'
import mn from '#i18n/locales/mn/offline.json'
import type { PushPayload } from '#domain/push.ts'
import type { Locale } from '#domain/site.ts'
import { ASSET_CACHE, PICTURE_CACHE, READ_CACHE, SAVED_CACHE } from './cache-names.ts'
import {
  toOfflineCopy,
  listAssetPaths,
  importPaths,
  SAVED_AT_HEADER,
  OFFLINE_STYLESHEET,
  TITLE_HEADER,
  type OfflineTexts,
  toCacheKey,
  isCacheable,
  OFFLINE_PAGE,
  listPicturePaths,
  parsePageTitle
} from './cached-page.ts'
import { isReadingPage, type WorkerMessage, splitLocale } from './reading-page.ts'

/** The part of the service worker's scope used here: TypeScript's own types of it conflict with those of pages. */
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void
}
interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install', listen: (event: ExtendableEvent) => void): void
    (type: 'push', listen: (event: ExtendableEvent & { data: { json: () => unknown } | null }) => void): void
    (type: 'notificationclick', listen: (event: ExtendableEvent & { notification: Notification }) => void): void
    (type: 'pushsubscriptionchange', listen: (event: ExtendableEvent & SubscriptionChange) => void): void
    (type: 'message', listen: (event: ExtendableEvent & { data: WorkerMessage }) => void): void
  }
}
interface SubscriptionChange {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
declare const self: WorkerScope

/** After this time a slow page is replaced by its copy. */
const NETWORK_TIMEOUT_S = 8
const DAY_S = 24 * 60 * 60
const TEXTS: Record<Locale, OfflineTexts> = { mn: toOfflineTexts(mn), en: toOfflineTexts(en) }
const ICON = '/icons/icon-192.png'
const OFFLINE_PAGES = [OFFLINE_PAGE, `/en${OFFLINE_PAGE}`]

function toOfflineTexts(texts: typeof mn): OfflineTexts {
  const text = (key: keyof typeof mn): string => texts[key]
  return { note: text('copy_note'), retry: text('retry'), form: text('copy_form') }
}

async function withSavedAt(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const html = await response.text()
  headers.set(SAVED_AT_HEADER, new Date().toISOString())
  headers.set(TITLE_HEADER, encodeURIComponent(parsePageTitle(html)))
  return new Response(html, { status: 200, headers })
}

async function createOfflineResponse(copy: Response, url: string): Promise<Response> {
  const { locale } = splitLocale(new URL(url).pathname)
  const html = toOfflineCopy(await copy.text(), copy.headers.get(SAVED_AT_HEADER) ?? new Date().toISOString(), locale, TEXTS[locale])
  return new Response(html, { status: 200, headers: copy.headers })
}

/** Limits a cache; it is emptied when the browser's quota is exceeded. */
function createExpiration(maxEntries: number, maxAgeSeconds: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin
}

const pages = new NetworkFirst({
  cacheName: READ_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(toCacheKey(request.url)),
      // The HTTP cache of the browser could respond offline, without the note.
      requestWillFetch: ({ request }) =>
        Promise.resolve(
          new Request(request.url, {
            headers: request.headers,
            referrer: request.referrer,
            cache: 'no-cache',
            redirect: 'manual',
            credentials: 'same-origin'
          })
        ),
      cacheWillUpdate: ({ response }) => (isCacheable(response) ? withSavedAt(response) : Promise.resolve(null)),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
        const copy = cachedResponse ?? (await (await caches.open(SAVED_CACHE)).match(toCacheKey(request.url), { ignoreVary: true }))
        return copy && (await createOfflineResponse(copy, request.url))
      },
      // A visit also refreshes a saved page.
      cacheDidUpdate: async ({ request, newResponse }) => {
        const saved = await caches.open(SAVED_CACHE)
        const key = toCacheKey(request.url)
        if (await saved.match(key, { ignoreVary: true })) await saved.put(key, newResponse.clone())
        await refreshOneSavedPage()
      }
    },
    createExpiration(60, 60 * DAY_S)
  ]
})

const pictures = new CacheFirst({
  cacheName: PICTURE_CACHE,
  plugins: [createExpiration(400, 90 * DAY_S)]
})
const artwork = new StaleWhileRevalidate({ cacheName: ASSET_CACHE })
const assets = new CacheFirst({ cacheName: ASSET_CACHE, plugins: [createExpiration(300, 90 * DAY_S)] })

registerRoute(({ request, url }) => request.mode === 'navigate' && isReadingPage(url), pages)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/img/'), pictures)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_a/'), assets)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (/^\/(?:art|brand)\//.test(url.pathname) || url.pathname === OFFLINE_STYLESHEET),
  artwork
)
// Everything else is left to the browser: a response that streams through a worker keeps its connection after the page is closed.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())

setCatchHandler(async ({ request, url }) => {
  if (request.mode === 'navigate') return (await caches.match(toOfflinePage(url), { ignoreVary: true })) ?? Response.error()
  if (url?.pathname.startsWith('/img/')) return (await findAnyWidth(url)) ?? Response.error()
  return Response.error()
})

function toOfflinePage(url: URL | undefined): string {
  return splitLocale(url?.pathname ?? '/').locale === 'en' ? `/en${OFFLINE_PAGE}` : OFFLINE_PAGE
}

/** Another width or format of a picture is better than none. */
async function findAnyWidth({ pathname }: URL): Promise<Response | undefined> {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURE_CACHE)
  const [match] = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
  return match && (await cache.match(match))
}

self.addEventListener('install', event => {
  event.waitUntil(Promise.all([...OFFLINE_PAGES.map(path => cachePage(path, ASSET_CACHE)), cacheFiles([OFFLINE_STYLESHEET], ASSET_CACHE)]))
  void self.skipWaiting()
})
clientsClaim()

self.addEventListener('message', event => {
  const { type, url } = event.data
  const address = new URL(url, self.location.origin)
  if (address.origin !== self.location.origin || !isReadingPage(address)) return
  if (type === 'drop') event.waitUntil(caches.open(SAVED_CACHE).then(cache => cache.delete(toCacheKey(address.href), { ignoreVary: true })))
  else event.waitUntil(cachePage(address.href, type === 'keep' ? SAVED_CACHE : READ_CACHE))
})

self.addEventListener('push', event => {
  const message = event.data?.json() as PushPayload | undefined
  if (!message) return
  const { title, body, url, tag, tags } = message
  const options = { body, tag, icon: ICON, badge: ICON, data: { url }, ...(tags?.image && { image: tags.image }) }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { url } = event.notification.data as Pick<PushPayload, 'url'>
  const address = new URL(url, self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(openPage(address.href))
})

/** A window of the shop that displays the page already is used again. */
async function openPage(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const existing = windows.find(({ url }) => url === address)
  await (existing ? existing.focus() : self.clients.openWindow(address))
}

/** The browser replaces a subscription now and then. */
self.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(renewSubscription(event))
})

async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/v2/subscribe', { method: 'POST', headers, body: JSON.stringify(subscription.toJSON()) })
}

/** Caches a page with its assets and pictures. A page that is not cacheable is skipped; a picture that fails is ignored. */
async function cachePage(address: string, cacheName: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  if (!isCacheable(response)) return
  const html = await response.clone().text()
  await (await caches.open(cacheName)).put(toCacheKey(new URL(address, self.location.origin).href), await withSavedAt(response))
  await cacheFiles(listAssetPaths(html), ASSET_CACHE)
  if (cacheName !== ASSET_CACHE) await cacheFiles(listPicturePaths(html), PICTURE_CACHE)
}

/** Refreshes one saved page that is older than a day, at every visit of any page. */
async function refreshOneSavedPage(): Promise<void> {
  const saved = await caches.open(SAVED_CACHE)
  const copies = await Promise.all(
    (await saved.keys()).map(async ({ url }) => ({
      url,
      at: (await saved.match(url, { ignoreVary: true }))?.headers.get(SAVED_AT_HEADER) ?? ''
    }))
  )
  const outdated = copies.filter(({ at }) => !(Date.now() - Date.parse(at) < DAY_S * 1000))
  const page = outdated[Math.floor(Math.random() * outdated.length)]
  if (page) await cachePage(page.url, SAVED_CACHE).catch(() => undefined)
}

/** A cached script has its imports in the cache already. */
async function cacheFiles(paths: readonly string[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.allSettled(
    paths.map(async path => {
      if (await cache.match(path)) return
      await cache.add(path)
      const script = path.endsWith('.js') ? await cache.match(path) : undefined
      if (script) await cacheFiles(importPaths(await script.text(), path), cacheName)
    })
  )
}
