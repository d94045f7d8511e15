import { ofetch } from 'ofetch'
import { z } from 'zod'
import type { Tugrik } from '#domain/money.ts'
import { createHmacText, isHmac } from './checksum.ts'

/*
 * The protocol of a generic lender: JSON over HTTP, every message with a checksum (HMAC-SHA256 of its values with `|` between them).
 * POST /applications is safe to repeat: one application per number. GET /applications/{ref} is the only source of truth
 * about a decision; a callback only says that there is one.
 */

const TIMEOUT_MS = 10_000

export interface LenderAccount {
  url: string
  merchant: string
  key: string
}

interface LoanApplication {
  /** The shop's number of the application. */
  number: string
  amount: Tugrik
  /** What the customer has paid before. */
  down: Tugrik
  /** 0 where the customer chooses the term at the lender. */
  months: number
  customer: { register_number: string; phone: string } & Record<string, string | number>
  callbackUrl: string
}

const reference = z.object({ ref: z.string().min(1).max(100) })
const decisionSchema = z.object({
  ref: z.string().min(1).max(100),
  order: z.string(),
  decision: z.enum(['pending', 'approved', 'rejected', 'canceled']),
  amount: z.int().min(0),
  reason: z.string().max(300).nullish(),
  checksum: z.string()
})
type LenderDecision = z.infer<typeof decisionSchema>

export const createChecksum = (key: string, values: readonly (string | number)[]): string => createHmacText(key, values.join('|'))

export const isChecksum = (key: string, values: readonly (string | number)[], checksum: string): boolean =>
  isHmac(key, values.join('|'), checksum)

/** The values of an application that its checksum covers. */
export const listValues = (
  merchant: string,
  { number, amount, down, months, customer, callbackUrl }: LoanApplication
): (string | number)[] => [merchant, number, amount, down, months, customer.register_number, callbackUrl]

/** @returns the lender's number of the application @throws where the lender is unavailable or refuses it */
export async function sendApplication({ url, merchant, key }: LenderAccount, application: LoanApplication): Promise<string> {
  const { number, amount, down, months, customer, callbackUrl } = application
  const body = { merchant, order: number, amount, down, months, customer, consent: true, callback_url: callbackUrl }
  const response = await post(`${url}/applications`, { ...body, checksum: createChecksum(key, listValues(merchant, application)) })
  return reference.parse(response).ref
}

/** The state of an application. @throws where the lender is unavailable or its response is not authentic */
export async function readDecision({ url, merchant, key }: LenderAccount, ref: string): Promise<LenderDecision> {
  const response: unknown = await ofetch(`${url}/applications/${encodeURIComponent(ref)}`, {
    query: { merchant, checksum: createChecksum(key, [merchant, ref]) },
    timeout: TIMEOUT_MS,
    retry: 0
  })
  const decision = decisionSchema.parse(response)
  if (!isChecksum(key, [decision.order, decision.ref, decision.decision, decision.amount], decision.checksum))
    throw new Error('The lender’s response has a wrong checksum.')
  return decision
}

/** Withdraws an application that the lender has not paid for; safe to repeat. @throws where the lender is unavailable */
export async function withdrawApplication({ url, merchant, key }: LenderAccount, ref: string): Promise<void> {
  const checksum = createChecksum(key, [merchant, ref, 'cancel'])
  reference.parse(await post(`${url}/applications/${encodeURIComponent(ref)}/cancel`, { merchant, checksum }))
}

/** Pays a part of a loan back, once per request. @throws where the lender is unavailable or was paid less */
export async function payLoanBack({ url, merchant, key }: LenderAccount, ref: string, amount: Tugrik, request: string): Promise<void> {
  const checksum = createChecksum(key, [merchant, ref, amount, request])
  reference.parse(await post(`${url}/applications/${encodeURIComponent(ref)}/refunds`, { merchant, amount, request, checksum }))
}

const post = (url: string, body: object): Promise<unknown> => ofetch<unknown>(url, { method: 'POST', body, timeout: TIMEOUT_MS, retry: 0 })
