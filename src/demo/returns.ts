import { eq, inArray } from 'drizzle-orm'
import { HOUR_MS } from '#domain/day.ts'
import { products } from '#server/catalogue/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { images } from '#server/kernel/images/tables.ts'
import type { Server } from '#server/kernel/server.ts'
import { orderLines, orders, refundOrder } from '#server/order/index.ts'
import { returnByStaff, syncReceipt } from '#server/receipt/index.ts'
import {
  type Actor,
  approveReturn,
  closeReturn,
  disposeLines,
  openReturn,
  receiveReturn,
  refundReturn,
  rejectReturn,
  returns,
  viewReturn
} from '#server/return/index.ts'
import { markMessagesSent } from './orders.ts'
import { readStaffId } from './order-steps.ts'
import { type DemoReturn, PEOPLE } from './people.ts'
import { withReceiptSandbox } from './receipt-sandbox.ts'

const DELIVERED = PEOPLE.flatMap(person => person.orders).filter(order => order.ending.kind === 'delivered')

/**
 * Issues the VAT receipts of the demo's delivered orders, then returns goods, which corrects receipts. Does nothing where there are
 * returns.
 */
export async function seedReturns(server: Server): Promise<void> {
  if (await server.db.$count(returns)) return
  const delivered = await server.db
    .select({ id: orders.id, number: orders.number, deliveredAt: orders.deliveredAt })
    .from(orders)
    .where(
      inArray(
        orders.number,
        DELIVERED.map(({ number }) => number)
      )
    )
  await withReceiptSandbox(server, async sandboxed => {
    for (const { id, deliveredAt } of delivered) {
      const at = deliveredAt ?? server.now()
      await syncReceipt({ ...sandboxed, now: () => at }, id)
    }
    const staffId = await readStaffId(server.db)
    for (const { number } of DELIVERED.filter(order => order.receipt_returned)) {
      const order = delivered.find(each => each.number === number)
      if (!order) continue
      const at = new Date((order.deliveredAt ?? server.now()).getTime() + 2 * HOUR_MS)
      await returnByStaff({ ...sandboxed, now: () => at }, order.id, staffId)
      await syncReceipt({ ...sandboxed, now: () => at }, order.id)
    }
    await server.db.transaction(async tx => {
      const actor = { staffId, publicUrl: server.config.publicUrl }
      for (const { number, return: wanted } of DELIVERED) {
        const order = delivered.find(each => each.number === number)
        if (wanted && order?.deliveredAt) await returnGoods(tx, order.id, wanted, actor, order.deliveredAt)
      }
      await markMessagesSent(tx)
    })
    for (const { id } of delivered) await syncReceipt(sandboxed, id)
  })
  await markMessagesSent(server.db)
}

/** Requests a return a few hours after the delivery, and takes it to its state. */
async function returnGoods(tx: Db, orderId: number, wanted: DemoReturn, actor: Actor, deliveredAt: Date): Promise<void> {
  const at = (hours: number): Date => new Date(deliveredAt.getTime() + hours * HOUR_MS)
  const input = {
    lines: await readLines(tx, orderId, wanted.items),
    reason: wanted.reason,
    comment: wanted.comment,
    to: 'to' in wanted ? wanted.to : ('origin' as const),
    images: wanted.pictures ? await readPictures(tx, Object.keys(wanted.items)) : []
  }
  const id = await openReturn(tx, orderId, input, { staffId: null, publicUrl: actor.publicUrl }, at(5))
  if (wanted.state === 'requested') return
  if (wanted.state === 'rejected') return rejectReturn(tx, id, wanted.reject_reason, actor, at(8))
  await approveReturn(tx, id, actor, at(8))
  if (wanted.state === 'approved') return
  if (wanted.state === 'closed') await refundOrder(tx, orderId, { of: 'lines', lines: input.lines }, { ...actor, to: 'wallet' }, at(9))
  await receiveReturn(tx, id, actor, at(30))
  if (wanted.state !== 'refunded' && wanted.state !== 'closed') return
  const { lines, amount } = await viewReturn(tx, id, 'mn')
  const decisions = lines.map(line => ({ id: line.id, disposition: 'restocked' as const }))
  await disposeLines(tx, id, decisions, actor, at(31))
  if (wanted.state === 'closed') return closeReturn(tx, id, actor, at(31))
  await refundReturn(tx, id, { amount, to: wanted.to }, actor, at(31))
}

async function readLines(tx: Db, orderId: number, items: Record<string, number>): Promise<{ id: number; quantity: number }[]> {
  const rows = await tx
    .select({ id: orderLines.id, slug: products.slug })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
  return rows.flatMap(({ id, slug }) => (items[slug] ? [{ id, quantity: items[slug] }] : []))
}

async function readPictures(tx: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: images.id })
    .from(products)
    .innerJoin(images, eq(images.id, products.imageId))
    .where(inArray(products.slug, [...slugs]))
  return rows.map(({ id }) => id)
}
