import { timingSafeEqual } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ShipmentActionInput } from '#contract/fulfilment.ts'
import { ShopError } from '#domain/errors.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { isInShop, findNextState, SHIPMENT_ACTIONS } from '#domain/shipment.ts'
import { deallocateStock, dispatchStock, toVariantQuantities, restock } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  isFulfillable,
  isPartSent,
  lockOrder,
  orderEvents,
  orderLines,
  type OrderRow,
  readProductIds,
  readShipments,
  recordEvent,
  refreshListings,
  selectSentQuantity,
  shipmentLines,
  type ShipmentRow,
  shipments,
  updateFulfilment
} from '../order/index.ts'
import { notifyOfShipment } from './messages.ts'
import { splitShipment } from './shipments.ts'

/** The user who changes a shipment. */
export interface Actor {
  staffId: number
  publicUrl: string
}

/** Products whose stock changed, and whether their stock labels in listings changed. */
export interface StockChange {
  productIds: number[]
  relisted: boolean
}

/** @throws ShopError shipment_not_found */
export async function findShipment(db: Db, id: number): Promise<ShipmentRow> {
  const [row] = await db.select().from(shipments).where(eq(shipments.id, id))
  if (!row) throw new ShopError('shipment_not_found')
  return row
}

/**
 * Applies an action to a shipment, with its stock, the order's status and the message to the customer. Its newest
 * action, repeated by the same person, changes nothing. @throws ShopError shipment_not_found, order_not_fulfillable, shipment_changed, lines_unpacked,
 * lines_not_split, nothing_sent, pickup_code_wrong, validation
 */
export async function moveShipment(
  tx: Db,
  id: number,
  input: ShipmentActionInput,
  { staffId, publicUrl }: Actor,
  now: Date
): Promise<StockChange> {
  const order = await lockOrder(tx, (await findShipment(tx, id)).orderId)
  const shipment = await findShipment(tx, id)
  if (await isRepeated(tx, shipment, input, staffId)) return { productIds: [], relisted: false }
  if (!isFulfillable(order)) throw new ShopError('order_not_fulfillable')
  const state = findNextState(input.action, shipment)
  if (shipment.state !== input.state || state === null) throw new ShopError('shipment_changed')
  await refuseWrong(tx, shipment, input, now)
  if (input.action === 'split') await splitShipment(tx, shipment, input.lines, now)
  const leaves = isInShop(shipment.state) && !isInShop(state)
  await tx
    .update(shipments)
    .set({
      state,
      ...toColumns(input),
      ...(leaves ? { dispatchedAt: now } : {}),
      ...(state === 'delivered' ? { deliveredAt: now } : {})
    })
    .where(eq(shipments.id, id))
  const change = await moveStock(tx, order, shipment, leaves, input, now)
  await recordEvent(tx, order.id, `shipment_${input.action}`, now, { shipment: shipment.position, staff: staffId, ...toEventData(input) })
  await updateFulfilment(tx, order, now)
  await notifyOfShipment(tx, order, await findShipment(tx, id), input.action, publicUrl, now)
  return change
}

/** Whether the newest action of a shipment is this one, by the same person and with the same details. */
async function isRepeated(tx: Db, shipment: ShipmentRow, input: ShipmentActionInput, staffId: number): Promise<boolean> {
  if (findNextState(input.action, { state: input.state, method: shipment.method }) !== shipment.state) return false
  const [latest] = await tx
    .select({ kind: orderEvents.kind, data: orderEvents.data })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, shipment.orderId),
        sql`${orderEvents.data} ->> 'shipment' = ${String(shipment.position)}`,
        inArray(
          orderEvents.kind,
          SHIPMENT_ACTIONS.map(action => `shipment_${action}`)
        )
      )
    )
    .orderBy(desc(orderEvents.id))
    .limit(1)
  const recorded = { shipment: shipment.position, staff: staffId, ...toEventData(input) }
  return latest?.kind === `shipment_${input.action}` && isDeepStrictEqual(latest.data, recorded)
}

async function refuseWrong(tx: Db, shipment: ShipmentRow, input: ShipmentActionInput, now: Date): Promise<void> {
  if (input.action === 'pack' || input.action === 'split') {
    const rows = await readSentLines(tx, shipment.id)
    const own = new Set(rows.map(({ id }) => id))
    const given = new Set(input.lines)
    const isWhole = [...own].every(id => given.has(id))
    if (input.action === 'pack' && !isWhole) throw new ShopError('lines_unpacked')
    if (input.action === 'pack' && input.pieces !== undefined && input.pieces !== rows.reduce((sum, { quantity }) => sum + quantity, 0))
      throw new ShopError('shipment_changed')
    if (input.action === 'split' && isWhole) throw new ShopError('lines_not_split')
    if ([...given].some(id => !own.has(id))) throw new ShopError('shipment_changed')
  }
  if (input.action === 'withdraw' && !isPartSent(await readShipments(tx, shipment.orderId))) throw new ShopError('nothing_sent')
  if (input.action === 'hand_over' && !timingSafeEqual(Buffer.from(input.code), Buffer.from(shipment.pickupCode ?? '      ')))
    throw new ShopError('validation', { fields: { code: 'pickup_code_wrong' } })
  if (input.action === 'fail' && input.next_on < toDayInUlaanbaatar(now))
    throw new ShopError('validation', { fields: { next_on: 'date_wrong' } })
}

/** Columns set by an action. */
function toColumns(input: ShipmentActionInput): Partial<ShipmentRow> {
  switch (input.action) {
    case 'ship':
      return { carrier: input.carrier, trackingNumber: input.tracking_number || null }
    case 'dispatch':
      return { courier: input.courier, nextOn: null, failReason: null }
    case 'deliver':
    case 'hand_over':
      return { receivedBy: input.received_by }
    case 'fail':
      return { failReason: input.reason, nextOn: input.next_on }
    default:
      return {}
  }
}

/** Details of an action in the timeline. */
function toEventData(input: ShipmentActionInput): Record<string, string | boolean> {
  switch (input.action) {
    case 'ship':
      return { detail: [input.carrier, input.tracking_number].filter(Boolean).join(', ') }
    case 'dispatch':
      return { detail: input.courier }
    case 'deliver':
    case 'hand_over':
      return { detail: input.received_by }
    case 'fail':
      return { detail: `${input.reason} (${input.next_on})` }
    case 'split':
      return { lines: input.lines.toSorted((a, b) => a - b).join() }
    case 'take_back':
    case 'withdraw':
      return { restock: input.restock }
    default:
      return {}
  }
}

async function moveStock(
  tx: Db,
  order: OrderRow,
  shipment: ShipmentRow,
  leaves: boolean,
  input: ShipmentActionInput,
  now: Date
): Promise<StockChange> {
  const withdrawn = input.action === 'withdraw'
  const restocked = input.action === 'take_back' && input.restock
  if (!leaves && !withdrawn && !restocked) return { productIds: [], relisted: false }
  const pieces = toVariantQuantities(await readSentLines(tx, shipment.id))
  if (leaves || (withdrawn && !input.restock)) await dispatchStock(tx, pieces, order.branchCode)
  else if (withdrawn) await deallocateStock(tx, pieces)
  else await restock(tx, pieces)
  const productIds = await readProductIds(tx, order.id)
  return { productIds, relisted: await refreshListings(tx, productIds, now) }
}

/** The lines of a shipment of which something is sent. */
function readSentLines(tx: Db, shipmentId: number) {
  return tx
    .select({ id: orderLines.id, quantity: selectSentQuantity(), variantId: orderLines.variantId, giftVariantId: orderLines.giftVariantId })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(and(eq(shipmentLines.shipmentId, shipmentId), gt(selectSentQuantity(), 0)))
}
