import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { CustomerShipment, Delivery, Fulfilment, OrderParcels, Shipment, StaffShipment, TimelineEvent } from '#contract/fulfilment.ts'
import { listActions, findNextState, isInShop, SHIPMENT_ACTIONS, type ShipmentState, splitShipments } from '#domain/shipment.ts'
import type { Locale } from '#domain/site.ts'
import { viewProduct } from '../cart/index.ts'
import { variants } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  isFulfillable,
  isPartSent,
  orderEvents,
  orderLines,
  type OrderRow,
  orders,
  readShipments,
  selectSentQuantity,
  shipmentLines,
  type ShipmentRow,
  shipments
} from '../order/index.ts'
import { findBranch, listBranches } from '../site/index.ts'
import { canStart, type GoodsLine, readGoods } from './shipments.ts'
import { orderNotes } from './tables.ts'

type EventRow = typeof orderEvents.$inferSelect

export async function viewCustomerShipments(db: Db, order: OrderRow, locale: Locale): Promise<CustomerShipment[]> {
  const rows = await readShipments(db, order.id)
  const toView = await createShipmentViewer(db, order, await readGoods(db, [order.id]), await readEvents(db, order.id), locale)
  return rows.map(row => {
    const view = toView(row)
    return { ...view, pickup_code: view.state === 'ready' ? row.pickupCode : null }
  })
}

export async function viewFulfilment(db: Db, order: OrderRow, locale: Locale, now: Date): Promise<Fulfilment> {
  const rows = await readShipments(db, order.id)
  const goods = await readGoods(db, [order.id])
  const events = await readEvents(db, order.id)
  const toView = await createShipmentViewer(db, order, goods, events, locale)
  const toLines = await createLineViewer(db, goods, locale)
  return {
    shipments: rows.map((row): StaffShipment => {
      const { courier, failReason } = row
      const view = toView(row)
      return { ...view, courier, fail_reason: failReason, actions: listPossibleActions(order, row, rows, view.lines.length) }
    }),
    ...planShipments(order, rows, goods, toLines, now),
    can_change_address: canChangeAddress(order, rows),
    notes: await readNotes(db, order.id),
    events: await viewEvents(db, events)
  }
}

/** @param rows all shipments of the order */
function listPossibleActions(order: OrderRow, row: ShipmentRow, rows: readonly ShipmentRow[], lines: number): StaffShipment['actions'] {
  if (!isFulfillable(order)) return []
  const impossible = [...(lines < 2 ? ['split'] : []), ...(isPartSent(rows) ? [] : ['withdraw'])]
  return listActions(row).filter(action => !impossible.includes(action))
}

function planShipments(
  order: OrderRow,
  rows: readonly ShipmentRow[],
  goods: readonly GoodsLine[],
  toLine: (line: GoodsLine) => Shipment['lines'][number],
  now: Date
): Pick<Fulfilment, 'planned' | 'can_start'> {
  const sent = goods.filter(({ quantity }) => quantity > 0)
  const planned = rows.length ? [] : splitShipments(sent, now)
  return {
    planned: planned.map(({ plannedOn, lines }) => ({ planned_on: plannedOn, lines: lines.map(toLine) })),
    can_start: canStart(order) && !rows.length && sent.length > 0
  }
}

/** What is packed and sent of several orders: as many statements for a hundred of them as for one. */
export async function viewParcels(db: Db, numbers: readonly string[], locale: Locale, now: Date): Promise<OrderParcels[]> {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
  const ids = found.map(({ id }) => id)
  const allRows = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, ids))
    .orderBy(asc(shipments.orderId), asc(shipments.position))
  const contents = await readContents(db, ids)
  const allGoods = await readGoods(db, ids)
  const toLine = await createLineViewer(db, allGoods, locale)
  const branches = found.some(({ branchCode }) => branchCode) ? await listBranches(db, locale) : []
  return numbers.flatMap(number => {
    const order = found.find(each => each.number === number)
    if (!order) return []
    const rows = allRows.filter(({ orderId }) => orderId === order.id)
    const goods = allGoods.filter(({ orderId }) => orderId === order.id)
    return {
      number,
      placed: order.state === 'placed',
      method: order.deliveryMethod,
      created_at: order.createdAt.toISOString(),
      address: order.address,
      branch: branches.find(({ code }) => code === order.branchCode)?.name ?? null,
      promise: order.promise,
      ...planShipments(order, rows, goods, toLine, now),
      shipments: rows.map(row => {
        const lines = listContents(contents, row, goods).map(toLine)
        return {
          id: row.id,
          position: row.position,
          method: row.method,
          state: isStopped(row, order) ? 'returned' : row.state,
          carrier: row.carrier,
          tracking_number: row.trackingNumber,
          courier: row.courier,
          lines,
          actions: listPossibleActions(order, row, rows, lines.length)
        }
      })
    }
  })
}

type Contents = readonly { shipmentId: number; lineId: number }[]

/** The lines of the shipments of orders. */
function readContents(db: Db, orderIds: readonly number[]): Promise<Contents> {
  return db
    .select({ shipmentId: shipmentLines.shipmentId, lineId: shipmentLines.orderLineId })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipmentLines.orderLineId))
}

/** What is sent of the lines of a shipment; of one that was given up, what it had. */
function listContents(contents: Contents, { id, state, dispatchedAt }: ShipmentRow, goods: readonly GoodsLine[]): GoodsLine[] {
  const lines = contents.flatMap(({ shipmentId, lineId }) => (shipmentId === id ? (goods.find(line => line.id === lineId) ?? []) : []))
  if (state === 'returned' && dispatchedAt === null) return lines.map(line => ({ ...line, quantity: line.ordered }))
  return lines.filter(({ quantity }) => quantity > 0)
}

/** A packed shipment has the address on its label; a pick-up has the branch's. */
export function canChangeAddress(order: OrderRow, rows: readonly ShipmentRow[]): boolean {
  const waits = order.state === 'awaiting_payment' || isFulfillable(order)
  return waits && order.deliveryMethod === 'address' && rows.every(({ state }) => state === 'preparing')
}

async function createShipmentViewer(
  db: Db,
  order: OrderRow,
  goods: readonly GoodsLine[],
  events: readonly EventRow[],
  locale: Locale
): Promise<(row: ShipmentRow) => Shipment> {
  const contents = await readContents(db, [order.id])
  const branch = order.branchCode ? await findBranch(db, order.branchCode, locale) : null
  const toLine = await createLineViewer(db, goods, locale)
  return row => ({
    id: row.id,
    position: row.position,
    method: row.method,
    state: isStopped(row, order) ? 'returned' : row.state,
    planned_on: row.plannedOn,
    carrier: row.carrier,
    tracking_number: row.trackingNumber,
    next_on: row.nextOn,
    received_by: row.receivedBy,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    branch: branch && { code: branch.code, name: branch.name, address: branch.address, phone: branch.phone, hours: branch.hours },
    lines: listContents(contents, row, goods).map(toLine),
    history: toHistory(row, order, events)
  })
}

async function createLineViewer(
  db: Db,
  goods: readonly GoodsLine[],
  locale: Locale
): Promise<(line: GoodsLine) => Shipment['lines'][number]> {
  const giftIds = goods.flatMap(({ giftVariantId }) => giftVariantId ?? [])
  const gifts = giftIds.length
    ? await db.select({ id: variants.id, sku: variants.sku }).from(variants).where(inArray(variants.id, giftIds))
    : []
  return ({ id, quantity, product, giftVariantId }) => ({
    id,
    quantity,
    sku: product.sku,
    product: viewProduct(product, locale),
    gift_sku: gifts.find(gift => gift.id === giftVariantId)?.sku ?? null
  })
}

/** Whether an order ended, or its goods were refunded, while the shipment was in the shop, so that it is never sent. */
const isStopped = ({ state }: ShipmentRow, order: OrderRow): boolean => !isFulfillable(order) && state !== 'returned' && isInShop(state)

/** The states a shipment reached, from its recorded events. */
function toHistory(row: ShipmentRow, order: OrderRow, events: readonly EventRow[]): { state: ShipmentState; at: string }[] {
  const history: { state: ShipmentState; at: string }[] = [{ state: 'preparing', at: row.createdAt.toISOString() }]
  for (const { kind, data, at } of events) {
    const action = SHIPMENT_ACTIONS.find(each => kind === `shipment_${each}`)
    const current = history.at(-1)?.state
    if (!action || !current || data['shipment'] !== row.position) continue
    const state = findNextState(action, { state: current, method: row.method })
    if (state && state !== current) history.push({ state, at: at.toISOString() })
  }
  if (isStopped(row, order) && order.canceledAt) history.push({ state: 'returned', at: order.canceledAt.toISOString() })
  return history
}

async function readEvents(db: Db, orderId: number): Promise<EventRow[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))
}

async function viewEvents(db: Db, events: readonly EventRow[]): Promise<TimelineEvent[]> {
  const staffIds = [...new Set(events.flatMap(({ data }) => (typeof data['staff'] === 'number' ? [data['staff']] : [])))]
  const names = await readNames(db, staffIds)
  // A bonus that was spent before a refund is recorded with an amount of 0.
  const visible = events.filter(({ data }) => data['amount'] !== 0)
  return visible.map(({ kind, at, data }) => {
    const { staff, shipment, amount, missing, total, detail, ref, reason, method } = data
    const details = [detail, ref, reason, method].filter(part => typeof part === 'string' && part !== '')
    return {
      kind,
      at: at.toISOString(),
      by: typeof staff === 'number' ? (names.get(staff) ?? null) : null,
      shipment: typeof shipment === 'number' ? shipment : null,
      amount: [amount, missing, total].find(value => typeof value === 'number') ?? null,
      detail: details.length ? details.join(', ') : null
    }
  })
}

async function readNotes(db: Db, orderId: number): Promise<Fulfilment['notes']> {
  const rows = await db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id))
  const names = await readNames(
    db,
    rows.map(({ userId }) => userId)
  )
  return rows.map(({ id, text, userId, createdAt }) => ({ id, text, by: names.get(userId) ?? '', at: createdAt.toISOString() }))
}

async function readNames(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  if (!userIds.length) return new Map()
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName, mobile: users.mobile, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map(({ id, first, last, mobile, email }) => [id, [last, first].filter(Boolean).join(' ') || (mobile ?? email ?? '')]))
}

const DELIVERIES_PER_PAGE = 200

/** Shipments in transit or awaiting another attempt, by courier, then by district. */
export async function listDeliveries(
  db: Db,
  { courier, page }: { courier?: string | undefined; page: number },
  perPage = DELIVERIES_PER_PAGE
) {
  const isOut = inArray(shipments.state, ['delivering', 'failed'])
  const place = sql`coalesce(${shipments.courier}, '')`
  const couriers = await db
    .select({ courier: shipments.courier, count: count() })
    .from(shipments)
    .where(isOut)
    .groupBy(shipments.courier)
    .orderBy(place)
  const rows = await db
    .select({
      shipment: shipments,
      number: orders.number,
      address: orders.address,
      promise: orders.promise,
      quantity: sql<number>`sum(${selectSentQuantity()})::int`
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(and(isOut, courier === undefined ? undefined : eq(place, courier)))
    .groupBy(shipments.id, orders.id)
    .orderBy(place, sql`${orders.address} ->> 'district'`, asc(shipments.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  const deliveries = rows.slice(0, perPage).map(({ shipment, number, address, promise, quantity }): Delivery => ({
    id: shipment.id,
    courier: shipment.courier,
    order_number: number,
    position: shipment.position,
    state: shipment.state,
    address,
    promise,
    next_on: shipment.nextOn,
    quantity
  }))
  return { couriers, deliveries, more: rows.length > perPage }
}
