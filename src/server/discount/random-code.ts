import { randomBytes } from 'node:crypto'

/** Without letters and digits that are confused in print. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that cannot be guessed. */
export const createRandomCode = (prefix: string, length: number): string =>
  prefix + [...randomBytes(length)].map(byte => LETTERS[byte % LETTERS.length]).join('')
