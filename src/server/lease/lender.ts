import { createHmac, timingSafeEqual } from 'node:crypto'
import { ofetch } from 'ofetch'
import { z } from 'zod'
import type { Applicant } from '#contract/lease.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Config } from '../kernel/config.ts'

/*
 * The protocol of a generic lender: JSON over HTTP, every message with a checksum (HMAC-SHA256 of its values with `|` between them).
 * POST /applications is safe to repeat: one application per order number. GET /applications/{ref} is the only source of truth
 * about a decision; a callback only says that there is one.
 */

const TIMEOUT_MS = 10_000

export type LenderConfig = NonNullable<Config['lender']>

export interface Application {
  number: string
  amount: Tugrik
  down: Tugrik
  months: number
  applicant: Applicant
  callbackUrl: string
}

const decisionSchema = z.object({
  ref: z.string().min(1).max(100),
  order: z.string(),
  decision: z.enum(['pending', 'approved', 'rejected']),
  amount: z.int().min(0),
  reason: z.string().max(300).nullish(),
  checksum: z.string()
})
export type LenderDecision = z.infer<typeof decisionSchema>

export function checksumOf(key: string, values: readonly (string | number)[]): string {
  return createHmac('sha256', key).update(values.join('|')).digest('hex')
}

export function isChecksum(key: string, values: readonly (string | number)[], checksum: string): boolean {
  const [expected, given] = [Buffer.from(checksumOf(key, values)), Buffer.from(checksum)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** @returns the lender's number of the application @throws where the lender is unavailable or refuses it */
export async function sendApplication({ url, merchant, key }: LenderConfig, application: Application): Promise<string> {
  const { number, amount, down, months, applicant, callbackUrl } = application
  const { agreed, ...person } = applicant
  const body = { merchant, order: number, amount, down, months, customer: person, consent: agreed, callback_url: callbackUrl }
  const response: unknown = await ofetch(`${url}/applications`, {
    method: 'POST',
    body: { ...body, checksum: checksumOf(key, [merchant, number, amount, down, months, person.register_number, callbackUrl]) },
    timeout: TIMEOUT_MS,
    retry: 0
  })
  return z.object({ ref: z.string().min(1).max(100) }).parse(response).ref
}

/** The state of an application. @throws where the lender is unavailable or its response is not authentic */
export async function readDecision({ url, merchant, key }: LenderConfig, ref: string): Promise<LenderDecision> {
  const response: unknown = await ofetch(`${url}/applications/${encodeURIComponent(ref)}`, {
    query: { merchant, checksum: checksumOf(key, [merchant, ref]) },
    timeout: TIMEOUT_MS,
    retry: 0
  })
  const decision = decisionSchema.parse(response)
  if (!isChecksum(key, [decision.order, decision.ref, decision.decision, decision.amount], decision.checksum))
    throw new Error('The lender’s response has a wrong checksum.')
  return decision
}
