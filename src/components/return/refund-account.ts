import type { Client } from '#client/client.ts'
import { toFormBody } from '#components/form/form-action.ts'
import type { Fields } from '#components/form/form.ts'
import type { Order } from '#contract/order.ts'
import type { OrderReturns } from '#contract/return.ts'
import type { RefundAccount } from '#domain/bank-account.ts'
import { ENDED_STATES } from '#domain/return.ts'

export const isPaidByTransfer = ({ payments }: Pick<Order, 'payments'>): boolean =>
  payments.some(({ method, state }) => method === 'bank_transfer' && state === 'captured')

/** Whether a refund of a bank transfer is open, or may follow a return. */
export const isTransferRefundExpected = (order: Order, { returns }: OrderReturns): boolean =>
  isPaidByTransfer(order) &&
  (order.refund_cases.some(({ state, to_lender: toLender }) => state === 'open' && !toLender) ||
    returns.some(({ state, preferred_refund: to }) => to === 'origin' && !ENDED_STATES.includes(state)))

export const formatRefundAccount = ({ bank, number, holder }: RefundAccount): string => `${bank}, ${number}, ${holder}`

/** Saves the account of `RefundAccountFields`, where one is typed. @throws ApiError for an incomplete one */
export async function saveOptionalRefundAccount(client: Client, number: string, fields: Fields): Promise<void> {
  if (fields['bank'] || fields['number'] || fields['holder']) await saveRefundAccount(client, number, fields)
}

/** @throws ApiError for an incomplete account */
export async function saveRefundAccount(client: Client, number: string, fields: Fields): Promise<void> {
  const route = 'PUT /api/v2/orders/{number}/refund_account'
  await client.put('/api/v2/orders/{number}/refund_account', { params: { number }, body: toFormBody(route, fields) })
}
