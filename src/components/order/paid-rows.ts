import type { Order } from '#contract/order.ts'
import type { Tugrik } from '#domain/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

/** What was paid and refunded, and what is still missing; with a lease, the customer's down payment and the lender's part are separate rows. */
export function listPaidRows(order: Order, t: Translate): { label: string; sum: string }[] {
  const { lease, financed_total: financed, received_total: received, paid_total: paid, missing_total: missing, total } = order
  const rows =
    lease === 'approved' && paid > 0
      ? [
          { label: t('lease:down'), value: total - financed },
          { label: t('lease:lender_part'), value: financed },
          ...(paid < total ? [{ label: t('order:refund'), value: paid - total }] : [])
        ]
      : lease === 'waiting_bank'
        ? [
            { label: t('lease:down'), value: paid },
            { label: t('lease:lender_part_undecided'), value: financed }
          ]
        : [
            { label: t('order:paid'), value: received },
            ...(paid < received ? [{ label: t('order:refunded'), value: paid - received }] : [])
          ]
  const all: { label: string; value: Tugrik }[] = missing > 0 ? [...rows, { label: t('order:missing'), value: missing }] : rows
  return all.map(({ label, value }) => ({ label, sum: value < 0 ? `−${formatMoney(-value)}` : formatMoney(value) }))
}
