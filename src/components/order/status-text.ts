import type { OrderSummary } from '#contract/order.ts'
import type { Translate } from '#i18n/translator.ts'

/** The status in words: what is picked up at a branch, or is no parcel, is never called delivered. */
export function formatOrderStatus({ status, pickup, digital }: Pick<OrderSummary, 'status' | 'pickup' | 'digital'>, t: Translate): string {
  const isHandedOver = status === 'delivered' || status === 'completed'
  if (digital && isHandedOver) return t('order:s_confirmed')
  if (digital && status === 'returned') return t('order:s_canceled')
  if (pickup && isHandedOver) return t('fulfilment:state_delivered_pickup')
  if (pickup && status === 'ready_to_deliver') return t('fulfilment:state_ready_pickup')
  return t(`order:s_${status}`)
}
