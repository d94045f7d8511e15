/** A bank account as a customer writes it, to receive a refund. */
export interface RefundAccount {
  bank: string
  /** Digits of an account, or an IBAN, without spaces. */
  number: string
  holder: string
}

/**
 * An account number or IBAN as written by a person, without its spaces and in capital letters.
 * @returns null for anything else, also for an IBAN whose check digits do not match
 */
export function normalizeAccountNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6,20}$/.test(number)) return number
  return /^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(number) && hasIbanChecksum(number) ? number : null
}

/** ISO 7064: the IBAN with its first four characters at its end, letters as 10 to 35, is 1 modulo 97. */
function hasIbanChecksum(iban: string): boolean {
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}
