import { and, eq, inArray, isNull } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/day.ts'
import { buildReceipt, type ReceiptSkip } from '#domain/receipt.ts'
import { ShopError } from '#domain/errors.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Server } from '../kernel/server.ts'
import { lockOrder, orders, recordEvent, scheduleReceiptSync } from '../order/index.ts'
import { readReceipts, requestReceipt } from './issue.ts'
import { readReceiptRules } from './issuers.ts'
import { readReceiptFacts } from './order-facts.ts'
import { receiptPrints, receiptRecipients, receipts } from './tables.ts'
import { findCurrentPrint } from './view.ts'

/** How long lottery number and QR stay available after their first display, so that a reload or a lost response does not lose them. */
const DISPLAY_MS = 10 * MINUTE_MS

/**
 * Returns lottery number and QR of an order's receipt. They stay available for some minutes, then they are deleted. @throws
 * ShopError receipt_not_printable where there are none, or no longer
 */
export async function printReceipt({ db, now }: Server, orderId: number): Promise<void> {
  const active = (await readReceipts(db, orderId)).find(({ state }) => state === 'issued')
  const at = now()
  if (!active || !(await findCurrentPrint(db, active.id, at))) throw new ShopError('receipt_not_printable')
  await db
    .update(receiptPrints)
    .set({ shownAt: at, expiresAt: new Date(at.getTime() + DISPLAY_MS) })
    .where(and(eq(receiptPrints.receiptId, active.id), isNull(receiptPrints.shownAt)))
}

/**
 * Requests the receipt of an order, also after a refusal or a return; one that is already requested or issued is unchanged.
 * @throws ShopError receipt_not_issuable where nothing is taxed or the shop issues no receipts
 */
export async function requestByStaff(server: Server, orderId: number, staffId: number): Promise<void> {
  const skipped = await requestOne(server, orderId, staffId)
  if (skipped === 'not_paid' || skipped === 'not_taxed') throw new ShopError('receipt_not_issuable')
}

/** @returns null where it is requested */
async function requestOne(server: Server, orderId: number, staffId: number): Promise<ReceiptSkip | null> {
  const rules = await readReceiptRules(server)
  if (!rules.enabled) throw new ShopError('receipt_not_issuable')
  const now = server.now()
  return transact(server.db, async tx => {
    await lockOrder(tx, orderId)
    const facts = await readReceiptFacts(tx, orderId, rules)
    if (!facts.placed) return 'not_paid'
    const document = buildReceipt(facts.lines)
    if (!document) return 'not_taxed'
    const all = await readReceipts(tx, orderId)
    const pending = all.find(({ state }) => state === 'requested')
    const active = all.find(({ state }) => state === 'issued')
    if (pending?.refusal === null) return 'requested'
    if (!pending && active) return 'issued'
    if (pending) await tx.delete(receipts).where(eq(receipts.id, pending.id))
    await requestReceipt(tx, facts, rules, document, pending?.replacesId ?? null, now)
    await recordEvent(tx, orderId, 'receipt_requested', now, { staff: staffId })
    await scheduleReceiptSync(tx, orderId, now)
    return null
  })
}

/** Requests the receipts of several orders; one that is skipped does not affect the others. @throws ShopError receipt_not_issuable where the shop issues none */
export async function requestManyByStaff(server: Server, numbers: readonly string[], staffId: number) {
  const chosen = [...new Set(numbers)]
  const found = await server.db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.number, chosen))
  const ids = new Map(found.map(({ id, number }) => [number, id]))
  const skipped: { number: string; reason: ReceiptSkip }[] = []
  for (const number of chosen) {
    const id = ids.get(number)
    const reason = id === undefined ? 'not_found' : await requestOne(server, id, staffId)
    if (reason) skipped.push({ number, reason })
  }
  return { requested: chosen.length - skipped.length, skipped }
}

/**
 * Corrects the ebarimt number of an order's recipient, which the next request uses: a customer cannot change it any more.
 * @throws ShopError receipt_not_issuable for an organisation, and while a receipt is issued or on its way
 */
export async function changeConsumerNumber(server: Server, orderId: number, consumerNumber: string | null, staffId: number): Promise<void> {
  const rules = await readReceiptRules(server)
  const now = server.now()
  await transact(server.db, async tx => {
    const { cartId } = await lockOrder(tx, orderId)
    const { recipient } = await readReceiptFacts(tx, orderId, rules)
    if (recipient.kind === 'person' && recipient.consumerNumber === consumerNumber) return
    const all = await readReceipts(tx, orderId)
    const isUnderWay = all.some(({ state, refusal }) => state === 'issued' || (state === 'requested' && refusal === null))
    if (recipient.kind !== 'person' || cartId === null || isUnderWay) throw new ShopError('receipt_not_issuable')
    const row = { recipient: { kind: 'person' as const, consumerNumber }, updatedAt: now }
    await tx
      .insert(receiptRecipients)
      .values({ cartId, ...row })
      .onConflictDoUpdate({ target: receiptRecipients.cartId, set: row })
    await recordEvent(tx, orderId, 'receipt_recipient_changed', now, { staff: staffId })
  })
}

/** @throws ShopError receipt_not_returnable where the order has no receipt */
export async function returnByStaff(server: Server, orderId: number, staffId: number): Promise<void> {
  const now = server.now()
  await transact(server.db, async tx => {
    await lockOrder(tx, orderId)
    const all = await readReceipts(tx, orderId)
    const active = all.find(({ state }) => state === 'issued')
    if (!active) {
      if (all.at(-1)?.returnedBy) return
      throw new ShopError('receipt_not_returnable')
    }
    if (active.returnRequestedAt && active.refusal === null) return
    await tx.update(receipts).set({ returnRequestedAt: now, returnedBy: staffId, refusal: null }).where(eq(receipts.id, active.id))
    await recordEvent(tx, orderId, 'receipt_return_requested', now, { staff: staffId })
    await scheduleReceiptSync(tx, orderId, now)
  })
}
