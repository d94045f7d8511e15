import { eq, inArray, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeEach, expect } from 'vitest'
import type { Address, Cart } from '#domain/cart.ts'
import type { LaterSale } from '#domain/price.ts'
import type { ErrorBody, ErrorCode } from '#domain/errors.ts'
import type { Order } from '#contract/order.ts'
import { createApp, type Routes } from '#server/app.ts'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { cartSources } from '#server/sources.ts'
import { createCartRoutes } from '#server/cart/routes.ts'
import { createCheckoutRoutes } from '#server/checkout/routes.ts'
import { readConfig } from '#server/kernel/config.ts'
import type { ShopEnv } from '#server/kernel/http/customer.ts'
import { SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { openDatabase } from '#server/kernel/db/open.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import { selectHeldQuantity } from '#server/inventory/stock.ts'
import { createOrderRoutes } from '#server/order/routes.ts'
import { createProviders } from '#server/payment/providers.ts'
import type { PaymentProvider } from '#server/payment/provider.ts'
import { createPaymentRoutes } from '#server/order/payment/routes.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import type { Server } from '#server/kernel/server.ts'
import { zones } from '#server/site/tables.ts'
import { createMailShop } from '#server/site/index.ts'
import { type TestBank, createTestBank } from './bank.ts'
import { type DatabaseKind, openTestDatabase, toRows, type TestDatabase } from './database.ts'
import { storeSetting } from './settings.ts'

export const START = new Date('2026-11-17T02:00:00Z')
export const MINUTE = 60_000

export const ADDRESS: Address = {
  city: '11',
  district: '1119',
  quarter: '5',
  city_name: '',
  district_name: '',
  quarter_name: '',
  details: '14-р байр, 2-р орц, 35 тоот',
  receiver: 'Номин',
  phone: '8811 2345'
}

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

/** A browser session: a guest, or a logged-in user. */
export interface Customer {
  userId: number | null
  sessionId: string
  call: <Body = Order & Cart & ErrorBody>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>
  ) => Promise<Answer<Body>>
}

export interface TestShop {
  server: Server
  app: Hono<ShopEnv>
  bank: TestBank & PaymentProvider
  clock: TestClock
  /** Wipes the database, inserts the data that every test needs, and restores what a test may change. */
  begin: () => Promise<void>
  /** Sends the bank's callback for a payment session. */
  callback: (sessionId: string | undefined, init?: RequestInit, query?: string) => Promise<Response>
  /**
   * Pays the invoice of a payment session at the bank, which calls back.
   * @returns the bank's reference
   */
  payInvoice: (session: { id: string } | null | undefined, payment?: Parameters<TestBank['pay']>[1]) => Promise<string>
  /** Inserts one district with delivery. */
  seedPlaces: () => Promise<void>
  /**
   * Creates a product with one variant.
   * @returns the variant's id
   */
  sell: (variant?: {
    onHand?: number
    price?: number
    salePrice?: number
    saleStartAt?: Date
    saleExpireAt?: Date
    laterSales?: LaterSale[]
  }) => Promise<number>
  restock: (variantId: number, onHand: number) => Promise<void>
  guest: () => Promise<Customer>
  user: (about?: Partial<typeof users.$inferInsert>) => Promise<Customer>
  /** Logs a user in with another browser. */
  logIn: (userId: number) => Promise<Customer>
}

interface TestClock {
  now: Date
  pass: (ms: number) => void
}

function createTestClock(): TestClock {
  const clock = {
    now: START,
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    }
  }
  return clock
}

const BANK_ACCOUNT = {
  bank: { mn: 'Хаан банк', en: 'Khan Bank' },
  account_name: { mn: 'Дэлгүүр ХХК' },
  account_number: '5001',
  card_number: ''
}

export function openTestShop(
  { database, db, wipe }: TestDatabase,
  provider?: (now: () => Date) => TestBank & PaymentProvider,
  more: readonly Routes[] = [],
  clock = createTestClock()
): TestShop {
  const now = () => clock.now
  const bank = (provider ?? createTestBank)(now)
  const config = readConfig({ PUBLIC_URL: 'http://shop.test', PAYMENT_MINUTES: '30' })
  const usualFactor = config.rateLimitFactor
  const server = {
    config,
    db,
    database,
    storage: createMemoryStorage(),
    payments: { ...createProviders(config), qpay: bank },
    mailShop: createMailShop(db, config),
    now
  }
  const app = createApp(server, [
    server => createCartRoutes(server, cartSources),
    createCheckoutRoutes,
    createOrderRoutes,
    createPaymentRoutes,
    ...more
  ])
  let count = 0

  const customer = async (userId: number | null): Promise<Customer> => {
    const { session, token } = await createSession(db, { kind: 'browser', userId, now: now() })
    return { userId, sessionId: session.id, call: (method, path, body, headers) => askApp(app, token, method, path, body, headers) }
  }
  const seedPlaces = async () => {
    await db.insert(zones).values([
      { code: '11', parent: null, cat: 'city', name: { mn: 'Улаанбаатар', en: 'Ulaanbaatar' } },
      { code: '1119', parent: '11', cat: 'district', name: { mn: 'Сүхбаатар', en: 'Sukhbaatar' } },
      { code: '111951', parent: '1119', cat: 'quarter', name: { mn: '1-р хороо', en: '1st khoroo' }, number: 1 }
    ])
  }
  const callback: TestShop['callback'] = async (sessionId, init, query = '') =>
    app.request(`/api/v2/payments/qpay/callback/${sessionId}${query}`, init)
  return {
    server,
    app,
    bank,
    clock,
    callback,
    payInvoice: async (session, payment) => {
      const ref = bank.pay(`invoice-${session?.id}`, payment)
      await callback(session?.id)
      return ref
    },
    seedPlaces,
    begin: async () => {
      await wipe()
      clock.now = START
      bank.invoices.clear()
      bank.down = false
      bank.checks = 0
      config.rateLimitFactor = usualFactor
      await seedPlaces()
      await storeSetting({ db, database }, 'bank_accounts', [BANK_ACCOUNT])
    },
    sell: async ({ onHand = 10, price = 10_000, ...rest } = {}) => {
      const n = ++count
      const [product] = await db
        .insert(products)
        .values({
          slug: `felt-slippers-${n}`,
          title: { mn: 'Эсгий шаахай', en: 'Felt slippers' },
          description: {},
          availableOn: new Date(0)
        })
        .returning({ id: products.id })
      const [variant] = await db
        .insert(variants)
        .values({ productId: product?.id ?? 0, sku: `SLIPPERS-${n}`, price, onHand, options: { shoe_size: '38' }, ...rest })
        .returning({ id: variants.id })
      return variant?.id ?? 0
    },
    restock: async (variantId, onHand) => {
      await db.update(variants).set({ onHand }).where(eq(variants.id, variantId))
    },
    guest: () => customer(null),
    user: async (about = {}) => {
      const [user] = await db.insert(users).values(about).returning({ id: users.id })
      return customer(user?.id ?? 0)
    },
    logIn: customer
  }
}

/**
 * Opens a shop with further features on a database of its own, which is closed at the end of the suite. Each test of the suite begins
 * as `TestShop.begin` says.
 */
export async function setUpShop(kind: DatabaseKind, more: readonly Routes[] = []): Promise<{ shop: TestShop; database: TestDatabase }> {
  const database = await openTestDatabase(kind)
  const shop = openTestShop(database, undefined, more)
  beforeEach(() => shop.begin())
  afterAll(() => database.close())
  return { shop, database }
}

/** A user of each test of the suite, registered and logged in before it. */
export function setUpUser(shop: TestShop, about: Parameters<TestShop['user']>[0] = {}): Customer {
  const user = {} as Customer
  beforeEach(async () => void Object.assign(user, await shop.user(about)))
  return user
}

/** A second node of a shop: with its own connections to the same Postgres, and the same bank and clock. */
export async function openSecondNode(
  { url, wipe }: TestDatabase,
  { bank, clock }: TestShop,
  more: readonly Routes[] = []
): Promise<TestShop & { close: () => Promise<void> }> {
  const database = await openDatabase(url, '')
  const { db, close } = database
  return { ...openTestShop({ database, db, url, wipe, close }, () => bank, more, clock), close }
}

export async function askApp<Body>(
  app: Hono<ShopEnv>,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {}
): Promise<Answer<Body>> {
  const form = body instanceof FormData ? body : null
  const request = new Request(`http://shop.test${path}`, {
    method,
    headers: {
      ...(form ? {} : { 'content-type': 'application/json' }),
      'accept-language': 'en',
      ...(token ? { [SESSION_HEADER]: token } : {}),
      ...headers
    },
    body: form ?? (body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body))
  })
  const response = await app.fetch(request)
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as Body }
}

export const ITEMS = '/api/v2/checkouts/current/items'
export const CART = '/api/v2/orders/current'
export const CHECKOUT = '/api/v2/checkouts/current'
export const COMPLETE = '/api/v2/checkouts/current/complete'
export const toOrderPath = (number: string, rest = ''): string => `/api/v2/orders/${number}${rest}`

/** Fills a cart with items and an address, ready to be ordered. */
export async function fillCart(customer: Customer, items: readonly { variantId: number; quantity: number }[]): Promise<Cart> {
  for (const { variantId, quantity } of items) requireOk(await customer.call('POST', ITEMS, { variant_id: variantId, quantity }))
  return requireOk(await customer.call<Cart>('PUT', CHECKOUT, { address: ADDRESS }))
}

export async function placeOrder(
  customer: Customer,
  items: readonly { variantId: number; quantity: number }[],
  method = 'qpay'
): Promise<Order> {
  const cart = await fillCart(customer, items)
  return requireOk(await customer.call<Order>('POST', COMPLETE, { payment_method: method, expected_total: cart.total }))
}

/** Repeats a call that fails while no connection is free, as clients do after a 503 with `Retry-After`. */
export async function callUntilServed<Response extends { status: number }>(call: () => Promise<Response>): Promise<Response> {
  for (let remaining = 100; ; remaining -= 1) {
    const response = await call()
    if (response.status !== 503 || remaining === 0) return response
  }
}

/** Prepares data in groups of ten, fewer than the pool has connections. */
export async function runInGroups<Result>(count: number, make: (n: number) => Promise<Result>): Promise<Result[]> {
  const made: Result[] = []
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, count - made.length) }, (_, n) => make(made.length + n)))))
  return made
}

/** Of calls that are made at once, one is accepted and the others are refused with this code. */
export function expectOneAccepted(answers: readonly { status: number; body: unknown }[], code: ErrorCode): void {
  const refused = { status: 409, body: expect.objectContaining({ code }) as unknown }
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject(answers.slice(1).map(() => refused))
}

export function requireOk<Body>(response: Answer<Body>): Body {
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`)
  return response.body
}

export interface Books {
  /** Pieces on hand, allocated, and held by unpaid orders. */
  stock: { onHand: number; allocated: number; held: number }[]
  charged: number
  /** Totals of placed orders. */
  placed: number
  /** Payments of orders that await the rest. */
  partlyPaid: number
  /** Sums of refund cases. */
  owed: number
  ordersPerCart: number
}

/** Sums that must match after any sequence of steps. */
export async function readBooks(db: TestDatabase['db'], now: Date, variantIds?: readonly number[]): Promise<Books> {
  const one = async (query: ReturnType<typeof sql>) => Number(toRows<{ n: string }>(await db.execute(query))[0]?.n ?? 0)
  const stock = await db
    .select({
      onHand: variants.onHand,
      allocated: variants.allocated,
      held: selectHeldQuantity(variants.id, now)
    })
    .from(variants)
    .where(variantIds ? inArray(variants.id, [...variantIds]) : undefined)
    .orderBy(variants.id)
  return {
    stock,
    charged: await one(sql`SELECT coalesce(sum(amount), 0) AS n FROM charges WHERE provider <> 'wallet'`),
    placed: await one(sql`SELECT coalesce(sum(total), 0) AS n FROM orders WHERE state = 'placed'`),
    partlyPaid: await one(
      sql`SELECT coalesce(sum(a.credits_posted - a.debits_posted), 0) AS n FROM ledger_accounts a JOIN orders o ON o.id = a.order_id WHERE a.kind = 'order' AND o.state = 'awaiting_payment'`
    ),
    owed: await one(sql`SELECT coalesce(sum(amount), 0) AS n FROM refund_cases`),
    ordersPerCart: await one(
      sql`SELECT coalesce(max(n), 0) AS n FROM (SELECT count(*) AS n FROM orders WHERE cart_id IS NOT NULL GROUP BY cart_id) c`
    )
  }
}
