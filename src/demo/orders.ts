import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '#domain/day.ts'
import { addItem, openCart, readPricedLines, calculateTotals } from '#server/cart/index.ts'
import { selectAvailableQuantity, stockItems } from '#server/inventory/index.ts'
import { products, variants } from '#server/catalogue/index.ts'
import { submitCart, updateCheckout } from '#server/checkout/index.ts'
import { listStaysOfCart } from '#server/hotel/index.ts'
import { users } from '#server/identity/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import type { Server } from '#server/kernel/server.ts'
import { cancelOrder, ensureInvoice, expireOrder, orderLines, orders } from '#server/order/index.ts'
import { chooseRecipient } from '#server/receipt/index.ts'
import { NO_COUPONS } from '#server/discount/index.ts'
import { refreshListing } from '#server/search/index.ts'
import { listBranches, readSettings, type Settings, toTaxRules } from '#server/site/index.ts'
import { FLAGS } from '#domain/site.ts'
import { readRewardPercents, startRecharge, updateRewards } from '#server/wallet/index.ts'
import { chargeOrder, fulfilOrder, refundOrder, replyWithoutPayment, readSession } from './order-steps.ts'
import { type DemoOrder, type DemoPerson, type DemoRecharge, PEOPLE } from './people.ts'

export interface Setting {
  server: Server
  branches: Awaited<ReturnType<typeof listBranches>>
  settings: Settings
  now: Date
}

export async function readSetting(server: Server): Promise<Setting> {
  return { server, branches: await listBranches(server.db, 'mn'), settings: await readSettings(server.db), now: server.now() }
}

/** Places the orders of the demo's customers by the steps of a customer, each as of its own time. Does nothing where they exist. */
export async function seedOrders(server: Server): Promise<void> {
  const setting = await readSetting(server)
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
        else sessions.push(...(await replayPurchase(tx, { userId: user.id, person, order: step }, setting)))
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
async function replayPurchase(tx: Db, purchase: Purchase, setting: Setting): Promise<string[]> {
  const { publicUrl, paymentMinutes } = setting.server.config
  const { order } = purchase
  const at = new Date(setting.now.getTime() - order.hours_ago * HOUR_MS)
  const { id, sessionId } = await placeOrder(tx, purchase, setting, at)
  if (order.ending.kind === 'waiting') return sessionId ? [sessionId] : []
  if (order.ending.kind === 'created') return []
  const deadline = new Date(at.getTime() + paymentMinutes * MINUTE_MS)
  const soon = new Date(at.getTime() + Math.min(4, paymentMinutes / 2) * MINUTE_MS)
  const { amount } = await readSession(tx, id)
  const fact = { ref: `demo-${order.number}`, amount, paidAt: soon }
  switch (order.ending.kind) {
    case 'delivered':
    case 'under_way':
    case 'failed_attempt':
      await chargeOrder(tx, id, fact, soon, publicUrl)
      await fulfilOrder(tx, id, order.ending, soon, publicUrl)
      await updateRewards(tx, id, readRewardPercents(setting.settings), new Date(soon.getTime() + 6 * HOUR_MS))
      break
    case 'digital':
      await chargeOrder(tx, id, fact, soon, publicUrl)
      break
    case 'partly_paid':
      await chargeOrder(tx, id, { ...fact, amount: order.ending.amount }, soon, publicUrl)
      break
    case 'lease_requested':
      await chargeOrder(tx, id, fact, soon, publicUrl)
      break
    case 'declined':
    case 'reserved':
      await replyWithoutPayment(tx, id, order.ending.kind)
      break
    case 'canceled':
      await cancelOrder(tx, id, { to: 'origin', staffId: null }, publicUrl, soon)
      break
    case 'expired':
      await expireOrder(tx, id, publicUrl, deadline)
      break
    case 'paid_late': {
      const late = new Date(deadline.getTime() + 25 * MINUTE_MS)
      await expireOrder(tx, id, publicUrl, deadline)
      await chargeOrder(tx, id, { ...fact, paidAt: late }, late, publicUrl)
      if (order.ending.refunded) await refundOrder(tx, id, fact, new Date(late.getTime() + 48 * HOUR_MS))
    }
  }
  await refreshListing(tx, await readProductIds(tx, id), setting.now)
  return []
}

/** Fills a cart, chooses the delivery, and orders. */
async function placeOrder(
  tx: Db,
  { userId, person, order }: Purchase,
  setting: Setting,
  at: Date
): Promise<{ id: number; sessionId: string | null }> {
  const owner = { userId }
  for (const [slug, quantity] of Object.entries(order.items))
    await addItem(tx, owner, { variantId: await readVariant(tx, slug, quantity, order.pickup, at), quantity }, at)
  const { receiver, phone } = person.address
  const destination = order.pickup
    ? { delivery: { method: 'pickup' as const, branch: order.pickup, receiver, phone } }
    : { address: { ...person.address, city_name: '', district_name: '', quarter_name: '' } }
  const data = toDeliveryData(setting)
  await updateCheckout(tx, owner, { ...destination, organisation: order.organisation ?? null }, data, at)
  if (order.consumer_number)
    await chooseRecipient({ ...setting.server, db: tx, now: () => at }, userId, { kind: 'person', consumer_number: order.consumer_number })
  return orderCart(tx, userId, order, setting, at)
}

const toDeliveryData = ({ branches, settings }: Setting) => ({
  locale: 'mn' as const,
  rules: settings.delivery,
  branches,
  flags: FLAGS,
  taxes: toTaxRules(settings)
})

/** Orders what is in a customer's cart. */
export async function orderCart(
  tx: Db,
  userId: number,
  order: Pick<DemoOrder, 'number' | 'method' | 'store_credit' | 'lease'>,
  setting: Setting,
  at: Date
): Promise<{ id: number; sessionId: string | null }> {
  const { server, settings } = setting
  const data = toDeliveryData(setting)
  const cart = await openCart(tx, { userId }, at)
  const lines = await readPricedLines(tx, cart.id, at)
  const { total } = calculateTotals(lines, await listStaysOfCart(tx, cart.id, at), NO_COUPONS, cart, data, at)
  const submitted = await submitCart(
    tx,
    {
      ...data,
      userId,
      method: order.method,
      storeCredit: order.store_credit ?? 0,
      walletRules: settings.wallet,
      points: 0,
      loyalty: settings.loyalty,
      expectedTotal: total,
      paymentMinutes: server.config.paymentMinutes,
      publicUrl: '',
      lease: order.lease ? { input: order.lease, terms: settings.lease } : null
    },
    at
  )
  await tx.update(orders).set({ number: order.number }).where(eq(orders.id, submitted.orderId))
  return { id: submitted.orderId, sessionId: submitted.sessionId }
}

/** Recharges a wallet by an order that QPay pays at once. */
async function replayRecharge(
  tx: Db,
  userId: number,
  { amount, hours_ago: hours }: DemoRecharge,
  { server, settings, now }: Setting
): Promise<void> {
  const { publicUrl, paymentMinutes } = server.config
  const at = new Date(now.getTime() - hours * HOUR_MS)
  const { number } = await startRecharge(tx, { userId, amount, method: 'qpay', locale: 'mn', paymentMinutes }, settings.wallet, at)
  const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  if (!row) throw new Error('A recharge was not stored.')
  await chargeOrder(tx, row.id, { ref: `demo-${number}`, amount, paidAt: at }, at, publicUrl)
}

/** The variant with the most available pieces, in stock at a branch where one is named. */
async function readVariant(tx: Db, slug: string, quantity: number, branch: string | undefined, at: Date): Promise<number> {
  const inBranch = sql`${variants.id} IN (SELECT variant_id FROM ${stockItems} WHERE branch_code = ${branch ?? ''} AND on_hand >= ${quantity})`
  const [found] = await tx
    .select({ id: variants.id, pieces: selectAvailableQuantity(at) })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(products.slug, slug), branch ? inBranch : undefined))
    .orderBy(desc(selectAvailableQuantity(at)), variants.position)
    .limit(1)
  if (!found || found.pieces < quantity) throw new Error(`There are no ${quantity} pieces of ${slug}.`)
  return found.id
}

async function readProductIds(tx: Db, orderId: number): Promise<number[]> {
  const rows = await tx.selectDistinct({ id: orderLines.productId }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return rows.flatMap(row => row.id ?? [])
}

/** Ends the jobs of past orders and marks all messages as sent. */
export async function settlePast(tx: Db): Promise<void> {
  const past = tx
    .select({ subject: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(sql`${orders.state} <> 'awaiting_payment'`)
  await tx.delete(jobs).where(sql`${jobs.kind} = 'expire_order' AND ${inArray(jobs.subject, past)}`)
  await markMessagesSent(tx)
}

/** Nobody receives the messages of past orders. */
export async function markMessagesSent(tx: Db): Promise<void> {
  await tx.update(messages).set({ sentAt: messages.createdAt, dueAt: null }).where(isNull(messages.sentAt))
}
