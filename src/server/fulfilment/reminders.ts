import { and, asc, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { runForEach } from '../kernel/jobs/run-for-each.ts'
import type { Server } from '../kernel/server.ts'
import { isFulfillable, lockOrder, orderEvents, recordEvent, shipments } from '../order/index.ts'
import { notifyOfStep } from './messages.ts'
import { findShipment } from './move.ts'

/** Goods are kept without a deadline, so the customer is reminded after this time and not before one. */
const REMINDER_DAYS = 3
/** What waits longer was forgotten in the shop's records, not by the customer. */
const FORGOTTEN_DAYS = 30
const BATCH_SIZE = 100

/** Job: reminds customers, once for each shipment, of goods that wait for them at a branch. */
export async function sendPickupReminders({ db, config, now }: Server): Promise<void> {
  await runForEach(await listDue(db, now()), id => transact(db, tx => remind(tx, id, config.publicUrl, now())))
}

async function listDue(db: Db, now: Date): Promise<number[]> {
  const isOfShipment = sql`${orderEvents.orderId} = ${shipments.orderId} AND ${orderEvents.data} ->> 'shipment' = ${shipments.position}::text`
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  const rows = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        eq(shipments.state, 'ready'),
        eq(shipments.method, 'pickup'),
        sql`(SELECT max(${orderEvents.at}) FROM ${orderEvents} WHERE ${isOfShipment} AND ${orderEvents.kind} = 'shipment_pack')
          BETWEEN ${daysAgo(FORGOTTEN_DAYS)}::timestamptz AND ${daysAgo(REMINDER_DAYS)}::timestamptz`,
        sql`NOT EXISTS (SELECT 1 FROM ${orderEvents} WHERE ${isOfShipment} AND ${orderEvents.kind} = 'shipment_reminded')`
      )
    )
    .orderBy(asc(shipments.id))
    .limit(BATCH_SIZE)
  return rows.map(({ id }) => id)
}

async function remind(tx: Db, id: number, publicUrl: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, (await findShipment(tx, id)).orderId)
  const shipment = await findShipment(tx, id)
  const isReminded = sql`${orderEvents.data} ->> 'shipment' = ${String(shipment.position)}`
  const reminded = await tx.$count(
    orderEvents,
    and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'shipment_reminded'), isReminded)
  )
  if (reminded > 0 || !isFulfillable(order) || shipment.state !== 'ready') return
  await recordEvent(tx, order.id, 'shipment_reminded', now, { shipment: shipment.position })
  await notifyOfStep(tx, order, shipment, 'pickup_reminder', publicUrl, now)
}
