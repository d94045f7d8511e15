import { eq } from 'drizzle-orm'
import type { ShipmentAction } from '#domain/shipment.ts'
import { formatShortDay } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  type OrderRow,
  queueForCustomer,
  readOrderGoods,
  readRecipient,
  readShipmentsByLine,
  type ShipmentRow,
  shipments
} from '../order/index.ts'
import { readSiteTranslator } from '../site/index.ts'

/** Message to the customer by action; other actions send none. */
const MESSAGES = {
  ship: 'shipped',
  dispatch: 'delivering',
  deliver: 'delivered',
  hand_over: 'handed_over',
  fail: 'failed'
} as const satisfies Partial<Record<ShipmentAction, string>>

/** Queues the message to the customer and the receiver about an action of a shipment, in its transaction. */
export async function notifyOfShipment(
  tx: Db,
  order: OrderRow,
  shipment: ShipmentRow,
  action: ShipmentAction,
  publicUrl: string,
  now: Date
): Promise<void> {
  const step = action === 'pack' && shipment.method === 'pickup' ? 'ready_for_pickup' : (MESSAGES as Record<string, Step>)[action]
  if (step) await notifyOfStep(tx, order, shipment, step, publicUrl, now)
}

/** Queues a message about a shipment to the customer and the receiver. */
export async function notifyOfStep(
  tx: Db,
  order: OrderRow,
  shipment: ShipmentRow,
  step: Step,
  publicUrl: string,
  now: Date
): Promise<void> {
  const { locale, number, address } = order
  const t = await readSiteTranslator(tx, locale)
  const count = await tx.$count(shipments, eq(shipments.orderId, order.id))
  const byLine = await readShipmentsByLine(tx, order.id)
  const recipient = await readRecipient(tx, order, t)
  const values = {
    number: count > 1 ? t('shipment_message:part', { number, n: shipment.position, count }) : number,
    name: recipient.name,
    carrier: [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(', '),
    courier: shipment.courier ?? '',
    code: shipment.pickupCode ?? '',
    place: address.details,
    receiver: shipment.receivedBy ?? '',
    day: shipment.nextOn ? formatShortDay(shipment.nextOn, locale) : '',
    link: `${publicUrl}${toLocalPath(locale, `/account/orders/${number}`)}`
  }
  const message = {
    subject: t(`shipment_message:${step}_subject`, values),
    sms: t(`shipment_message:${step}_sms`, values),
    body: t(`shipment_message:${step}_body`, values),
    goods: await readOrderGoods(tx, order, t, count > 1 ? id => byLine.get(id)?.id === shipment.id : undefined)
  }
  const receiverSms = t(`shipment_message:${step}_sms`, { ...values, link: '' }).trim()
  await queueForCustomer(tx, order, recipient, message, now, { receiverSms })
}

type Step = (typeof MESSAGES)[keyof typeof MESSAGES] | 'ready_for_pickup' | 'pickup_reminder'
