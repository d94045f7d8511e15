import { toShipmentStateView, type StateView } from '#components/fulfilment/order-states.ts'
import type { StateTone } from '#components/ui/state-tone.ts'
import type { StaffOrder } from '#contract/order-list.ts'
import type { Translate } from '#i18n/translator.ts'

const PAYMENT: Record<StaffOrder['payment'], StateTone> = {
  none: 'idle',
  waiting: 'waiting',
  waiting_lender: 'waiting',
  failed: 'problem',
  authorized: 'progress',
  partly_paid: 'waiting',
  paid: 'done',
  refund_due: 'waiting',
  refunded: 'closed'
}

/** As staff see them in lists. */
export const toPaymentStateView = ({ payment }: StaffOrder, t: Translate): StateView => ({
  tone: PAYMENT[payment],
  text: t(`staff_order:payment_${payment}`)
})

export function toFulfilmentStateView(order: StaffOrder, t: Translate): StateView {
  if (order.canceled) return { tone: 'closed', text: t('staff_order:canceled') }
  if (order.overdue) return { tone: 'problem', text: t('staff_order:late') }
  if (order.status === 'ordered') return { tone: 'waiting', text: t('staff_order:to_pack') }
  if (order.fulfilment === 'none') return { tone: 'idle', text: t('staff_order:fulfilment_none') }
  return toShipmentStateView({ state: order.fulfilment, method: order.pickup ? 'pickup' : 'delivery' }, t)
}
