import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, ErrorCode, ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { translator } from '#i18n/translator.ts'

/** Retry-After while the database or a remote shop is unavailable. */
export const RETRY_SECONDS = 2

/** The HTTP status of each error code; the default is 422. */
const STATUS: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
  bad_request: 400,
  invalid_json: 400,
  login_required: 401,
  password_wrong: 401,
  token_invalid: 401,
  forbidden: 403,
  bad_origin: 403,
  not_found: 404,
  product_not_found: 404,
  variant_not_found: 404,
  line_not_found: 404,
  order_not_found: 404,
  address_not_found: 404,
  addresses_full: 409,
  suggestion_not_found: 404,
  quote_not_found: 404,
  refund_not_found: 404,
  return_not_found: 404,
  comment_not_found: 404,
  method_wrong: 405,
  body_too_large: 413,
  image_too_large: 413,
  image_unsupported: 415,
  media_type_wrong: 415,
  entry_not_found: 404,
  author_not_found: 404,
  promotion_not_found: 404,
  comments_closed: 409,
  bookmarks_full: 409,
  articles_off: 403,
  preview_expired: 410,
  stale_save: 409,
  state_wrong: 409,
  entry_published: 409,
  in_stock_already: 409,
  no_search_server: 409,
  synonyms_full: 409,
  out_of_stock: 409,
  quantity_unavailable: 409,
  total_changed: 409,
  lease_unavailable: 409,
  lease_decided: 409,
  lease_amount_differs: 409,
  lender_unavailable: 502,
  cart_completing: 409,
  order_not_payable: 409,
  pickup_unavailable: 409,
  window_unavailable: 409,
  gift_card_not_found: 404,
  gift_card_void: 409,
  gift_card_expired: 409,
  gift_card_empty: 409,
  gift_card_used: 409,
  gift_card_shown: 409,
  gift_card_amount_large: 409,
  gift_cards_many: 409,
  coupon_not_found: 404,
  coupon_not_started: 409,
  coupon_ended: 409,
  coupon_used_up: 409,
  coupon_used: 409,
  coupon_first_order: 409,
  coupon_not_for_goods: 409,
  coupon_minimum: 409,
  coupon_not_combinable: 409,
  coupon_delivery_free: 409,
  coupon_changed: 409,
  coupon_customer_unreachable: 422,
  gift_sold_out: 409,
  gift_short: 409,
  gift_gone: 409,
  organisation_not_found: 404,
  organisation_unconfirmed: 409,
  registry_unavailable: 502,
  posapi_unavailable: 502,
  receipt_not_printable: 409,
  receipt_not_issuable: 409,
  receipt_not_returnable: 409,
  offer_ordered: 409,
  offer_over: 409,
  answer_outdated: 409,
  refund_running: 409,
  refund_done: 409,
  refund_by_hand: 409,
  refund_too_large: 409,
  recharge_spent: 409,
  return_not_delivered: 409,
  return_too_late: 409,
  return_quantity: 409,
  return_changed: 409,
  wallet_empty: 409,
  wallet_total_low: 409,
  wallet_exceeded: 409,
  wallet_not_for_recharge: 409,
  email_verified_already: 409,
  transfer_booked: 409,
  statement_booked: 409,
  line_dismissed: 409,
  unpaid_orders_many: 409,
  unpaid_pieces_many: 409,
  order_not_cancelable: 409,
  order_not_returnable: 409,
  order_not_fulfillable: 409,
  shipment_not_found: 404,
  shipment_changed: 409,
  address_changed: 409,
  view_name_taken: 409,
  views_full: 409,
  address_fixed: 409,
  too_many_requests: 429,
  code_wait: 429,
  code_too_many: 429,
  internal: 500,
  payment_provider_failed: 502,
  unavailable: 503
}

export function toStatus(code: ErrorCode): ContentfulStatusCode {
  return STATUS[code] ?? 422
}

/**
 * The error body in the request's language. `fields` are codes too: `{ phone: 'phone_wrong' }`. Where only fields are invalid,
 * the message is the first field's.
 */
export function toErrorBody(error: ShopError, locale: Locale): ErrorBody {
  const t = translator(locale)
  const values = error.details as Record<string, string | number>
  const fields = Object.entries((error.details['fields'] ?? {}) as Record<string, ErrorCode>)
  const first = error.code === 'validation' ? fields[0]?.[1] : undefined
  return {
    error: t(`errors:${first ?? error.code}`, values),
    code: error.code,
    ...(fields.length ? { errors: Object.fromEntries(fields.map(([field, code]) => [field, [t(`errors:${code}`, values)]])) } : {}),
    ...(Object.keys(error.details).length ? { details: error.details } : {})
  }
}
