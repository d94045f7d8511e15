import { FetchError, ofetch } from 'ofetch'
import { toProviderError } from '../../call-provider.ts'
import type { ProviderCalls, ProviderInvoice } from '../../provider.ts'
import { toPaymentFacts, type QpayRow } from './qpay-rows.ts'

const TIMEOUT_MS = 10_000
/** A token this close to its expiry is not used for a longer call. */
const TOKEN_MARGIN_MS = 30_000
const PAGE = 100
const MAX_PAGES = 20

interface QpayToken {
  access_token: string
  refresh_token: string
  /** Despite its name the Unix time in seconds at which the token expires, like `refresh_expires_in`. */
  expires_in: number
  refresh_expires_in: number
}
interface QpayInvoice {
  invoice_id: string
  qr_text: string
  qPay_shortUrl?: string
  urls?: ProviderInvoice['urls']
}

interface QpayReceipt {
  ebarimt_receipt_id: string
  ebarimt_qr_data: string
  ebarimt_lottery?: string | null
  barimt_status_date: string
}

export interface QpayAccount {
  url: string
  username: string
  password: string
  invoiceCode: string
}

/**
 * QPay's merchant API, version 2.
 * @param now milliseconds; replaced by tests
 */
export function createQpay(config: QpayAccount, now: () => number = Date.now) {
  const base = `${config.url}/v2`
  let token: QpayToken | null = null
  let fetching: Promise<QpayToken> | null = null

  const login = (): Promise<QpayToken> => {
    const basic = Buffer.from(`${config.username}:${config.password}`).toString('base64')
    return call<QpayToken>('POST', `${base}/auth/token`, `Basic ${basic}`)
  }
  const renew = async (): Promise<QpayToken> => {
    if (!token || !lasts(token.refresh_expires_in)) return login()
    // After a rejected refresh, the password is used.
    return call<QpayToken>('POST', `${base}/auth/refresh`, `Bearer ${token.refresh_token}`).catch(login)
  }
  const lasts = (until: number): boolean => until * 1000 > now() + TOKEN_MARGIN_MS
  /** Concurrent calls share one token; QPay requires reuse until it expires. */
  const bearer = async (): Promise<string> => {
    if (token && lasts(token.expires_in)) return token.access_token
    fetching ??= renew().finally(() => (fetching = null))
    token = await fetching
    return token.access_token
  }
  const ask = async <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Record<string, unknown>): Promise<Answer> => {
    const used = await bearer()
    try {
      return await call<Answer>(method, base + path, `Bearer ${used}`, body)
    } catch (error) {
      if (!(error instanceof QpayRefusal) || error.status !== 401) throw error
      if (token?.access_token === used) token = null
      return call<Answer>(method, base + path, `Bearer ${await bearer()}`, body)
    }
  }

  return {
    async verifyAccess() {
      await login()
    },
    async createInvoice({ sessionId, amount, description, phone, callbackUrl }) {
      const invoice = await rethrowAsShopError(
        ask<QpayInvoice>('POST', '/invoice', {
          invoice_code: config.invoiceCode,
          sender_invoice_no: sessionId.replace(/[^A-Za-z0-9]/g, '').slice(0, 45),
          invoice_receiver_code: phone || 'terminal',
          invoice_description: description.slice(0, 255),
          amount,
          callback_url: callbackUrl
        })
      )
      return { invoiceId: invoice.invoice_id, qrText: invoice.qr_text, urls: invoice.urls ?? [], shortUrl: invoice.qPay_shortUrl ?? null }
    },
    async check(invoiceId) {
      const found: QpayRow[] = []
      let paidTotal: number | undefined
      for (let page = 1; page <= MAX_PAGES; page++) {
        const {
          count = 0,
          paid_amount,
          rows = []
        } = await rethrowAsShopError(
          ask<{ count?: number; paid_amount?: number | string; rows?: QpayRow[] }>('POST', '/payment/check', {
            object_type: 'INVOICE',
            object_id: invoiceId,
            offset: { page_number: page, page_limit: PAGE }
          })
        )
        found.push(...rows)
        if (paid_amount !== undefined) paidTotal = Number(paid_amount)
        if (!rows.length || page * PAGE >= count) break
      }
      return toPaymentFacts(found, paidTotal)
    },
    async cancelInvoice(invoiceId) {
      await rethrowAsShopError(
        ask('DELETE', `/invoice/${encodeURIComponent(invoiceId)}`).catch((error: unknown) => {
          if (!(error instanceof QpayRefusal) || !/ALREADY_CANCEL/.test(error.reason)) throw error
        })
      )
    },
    async refund(ref) {
      await rethrowAsShopError(ask('DELETE', `/payment/refund/${encodeURIComponent(ref)}`))
      return null
    },
    callback: { acknowledgement: 'SUCCESS', parse: ({ sessionId }) => (sessionId === null ? null : { sessionId }) },
    receipts: {
      async create({ paymentRef, registerNumber, districtCode, classificationCode }) {
        const receipt = await rethrowAsShopError(
          ask<QpayReceipt>('POST', '/ebarimt_v3/create', {
            payment_id: paymentRef,
            ebarimt_receiver_type: registerNumber === null ? 'CITIZEN' : 'COMPANY',
            ...(registerNumber === null ? {} : { ebarimt_receiver: registerNumber }),
            district_code: districtCode,
            classification_code: classificationCode
          })
        )
        return {
          number: receipt.ebarimt_receipt_id,
          date: receipt.barimt_status_date,
          lottery: receipt.ebarimt_lottery || null,
          qrData: receipt.ebarimt_qr_data
        }
      },
      async cancel(paymentRef) {
        await rethrowAsShopError(ask('DELETE', `/ebarimt_v3/${encodeURIComponent(paymentRef)}`))
      }
    }
  } satisfies ProviderCalls
}

/** An error response of QPay, or none (`status` 0). */
class QpayRefusal extends Error {
  readonly status: number
  readonly reason: string
  constructor(status: number, reason: string) {
    super(`QPay: ${status} ${reason}`)
    this.name = 'QpayRefusal'
    this.status = status
    this.reason = reason
  }
}

async function call<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  authorization: string,
  body?: Record<string, unknown>
): Promise<Answer> {
  try {
    // No retry: after a lost response the invoice would be rejected as a duplicate.
    return await ofetch<Answer>(url, { method, headers: { authorization }, ...(body ? { body } : {}), timeout: TIMEOUT_MS, retry: 0 })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const data = error.data as { error?: string; message?: string } | undefined
    throw new QpayRefusal(error.status ?? 0, data?.error ?? data?.message ?? error.message)
  }
}

async function rethrowAsShopError<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof QpayRefusal)) throw error
    const { status } = error
    const reason = status === 0 ? 'no_answer' : status >= 500 ? `status_${status}` : error.reason
    throw toProviderError('qpay', reason, { status, message: error.reason })
  }
}
