import { MAX_PRICE } from '#domain/price.ts'

/** A factor as a fraction of whole numbers, so that no tugrik is lost to floating point. */
export interface Rate {
  units: bigint
  parts: bigint
}

/** @returns null where the text is not a positive number, or one with more than 8 decimals */
export function parseRate(text: string): Rate | null {
  const rate = parseDecimal(text)
  return rate && rate.units > 0n ? rate : null
}

const SPACES = /[\s\u00a0\u202f'’]/g
/** Signs and codes of currencies, before or after an amount. */
const TUGRIK = String.raw`₮|төгрөг|төг\.?|MNT`
const FOREIGN = String.raw`\p{Sc}|USD|US\$|CNY|RMB|EUR|GBP|KRW|JPY|RUB|руб\.?`
const SIGN = new RegExp(`^(?:${TUGRIK}|${FOREIGN})|(?:${TUGRIK}|${FOREIGN})$`, 'giu')
const FOREIGN_SIGN = new RegExp(`^(?!₮)(?:${FOREIGN})|(?!₮)(?:${FOREIGN})$`, 'iu')
const TUGRIK_SIGN = new RegExp(`^(?:${TUGRIK})|(?:${TUGRIK})$`, 'iu')
/** Keeps the decimals of a price. */
const IN_HUNDREDTHS: Rate = { units: 100n, parts: 1n }
/** In tugrik. */
const LOWEST_PRICE = 500

/**
 * A price of a file times the rate, in whole tugrik, halves up. Reads `1,234.50`, `1 234,50`, `1.234`, `₮45000`, `$36`.
 * @returns null where it is no price
 */
export function parsePrice(text: string, rate: Rate): number | null {
  const bare = text.replace(SPACES, '').replace(SIGN, '')
  const amount = parseDecimal(toDecimalPoint(bare))
  if (!amount) return null
  const parts = amount.parts * rate.parts
  const tugrik = (2n * amount.units * rate.units + parts) / (2n * parts)
  return tugrik <= MAX_PRICE ? Number(tugrik) : null
}

/** Whether the sign of a price contradicts the rate: a foreign one without conversion, or that of the tugrik with one. */
export function hasOtherCurrency(text: string, rate: Rate): boolean {
  return (rate.units === rate.parts ? FOREIGN_SIGN : TUGRIK_SIGN).test(text.replace(SPACES, ''))
}

/**
 * A number of pieces: `1,000`, `10.0000`, `10,00`. @returns null where it is no number
 */
export function parseQuantity(text: string): number | null {
  const bare = text.replace(SPACES, '')
  // One comma is a decimal comma, unless three digits follow it.
  const isDecimalComma = /^[+-]?\d+,\d+$/.test(bare) && !/,\d{3}$/.test(bare)
  const number = isDecimalComma ? bare.replace(',', '.') : bare.replaceAll(',', '')
  return /^[+-]?\d+(\.\d+)?$/.test(number) ? Number(number) : null
}

/** Whether a price is not in tugrik: it has another sign, decimals, or is below every usual price. Null for 0, and where it is no price. */
export function isForeignPrice(text: string): boolean | null {
  if (FOREIGN_SIGN.test(text.replace(SPACES, ''))) return true
  const hundredths = parsePrice(text, IN_HUNDREDTHS)
  return hundredths ? hundredths % 100 > 0 || hundredths < LOWEST_PRICE * 100 : null
}

function toDecimalPoint(text: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  // No price has three decimals.
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text
}

function parseDecimal(text: string): Rate | null {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{0,8}))?$/.exec(text) ?? []
  return whole === undefined ? null : { units: BigInt(whole + decimals), parts: 10n ** BigInt(decimals.length) }
}
