import { desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Address, Organisation } from '#domain/cart.ts'
import { hashPassword, users } from '#server/identity/index.ts'
import { addItem, openCart, pricedLines, totalsOf } from '#server/cart/index.ts'
import { submitCart, updateCheckout } from '#server/checkout/index.ts'
import { NO_COUPONS } from '#server/discount/index.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { CURRENCY } from '#server/ledger/index.ts'
import {
  applyPayments,
  cancelOrder,
  ensureInvoice,
  expireOrder,
  lockOrder,
  orderLines,
  orders,
  recordEvent,
  updateStatus
} from '#server/order/index.ts'
import { moveShipment, shipmentsByLine, startFulfilment } from '#server/fulfilment/index.ts'
import { availableQuantity } from '#server/inventory/index.ts'
import { type PaymentFact, type PaymentSession, paymentSessionsOf, recordCharge, recordProviderRefund } from '#server/payment/index.ts'
import { refreshListing } from '#server/search/index.ts'
import { startRecharge, updateBonus } from '#server/wallet/index.ts'
import { products, variants } from '#server/catalogue/index.ts'
import type { Server } from '#server/kernel/server.ts'
import { readDeliveryRules, listBranches, readSettings } from '#server/site/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import type { WalletRules } from '#domain/wallet.ts'
import type { FulfilmentState, ReceiptState } from '#domain/order.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { ShipmentActionInput } from '#contract/fulfilment.ts'
import { DEMO_PASSWORD } from './accounts.ts'

const NO_CODES = { coupon: false, voucher: false }

/** The outcome of an order; payments and stock follow from it by the shop's own rules. */
type Outcome =
  | { kind: 'delivered'; receipt: ReceiptState }
  | { kind: 'under_way'; fulfilment: Exclude<FulfilmentState, 'delivered' | 'returned'> }
  | { kind: 'waiting' }
  | { kind: 'canceled' }
  | { kind: 'expired' }
  /** Paid after the deadline: the refund is due or sent. */
  | { kind: 'paid_late'; refunded: boolean }

interface DemoOrder {
  number: string
  hours_ago: number
  /** Pieces by the handles of the products. */
  items: Record<string, number>
  method: ProviderCode
  /** What the wallet pays. */
  store_credit?: number
  organisation?: Organisation
  ending: Outcome
}

/** A recharge of the wallet, paid by QPay. */
interface DemoRecharge {
  hours_ago: number
  amount: number
}

interface DemoPerson extends Omit<typeof users.$inferInsert, 'passwordHash' | 'createdAt'> {
  mobile: string
  address: Omit<Address, 'city_name' | 'district_name' | 'quarter_name'>
  /** The oldest first. */
  orders: DemoOrder[]
  recharges?: DemoRecharge[]
  /** Added with the other reviews. */
  reviews: { product: string; rating: number; text: string; days_ago: number }[]
}

const PEOPLE = import.meta.glob<DemoPerson[]>('./people.json', { eager: true, import: 'default' })['./people.json'] ?? []
const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Setting {
  rules: Awaited<ReturnType<typeof readDeliveryRules>>
  branches: Awaited<ReturnType<typeof listBranches>>
  publicUrl: string
  paymentMinutes: number
  walletRules: WalletRules
  now: Date
}

/** Creates the accounts that do not exist. No service gives an account its role and its password, so the rows are written here. */
export async function seedAccounts(server: Server): Promise<void> {
  const now = server.now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const rows = PEOPLE.map(({ orders: [first], ...user }) => {
    const createdAt = new Date(now.getTime() - (first?.hours_ago ?? 0) * HOUR - HOUR)
    return { ...user, phoneVerifiedAt: createdAt, emailVerifiedAt: createdAt, consentedAt: createdAt, passwordHash, createdAt }
  })
  await server.db.insert(users).values(rows).onConflictDoNothing()
}

/** Places the orders of the demo's customers by the steps of a customer, each as of its own time. Does nothing where they exist. */
export async function seedOrders(server: Server): Promise<void> {
  const { publicUrl, paymentMinutes } = server.config
  const setting: Setting = {
    rules: await readDeliveryRules(server.db),
    branches: await listBranches(server.db, 'mn'),
    publicUrl,
    paymentMinutes,
    walletRules: (await readSettings(server.db)).wallet,
    now: server.now()
  }
  const waiting = await server.db.transaction(async tx => {
    const sessions: string[] = []
    const numbers = PEOPLE.flatMap(person => person.orders.map(order => order.number))
    if (await tx.$count(orders, inArray(orders.number, numbers))) return sessions
    for (const person of PEOPLE) {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, person.mobile))
      if (!user) throw new Error(`The demo shop has no account ${person.mobile}.`)
      const steps: (DemoOrder | DemoRecharge)[] = [...(person.recharges ?? []), ...person.orders]
      for (const step of steps.toSorted((a, b) => b.hours_ago - a.hours_ago)) {
        if ('amount' in step) await replayRecharge(tx, user.id, step, setting)
        else sessions.push(...(await replay(tx, { userId: user.id, person, order: step }, setting)))
      }
    }
    await settlePast(tx)
    return sessions
  })
  for (const sessionId of waiting) await ensureInvoice(server, sessionId)
}

interface Purchase {
  userId: number
  person: DemoPerson
  order: DemoOrder
}

/** @returns the payment session of an order that is not paid */
async function replay(tx: Db, { userId, person, order }: Purchase, setting: Setting): Promise<string[]> {
  const { rules, branches, publicUrl, paymentMinutes, walletRules } = setting
  const at = new Date(setting.now.getTime() - order.hours_ago * HOUR)
  const owner = { userId }
  for (const [slug, quantity] of Object.entries(order.items))
    await addItem(tx, owner, { variantId: await variantOf(tx, slug, quantity, at), quantity }, at)
  const address = { ...person.address, city_name: '', district_name: '', quarter_name: '' }
  await updateCheckout(
    tx,
    owner,
    { address, organisation: order.organisation ?? null },
    { locale: 'mn', rules, branches, flags: NO_CODES },
    at
  )
  const cart = await openCart(tx, owner, at)
  const { total } = totalsOf(await pricedLines(tx, cart.id, at), NO_COUPONS, cart, { rules, branches, flags: NO_CODES }, at)
  const submitted = await submitCart(
    tx,
    {
      userId,
      method: order.method,
      storeCredit: order.store_credit ?? 0,
      walletRules,
      expectedTotal: total,
      locale: 'mn',
      rules,
      branches,
      flags: NO_CODES,
      paymentMinutes,
      publicUrl: '',
      lease: null
    },
    at
  )
  const [row] = await tx
    .update(orders)
    .set({ number: order.number })
    .where(eq(orders.number, submitted.number))
    .returning({ id: orders.id })
  if (!row) throw new Error(`${order.number} was not placed.`)
  if (order.ending.kind === 'waiting') return submitted.sessionId ? [submitted.sessionId] : []
  const deadline = new Date(at.getTime() + paymentMinutes * MINUTE)
  const soon = new Date(at.getTime() + Math.min(4, paymentMinutes / 2) * MINUTE)
  const fact: PaymentFact = {
    ref: `demo-${order.number}`,
    amount: total - (order.store_credit ?? 0),
    currency: CURRENCY,
    status: 'paid',
    paidAt: soon
  }
  switch (order.ending.kind) {
    case 'delivered':
    case 'under_way':
      await charge(tx, row.id, fact, soon, publicUrl)
      await fulfil(tx, row.id, order.ending, soon, publicUrl)
      await updateBonus(tx, row.id, walletRules, new Date(soon.getTime() + 6 * HOUR))
      break
    case 'canceled':
      await cancelOrder(tx, row.id, { to: 'origin', staffId: null }, publicUrl, soon)
      break
    case 'expired':
      await expireOrder(tx, row.id, publicUrl, deadline)
      break
    case 'paid_late': {
      const late = new Date(deadline.getTime() + 25 * MINUTE)
      await expireOrder(tx, row.id, publicUrl, deadline)
      await charge(tx, row.id, { ...fact, paidAt: late }, late, publicUrl)
      if (order.ending.refunded) await refund(tx, row.id, fact, new Date(late.getTime() + 48 * HOUR))
    }
  }
  await refreshListing(tx, await productsOf(tx, row.id), setting.now)
  return []
}

/** Recharges a wallet by an order that QPay pays at once. */
async function replayRecharge(
  tx: Db,
  userId: number,
  { amount, hours_ago: hours }: DemoRecharge,
  { publicUrl, paymentMinutes, walletRules, now }: Setting
): Promise<void> {
  const at = new Date(now.getTime() - hours * HOUR)
  const { number } = await startRecharge(tx, { userId, amount, method: 'qpay', locale: 'mn', paymentMinutes }, walletRules, at)
  const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  if (!row) throw new Error('A recharge was not stored.')
  await charge(tx, row.id, { ref: `demo-${number}`, amount, currency: CURRENCY, status: 'paid', paidAt: at }, at, publicUrl)
}

/** The variant with the most available pieces. */
async function variantOf(tx: Db, slug: string, quantity: number, at: Date): Promise<number> {
  const [found] = await tx
    .select({ id: variants.id, pieces: availableQuantity(at) })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.slug, slug))
    .orderBy(desc(availableQuantity(at)), variants.position)
    .limit(1)
  if (!found || found.pieces < quantity) throw new Error(`There are no ${quantity} pieces of ${slug}.`)
  return found.id
}

async function sessionOf(tx: Db, orderId: number): Promise<PaymentSession> {
  const session = (await paymentSessionsOf(tx, orderId)).find(({ method }) => method !== 'wallet')
  if (!session) throw new Error(`Order ${orderId} has no payment session.`)
  return session
}

async function charge(tx: Db, orderId: number, fact: PaymentFact, at: Date, publicUrl: string): Promise<void> {
  await lockOrder(tx, orderId)
  await recordCharge(tx, await sessionOf(tx, orderId), fact, at)
  await recordEvent(tx, orderId, 'charged', at, { ref: fact.ref, amount: fact.amount })
  await applyPayments(tx, orderId, publicUrl, at)
}

async function refund(tx: Db, orderId: number, fact: PaymentFact, at: Date): Promise<void> {
  await lockOrder(tx, orderId)
  await recordProviderRefund(tx, await sessionOf(tx, orderId), { ...fact, status: 'refunded' }, at)
  await recordEvent(tx, orderId, 'refunded', at, { ref: fact.ref, amount: fact.amount })
  await updateStatus(tx, orderId)
}

/** Moves the shipments of an order on, as the shop's staff do, to the state of its ending. */
async function fulfil(
  tx: Db,
  orderId: number,
  ending: Extract<Outcome, { kind: 'delivered' | 'under_way' }>,
  at: Date,
  publicUrl: string
): Promise<void> {
  const last = ending.kind === 'delivered' ? 'delivered' : ending.fulfilment
  if (last === 'none') return
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'staff'))
  if (!staff) throw new Error('The demo shop has no staff.')
  const { address } = await lockOrder(tx, orderId)
  await startFulfilment(tx, orderId, staff.id, at)
  const steps: ShipmentActionInput[] = last === 'shipped' ? [SHIP] : [DISPATCH, { ...DELIVER, received_by: address.receiver }]
  const count = { preparing: 0, ready: 1, shipped: 2, delivering: 2, delivered: 3 }[last]
  for (const [id, lines] of await shipmentContents(tx, orderId)) {
    const all: ShipmentActionInput[] = [{ action: 'pack', state: 'preparing', lines }, ...steps]
    for (const [index, step] of all.slice(0, count).entries())
      await moveShipment(tx, id, step, { staffId: staff.id, publicUrl }, new Date(at.getTime() + (index + 1) * 1.5 * HOUR))
  }
  if (ending.kind !== 'delivered') return
  await tx.update(orders).set({ receipt: ending.receipt }).where(eq(orders.id, orderId))
  await updateStatus(tx, orderId)
}

const SHIP = { action: 'ship', state: 'ready', carrier: 'Монгол шуудан', tracking_number: 'RB104582773MN' } as const
const DISPATCH = { action: 'dispatch', state: 'ready', courier: 'Ганбаатар' } as const
const DELIVER = { action: 'deliver', state: 'delivering' } as const

/** The lines of each shipment of an order. */
async function shipmentContents(tx: Db, orderId: number): Promise<Map<number, number[]>> {
  const contents = new Map<number, number[]>()
  for (const [lineId, { id }] of await shipmentsByLine(tx, orderId)) contents.set(id, [...(contents.get(id) ?? []), lineId])
  return contents
}

async function productsOf(tx: Db, orderId: number): Promise<number[]> {
  const rows = await tx.selectDistinct({ id: orderLines.productId }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return rows.flatMap(row => row.id ?? [])
}

/** Ends the jobs of past orders and marks all messages as sent. */
async function settlePast(tx: Db): Promise<void> {
  const past = tx
    .select({ subject: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(sql`${orders.state} <> 'awaiting_payment'`)
  await tx.delete(jobs).where(sql`${jobs.kind} = 'expire_order' AND ${inArray(jobs.subject, past)}`)
  await tx.update(messages).set({ sentAt: messages.createdAt, dueAt: null }).where(isNull(messages.sentAt))
}
