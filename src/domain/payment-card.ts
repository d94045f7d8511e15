export const CARD_BRANDS = ['visa', 'mastercard', 'unionpay', 'other'] as const
type CardBrand = (typeof CARD_BRANDS)[number]

/** What a customer pays to register a card: it goes to the wallet. */
export const CARD_CHECK_AMOUNT = 100
export const MAX_CARDS = 10

/** A card number with at most its first six and last four digits, however the acquirer has sent it. */
export function maskCardNumber(number: string): string {
  const compact = number.replaceAll(/[\s-]/g, '')
  const first = /^\d{0,6}/.exec(compact)?.[0] ?? ''
  const last = /\d{0,4}$/.exec(compact.slice(first.length))?.[0] ?? ''
  return `${first}******${last}`
}

export function toCardBrand(maskedNumber: string): CardBrand {
  if (maskedNumber.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(maskedNumber)) return 'mastercard'
  return maskedNumber.startsWith('62') ? 'unionpay' : 'other'
}
