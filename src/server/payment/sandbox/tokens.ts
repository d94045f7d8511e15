import { createHmac, timingSafeEqual } from 'node:crypto'

export const ACCESS_SECONDS = 24 * 60 * 60
export const REFRESH_SECONDS = 30 * 24 * 60 * 60

export type TokenKind = 'access' | 'refresh'

/** Signed rather than stored, so that every node accepts them. */
export function issueToken(kind: TokenKind, untilSeconds: number, secret: string): string {
  const content = `${kind}.${untilSeconds}`
  return `${content}.${sign(content, secret)}`
}

export function isTokenValid(token: string, kind: TokenKind, secret: string, now: Date): boolean {
  const [of, until, signature] = token.split('.')
  if (of !== kind || !until || !signature) return false
  const expected = Buffer.from(sign(`${of}.${until}`, secret))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(until) * 1000 > now.getTime()
}

function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url')
}
