import type { FormAction, FormState } from '#components/form/form-action.ts'
import { parseAmount } from '#components/form/form.ts'
import type { ApiError, Client } from '#client/client.ts'
import type { Fulfilment, TimelineEvent } from '#contract/fulfilment.ts'
import { SHIPMENT_ACTIONS, type ShipmentAction } from '#domain/shipment.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import { formatEvent } from './event-text.ts'
import { formatShipmentState } from './order-states.ts'
import { toShipmentAction } from './shipment-form.ts'

/**
 * Actions of staff on the page of an order.
 * @param here the page's path
 */
export function createOrderActions(client: Client, number: string, here: string) {
  const params = { number }
  // A page opened at one of its shipments would stay there, with the result out of view: a redirect keeps the fragment of the request.
  const to = (done: string): string => `${here}?done=${done}#done`
  return {
    start: {
      submit: ({ key }) => client.post('/api/v2/staff/orders/{number}/shipments', { params, key: key || undefined }),
      redirectTo: to('start')
    },
    note: {
      submit: ({ text, key }) =>
        client.post('/api/v2/staff/orders/{number}/notes', { params, body: { text: text ?? '' }, key: key || undefined }),
      redirectTo: to('note')
    },
    transfer: {
      submit: ({ amount, ref, payer }) =>
        client.post('/api/v2/orders/{number}/transfer_received', {
          params,
          body: { amount: parseAmount(amount), ref: ref ?? '', ...(payer && { payer }) }
        }),
      redirectTo: to('transfer')
    },
    approve_lease: {
      submit: () => client.post('/api/v2/staff/orders/{number}/lease/decision', { params, body: { decision: 'approved' } }),
      redirectTo: to('decision')
    },
    reject_lease: {
      submit: ({ lease_reason: reason }) =>
        client.post('/api/v2/staff/orders/{number}/lease/decision', { params, body: { decision: 'rejected', reason: reason ?? '' } }),
      redirectTo: to('decision')
    },
    approve_loan: {
      submit: () => client.post('/api/v2/staff/orders/{number}/payments/decision', { params, body: { decision: 'approved' } }),
      redirectTo: to('decision')
    },
    reject_loan: {
      submit: () => client.post('/api/v2/staff/orders/{number}/payments/decision', { params, body: { decision: 'rejected' } }),
      redirectTo: to('decision')
    },
    issue_receipt: {
      submit: async ({ consumer_number: typed }) => {
        if (typed !== undefined)
          await client.put('/api/v2/staff/orders/{number}/receipt/recipient', { params, body: { consumer_number: typed.trim() || null } })
        return client.post('/api/v2/staff/orders/{number}/receipt/issue', { params })
      },
      redirectTo: to('issue_receipt')
    },
    return_receipt: {
      submit: () => client.post('/api/v2/staff/orders/{number}/receipt/return', { params }),
      redirectTo: to('return_receipt')
    },
    ...(Object.fromEntries(SHIPMENT_ACTIONS.map(action => [action, createShipmentAction(client, action, to(action))])) as Record<
      ShipmentAction,
      FormAction
    >)
  } satisfies Record<string, FormAction>
}

function createShipmentAction(client: Client, action: ShipmentAction, redirectTo: string): FormAction {
  return {
    submit: fields =>
      client.post('/api/v2/staff/shipments/{id}/actions', {
        params: { id: Number(fields['shipment']) },
        body: toShipmentAction(action, fields),
        key: fields['key'] || undefined
      }),
    redirectTo
  }
}

/** Refused because of the order's state, which another person may have changed. */
const ORDER_CHANGED: readonly string[] = [
  'order_not_fulfillable',
  'order_not_cancelable',
  'order_not_returnable',
  'order_not_payable',
  'refund_too_large',
  'refunded_meanwhile',
  'return_quantity',
  'receipt_not_issuable',
  'receipt_not_returnable',
  'lease_decided',
  'address_fixed',
  'address_changed'
]

/**
 * The error of a rejected form. Where another person may have changed the shipment or the order, the text contains the latest change, by whom
 * and when it was made.
 */
export function formatRefusal(
  error: ApiError,
  { shipments, events }: Fulfilment,
  shipmentId: number | null,
  locale: Locale,
  t: Translate
): string {
  const { code } = error.body
  const shipment = code === 'shipment_changed' ? shipments.find(({ id }) => id === shipmentId) : undefined
  if (!shipment && !ORDER_CHANGED.includes(code)) return error.message
  const isCause = (event: TimelineEvent): boolean =>
    // A refund case is the consequence of a change, unless it was asked for.
    shipment ? event.shipment === shipment.position : code === 'refunded_meanwhile' || event.kind !== 'refund_due'
  const latest = events.findLast(isCause)
  const change = latest && [formatEvent(latest, t), latest.by, formatDateTime(latest.at, locale)].filter(Boolean).join(', ')
  const text = shipment ? t('fulfilment:stale', { state: formatShipmentState(shipment.state, shipment.method, t) }) : error.message
  return [text, change && `${change}.`].filter(Boolean).join(' ')
}

/** The error of a rejected form about an order on a page of its own; empty without one. */
export async function readRefusal(
  { client, locale, t }: Pick<App.Locals, 'client' | 'locale' | 't'>,
  number: string,
  { error, errors }: FormState
): Promise<string> {
  const [field] = Object.values(errors)
  if (field || !error) return field ?? ''
  if (!ORDER_CHANGED.includes(error.body.code)) return error.message
  return formatRefusal(error, await client.get('/api/v2/staff/orders/{number}/fulfilment', { params: { number } }), null, locale, t)
}
