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

/**
 * A price of a file times the rate, in whole tugrik, halves up. Reads `1,234.50`, `1 234,50`, `₮45000`, `$36`.
 * @returns null where it is no price
 */
export function parsePrice(text: string, rate: Rate): number | null {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^(?:[₮$€£¥]|MNT|USD|CNY|EUR)|(?:[₮$€£¥]|MNT|USD|CNY|EUR)$/gi, '')
  const amount = parseDecimal(toDecimalPoint(bare))
  if (!amount) return null
  const parts = amount.parts * rate.parts
  const tugrik = (2n * amount.units * rate.units + parts) / (2n * parts)
  return tugrik <= 2_147_483_647n ? Number(tugrik) : null
}

function toDecimalPoint(text: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text
}

function parseDecimal(text: string): Rate | null {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{0,8}))?$/.exec(text) ?? []
  return whole === undefined ? null : { units: BigInt(whole + decimals), parts: 10n ** BigInt(decimals.length) }
}
