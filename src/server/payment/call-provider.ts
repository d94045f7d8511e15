import { FetchError, type FetchOptions, ofetch } from 'ofetch'
import type { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { PaymentFailure, ProviderCode } from '#domain/payment-method.ts'
import { log } from '../kernel/log/log.ts'

const TIMEOUT_MS = 10_000

/**
 * Calls a provider once: after a lost response a repeated call could be refused as a duplicate.
 * @throws ShopError payment_provider_failed where there is no response, an error status or an unexpected body
 */
export async function callProvider<Schema extends z.ZodType>(
  provider: ProviderCode,
  schema: Schema,
  url: string,
  options: Omit<FetchOptions<'json'>, 'timeout' | 'retry'>
): Promise<z.output<Schema>> {
  let response: unknown
  try {
    response = await ofetch<unknown>(url, { ...options, timeout: TIMEOUT_MS, retry: 0 })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    throw toProviderError(provider, error.status ? `status_${error.status}` : 'no_answer', { status: error.status ?? 0 })
  }
  const parsed = schema.safeParse(response)
  if (!parsed.success)
    throw toProviderError(provider, 'unexpected_response', { fields: parsed.error.issues.map(({ path }) => path.join('.')) })
  return parsed.data
}

/**
 * The error of a call that a provider refused.
 * @param reason a failure that the payment page has words for, or the provider's code
 */
export function toProviderError(provider: ProviderCode, reason: PaymentFailure | (string & {}), details: object = {}): ShopError {
  log.error({ provider, reason, ...details }, 'the payment provider rejected a call')
  return new ShopError('payment_provider_failed', { provider, reason })
}

/** Reasons after which it is unknown whether a provider has done what it was asked. */
const UNANSWERED = /^(no_answer|unexpected_response|checksum|amount|other_invoice|status_(5\d\d|408|429))$/

/** The reason of a provider that has refused a call; null where it may have done what it was asked. */
export function findRefusal(error: unknown): string | null {
  if (!(error instanceof ShopError) || error.code !== 'payment_provider_failed') return null
  const { reason } = error.details
  return typeof reason === 'string' && !UNANSWERED.test(reason) ? reason : null
}

/** The body of a callback; null where it is not a JSON object of this shape. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** A whole number of tugriks. @throws ShopError payment_provider_failed for any other amount */
export function parseProviderAmount(provider: ProviderCode, amount: string | number): Tugrik {
  const parsed = Number(amount)
  if (!Number.isSafeInteger(parsed) || parsed <= 0) throw toProviderError(provider, 'amount')
  return parsed
}
