import type { Fields } from '#components/form/form.ts'
import type { ApiError } from '#client/client.ts'
import type { CheckoutReceipt } from '#contract/receipt.ts'
import type { RouteBody } from '#contract/route.ts'
import type { Contract } from '#contract/contract.ts'

type RecipientBody = RouteBody<Contract['PUT /api/v2/checkouts/current/receipt']>

/** The typed choice as input of the API; null for a form without the choice. */
export function parseRecipient(fields: Fields): RecipientBody | null {
  if (fields['receipt_kind'] === 'person') return { kind: 'person', consumer_number: fields['consumer_number'] || null }
  if (fields['receipt_kind'] !== 'organisation') return null
  return { kind: 'organisation', register_number: fields['register_number'] ?? '', confirmed_name: fields['confirmed_name'] ?? '' }
}

/**
 * The initial values of the form.
 * @param registerNumber of the cart's organisation
 */
export function toRecipientFields({ recipient }: CheckoutReceipt, registerNumber: string | null): Fields {
  if (registerNumber && (recipient?.kind !== 'organisation' || recipient.register_number !== registerNumber))
    return { receipt_kind: 'organisation', register_number: registerNumber }
  if (recipient?.kind === 'organisation')
    return { receipt_kind: 'organisation', register_number: recipient.register_number, confirmed_name: recipient.name }
  return { receipt_kind: 'person', consumer_number: recipient?.consumer_number ?? '' }
}

/** The registered name in an error that asks the customer to confirm it. */
export function findNameToConfirm(error: ApiError | null): string {
  const name = error?.body.code === 'organisation_unconfirmed' ? error.body.details?.['name'] : ''
  return typeof name === 'string' ? name : ''
}
