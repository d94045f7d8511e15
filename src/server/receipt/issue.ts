import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { ReceiptSetting } from '#contract/setting.ts'
import { DAY_MS, toDayInUlaanbaatar } from '#domain/day.ts'
import type { Tugrik } from '#domain/money.ts'
import { buildReceipt, isSameReceipt, type ReceiptDocument } from '#domain/receipt.ts'
import { isLoan } from '#domain/payment-method.ts'
import { type ReceiptState } from '#domain/order.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Job } from '../kernel/jobs/queue.ts'
import { addMs } from '../kernel/jobs/run.ts'
import type { Server } from '../kernel/server.ts'
import { lockOrder, orders, updateStatus } from '../order/index.ts'
import { isTransfer } from '../payment/index.ts'
import { IssuerError, type IssuedReceipt } from './issuer.ts'
import { type Issuers, createIssuers, readReceiptRules } from './issuers.ts'
import { queueReceiptMail } from './mail.ts'
import { readReceiptFacts, type ReceiptFacts } from './order-facts.ts'
import { receiptPrints, receipts } from './tables.ts'

/** Exceeds the time limit of an issuer's response. */
const CLAIM_MS = 60_000
/** Maximum calls in one run: a receipt may have to be returned and issued again. */
const MAX_STEPS = 4
/** Days after which an unread lottery number and QR are deleted. */
const PRINT_DAYS = 30

export type Receipt = typeof receipts.$inferSelect

/** The next call for an order's receipt; null where the receipt matches the order, or staff must decide. */
type Step = { kind: 'issue' | 'return'; receipt: Receipt } | { kind: 'wait' } | null

/**
 * Makes the receipt of an order match the order: issues it when it is due, corrects it after a partial return, returns it after a
 * full refund. Safe to repeat and to run concurrently.
 * @returns when to run again, where another call is running @throws IssuerError where an issuer is unavailable; the job queue
 * retries with backoff
 */
export async function syncReceipt(server: Server, orderId: number): Promise<Date | null> {
  const rules = await readReceiptRules(server)
  if (!rules.enabled) return null
  const issuers = createIssuers(server, rules)
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const step = await transact(server.db, tx => planStep(tx, orderId, rules, server.now()))
    if (!step) return null
    if (step.kind === 'wait' || !(await claim(server.db, step.receipt.id, server.now()))) return addMs(server, CLAIM_MS)
    try {
      await (step.kind === 'issue' ? issue(server, issuers, rules, step.receipt) : returnIssued(server, issuers, step.receipt))
    } catch (error) {
      if (!(error instanceof IssuerError)) throw error
      await recordFailure(server.db, step.receipt, error)
      if (error.failure !== 'refused') throw error
      return null
    } finally {
      await server.db.update(receipts).set({ claimedUntil: null }).where(eq(receipts.id, step.receipt.id))
    }
  }
  return addMs(server, 0)
}

/** Worker of the job that every change of an order schedules. */
export const syncReceiptJob = (server: Server, job: Job): Promise<Date | null> => syncReceipt(server, Number.parseInt(job.subject, 10))

/** PosAPI sends the receipts it has issued to the tax authority on request: at least daily. */
export async function sendReceipts(server: Server): Promise<void> {
  const rules = await readReceiptRules(server)
  if (rules.enabled) await createIssuers(server, rules).posapi.sendData()
}

export async function purgePrints(db: Db, now: Date): Promise<void> {
  await db.delete(receiptPrints).where(lte(receiptPrints.expiresAt, now))
}

/** The receipts of an order, oldest request first. */
export async function readReceipts(db: Db, orderId: number): Promise<Receipt[]> {
  return db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.id))
}

/** Whether the receipt must be issued now: later changes only correct it. */
function isDue({ placed, deliveredAt }: Pick<ReceiptFacts, 'placed' | 'deliveredAt'>, { issueAt }: ReceiptSetting): boolean {
  return placed && (issueAt === 'payment' || deliveredAt !== null)
}

async function planStep(tx: Db, orderId: number, rules: ReceiptSetting, now: Date): Promise<Step> {
  await lockOrder(tx, orderId)
  const facts = await readReceiptFacts(tx, orderId, rules)
  const document = facts.placed ? buildReceipt(facts.lines) : null
  const all = await readReceipts(tx, orderId)
  const active = all.find(({ state }) => state === 'issued')
  const pending = all.find(({ state }) => state === 'requested')
  if (active?.returnRequestedAt) return active.refusal ? null : { kind: 'return', receipt: active }
  if (pending) {
    if (pending.refusal) return null
    if (pending.claimedUntil && pending.claimedUntil > now) return { kind: 'wait' }
    if (pending.uncertainOn !== null && pending.uncertainOn !== toDayInUlaanbaatar(now)) {
      await tx.update(receipts).set({ refusal: 'uncertain' }).where(eq(receipts.id, pending.id))
      return null
    }
    // After a call whose response was lost, only the same call may follow.
    if (pending.uncertainOn !== null || (document && isSameReceipt(pending.document, document))) return { kind: 'issue', receipt: pending }
    await tx.delete(receipts).where(eq(receipts.id, pending.id))
  }
  if (active) return planChange(tx, facts, rules, active, document, now)
  const last = all.findLast(({ state }) => state === 'returned')
  if (!document || last?.returnedBy || !(last || isDue(facts, rules))) {
    await setOrderReceipt(tx, orderId, 'none')
    return null
  }
  return { kind: 'issue', receipt: await requestReceipt(tx, facts, rules, document, null, now) }
}

/** A receipt that no longer matches the goods is replaced by a correction; QPay returns receipts only whole. */
async function planChange(
  tx: Db,
  facts: ReceiptFacts,
  rules: ReceiptSetting,
  active: Receipt,
  document: ReceiptDocument | null,
  now: Date
): Promise<Step> {
  if (document && isSameReceipt(active.document, document)) return null
  if (document && active.issuer === 'posapi')
    return { kind: 'issue', receipt: await requestReceipt(tx, facts, rules, document, active.id, now) }
  const [receipt] = await tx.update(receipts).set({ returnRequestedAt: now }).where(eq(receipts.id, active.id)).returning()
  return receipt ? { kind: 'return', receipt } : null
}

/** Call it under the order's lock. */
export async function requestReceipt(
  tx: Db,
  facts: ReceiptFacts,
  rules: ReceiptSetting,
  document: ReceiptDocument,
  replacesId: number | null,
  now: Date
): Promise<Receipt> {
  const [payment, ...others] = facts.payments
  const byQpay = rules.byQpay && replacesId === null && !others.length && payment?.provider === 'qpay' && payment.amount === document.total
  const { total, vat, cityTax } = document
  const [receipt] = await tx
    .insert(receipts)
    .values({
      orderId: facts.orderId,
      state: 'requested',
      issuer: byQpay ? 'qpay' : 'posapi',
      recipient: facts.recipient,
      document,
      total,
      vat,
      cityTax,
      replacesId,
      paymentRef: byQpay ? payment.ref : null,
      requestedAt: now
    })
    .returning()
  if (!receipt) throw new Error(`The receipt of order ${facts.orderId} was not stored.`)
  if (replacesId === null) await setOrderReceipt(tx, facts.orderId, 'requested')
  return receipt
}

async function setOrderReceipt(tx: Db, orderId: number, state: ReceiptState): Promise<void> {
  const [order] = await tx.select({ receipt: orders.receipt }).from(orders).where(eq(orders.id, orderId))
  if (order?.receipt === state) return
  await tx.update(orders).set({ receipt: state }).where(eq(orders.id, orderId))
  await updateStatus(tx, orderId)
}

/** A process that stops during the call leaves the receipt uncertain. */
async function claim(db: Db, id: number, now: Date): Promise<boolean> {
  const claimed = await db
    .update(receipts)
    .set({
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
      uncertainOn: sql`coalesce(${receipts.uncertainOn}, ${toDayInUlaanbaatar(now)})`
    })
    .where(and(eq(receipts.id, id), or(isNull(receipts.claimedUntil), lte(receipts.claimedUntil, now))))
    .returning({ id: receipts.id })
  return claimed.length > 0
}

/**
 * PosAPI has CASH and PAYMENT_CARD only. Transfers to the shop's account are CASH, and lenders send their part by one:
 * no card or bank application of the customer's pays it.
 */
const isByCard = (method: string): boolean => !isTransfer(method) && !isLoan(method)

const sumCardPayments = (payments: ReceiptFacts['payments']): Tugrik =>
  payments.filter(({ provider }) => isByCard(provider)).reduce((sum, { kept }) => sum + kept, 0)

async function issue(server: Server, issuers: Issuers, rules: ReceiptSetting, receipt: Receipt): Promise<void> {
  const facts = await readReceiptFacts(server.db, receipt.orderId, rules)
  const [replaced] = receipt.replacesId ? await server.db.select().from(receipts).where(eq(receipts.id, receipt.replacesId)) : []
  const issued =
    receipt.issuer === 'qpay'
      ? await issuers.qpay.issue(rules, receipt)
      : await issuers.posapi.issue(rules, {
          document: receipt.document,
          recipient: receipt.recipient,
          billIdSuffix: String(receipt.id % 1_000_000).padStart(6, '0'),
          replaces: replaced?.number ?? null,
          paidByCard: sumCardPayments(facts.payments)
        })
  await transact(server.db, tx => recordIssued(server, tx, facts, receipt, issued))
}

async function recordIssued(server: Server, tx: Db, facts: ReceiptFacts, receipt: Receipt, issued: IssuedReceipt): Promise<void> {
  const now = server.now()
  const { id, orderId, replacesId, recipient } = receipt
  await lockOrder(tx, orderId)
  let lottery = issued.lottery
  if (replacesId) {
    await tx.update(receipts).set({ state: 'corrected', returnedAt: now }).where(eq(receipts.id, replacesId))
    const [print] = await tx.delete(receiptPrints).where(eq(receiptPrints.receiptId, replacesId)).returning()
    // A correction has no lottery number: the first one stays valid, and may not have been displayed yet.
    if (!print?.shownAt) lottery ??= print?.lottery ?? null
  }
  if (recipient.kind === 'organisation') lottery = null
  await tx
    .update(receipts)
    .set({
      state: 'issued',
      number: issued.number,
      issuerDate: issued.date,
      registered: issued.registered,
      issuedAt: now,
      uncertainOn: null
    })
    .where(eq(receipts.id, id))
  await tx
    .insert(receiptPrints)
    .values({ receiptId: id, lottery, qrData: issued.qrData, expiresAt: new Date(now.getTime() + PRINT_DAYS * DAY_MS) })
  await setOrderReceipt(tx, orderId, 'issued')
  await queueReceiptMail(server, tx, facts, { ...receipt, number: issued.number }, lottery)
}

async function returnIssued(server: Server, issuers: Issuers, receipt: Receipt): Promise<void> {
  const { id, orderId, number, issuerDate, paymentRef } = receipt
  try {
    if (receipt.issuer === 'qpay') await issuers.qpay.returnReceipt(paymentRef ?? '')
    else await issuers.posapi.returnReceipt({ number: number ?? '', date: issuerDate ?? '' })
  } catch (error) {
    // Refused after a lost response: the first call returned this active receipt.
    if (!(error instanceof IssuerError && error.failure === 'refused' && receipt.uncertainOn !== null)) throw error
  }
  await transact(server.db, async tx => {
    await lockOrder(tx, orderId)
    await tx.update(receipts).set({ state: 'returned', returnedAt: server.now(), uncertainOn: null }).where(eq(receipts.id, id))
    await tx.delete(receiptPrints).where(eq(receiptPrints.receiptId, id))
    await setOrderReceipt(tx, orderId, 'none')
  })
}

/** @param receipt as it was before the call */
async function recordFailure(db: Db, { id, uncertainOn }: Receipt, { failure, message }: IssuerError): Promise<void> {
  if (failure === 'uncertain') return
  // Refused after a lost response: the first call may have succeeded, so staff check it at the issuer.
  const refusal = failure === 'refused' ? (uncertainOn === null ? message : `uncertain: ${message}`) : null
  await db.update(receipts).set({ uncertainOn, refusal }).where(eq(receipts.id, id))
}
