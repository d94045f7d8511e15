/**
 * Every refusal of the shop is a code. Words are added at the edge, in the asker's language
 * (`i18n/locales/<locale>/errors.json`), and the HTTP status in `server/http/errors.ts`.
 */
export type ErrorCode =
  | 'bad_request'
  | 'invalid_json'
  | 'body_too_large'
  | 'media_type_wrong'
  | 'method_wrong'
  | 'validation'
  | 'unknown_field'
  | 'not_found'
  | 'login_required'
  | 'forbidden'
  | 'bad_origin'
  | 'too_many_requests'
  | 'unavailable'
  | 'no_search_server'
  | 'synonym_wrong'
  | 'synonyms_few'
  | 'synonyms_many'
  | 'synonyms_full'
  | 'internal'
  | 'idempotency_reused'
  | 'product_not_found'
  | 'variant_not_found'
  | 'line_not_found'
  | 'order_not_found'
  | 'quantity_unavailable'
  | 'quantity_wrong'
  | 'out_of_stock'
  | 'cart_empty'
  | 'cart_completing'
  | 'gift_required'
  | 'address_required'
  | 'shipping_unavailable'
  | 'total_changed'
  | 'payment_method_unavailable'
  | 'payment_provider_failed'
  | 'order_not_payable'
  | 'transfer_booked'
  | 'order_not_cancelable'
  | 'order_not_returnable'
  | 'phone_wrong'
  | 'phone_required'
  | 'registry_number_wrong'
  | 'email_wrong'
  | 'code_wrong'
  | 'code_expired'
  | 'code_too_many'
  | 'code_wait'
  | 'code_required'
  | 'password_wrong'
  | 'password_required'
  | 'password_short'
  | 'login_wanted'
  | 'token_invalid'
  | 'email_taken'
  | 'blank'
  | 'too_long'
  | 'birthday_wrong'
  | 'consent_required'
  | 'image_unsupported'
  | 'image_too_large'
  | 'comment_not_found'
  | 'own_comment'
  | 'rating_required'
  | 'too_many_images'
  | 'in_stock_already'
  | 'contact_required'
  | 'gift_sold_out'
  | 'gift_short'
  | 'gift_gone'
  | 'suggestion_not_found'
  | 'quote_not_found'
  | 'price_required'
  | 'price_not_lower'
  | 'price_too_high'
  | 'offer_day_wrong'
  | 'offer_ordered'
  | 'offer_over'
  | 'answer_outdated'
  | 'quantity_too_many'
  | 'refund_not_found'
  | 'refund_running'
  | 'refund_done'
  | 'refund_by_hand'
  | 'email_required'
  | 'email_verified_already'
  | 'quarter_wrong'
  | 'stale_save'
  | 'slug_wrong'
  | 'slug_taken'
  | 'ends_before'
  | 'title_missing'
  | 'body_missing'
  | 'summary_long'
  | 'schedule_past'
  | 'state_wrong'
  | 'entry_published'
  | 'entry_not_found'
  | 'articles_off'
  | 'image_unknown'
  | 'product_unknown'
  | 'author_unknown'
  | 'tag_unknown'
  | 'preview_expired'
  | 'document_wrong'
  | 'comments_closed'
  | 'bookmarks_full'
  | 'author_not_found'
  | 'promotion_not_found'

/** A refusal by a rule of the shop. `details` fill the placeholders of the text and travel to the client. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>
  constructor(code: ErrorCode, details: Record<string, unknown> = {}) {
    super(code)
    this.name = 'ShopError'
    this.code = code
    this.details = details
  }
}

/**
 * The body of every 4xx and 5xx. `errors` maps a field to its messages (first value is shown when no
 * field fits), `error` is the sentence for a person, `code` is for programs.
 */
export interface ErrorBody {
  error: string
  code: ErrorCode
  errors?: Record<string, string[]>
  details?: Record<string, unknown>
}
