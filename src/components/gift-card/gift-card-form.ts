import { toFormBody } from '#components/form/form-action.ts'
import { type Fields, parseAmount, parseWholeNumber } from '#components/form/form.ts'
import type { GiftCardOffer } from '#contract/gift-card.ts'
import { GIFT_CARD_CHANNELS } from '#domain/gift-card.ts'

/** The body of a gift card for the cart: an amount of the buyer's own replaces the chosen one. */
export function toGiftCardBody(fields: Fields) {
  const typed = fields['own_amount'] ?? ''
  return {
    ...toFormBody('POST /api/v2/checkouts/current/gift_cards', fields),
    variant_id: parseWholeNumber(fields['variant_id']),
    amount: typed ? parseAmount(typed) : parseWholeNumber(fields['amount']),
    channel: GIFT_CARD_CHANNELS.find(channel => channel === fields['channel']) ?? 'self',
    contact: fields['channel'] === 'self' ? '' : (fields['contact'] ?? ''),
    send_on: fields['send_on'] || null
  }
}

/** What the form shows at first. @param variant the one whose product page led here, with its price */
export function createInitialFields(offer: GiftCardOffer, query: URLSearchParams): Fields {
  const variant = query.get('variant')
  const design = offer.designs.find(({ variant_id: id }) => String(id) === variant) ?? offer.designs[0]
  const amount = offer.amounts.find(each => String(each) === query.get('amount')) ?? offer.amounts[0]
  return { variant_id: String(design?.variant_id ?? ''), amount: String(amount ?? ''), channel: 'self' }
}
