import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hexadecimal digits. */
export const createHmacText = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export const isHmac = (key: string, text: string, checksum: string): boolean =>
  isSameText(createHmacText(key, text), checksum.toLowerCase())
