import { $cart, $cartFetching, $highlightedLines } from '#stores/cart.ts'
import { loadClient } from '#stores/client.ts'
import { trySession } from '#stores/persistent.ts'
import { $wishlist } from '#stores/wishlist-state.ts'
import { listCartEvents, toSnapshot } from './cart-events.ts'
import { takeAddition } from './addition.ts'
import type { Adapter, Purchase, TrackedEvent } from './events.ts'
import { loadItems } from './items.ts'
import { watchLists } from './list-views.ts'
import { markSent, replaceCart } from './sent-events.ts'

/*
 * Reads events from what pages contain anyway and from the stores, and sends them to the services. Loaded only with the visitor's
 * consent.
 */
const adapters: Adapter[] = []
const path = location.pathname.replace(/^\/en(?=\/|$)/, '') || '/'

function sendEvent(event: TrackedEvent): void {
  for (const adapter of adapters) adapter.send(event)
}

async function start(): Promise<void> {
  const ids = await (await loadClient()).get('/api/v2/tracking/services')
  if (ids.ga4) adapters.push((await import('./adapters/ga4.ts')).createGa4(ids.ga4))
  if (ids.meta) adapters.push((await import('./adapters/meta.ts')).createMeta(ids.meta))
  if (ids.oneSignal) adapters.push((await import('./adapters/one-signal.ts')).createOneSignal(ids.oneSignal))
  const added = takeAddition()
  viewPage()
  viewProduct()
  if (path === '/search') viewSearch()
  watchLists(sendEvent)
  watchWishlist()
  if (Number(added)) void sendWished([Number(added)])
  await sendPurchase()
  await watchCart(added === 'cart')
  await watchSignUp()
}

function viewPage(): void {
  sendEvent({ name: 'page_view', path: location.pathname + location.search, title: document.title })
}
addEventListener('pageshow', event => {
  if (event.persisted) viewPage()
})

interface Offered {
  sku: string
  image?: string | string[]
  offers?: { price: number; url: string }
}

/** Reports the product of a page from its structured data, or the variant that the page was opened for. */
function viewProduct(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data = JSON.parse(script.textContent) as { '@type': string; name: string; hasVariant?: Offered[] } & Offered
    const { '@type': type, name, hasVariant = [] } = data
    if (type !== 'Product' && type !== 'ProductGroup') continue
    const variant = new URLSearchParams(location.search).get('variant')
    const opened = hasVariant.find(({ offers }) => offers?.url.endsWith(`?variant=${variant}`))
    const { sku, image = [], offers } = opened ?? hasVariant[0] ?? data
    const [picture] = [image].flat()
    sendEvent({ name: 'view_item', item: { sku, name, price: offers?.price ?? 0, quantity: 1, ...(picture && { image: picture }) } })
  }
}

/** Not again where the same results are filtered, paged, reloaded or returned to. */
function viewSearch(): void {
  const query = parseQuery(location.href)
  const [visit] = performance.getEntriesByType('navigation')
  if (query && (visit as PerformanceNavigationTiming).type === 'navigate' && parseQuery(document.referrer) !== query)
    sendEvent({ name: 'search', query })
}

function parseQuery(address: string): string | undefined {
  const url = URL.parse(address)
  return url?.pathname.endsWith('/search') ? url.searchParams.get('q')?.trim() : undefined
}

/** Additions made in this page: those of a login or of another tab are in the list of sent changes already. */
function watchWishlist(): void {
  let before = $wishlist.get().ids
  $wishlist.listen(({ ids: wished, untold }) => {
    const known = before
    before = wished
    const added = wished.filter(id => !known.includes(id) && untold[id] === false)
    if (document.visibilityState !== 'visible' || !added.length) return
    void sendWished(added)
  })
}

async function sendWished(variantIds: readonly number[]): Promise<void> {
  for (const item of await loadItems(variantIds)) sendEvent({ name: 'add_to_wishlist', item })
}

async function sendPurchase(): Promise<void> {
  const data = document.querySelector<HTMLElement>('[data-purchase]')?.dataset['purchase']
  if (!data) return
  const purchase = JSON.parse(data) as Purchase
  if (await markSent(`purchase ${purchase.number}`)) sendEvent(purchase)
}

/** @param isAdded a form without JavaScript has led to this page */
async function watchCart(isAdded: boolean): Promise<void> {
  let isJustAdded = isAdded
  const compare = async (): Promise<void> => {
    const cart = $cart.get()
    const snapshot = toSnapshot(cart)
    const before = await replaceCart(snapshot)
    for (const event of listCartEvents(before, snapshot, isJustAdded || $highlightedLines.get())) sendEvent(event)
    if (snapshot.id) isJustAdded = false
  }
  const first = compare()
  // At once: the cart may arrive while the first comparison waits.
  $cart.listen(() => void compare())
  await first
  const step = path === '/checkout/address' ? 'address' : path === '/checkout/payment' ? 'payment' : null
  if (path !== '/cart' && !step) return
  await waitForCart()
  const { id, total } = $cart.get()
  const items = Object.values(toSnapshot($cart.get()).lines)
  if (!items.length) return
  if (!step) sendEvent({ name: 'view_cart', total, items })
  else if (await markSent(`${step} ${id}`)) sendEvent({ name: 'begin_checkout', step, total, items })
}

/** These pages read the cart again when they open. */
function waitForCart(): Promise<void> {
  return new Promise(resolve => {
    const stop = $cartFetching.subscribe(fetching => {
      if (!fetching) queueMicrotask(() => (stop(), resolve()))
    })
  })
}

const NEW_MS = 10 * 60 * 1000
const LOGIN = 'delguur:tracking-login'

/** An account that is new on the page after a login was made by it. */
async function watchSignUp(): Promise<void> {
  if (/^\/login(\/|$)/.test(path)) return trySession(storage => storage.setItem(LOGIN, '1'))
  if (!trySession(storage => storage.getItem(LOGIN))) return
  trySession(storage => storage.removeItem(LOGIN))
  const user = await (await loadClient()).get('/api/v2/users/me').catch(() => null)
  if (!user || Date.now() - Date.parse(user.created_at) > NEW_MS) return
  if (await markSent(`sign_up ${user.id}`)) sendEvent({ name: 'sign_up' })
}

void start()
