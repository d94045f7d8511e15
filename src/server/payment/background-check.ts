import type { Server } from '../kernel/server.ts'
import { checkAttempt, findAttempt } from './record-facts.ts'
import type { PaymentProvider } from './provider.ts'

/** The kind of job that asks a provider for a payment whose callback may be lost; its subject is the attempt's id. */
export const CHECK_PAYMENT = 'check_payment'

/** When a provider may be asked next about an invoice of `invoicedAt`; null where it has been asked often enough. */
export function nextCheck({ checkAfterMinutes }: PaymentProvider, invoicedAt: Date, now: Date): Date | null {
  const times = checkAfterMinutes.map(minutes => new Date(invoicedAt.getTime() + minutes * 60_000))
  return times.find(time => time > now) ?? null
}

/**
 * Asks the provider about an attempt that still waits.
 * @returns when to ask again. A provider that cannot be asked now is asked at the next time, not sooner.
 */
export async function checkInBackground(server: Server, attemptId: string): Promise<Date | null> {
  const attempt = await findAttempt(server.db, attemptId)
  if (attempt?.state !== 'waiting') return null
  const again = nextCheck(server.payments[attempt.method], attempt.requestedAt ?? attempt.createdAt, server.now())
  try {
    await checkAttempt(server, attempt)
  } catch {
    return again
  }
  const after = await findAttempt(server.db, attemptId)
  return after?.state === 'waiting' ? again : null
}
