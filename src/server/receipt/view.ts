import { eq, gt, and } from 'drizzle-orm'
import type { IssuedReceiptView, OrderReceipt, StaffReceipt } from '#contract/receipt.ts'
import { buildReceipt, calculateReceiptDue } from '#domain/receipt.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Server } from '../kernel/server.ts'
import { renderQr } from '../kernel/qr.ts'
import type { OrderRow } from '../order/index.ts'
import { type Receipt, readReceipts } from './issue.ts'
import { readReceiptRules } from './issuers.ts'
import { readReceiptFacts } from './order-facts.ts'
import { toRecipientView } from './recipients.ts'
import { receiptPrints } from './tables.ts'

/** The receipt of an order; null where the shop issues none for it. */
export async function viewReceipt(server: Server, order: OrderRow): Promise<OrderReceipt | null> {
  const summary = await summarize(server, order)
  if (!summary) return null
  const active = summary.all.find(({ state }) => state === 'issued')
  const print = active ? await findCurrentPrint(server.db, active.id, server.now()) : null
  return {
    ...summary.view,
    printable: print !== null && print.shownAt === null,
    print: print?.shownAt ? { lottery: print.lottery, qr_svg: renderQr(print.qrData), until: print.expiresAt.toISOString() } : null
  }
}

/** The same for staff, who see neither lottery number nor QR. */
export async function viewStaffReceipt(server: Server, order: OrderRow): Promise<StaffReceipt | null> {
  const summary = await summarize(server, order)
  if (!summary) return null
  const { all, view, sellable } = summary
  const active = all.find(({ state }) => state === 'issued')
  const pending = all.find(({ state }) => state === 'requested')
  const failed = [pending, active].find(receipt => receipt?.refusal)
  return {
    ...view,
    ...toRefusal(failed),
    can_issue: sellable && (pending ? pending.refusal !== null : !active),
    can_return: active !== undefined && (!active.returnRequestedAt || active.refusal !== null)
  }
}

/** The issuer's error, and whether the call may have succeeded nevertheless. */
export function toRefusal(receipt: Pick<Receipt, 'refusal'> | undefined): { refusal: string | null; uncertain: boolean } {
  const refusal = receipt?.refusal ?? null
  return { refusal: refusal?.replace(/^uncertain(: )?/, '') ?? null, uncertain: refusal?.startsWith('uncertain') ?? false }
}

export async function findCurrentPrint(db: Db, receiptId: number, now: Date): Promise<typeof receiptPrints.$inferSelect | null> {
  const [print] = await db
    .select()
    .from(receiptPrints)
    .where(and(eq(receiptPrints.receiptId, receiptId), gt(receiptPrints.expiresAt, now)))
  return print ?? null
}

async function summarize(server: Server, order: OrderRow) {
  const { db } = server
  const now = server.now()
  const rules = await readReceiptRules(server)
  const all = await readReceipts(db, order.id)
  if (!all.length && (!rules.enabled || order.state !== 'placed')) return null
  const facts = await readReceiptFacts(db, order.id, rules)
  const dueAt = facts.deliveredAt && calculateReceiptDue(facts.deliveredAt, rules.days)
  const document = facts.placed ? buildReceipt(facts.lines) : null
  // No receipt is promised for an order without taxed goods, or one delivered before the shop issued receipts here.
  if (!all.length && (!document || (dueAt && dueAt <= now))) return null
  return {
    all,
    sellable: rules.enabled && document !== null,
    view: {
      recipient: toRecipientView(all.at(-1)?.recipient ?? facts.recipient),
      issue_at: rules.issueAt,
      due_at: dueAt?.toISOString() ?? null,
      receipts: all.map(toIssuedReceipt)
    }
  }
}

function toIssuedReceipt(receipt: Receipt): IssuedReceiptView {
  const { number, state, issuer, total, vat, cityTax, requestedAt, issuedAt, returnedAt, registered } = receipt
  return {
    number,
    state,
    issuer,
    total,
    vat,
    city_tax: cityTax,
    requested_at: requestedAt.toISOString(),
    issued_at: issuedAt?.toISOString() ?? null,
    returned_at: returnedAt?.toISOString() ?? null,
    registered
  }
}
