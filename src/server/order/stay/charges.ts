import { type AnyColumn, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StayCharge } from '#contract/stay-bill.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'
import type { CounterMethod } from '#domain/payment-method.ts'
import { calculateVat, type TaxRules, toLineTax } from '#domain/receipt.ts'
import type { Localized } from '#domain/site.ts'
import { MAX_STAY_CHARGES } from '#domain/stay.ts'
import { stayCharges, stays } from '../../hotel/index.ts'
import { formatName, users } from '../../identity/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { CURRENCY } from '../../ledger/index.ts'
import { createPaymentSession, findPaymentSession } from '../../payment/index.ts'
import type { Server } from '../../kernel/server.ts'
import { createOrder } from '../create.ts'
import { requestPayment } from '../payment/request-payment.ts'
import { settleSession } from '../payment/settle.ts'
import { findOrderById, recordEvent } from '../status.ts'
import { orderLines, orders } from '../tables.ts'

type ChargeRow = typeof stayCharges.$inferSelect

/** How long a bill waits for its payment. */
const BILL_MINUTES = 30

interface ChargeInput {
  text: string
  amount: Tugrik
  vat: boolean
}

async function readCharges(db: Db, stayId: number) {
  return db
    .select({ charge: stayCharges, order: { id: orders.id, number: orders.number, state: orders.state }, by: users })
    .from(stayCharges)
    .leftJoin(orderLines, eq(orderLines.id, stayCharges.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(users, eq(users.id, stayCharges.createdBy))
    .where(eq(stayCharges.stayId, stayId))
    .orderBy(asc(stayCharges.id))
}

/** A charge is open again once the order of its bill has ended unpaid. */
const toState = (order: { state: string } | null): StayCharge['state'] =>
  order?.state === 'placed' ? 'paid' : order?.state === 'awaiting_payment' ? 'billed' : 'open'

/** The charges of a stay, in the order they were added. @param taxes null for a shop without VAT */
export async function listCharges(db: Db, stayId: number, taxes: TaxRules | null): Promise<StayCharge[]> {
  return (await readCharges(db, stayId)).map(({ charge, order, by }) => {
    const state = toState(order)
    return {
      id: charge.id,
      text: charge.text,
      amount: charge.amount,
      vat: charge.vat,
      vat_amount: calculateChargesVat([charge], taxes),
      state,
      bill: state === 'open' ? null : (order?.number ?? null),
      by: by ? formatName(by) : '',
      at: charge.createdAt.toISOString()
    }
  })
}

/** The sum of charges that are on no bill of these states, inside a query of stays. */
const selectTotalWithout = (stayId: AnyColumn, billed: readonly OrderState[]): SQL<number> => sql<number>`(
  SELECT coalesce(sum(c.amount), 0) FROM ${stayCharges} c
  LEFT JOIN ${orderLines} l ON l.id = c.order_line_id LEFT JOIN ${orders} o ON o.id = l.order_id
  WHERE c.stay_id = ${stayId} AND (o.id IS NULL OR o.state NOT IN ${billed})
)::float8`

/** The sum of open charges, inside a query of stays. */
export const selectOpenTotal = (stayId: AnyColumn): SQL<number> => selectTotalWithout(stayId, ['placed', 'awaiting_payment'])

/** The sum of charges that are not paid, inside a query of stays. */
export const selectOwedTotal = (stayId: AnyColumn): SQL<number> => selectTotalWithout(stayId, ['placed'])

/** Whether a bill of the stay waits for its payment: its order. */
export async function findWaitingBill(db: Db, stayId: number): Promise<number | null> {
  return (await readCharges(db, stayId)).find(({ order }) => toState(order) === 'billed')?.order?.id ?? null
}

/** The VAT included in charges. */
function calculateChargesVat(charges: readonly Pick<ChargeRow, 'text' | 'amount' | 'vat'>[], taxes: TaxRules | null): Tugrik {
  if (!taxes) return 0
  const sold = charges.map(({ text, amount, vat }) => ({
    name: text,
    code: '',
    quantity: 1,
    total: amount,
    tax: toLineTax({ kind: 'stay_charge', product: { slug: '', taxons: [] }, isTaxed: vat }, taxes)
  }))
  return calculateVat(
    sold,
    charges.reduce((sum, { amount }) => sum + amount, 0)
  )
}

/** Locks a stay that guests have booked. @throws ShopError stay_not_found, stay_not_booked */
export async function lockBookedStay(tx: Db, stayId: number) {
  const [stay] = await tx.select().from(stays).where(eq(stays.id, stayId)).for('no key update')
  if (!stay || stay.state === 'cart') throw new ShopError('stay_not_found')
  if (stay.state !== 'booked' || stay.orderId === null) throw new ShopError('stay_not_booked')
  return { ...stay, orderId: stay.orderId }
}

/** @throws ShopError stay_not_found, stay_not_booked, stay_bill_waiting, stay_charges_many */
export async function addCharge(tx: Db, stayId: number, input: ChargeInput, staffId: number, now: Date): Promise<void> {
  await lockBookedStay(tx, stayId)
  if ((await findWaitingBill(tx, stayId)) !== null) throw new ShopError('stay_bill_waiting')
  if ((await tx.$count(stayCharges, eq(stayCharges.stayId, stayId))) >= MAX_STAY_CHARGES)
    throw new ShopError('stay_charges_many', { most: MAX_STAY_CHARGES })
  await tx.insert(stayCharges).values({ ...input, stayId, createdBy: staffId, createdAt: now })
}

/** A debt of guests who have departed leaves an event of the order. @throws ShopError stay_not_found, stay_not_booked, stay_charge_billed, charge_not_found */
export async function removeCharge(
  tx: Db,
  stayId: number,
  { chargeId, staffId }: { chargeId: number; staffId: number },
  now: Date
): Promise<void> {
  const stay = await lockBookedStay(tx, stayId)
  const found = (await readCharges(tx, stayId)).find(({ charge }) => charge.id === chargeId)
  if (!found) throw new ShopError('charge_not_found')
  if (toState(found.order) !== 'open') throw new ShopError('stay_charge_billed')
  await tx.delete(stayCharges).where(eq(stayCharges.id, chargeId))
  const { text, amount } = found.charge
  if (stay.departedAt) await recordEvent(tx, stay.orderId, 'stay_debt_removed', now, { stay: stayId, staff: staffId, text, amount })
}

interface CreatedBill {
  orderId: number
  sessionId: string
}

/**
 * Makes an order of a stay's open charges, which the guest pays at the reception.
 * @throws ShopError stay_not_found, stay_not_booked, stay_bill_waiting, stay_charges_none, total_changed where staff saw another sum
 */
export async function createBill(
  tx: Db,
  stayId: number,
  { method, expectedTotal, taxes }: { method: CounterMethod | 'qpay'; expectedTotal: Tugrik; taxes: TaxRules | null },
  now: Date
): Promise<CreatedBill> {
  const stay = await lockBookedStay(tx, stayId)
  const rows = await readCharges(tx, stayId)
  if (rows.some(({ order }) => toState(order) === 'billed')) throw new ShopError('stay_bill_waiting')
  const open = rows.filter(({ order }) => toState(order) === 'open').map(({ charge }) => charge)
  if (!open.length) throw new ShopError('stay_charges_none')
  const total = open.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== expectedTotal) throw new ShopError('total_changed', { total })
  const booking = await findOrderById(tx, stay.orderId)
  const place = { city: '', district: '', quarter: '', city_name: '', district_name: '', quarter_name: '', details: '' }
  const vat = calculateChargesVat(open, taxes)
  const order = await createOrder(
    tx,
    {
      userId: booking.userId,
      itemTotal: total,
      shipTotal: 0,
      taxTotal: vat,
      total,
      totalQuantity: open.length,
      address: { ...place, receiver: booking.address.receiver, phone: booking.address.phone },
      deliveryMethod: 'digital',
      locale: booking.locale
    },
    open.map(charge => toOrderLine(charge)),
    {
      paymentMinutes: BILL_MINUTES,
      method,
      adjustments: vat > 0 ? [{ line: null, kind: 'vat', amount: vat, included: true, reason: 'VAT included in the prices' }] : []
    },
    now
  )
  for (const [index, { id }] of open.entries())
    await tx.update(stayCharges).set({ orderLineId: order.lineIds[index] ?? null }).where(eq(stayCharges.id, id)) // prettier-ignore
  await recordEvent(tx, stay.orderId, 'stay_billed', now, { stay: stayId, order: order.number, amount: total })
  return { orderId: order.id, sessionId: await startBillPayment(tx, order.id, { method, amount: total }, now) }
}

/** Money at the counter needs no invoice: its session can be captured at once. */
const COUNTER_INVOICE = { invoiceId: null, qrText: null, urls: [], shortUrl: null }

const startBillPayment = (
  tx: Db,
  orderId: number,
  { method, amount }: { method: CounterMethod | 'qpay'; amount: Tugrik },
  now: Date
): Promise<string> =>
  method === 'qpay'
    ? requestPayment(tx, { orderId, method, amount, input: {} }, now)
    : createPaymentSession(tx, { orderId, method, amount, invoice: COUNTER_INVOICE }, now)

function toOrderLine({ text, amount }: ChargeRow) {
  const name: Localized = { mn: text, en: text }
  const product = { sku: '', slug: '', name, brand: {}, image: null, optionValues: [] }
  return { kind: 'stay_charge' as const, quantity: 1, price: amount, total: amount, product }
}

/** Records that the guest has paid a bill at the counter. Repeating it changes nothing. */
export async function recordCounterPayment(server: Server, sessionId: string, staffId: number): Promise<void> {
  const session = await findPaymentSession(server.db, sessionId)
  if (!session || session.state === 'captured') return
  const { id: ref, amount } = session
  await settleSession(server, session, { facts: [{ ref, amount, currency: CURRENCY, status: 'paid', paidAt: server.now() }], staffId })
}

/** Whether lines of charges have VAT, by the id of the line. */
export async function readTaxedCharges(db: Db, lineIds: readonly number[]): Promise<Map<number, boolean>> {
  if (!lineIds.length) return new Map()
  const rows = await db
    .select({ lineId: stayCharges.orderLineId, vat: stayCharges.vat })
    .from(stayCharges)
    .where(inArray(stayCharges.orderLineId, [...lineIds]))
  return new Map(rows.flatMap(({ lineId, vat }) => (lineId === null ? [] : [[lineId, vat] as const])))
}
