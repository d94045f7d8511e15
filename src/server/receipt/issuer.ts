import { FetchError } from 'ofetch'
import { z } from 'zod'

/**
 * Why a call of an issuer failed. `refused`: a repetition fails, too. `unavailable`: nothing was done, a repetition may succeed.
 * `uncertain`: the response was lost, so the outcome is unknown.
 */
type IssuerFailure = 'refused' | 'unavailable' | 'uncertain'

export class IssuerError extends Error {
  readonly failure: IssuerFailure
  constructor(failure: IssuerFailure, message: string) {
    super(message)
    this.name = 'IssuerError'
    this.failure = failure
  }
}

export interface IssuedReceipt {
  number: string
  date: string
  lottery: string | null
  qrData: string
  /** Registered to the recipient's consumer number. */
  registered: boolean
}

/** An issuer's own error message. */
export const issuerRefusal = z.object({ status: z.literal('ERROR').optional(), message: z.string().min(1) })

/** Network errors before anything was sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** The failure of an HTTP call whose effect cannot be repeated safely. */
export function toIssuerError(error: unknown, service: string): IssuerError {
  if (error instanceof IssuerError) return error
  if (!(error instanceof FetchError)) return new IssuerError('uncertain', `${service}: ${String(error)}`)
  const { status } = error
  if (status === undefined) {
    const sent = !NOT_SENT.has(findNetworkCode(error))
    return new IssuerError(sent ? 'uncertain' : 'unavailable', `${service} does not respond`)
  }
  if (status === 429 || status === 503) return new IssuerError('unavailable', `${service} responds with ${status}`)
  const refused = issuerRefusal.safeParse(error.data)
  if (refused.success && status < 502) return new IssuerError('refused', refused.data.message)
  return new IssuerError(status < 500 ? 'refused' : 'uncertain', `${service} responds with ${status}`)
}

function findNetworkCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? findNetworkCode(cause) : ''
}
