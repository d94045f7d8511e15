import { ShopError } from '#domain/errors.ts'
// Of the 10,000 most used passwords in @zxcvbn-ts/language-common 4.1.3 (MIT, zxcvbn-ts/zxcvbn), those of at least eight characters.
import commonPasswords from './common-passwords.json' with { type: 'json' }

const common = new Set(commonPasswords)

/** @throws ShopError validation, for a password that is tried first by anyone who guesses */
export function refuseCommonPassword(password: string): void {
  const guess = password.normalize('NFKC').toLowerCase()
  if (common.has(guess) || new Set(guess).size < 3) throw new ShopError('validation', { fields: { password: 'password_common' } })
}

/** @throws ShopError validation, on both fields of a form that asks twice */
export function refuseMismatch(password: string, repeated: string | undefined): void {
  if (repeated !== undefined && repeated !== password)
    throw new ShopError('validation', { fields: { password: 'password_mismatch', password_confirmation: 'password_repeat_mismatch' } })
}

/** @throws ShopError validation, for the account's own phone number or e-mail */
export function refuseOwnLogin(password: string, account: { mobile: string | null; email: string | null }): void {
  const guess = password.normalize('NFKC').toLowerCase()
  const digits = guess.replace(/^\+?976|[\s-]/g, '')
  if (guess === account.email || guess === account.mobile || digits === account.mobile)
    throw new ShopError('validation', { fields: { password: 'password_own_login' } })
}
