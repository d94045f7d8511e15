import { eq } from 'drizzle-orm'
import type { ShipmentActionInput } from '#contract/fulfilment.ts'
import { DAY_MS, HOUR_MS, toDayInUlaanbaatar } from '#domain/day.ts'
import { moveShipment, startFulfilment } from '#server/fulfilment/index.ts'
import { users } from '#server/identity/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { CURRENCY } from '#server/ledger/index.ts'
import { applyPayments, lockOrder, readShipmentsByLine, recordEvent, updateStatus } from '#server/order/index.ts'
import {
  movePaymentSession,
  type PaymentFact,
  type PaymentSession,
  readPaymentSessions,
  recordCharge,
  recordProviderRefund
} from '#server/payment/index.ts'
import type { Outcome } from './people.ts'

type Payment = Pick<PaymentFact, 'ref' | 'amount' | 'paidAt'>

export async function readSession(tx: Db, orderId: number): Promise<PaymentSession> {
  const session = (await readPaymentSessions(tx, orderId)).find(({ method }) => method !== 'wallet' && method !== 'points')
  if (!session) throw new Error(`Order ${orderId} has no payment session.`)
  return session
}

export async function chargeOrder(tx: Db, orderId: number, { ref, amount, paidAt }: Payment, at: Date, publicUrl: string): Promise<void> {
  await lockOrder(tx, orderId)
  await recordCharge(tx, await readSession(tx, orderId), { ref, amount, paidAt, currency: CURRENCY, status: 'paid' }, at)
  await recordEvent(tx, orderId, 'charged', at, { ref, amount })
  await applyPayments(tx, orderId, publicUrl, at)
}

export async function refundOrder(tx: Db, orderId: number, { ref, amount, paidAt }: Payment, at: Date): Promise<void> {
  await lockOrder(tx, orderId)
  await recordProviderRefund(tx, await readSession(tx, orderId), { ref, amount, paidAt, currency: CURRENCY, status: 'refunded' }, at)
  await recordEvent(tx, orderId, 'refunded', at, { ref, amount })
  await updateStatus(tx, orderId)
}

/** A provider's reply that pays nothing. */
export async function replyWithoutPayment(tx: Db, orderId: number, kind: 'declined' | 'reserved'): Promise<void> {
  const { id } = await readSession(tx, orderId)
  if (kind === 'declined') await movePaymentSession(tx, id, ['created'], 'failed', 'declined')
  else await movePaymentSession(tx, id, ['created'], 'authorized')
  await updateStatus(tx, orderId)
}

/** Who does the work of past orders. */
export async function readStaffId(tx: Db): Promise<number> {
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'staff'))
  if (!staff) throw new Error('The demo shop has no staff.')
  return staff.id
}

/** Moves the shipments of an order on, as the shop's staff do, to the state of its ending. */
export async function fulfilOrder(
  tx: Db,
  orderId: number,
  ending: Extract<Outcome, { kind: 'delivered' | 'under_way' | 'failed_attempt' }>,
  at: Date,
  publicUrl: string
): Promise<void> {
  if (ending.kind === 'under_way' && ending.fulfilment === 'none') return
  const staffId = await readStaffId(tx)
  const { address } = await lockOrder(tx, orderId)
  await startFulfilment(tx, orderId, staffId, at)
  for (const { id, lines, pickupCode } of await readShipments(tx, orderId)) {
    const steps: ShipmentActionInput[] = [
      { action: 'pack', state: 'preparing', lines },
      ...listSteps(ending, address.receiver, pickupCode, at)
    ]
    const count = ending.kind === 'under_way' ? STEPS[ending.fulfilment] : steps.length
    for (const [index, step] of steps.slice(0, count).entries())
      await moveShipment(tx, id, step, { staffId, publicUrl }, new Date(at.getTime() + (index + 1) * 1.5 * HOUR_MS))
  }
}

/** How many steps lead to a state. */
const STEPS = { none: 0, preparing: 0, ready: 1, shipped: 2, delivering: 2 }
const SHIP = { action: 'ship', state: 'ready', carrier: 'Монгол шуудан', tracking_number: 'RB104582773MN' } as const
const DISPATCH = { action: 'dispatch', state: 'ready', courier: 'Ганбаатар' } as const

/** What follows the packing. */
function listSteps(
  ending: Extract<Outcome, { kind: 'delivered' | 'under_way' | 'failed_attempt' }>,
  receivedBy: string,
  pickupCode: string | null,
  at: Date
): ShipmentActionInput[] {
  if (ending.kind === 'under_way') return [ending.fulfilment === 'shipped' ? SHIP : DISPATCH]
  if (pickupCode !== null) return [{ action: 'hand_over', state: 'ready', code: pickupCode, received_by: receivedBy }]
  if (ending.kind === 'delivered') return [DISPATCH, { action: 'deliver', state: 'delivering', received_by: receivedBy }]
  const next = toDayInUlaanbaatar(new Date(at.getTime() + ending.next_in_days * DAY_MS))
  return [DISPATCH, { action: 'fail', state: 'delivering', reason: ending.reason, next_on: next }]
}

/** The shipments of an order with their lines. */
async function readShipments(tx: Db, orderId: number): Promise<{ id: number; pickupCode: string | null; lines: number[] }[]> {
  const found = new Map<number, { id: number; pickupCode: string | null; lines: number[] }>()
  for (const [lineId, { id, pickupCode }] of await readShipmentsByLine(tx, orderId)) {
    const known = found.get(id) ?? { id, pickupCode, lines: [] }
    found.set(id, { ...known, lines: [...known.lines, lineId] })
  }
  return [...found.values()]
}
