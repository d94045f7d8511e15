import type { StateTone } from '#components/ui/state-tone.ts'
import type { Fulfilment, StaffShipment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import type { StaffReceipt } from '#contract/receipt.ts'
import { toFulfilmentState, type ShipmentMethod, type ShipmentState } from '#domain/shipment.ts'
import type { Translate } from '#i18n/translator.ts'

export interface StateView {
  tone: StateTone
  text: string
}

export function toPaymentStateView(order: Order, t: Translate): StateView {
  const open = order.refund_cases.some(({ state }) => state === 'open')
  if (open) return { tone: 'waiting', text: t('fulfilment:payment_refund_due') }
  if (order.refund_cases.length > 0)
    return order.refundable_total > 0
      ? { tone: 'done', text: t('fulfilment:payment_partly_refunded') }
      : { tone: 'closed', text: t('fulfilment:payment_refunded') }
  switch (order.state) {
    case 'placed':
      return { tone: 'done', text: t('fulfilment:payment_paid') }
    case 'awaiting_payment':
      if (order.status === 'payment_failed') return { tone: 'problem', text: t('staff_order:payment_failed') }
      if (order.lease === 'waiting_bank') return { tone: 'waiting', text: t('fulfilment:payment_waiting_lender') }
      return { tone: 'waiting', text: t(order.paid_total > 0 ? 'fulfilment:payment_partly_paid' : 'fulfilment:payment_waiting') }
    case 'expired':
      return { tone: 'closed', text: t('fulfilment:payment_expired') }
    case 'canceled':
      return { tone: 'closed', text: t('fulfilment:payment_canceled') }
    case 'paid_unfulfillable':
      return { tone: 'problem', text: t('fulfilment:payment_unfulfillable') }
  }
}

const SHIPMENT_TONES: Record<ShipmentState, StateTone> = {
  preparing: 'progress',
  ready: 'progress',
  shipped: 'progress',
  delivering: 'progress',
  delivered: 'done',
  failed: 'problem',
  returned: 'closed'
}

export function toShipmentStateView({ state, method }: { state: ShipmentState; method: ShipmentMethod }, t: Translate): StateView {
  return { tone: SHIPMENT_TONES[state], text: formatShipmentState(state, method, t) }
}

/** The text of a shipment's state at a step of its history: what comes back without a failed delivery was never sent. */
export function formatShipmentStep({ history, method }: Pick<StaffShipment, 'history' | 'method'>, index: number, t: Translate): string {
  const state = history[index]?.state ?? 'preparing'
  if (state === 'returned' && history[index - 1]?.state !== 'failed') return t('fulfilment:state_withdrawn')
  return formatShipmentState(state, method, t)
}

/** Two states have different texts for pick-up and delivery. */
export function formatShipmentState(state: ShipmentState, method: ShipmentMethod, t: Translate): string {
  if (method === 'pickup' && state === 'ready') return t('fulfilment:state_ready_pickup')
  if (method === 'pickup' && state === 'delivered') return t('fulfilment:state_delivered_pickup')
  return t(`fulfilment:state_${state}`)
}

export function toFulfilmentStateView(order: Order, { shipments, can_start, planned }: Fulfilment, t: Translate): StateView {
  const [first] = shipments
  if (!first) {
    if (can_start) return { tone: 'waiting', text: t('fulfilment:not_started') }
    if (order.state === 'awaiting_payment') return { tone: 'idle', text: t('fulfilment:not_paid') }
    if (order.state !== 'placed' || planned.length === 0) return { tone: 'none', text: t('fulfilment:not_needed') }
    return { tone: 'closed', text: t(`order:s_${order.status}`) }
  }
  if (shipments.some(({ state }) => state === 'failed')) return { tone: 'problem', text: withCount(shipments, 'failed', t) }
  const state = toFulfilmentState(shipments.map(each => each.state))
  const slowest = shipments.find(shipment => shipment.state === state) ?? first
  if (state === 'returned' && order.state !== 'placed') return { tone: 'closed', text: t('fulfilment:state_withdrawn') }
  if (state === 'delivered' || state === 'returned') return toShipmentStateView({ state, method: first.method }, t)
  return { tone: 'progress', text: withCount(shipments, slowest.state, t) }
}

/** `Out for delivery, 1 of 2` where there are several shipments. */
function withCount(shipments: readonly StaffShipment[], state: ShipmentState, t: Translate): string {
  const text = formatShipmentState(state, shipments[0]?.method ?? 'delivery', t)
  const n = shipments.filter(shipment => shipment.state === state).length
  return shipments.length === 1 ? text : t('fulfilment:state_count', { state: text, n, of: shipments.length })
}

export function toReceiptStateView(receipt: StaffReceipt | null, t: Translate): StateView {
  if (!receipt) return { tone: 'none', text: t('fulfilment:receipt_none') }
  const latest = receipt.receipts.at(-1)
  if (!latest) return { tone: 'idle', text: t('fulfilment:receipt_not_issued') }
  if (latest.state === 'requested')
    return receipt.refusal === null
      ? { tone: 'progress', text: t('receipt:s_requested') }
      : { tone: 'problem', text: t('receipt:s_refused') }
  if (latest.state === 'returned') return { tone: 'closed', text: t('receipt:s_returned') }
  return { tone: 'done', text: t(`receipt:s_${latest.state}`) }
}
