import type { Browser, BrowserContext } from '@playwright/test'

/** Every page of the shop once, for pictures and for guards that look at all of them. */
export interface PageOf {
  name: string
  path: string | ((shopper: BrowserContext, url: string) => Promise<string>)
  /** Belongs to a shopper who has logged in and has something in the cart. */
  private?: boolean
}

export const PAGES: readonly PageOf[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/products' },
  { name: 'taxon', path: '/t/women' },
  { name: 'filters', path: '/products?brands=khangai&filters=1' },
  { name: 'stores', path: '/stores' },
  { name: 'product', path: async (shopper, url) => `/products/${await firstProduct(shopper, url)}` },
  { name: 'brands', path: '/brands' },
  { name: 'search', path: '/search?q=%D0%BD%D0%BE%D0%BE%D0%BB%D1%83%D1%83%D1%80' },
  { name: 'search-empty', path: '/search?q=qqqqqqqq' },
  { name: 'articles', path: '/articles' },
  // With a table, pictures beside each other, products in the text and in rows.
  { name: 'article', path: '/article/the-gobi-in-october' },
  { name: 'promotion', path: async (shopper, url) => `/promotion/${await firstPromotion(shopper, url)}` },
  { name: 'lookbook', path: async (shopper, url) => `/lookbook/${(await firstEntry(shopper, url, 'lookbooks')).slug}` },
  { name: 'media', path: async (shopper, url) => `/media/${(await firstEntry(shopper, url, 'media')).id}` },
  { name: 'author', path: async (shopper, url) => `/author/${(await firstEntry(shopper, url, 'articles')).author.slug}` },
  { name: 'contact', path: '/contact' },
  { name: 'branches', path: '/branches' },
  { name: 'content', path: '/delivery' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'login', path: '/login' },
  { name: 'login-code', path: '/login?mobile=88112345' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/cart', private: true },
  { name: 'address', path: '/checkout/address', private: true },
  { name: 'payment', path: '/checkout/payment', private: true },
  { name: 'account', path: '/account', private: true },
  { name: 'bookmarks', path: '/account/bookmarks', private: true },
  { name: 'orders', path: '/account/orders', private: true },
  { name: 'quote-request', path: '/quote?from=cart', private: true },
  { name: 'price-suggestions', path: '/account/price-suggestions', private: true },
  { name: 'order', path: async (shopper, url) => `/account/orders/${await placedOrder(shopper, url)}`, private: true },
  { name: 'order-thanks', path: async (shopper, url) => `/account/orders/${await placedOrder(shopper, url)}?paid=1`, private: true },
  { name: 'pay', path: async (shopper, url) => `/account/orders/${await waitingOrder(shopper, url)}/pay`, private: true }
]

/** One of the demo shop's people, as `server/db/demo/people.ts` makes them. */
export const SHOPPER = { login: '88112345', password: 'delguur-demo' }

export const ADDRESS = {
  city: '11',
  district: '1119',
  quarter: '8',
  city_name: 'Улаанбаатар',
  district_name: 'Сүхбаатар',
  quarter_name: '8-р хороо',
  details: 'Бага тойруу 14, 32 тоот',
  receiver: 'Номин Батболд',
  phone: '88112345'
}

/** A logged-in shopper with one thing in the cart and an address. */
export async function logIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  const { request } = context
  const answer = await request.post(`${url}/api/v2/users/login`, { data: SHOPPER })
  if (!answer.ok()) throw new Error(`Logging in failed: ${await answer.text()}`)
  await fillCart(context, url)
  return context
}

export async function fillCart(context: BrowserContext, url: string): Promise<void> {
  const { request } = context
  const product = (await (await request.get(`${url}/api/v2/products/${await firstProduct(context, url)}`)).json()) as {
    variants: { id: number; available: number }[]
  }
  const variant = product.variants.find(({ available }) => available > 1)
  const added = await request.post(`${url}/api/v2/checkouts/current/items`, { data: { variant_id: variant?.id, quantity: 1 } })
  if (!added.ok()) throw new Error(`Adding failed: ${await added.text()}`)
  const kept = await request.put(`${url}/api/v2/checkouts/current`, { data: { address: ADDRESS } })
  if (!kept.ok()) throw new Error(`The address was refused: ${await kept.text()}`)
}

async function firstProduct(context: BrowserContext, url: string): Promise<string> {
  const { products } = (await (await context.request.get(`${url}/api/v2/products?taxon=women&sort=date_desc`)).json()) as {
    products: { slug: string; variant_count: number }[]
  }
  return (products.find(product => product.variant_count > 3) ?? products[0])?.slug ?? ''
}

async function firstEntry(
  context: BrowserContext,
  url: string,
  list: 'articles' | 'lookbooks' | 'media'
): Promise<{ id: number; slug: string; author: { slug: string } }> {
  const { entries } = (await (await context.request.get(`${url}/api/v2/${list}`)).json()) as {
    entries: { id: number; slug: string; author: { slug: string } }[]
  }
  const [first] = entries
  if (!first) throw new Error(`The demo shop has nothing in ${list}`)
  return first
}

async function firstPromotion(context: BrowserContext, url: string): Promise<string> {
  const [first] = (await (await context.request.get(`${url}/api/v2/promotions`)).json()) as { slug: string }[]
  if (!first) throw new Error('The demo shop has no promotions')
  return first.slug
}

async function placedOrder(context: BrowserContext, url: string): Promise<string> {
  return (await orderIn('placed', context, url)) ?? ''
}

async function orderIn(state: string, context: BrowserContext, url: string): Promise<string | undefined> {
  const { orders } = (await (await context.request.get(`${url}/api/v2/orders/mine`)).json()) as {
    orders: { number: string; state: string }[]
  }
  return orders.find(order => order.state === state)?.number
}

/**
 * An order that waits for its payment. One is made where there is none, and the cart filled again: visitors share the demo's
 * shopper, and while one of them orders the others find the cart closed.
 */
async function waitingOrder(context: BrowserContext, url: string): Promise<string> {
  const waiting = await orderIn('awaiting_payment', context, url)
  if (waiting) return waiting
  const { total } = (await (await context.request.get(`${url}/api/v2/orders/current`)).json()) as { total: number }
  const answer = await context.request.post(`${url}/api/v2/checkouts/current/complete`, {
    data: { payment_method: 'qpay', expected_total: total },
    headers: { 'idempotency-key': crypto.randomUUID() }
  })
  if (!answer.ok()) throw new Error(`Ordering failed: ${await answer.text()}`)
  const { number } = (await answer.json()) as { number: string }
  await fillCart(context, url)
  return number
}
