import { CUSTOMER, logInAs, OWNER } from './accounts.ts'
import type { APIRequestContext, APIResponse, Browser, BrowserContext } from '@playwright/test'
import { readNewestCode, newPhone } from './customer.ts'

/** The shop's pages, for screenshots and for guards. */
export interface GuardedPage {
  name: string
  path: string | ((request: APIRequestContext, url: string) => Promise<string>)
  /** A customer with an item in the cart, or the owner; a guest by default. */
  role?: 'customer' | 'staff'
}

/** An order of the demo whose goods are delivered to an address. */
const SENT_ORDER = 'DG48902317'

export const PAGES: readonly GuardedPage[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/products' },
  { name: 'taxon', path: '/t/women' },
  { name: 'categories', path: '/categories' },
  { name: 'filters', path: '/products?brands=khangai&filters=1' },
  { name: 'stores', path: '/stores' },
  { name: 'product', path: async (request, url) => `/products/${await readFirstProduct(request, url)}` },
  { name: 'product-questions', path: async (request, url) => `/products/${await readFirstProduct(request, url)}/questions` },
  { name: 'brands', path: '/brands' },
  { name: 'search', path: '/search?q=%D0%BD%D0%BE%D0%BE%D0%BB%D1%83%D1%83%D1%80' },
  { name: 'search-empty', path: '/search?q=qqqqqqqq' },
  { name: 'articles', path: '/articles' },
  // Contains a table, adjacent pictures, and products in the text and in rows.
  { name: 'article', path: '/article/the-gobi-in-october' },
  { name: 'promotion', path: async (request, url) => `/promotion/${await readFirstPromotion(request, url)}` },
  { name: 'lookbook', path: async (request, url) => `/lookbook/${(await readFirstEntry(request, url, 'lookbooks')).slug}` },
  { name: 'media', path: async (request, url) => `/media/${(await readFirstEntry(request, url, 'media')).id}` },
  { name: 'author', path: async (request, url) => `/author/${(await readFirstEntry(request, url, 'articles')).author.slug}` },
  { name: 'contact', path: '/contact' },
  { name: 'branches', path: '/branches' },
  { name: 'lease', path: '/lease' },
  { name: 'gift-card', path: '/gift-card' },
  { name: 'gift-card-balance', path: '/gift-card/balance' },
  { name: 'account-mobile', path: '/account/profile/mobile', role: 'customer' },
  { name: 'account-data', path: '/account/profile/data', role: 'customer' },
  { name: 'account-notices', path: '/account/notices', role: 'customer' },
  { name: 'unsubscribe', path: '/unsubscribe?token=00000000-0000-4000-8000-000000000000', role: 'customer' },
  { name: 'sessions', path: '/account/profile/sessions', role: 'customer' },
  { name: 'two-step', path: '/account/profile/two-step?start=1', role: 'customer' },
  { name: 'hotels', path: '/hotel' },
  { name: 'hotels-map', path: '/hotel?view=map' },
  { name: 'hotel', path: toHotelPath() },
  { name: 'hotel-book', path: readFirstRoom, role: 'customer' },
  { name: 'lucky-wheel', path: '/lucky-wheel' },
  { name: 'lucky-wheel-fairness', path: '/lucky-wheel/fairness' },
  { name: 'jackpot', path: '/jackpot' },
  { name: 'jackpot-fairness', path: '/jackpot/fairness' },
  { name: 'content', path: '/delivery' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'login', path: '/login' },
  { name: 'login-code', path: '/login?mobile=88112345' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/cart', role: 'customer' },
  { name: 'address', path: '/checkout/address', role: 'customer' },
  { name: 'payment', path: '/checkout/payment', role: 'customer' },
  { name: 'account', path: '/account', role: 'customer' },
  { name: 'login-methods', path: '/account/profile/login', role: 'customer' },
  { name: 'account-password', path: '/account/profile/password', role: 'customer' },
  { name: 'bookmarks', path: '/account/bookmarks', role: 'customer' },
  { name: 'orders', path: '/account/orders', role: 'customer' },
  { name: 'quote-request', path: '/quote?from=cart', role: 'customer' },
  { name: 'price-suggestions', path: '/account/price-suggestions', role: 'customer' },
  { name: 'wallet', path: '/account/wallet', role: 'customer' },
  { name: 'points', path: '/account/points', role: 'customer' },
  { name: 'account-coupons', path: '/account/coupons', role: 'customer' },
  { name: 'tickets', path: '/tickets' },
  { name: 'account-tickets', path: '/account/tickets', role: 'customer' },
  { name: 'ticket', path: readFirstTicket, role: 'customer' },
  { name: 'account-vouchers', path: '/account/vouchers', role: 'customer' },
  { name: 'cards', path: '/account/cards', role: 'customer' },
  { name: 'addresses', path: '/account/addresses', role: 'customer' },
  { name: 'address-new', path: '/account/addresses/new', role: 'customer' },
  { name: 'passengers', path: '/account/passengers', role: 'customer' },
  { name: 'passenger-new', path: '/account/passengers/new', role: 'customer' },
  { name: 'order', path: async (request, url) => `/account/orders/${await findPlacedOrder(request, url)}`, role: 'customer' },
  { name: 'order-thanks', path: async (request, url) => `/account/orders/${await findPlacedOrder(request, url)}?paid=1`, role: 'customer' },
  { name: 'pay', path: async (request, url) => `/account/orders/${await findWaitingOrder(request, url)}/pay`, role: 'customer' },
  { name: 'admin', path: '/admin', role: 'staff' },
  { name: 'admin-branches', path: '/admin/setup/branches', role: 'staff' },
  { name: 'admin-setup', path: '/admin/setup', role: 'staff' },
  { name: 'admin-setup-colours', path: '/admin/setup/colours', role: 'staff' },
  { name: 'admin-setup-tracking', path: '/admin/setup/tracking', role: 'staff' },
  { name: 'admin-setup-delivery', path: '/admin/setup/delivery', role: 'staff' },
  { name: 'admin-orders', path: '/admin/orders', role: 'staff' },
  { name: 'admin-order', path: (request, url) => readFirstLink(request, url, '/admin/orders'), role: 'staff' },
  {
    name: 'admin-order-address',
    path: async (request, url) => `${await readFirstLink(request, url, '/admin/orders')}/address`,
    role: 'staff'
  },
  { name: 'admin-order-slip', path: `/admin/orders/${SENT_ORDER}/slip`, role: 'staff' },
  { name: 'admin-order-label', path: `/admin/orders/${SENT_ORDER}/label`, role: 'staff' },
  {
    name: 'admin-orders-print',
    path: async (request, url) =>
      `/admin/orders/print?as=label&numbers=${(await readFirstLink(request, url, '/admin/orders')).split('/').at(-1)}`,
    role: 'staff'
  },
  { name: 'admin-lucky-wheel', path: '/admin/lucky-wheel', role: 'staff' },
  { name: 'admin-jackpot', path: '/admin/jackpot', role: 'staff' },
  { name: 'admin-roulette', path: '/admin/roulette', role: 'staff' },
  { name: 'admin-roulette-settings', path: '/admin/roulette/settings', role: 'staff' },
  { name: 'admin-reception', path: '/admin/hotels', role: 'staff' },
  // In the house with an open charge; departed with a paid bill.
  { name: 'admin-stay', path: (request, url) => readStay(request, url, 'DG48471936'), role: 'staff' },
  { name: 'admin-stay-departed', path: (request, url) => readStay(request, url, 'DG48390417'), role: 'staff' },
  { name: 'admin-unpaid-bills', path: '/admin/hotels/unpaid', role: 'staff' },
  { name: 'admin-hotels', path: '/admin/hotels/all', role: 'staff' },
  { name: 'admin-hotel', path: '/admin/hotels/1', role: 'staff' },
  { name: 'admin-hotel-room', path: '/admin/hotels/1/rooms/1', role: 'staff' },
  { name: 'admin-hotel-calendar', path: '/admin/hotels/1/calendar', role: 'staff' },
  { name: 'admin-hotel-import', path: '/admin/hotels/import', role: 'staff' },
  { name: 'admin-tickets', path: '/admin/tickets', role: 'staff' },
  { name: 'admin-ticket-check', path: (request, url) => readFirstLink(request, url, '/admin/tickets'), role: 'staff' },
  { name: 'admin-deliveries', path: '/admin/deliveries', role: 'staff' },
  {
    name: 'admin-orders-ship',
    path: async (request, url) => `/admin/orders/ship?numbers=${(await readFirstLink(request, url, '/admin/orders')).split('/').at(-1)}`,
    role: 'staff'
  },
  { name: 'admin-transfers', path: '/admin/transfers', role: 'staff' },
  { name: 'admin-reports', path: '/admin/reports', role: 'staff' },
  { name: 'admin-report-product', path: '/admin/reports/product?days=90', role: 'staff' },
  { name: 'admin-report-funnel', path: '/admin/reports/funnel', role: 'staff' },
  { name: 'admin-report-searches', path: '/admin/reports/empty_searches', role: 'staff' },
  { name: 'admin-ledger', path: '/admin/ledger', role: 'staff' },
  { name: 'admin-refunds', path: '/admin/refunds', role: 'staff' },
  { name: 'admin-return', path: (request, url) => readFirstLink(request, url, '/admin/returns'), role: 'staff' },
  { name: 'admin-receipts', path: '/admin/receipts', role: 'staff' },
  { name: 'admin-gift-cards', path: '/admin/gift-cards', role: 'staff' },
  { name: 'admin-products', path: '/admin/products', role: 'staff' },
  { name: 'admin-product-new', path: '/admin/products/new', role: 'staff' },
  { name: 'admin-product', path: '/admin/products/1', role: 'staff' },
  { name: 'admin-taxons', path: '/admin/taxons', role: 'staff' },
  { name: 'admin-taxon', path: '/admin/taxons/1', role: 'staff' },
  { name: 'admin-brands', path: '/admin/brands', role: 'staff' },
  { name: 'admin-brand', path: (request, url) => readFirstLink(request, url, '/admin/brands'), role: 'staff' },
  { name: 'admin-home-arrange', path: '/admin/home/arrange', role: 'staff' },
  { name: 'admin-message-texts', path: '/admin/setup/messages', role: 'staff' },
  { name: 'admin-message-text', path: '/admin/setup/messages/message-placed', role: 'staff' },
  { name: 'admin-rules', path: '/admin/setup/rules', role: 'staff' },
  { name: 'admin-vendors', path: '/admin/vendors', role: 'staff' },
  { name: 'admin-vendor', path: (request, url) => readFirstLink(request, url, '/admin/vendors'), role: 'staff' },
  { name: 'admin-badges', path: '/admin/badges', role: 'staff' },
  { name: 'admin-options', path: '/admin/options?open=colour', role: 'staff' },
  { name: 'admin-import', path: '/admin/import', role: 'staff' },
  { name: 'admin-product-stock', path: '/admin/products/1/stock', role: 'staff' },
  { name: 'admin-coupons', path: '/admin/coupons', role: 'staff' },
  { name: 'admin-campaign-create', path: '/admin/coupons/create?type=campaign', role: 'staff' },
  { name: 'admin-coupon', path: (request, url) => readFirstLink(request, url, '/admin/coupons'), role: 'staff' },
  { name: 'admin-quotes', path: '/admin/quotes', role: 'staff' },
  { name: 'admin-price-suggestions', path: '/admin/price-suggestions', role: 'staff' },
  { name: 'admin-moderation', path: '/admin/moderation?state=published', role: 'staff' },
  { name: 'admin-moderation-settings', path: '/admin/moderation/settings', role: 'staff' },
  { name: 'admin-home', path: '/admin/home', role: 'staff' },
  { name: 'admin-menus', path: '/admin/menus', role: 'staff' },
  { name: 'admin-announcements', path: '/admin/announcements', role: 'staff' },
  { name: 'admin-texts', path: `/admin/setup/texts?q=${encodeURIComponent('сагс')}`, role: 'staff' },
  { name: 'admin-banner', path: (request, url) => readFirstLink(request, url, '/admin/banners'), role: 'staff' },
  { name: 'admin-page', path: (request, url) => readFirstLink(request, url, '/admin/pages'), role: 'staff' },
  { name: 'admin-promotion', path: (request, url) => readFirstLink(request, url, '/admin/promotions'), role: 'staff' },
  { name: 'admin-tags', path: '/admin/tags', role: 'staff' },
  { name: 'admin-series', path: '/admin/series', role: 'staff' },
  { name: 'admin-authors', path: '/admin/authors', role: 'staff' },
  { name: 'entry-list', path: '/account/articles?show=all', role: 'staff' },
  { name: 'entry-calendar', path: '/account/articles/calendar', role: 'staff' },
  { name: 'admin-media', path: '/admin/media', role: 'staff' },
  { name: 'admin-media-picture', path: (request, url) => readFirstLink(request, url, '/admin/media'), role: 'staff' },
  { name: 'admin-synonyms', path: '/admin/synonyms', role: 'staff' },
  { name: 'admin-messages', path: '/admin/messages', role: 'staff' },
  { name: 'admin-customers', path: '/admin/customers', role: 'staff' },
  { name: 'admin-customer', path: (request, url) => readFirstLink(request, url, '/admin/customers'), role: 'staff' },
  {
    name: 'admin-customer-merge',
    path: async (request, url) => `${await readFirstLink(request, url, '/admin/customers')}/merge?q=a`,
    role: 'staff'
  },
  { name: 'admin-staff', path: '/admin/staff', role: 'staff' },
  { name: 'admin-roles', path: '/admin/roles', role: 'staff' },
  { name: 'admin-actions', path: '/admin/actions', role: 'staff' },
  { name: 'admin-notices', path: '/admin/notices', role: 'staff' },
  { name: 'admin-jobs', path: '/admin/jobs', role: 'staff' }
]

export function findPage(name: string): GuardedPage {
  const page = PAGES.find(each => each.name === name)
  if (!page) throw new Error(`No page is named ${name}.`)
  return page
}

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

/** Logs in as the demo's customer, with an item in the cart and an address. */
export async function logIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  await logInAs(context.request, CUSTOMER, url)
  await fillCart(context.request, url)
  return context
}

/** Logs in as the demo's owner. */
export async function becomeOwner(request: APIRequestContext, url: string): Promise<void> {
  await logInAs(request, OWNER, url)
}

/** Signs up with a new phone and adds an item to the cart, with an address. */
export async function becomeCustomer(request: APIRequestContext, url: string): Promise<void> {
  const mobile = newPhone()
  requireOk(await request.post(`${url}/api/v2/mcs_auth/check`, { data: { mobile } }))
  requireOk(await request.post(`${url}/api/v2/mcs_auth/verify`, { data: { mobile, code: await readNewestCode(request, mobile, url) } }))
  await fillCart(request, url)
}

export async function fillCart(request: APIRequestContext, url: string): Promise<void> {
  const product = await read<{ variants: { id: number; available: number }[] }>(
    request,
    `${url}/api/v2/products/${await readFirstProduct(request, url)}`
  )
  const variant = product.variants.find(({ available }) => available > 1)
  requireOk(await request.post(`${url}/api/v2/checkouts/current/items`, { data: { variant_id: variant?.id, quantity: 1 } }))
  requireOk(await request.put(`${url}/api/v2/checkouts/current`, { data: { address: ADDRESS } }))
}

/** A hotel of the town, which is open all year. */
function toHotelPath(): string {
  const dayAfter = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return `/hotel/steppe-light?check_in=${dayAfter(20)}&check_out=${dayAfter(22)}`
}

async function readFirstRoom(request: APIRequestContext, url: string): Promise<string> {
  const page = await (await request.get(url + toHotelPath())).text()
  return /href="(\/hotel\/[^"]*\/book\?[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

export async function readFirstProduct(request: APIRequestContext, url: string): Promise<string> {
  const { products } = await read<{ products: { slug: string; variant_count: number }[] }>(
    request,
    `${url}/api/v2/products?taxon=women&sort=date_desc`
  )
  return (products.find(product => product.variant_count > 3) ?? products[0])?.slug ?? ''
}

/** A ticket of the demo's customer, read in a separate session. The page needs no login. */
async function readFirstTicket(_request: APIRequestContext, url: string): Promise<string> {
  const login = await fetch(`${url}/api/v2/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(CUSTOMER)
  })
  const cookie = login.headers
    .getSetCookie()
    .map(header => header.split(';')[0])
    .join('; ')
  const { tickets } = (await (await fetch(`${url}/api/v2/tickets`, { headers: { cookie } })).json()) as { tickets: { code: string }[] }
  return `/tickets/${tickets[0]?.code}`
}

/** The first page that a list of the staff area links to. */
const readFirstLink = (request: APIRequestContext, url: string, list: string): Promise<string> => findLink(request, url + list, list)

/** The reception's page of the stay that an order of the demo has booked. */
const readStay = (request: APIRequestContext, url: string, order: string): Promise<string> =>
  findLink(request, `${url}/admin/hotels?find=${order}`, '/admin/hotels/stays')

async function findLink(request: APIRequestContext, page: string, to: string): Promise<string> {
  const html = await (await request.get(page)).text()
  const [, path] = new RegExp(`href="(${to}/[^"?#]+)"`).exec(html) ?? []
  if (!path) throw new Error(`${page} does not link to ${to}`)
  return path
}

interface ListedEntry {
  id: number
  slug: string
  author: { slug: string }
}

async function readFirstEntry(request: APIRequestContext, url: string, list: 'articles' | 'lookbooks' | 'media'): Promise<ListedEntry> {
  const { entries } = await read<{ entries: ListedEntry[] }>(request, `${url}/api/v2/${list}`)
  const [first] = entries
  if (!first) throw new Error(`The demo shop has nothing in ${list}`)
  return first
}

async function readFirstPromotion(request: APIRequestContext, url: string): Promise<string> {
  const [first] = await read<{ slug: string }[]>(request, `${url}/api/v2/promotions`)
  if (!first) throw new Error('The demo shop has no promotions')
  return first.slug
}

/** A paid order of this customer; created where there is none. */
async function findPlacedOrder(request: APIRequestContext, url: string): Promise<string> {
  const placed = await findOrderIn('placed', request, url)
  if (placed) return placed
  const number = await findWaitingOrder(request, url)
  // The demo's bank app: the payment page links to it, and its form pays the invoice.
  const page = await (await request.get(`${url}/account/orders/${number}/pay`)).text()
  const bank = /href="([^"]*\/dev\/bank[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const invoice = /name="invoice" value="([^"]*)"/.exec(await (await request.get(new URL(bank, url).href)).text())?.[1] ?? ''
  const origin = new URL(url).origin
  requireOk(await request.post(`${url}/dev/bank`, { form: { invoice, action: 'pay' }, headers: { origin } }))
  if ((await findOrderIn('placed', request, url)) !== number) throw new Error(`Order ${number} was paid for and is not placed.`)
  return number
}

async function findOrderIn(state: string, request: APIRequestContext, url: string): Promise<string | undefined> {
  const { orders } = await read<{ orders: { number: string; state: string }[] }>(request, `${url}/api/v2/orders/mine`)
  return orders.find(order => order.state === state)?.number
}

/** An unpaid order of this customer; created where there is none, with a new cart afterwards. */
async function findWaitingOrder(request: APIRequestContext, url: string): Promise<string> {
  const waiting = await findOrderIn('awaiting_payment', request, url)
  if (waiting) return waiting
  const { total } = await read<{ total: number }>(request, `${url}/api/v2/orders/current`)
  const response = await request.post(`${url}/api/v2/checkouts/current/complete`, {
    data: { payment_method: 'qpay', expected_total: total },
    headers: { 'idempotency-key': crypto.randomUUID() }
  })
  requireOk(response)
  const { number } = (await response.json()) as { number: string }
  await fillCart(request, url)
  return number
}

async function read<Body>(request: APIRequestContext, url: string): Promise<Body> {
  const response = await request.get(url)
  requireOk(response)
  return (await response.json()) as Body
}

function requireOk(response: APIResponse): void {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`)
}
