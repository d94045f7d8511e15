import type { Order } from '#contract/order.ts'
import type { Translate } from '#i18n/translator.ts'

/** What the customer does for a payment that is approved elsewhere: in an app, or by a lender who calls. */
export function formatApproval(
  { method, approval }: Pick<NonNullable<Order['payment']>, 'method' | 'approval'>,
  status: Order['status'],
  t: Translate
): string {
  if (!approval) return ''
  const { phone } = approval
  return status === 'waiting_bank_response'
    ? t('payment:lender_decides', { lender: t(`payment:${method}`), phone })
    : t('payment:approve_in_app', { phone })
}
