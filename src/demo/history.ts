import { desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { hashPassword, users } from '#server/identity/index.ts'
import { addItem, openCart, pricedLines, totalsOf } from '#server/cart/index.ts'
import { submitCart, updateCheckout } from '#server/checkout/index.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { CURRENCY } from '#server/ledger/index.ts'
import {
  applyPayments,
  cancelUnpaid,
  ensureInvoice,
  expireOrder,
  lockOrder,
  orderLines,
  orders,
  recordEvent,
  updateStatus
} from '#server/order/index.ts'
import { availablePieces, piecesOf } from '#server/inventory/index.ts'
import { type PaymentFact, type PaymentSession, paymentSessionsOf, recordCharge, recordProviderRefund } from '#server/payment/index.ts'
import { refreshListing } from '#server/search/index.ts'
import { products, variants } from '#server/catalogue/index.ts'
import type { Server } from '#server/kernel/server.ts'
import { deliveryRules } from '#server/site/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { DEMO_PASSWORD, type DemoOrder, type DemoPerson, demoPeople } from './people.ts'

/** Keeps two processes that start on one empty Postgres from writing the history twice. */
const ADVISORY_LOCK = 7_342_004
const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Setting {
  rules: Awaited<ReturnType<typeof deliveryRules>>
  publicUrl: string
  paymentMinutes: number
  now: Date
}

/** The people of the demo shop and what they bought, by the same steps as a customer's, each at its own time. */
export async function seedPeople(server: Server): Promise<void> {
  const { publicUrl, paymentMinutes } = server.config
  const setting: Setting = { rules: await deliveryRules(server.db), publicUrl, paymentMinutes, now: server.now() }
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const waiting = await server.db.transaction(async tx => {
    const sessions: string[] = []
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    const mobiles = demoPeople.map(person => person.user.mobile)
    if ((await tx.select({ id: users.id }).from(users).where(inArray(users.mobile, mobiles)).limit(1)).length) return sessions
    for (const person of demoPeople) {
      const userId = await insertPerson(tx, person, passwordHash, setting.now)
      for (const order of person.orders) sessions.push(...(await replay(tx, { userId, person, order }, setting)))
    }
    await forgetErrands(tx)
    return sessions
  })
  for (const sessionId of waiting) await ensureInvoice(server, sessionId)
}

async function insertPerson(tx: Db, { user, orders: history }: DemoPerson, passwordHash: string, now: Date): Promise<number> {
  const createdAt = new Date(now.getTime() - (history[0]?.hoursAgo ?? 0) * HOUR - HOUR)
  const verified = { phoneVerifiedAt: createdAt, emailVerifiedAt: createdAt, consentedAt: createdAt }
  const [row] = await tx
    .insert(users)
    .values({ ...user, ...verified, passwordHash, createdAt })
    .returning({ id: users.id })
  if (!row) throw new Error(`${user.mobile} was not written.`)
  return row.id
}

interface Purchase {
  userId: number
  person: DemoPerson
  order: DemoOrder
}

/** @returns the session of an order that still waits for its money */
async function replay(tx: Db, { userId, person, order }: Purchase, setting: Setting): Promise<string[]> {
  const { rules, publicUrl, paymentMinutes } = setting
  const at = new Date(setting.now.getTime() - order.hoursAgo * HOUR)
  const owner = { userId }
  for (const [slug, quantity] of Object.entries(order.items))
    await addItem(tx, owner, { variantId: await variantOf(tx, slug, quantity, at), quantity }, at)
  const address = { ...person.address, city_name: '', district_name: '', quarter_name: '' }
  await updateCheckout(tx, owner, { address, organisation: order.organisation ?? null }, { locale: 'mn', rules }, at)
  const cart = await openCart(tx, owner, at)
  const { total } = totalsOf(await pricedLines(tx, cart.id, at), cart.address, rules, at)
  const submitted = await submitCart(tx, { userId, method: order.method, expectedTotal: total, locale: 'mn', rules, paymentMinutes }, at)
  const [row] = await tx
    .update(orders)
    .set({ number: order.number })
    .where(eq(orders.number, submitted.number))
    .returning({ id: orders.id })
  if (!row) throw new Error(`${order.number} was not written.`)
  if (order.ending.kind === 'waiting') return submitted.sessionId ? [submitted.sessionId] : []
  const deadline = new Date(at.getTime() + paymentMinutes * MINUTE)
  const soon = new Date(at.getTime() + Math.min(4, paymentMinutes / 2) * MINUTE)
  const fact: PaymentFact = { ref: `demo-${order.number}`, amount: total, currency: CURRENCY, status: 'paid', paidAt: soon }
  switch (order.ending.kind) {
    case 'delivered':
    case 'under_way':
      await charge(tx, row.id, fact, soon, publicUrl)
      await fulfil(tx, row.id, order.ending, soon)
      break
    case 'canceled':
      await cancelUnpaid(tx, row.id, publicUrl, soon)
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

/** The variant of which there is most. */
async function variantOf(tx: Db, slug: string, quantity: number, at: Date): Promise<number> {
  const [found] = await tx
    .select({ id: variants.id, pieces: availablePieces(at) })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.slug, slug))
    .orderBy(desc(availablePieces(at)), variants.position)
    .limit(1)
  if (!found || found.pieces < quantity) throw new Error(`There were no ${quantity} pieces of ${slug}.`)
  return found.id
}

async function sessionOf(tx: Db, orderId: number): Promise<PaymentSession> {
  const [session] = await paymentSessionsOf(tx, orderId)
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

/** Goods that left the house are neither on the shelf nor set aside any more. */
async function fulfil(
  tx: Db,
  orderId: number,
  ending: Extract<DemoOrder['ending'], { kind: 'delivered' | 'under_way' }>,
  at: Date
): Promise<void> {
  const delivered = ending.kind === 'delivered'
  const fulfilment = delivered ? 'delivered' : ending.fulfilment
  const deliveredAt = delivered ? new Date(at.getTime() + 5 * HOUR) : null
  await tx
    .update(orders)
    .set({ fulfilment, deliveredAt, receipt: delivered ? ending.receipt : 'none' })
    .where(eq(orders.id, orderId))
  await recordEvent(tx, orderId, fulfilment, deliveredAt ?? at)
  await updateStatus(tx, orderId)
  if (fulfilment === 'none' || fulfilment === 'preparing' || fulfilment === 'ready') return
  for (const { variantId, quantity } of piecesOf(await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)))) {
    await tx
      .update(variants)
      .set({ onHand: sql`${variants.onHand} - ${quantity}`, allocated: sql`${variants.allocated} - ${quantity}` })
      .where(eq(variants.id, variantId))
  }
}

async function productsOf(tx: Db, orderId: number): Promise<number[]> {
  const rows = await tx.selectDistinct({ id: orderLines.productId }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return rows.flatMap(row => row.id ?? [])
}

/** What is past needs no watching, and nobody wants last week's messages today. */
async function forgetErrands(tx: Db): Promise<void> {
  const past = tx
    .select({ subject: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(sql`${orders.state} <> 'awaiting_payment'`)
  await tx.delete(jobs).where(sql`${jobs.kind} = 'expire_order' AND ${inArray(jobs.subject, past)}`)
  await tx.update(messages).set({ sentAt: messages.createdAt, dueAt: null }).where(isNull(messages.sentAt))
}
