import { z } from 'zod'
import type { ProviderCode } from '#domain/payment-method.ts'
import { callProvider } from './call-provider.ts'

const MARGIN_MS = 30_000

const response = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() })

/**
 * Requests OAuth tokens, and reuses each until shortly before it expires.
 * @param now milliseconds
 * @returns the header of an authorized call
 */
export function createTokenSource(
  provider: ProviderCode,
  url: string,
  request: Parameters<typeof callProvider>[3],
  now: () => number
): () => Promise<{ authorization: string }> {
  let current: { value: string; until: number } | null = null
  return async () => {
    if (!current || current.until <= now() + MARGIN_MS) {
      const { access_token: value, expires_in: seconds } = await callProvider(provider, response, url, { method: 'POST', ...request })
      current = { value, until: now() + seconds * 1000 }
    }
    return { authorization: `Bearer ${current.value}` }
  }
}

export const toBasicAuth = (user: string, password: string): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
})
