import { z } from 'zod'
import { normalizeEmail, normalizePhone, EMAIL_MAX_LENGTH } from '#domain/account.ts'
import {
  normalizeDigits,
  GIFT_CARD_CHANNELS,
  GIFT_CARD_NUMBER,
  GIFT_CARD_PASSWORD,
  GIFT_CARD_STATES,
  MAX_GIFT_CARD_NAME,
  MAX_GIFT_CARD_REASON,
  MAX_GIFT_CARD_TEXT
} from '#domain/gift-card.ts'
import { MAX_AMOUNT } from '#domain/money.ts'
import { cart, variantId } from './cart.ts'
import { lineText, multilineText, pageNumber, pathId, picture, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const state = z.enum(GIFT_CARD_STATES)
const channel = z.enum(GIFT_CARD_CHANNELS, 'validation')

/** A phone or an e-mail address, as the channel needs it. */
const receiver = { channel, contact: z.string().trim().max(EMAIL_MAX_LENGTH, 'too_long').default('') }
type Receiver = { channel: z.output<typeof channel>; contact: string }
const normalizeContact = ({ channel: by, contact }: Receiver): string | null =>
  by === 'self' ? '' : by === 'sms' ? normalizePhone(contact) : normalizeEmail(contact)
/** Stored as digits or in lower case; without a receiver it is empty. */
const refuseContact = (input: z.core.ParsePayload<Receiver>): void => {
  const { value } = input
  const contact = normalizeContact(value)
  if (contact !== null) value.contact = contact
  else
    input.issues.push({ code: 'custom', message: value.channel === 'sms' ? 'phone_wrong' : 'email_wrong', path: ['contact'], input: value })
}

const secrets = {
  number: z
    .string('gift_card_required')
    .overwrite(normalizeDigits)
    .min(1, 'gift_card_required')
    .regex(GIFT_CARD_NUMBER, 'gift_card_number_wrong'),
  password: z
    .string('gift_card_password_required')
    .overwrite(normalizeDigits)
    .min(1, 'gift_card_password_required')
    .max(40, 'gift_card_wrong')
    .regex(/^\S*$/, 'gift_card_wrong')
}

const offer = z.object({
  designs: z.array(
    z.object({
      variant_id: z.int(),
      product: z.object({ slug: z.string(), title: z.string() }),
      /** Such as the colour. */
      label: z.string(),
      image: picture.nullable()
    })
  ),
  amounts: z.array(tugrik),
  least: tugrik,
  most: tugrik,
  months: z.int(),
  /** The days on which a card can be sent. */
  first_day: z.string(),
  last_day: z.string()
})

const giftCard = z.object({
  id: z.int(),
  order_number: z.string(),
  state,
  amount: tugrik,
  channel,
  contact: z.string(),
  sender: z.string(),
  message: z.string(),
  send_at: z.string(),
  delivered_at: z.string().nullable(),
  expires_at: z.string(),
  last_four: z.string().nullable()
})

const shownCard = z.object({
  card: giftCard,
  number: z.string().regex(GIFT_CARD_NUMBER),
  password: z.string().regex(GIFT_CARD_PASSWORD)
})

const staffCard = giftCard.extend({ balance: tugrik, created_at: z.string() })
const staffCardDetail = staffCard.extend({
  events: z.array(
    z.object({
      kind: z.enum(['issued', 'sent', 'shown', 'recharged', 'voided', 'reissued']),
      by: z.string().nullable(),
      amount: tugrik.nullable(),
      reason: z.string().nullable(),
      at: z.string()
    })
  )
})

const reason = multilineText(MAX_GIFT_CARD_REASON).min(1, 'blank')
const cardId = z.object({ id: pathId('gift_card_not_found') })
const amount = z.int('amount_wrong').min(1, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong')

export type GiftCardOffer = z.infer<typeof offer>
export type GiftCard = z.infer<typeof giftCard>
export type StaffGiftCard = z.infer<typeof staffCard>
export type StaffGiftCardDetail = z.infer<typeof staffCardDetail>
export type ShownGiftCard = z.infer<typeof shownCard>

export const giftCardContract = defineRoutes('gift card', {
  'GET /api/v2/gift_cards/offer': {
    summary: 'Designs and amounts of gift cards; 404 where the shop sells none',
    access: 'public',
    response: offer,
    errors: [404]
  },
  'POST /api/v2/checkouts/current/gift_cards': {
    summary: 'Puts a gift card into the cart, as a line of its own',
    access: 'public',
    body: z
      .strictObject({
        variant_id: variantId,
        amount,
        ...receiver,
        sender: lineText(MAX_GIFT_CARD_NAME).trim().default(''),
        message: multilineText(MAX_GIFT_CARD_TEXT).default(''),
        /** At once after the payment without it. */
        send_on: z.iso.date('date_invalid').nullable().default(null)
      })
      .check(refuseContact),
    response: cart,
    errors: [404, 409, 429]
  },
  'POST /api/v2/gift_cards/balance': {
    summary: 'What is left on a gift card; the same refusal for an unknown number as for a wrong password',
    access: 'public',
    body: z.strictObject(secrets),
    response: z.object({ balance: tugrik, amount: tugrik, expires_at: z.string() }),
    errors: [404, 409, 429]
  },
  'POST /api/v2/wallet/gift_cards': {
    summary: "Moves money of a gift card into the customer's wallet: all that is left, or an amount",
    access: 'customer',
    body: z.strictObject({ ...secrets, amount: amount.optional() }),
    response: z.object({ amount: tugrik, balance: tugrik }),
    errors: [404, 409, 429]
  },
  'GET /api/v2/orders/{number}/gift_cards': {
    summary: "Gift cards of one of the customer's orders, without their numbers",
    access: 'customer',
    response: z.object({ gift_cards: z.array(giftCard) })
  },
  'POST /api/v2/gift_cards/{id}/show': {
    summary: 'Number and password of a gift card that its buyer passes on. They are shown once and not stored',
    access: 'customer',
    params: cardId,
    response: shownCard,
    errors: [404, 409]
  },
  'GET /api/v2/staff/gift_cards': {
    summary: 'Staff: gift cards, newest first, without their numbers',
    access: 'staff',
    permission: 'gift_card.manage',
    query: z.object({
      page: pageNumber.default(1),
      state: state.optional(),
      /** Last four digits of the number, or the number of the order. */
      text: z.string().trim().max(40).optional()
    }),
    response: z.object({ gift_cards: z.array(staffCard), more: z.boolean() })
  },
  'GET /api/v2/staff/gift_cards/{id}': {
    summary: 'Staff: a gift card with its history',
    access: 'staff',
    permission: 'gift_card.manage',
    params: cardId,
    response: staffCardDetail,
    errors: [404]
  },
  'POST /api/v2/staff/gift_cards/{id}/void': {
    summary: 'Staff: takes the balance of a gift card back; repeating it changes nothing',
    access: 'staff',
    permission: 'gift_card.manage',
    params: cardId,
    body: z.strictObject({ reason }),
    response: staffCardDetail,
    errors: [404]
  },
  'POST /api/v2/staff/gift_cards/{id}/reissue': {
    summary: 'Staff: replaces number and password of a gift card',
    access: 'staff',
    permission: 'gift_card.manage',
    params: cardId,
    body: z.strictObject({ reason, ...receiver }).check(refuseContact),
    response: staffCardDetail,
    errors: [404, 409]
  }
})
