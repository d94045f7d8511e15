import { type KeyObject, randomInt } from 'node:crypto'
import { z } from 'zod'
import { MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { callProvider, parseBody, toProviderError } from '../../call-provider.ts'
import type { ProviderCalls } from '../../provider.ts'
import { toSessionId, toSessionNumber } from '../../session-number.ts'
import { sealFields } from './envelope.ts'

export interface MostMoneyAccount {
  url: string
  institution: string
  payee: string
  pos: string
  publicKey: KeyObject
  iv: Buffer
  /** Number of the call that pays from inside Most's app; null for merchants without that call. */
  inAppCall: string | null
}

/** Minutes for which a TAN code can be used. */
export const TAN_MINUTES = 5
const TRACE_DIGITS = 16
const QR_CHANNEL = '44'
const TAN_CHANNEL = '4'

const envelope = z.object({ responseCode: z.string(), responseData: z.string().nullish(), responseDesc: z.string().nullish() })
const created = z.object({ qr_code: z.string().min(1) })
const paid = z.object({ paymentId: z.coerce.string().min(1), amount: z.coerce.number(), billId: z.string() })

/**
 * Most Money: a bill is paid by its QR code, by a TAN code that the customer gets in the app, or from inside the app.
 * @param now milliseconds
 */
export function createMostMoney(account: MostMoneyAccount, now: () => number): ProviderCalls {
  const { url, institution, payee, pos, publicKey, iv } = account
  const call = async (
    number: string,
    plain: Record<string, string>,
    confidential: Record<string, string> = {}
  ): Promise<z.output<typeof envelope>> => {
    const sealed = sealFields({ traceNo: createTrace(), ...confidential }, publicKey, iv)
    return callProvider('mostmoney', envelope, `${url}/TT${number}`, {
      method: 'POST',
      headers: { PV: '05', TT: number, RS: '00' },
      body: { srcInstId: institution, lang: '0', payeeId: payee, posNo: pos, ...plain, ...sealed }
    })
  }
  const sumOf = (billId: string, amount: Tugrik) => ({ billId, tranAmount: String(amount), tranCur: 'MNT' })

  return {
    async createInvoice({ sessionId, amount, description, phone }) {
      const billId = toSessionNumber(sessionId)
      const sum = { ...sumOf(billId, amount), tranDesc: description, qrPaidLimit: '1', channel: QR_CHANNEL }
      const { responseCode, responseData } = await call('3051', sum)
      const found = responseCode === '0' ? parseBody(created, responseData ?? '') : null
      if (!found) throw toProviderError('mostmoney', `code_${responseCode}`)
      const { qr_code: qrCode } = found
      return {
        invoiceId: `${billId} ${qrCode}`,
        qrText: qrCode,
        urls: [{ name: 'Most Money', description: 'Most Money', logo: '', link: toLink(qrCode) }],
        shortUrl: null,
        code: { sentTo: phone, expiresAt: new Date(now() + TAN_MINUTES * MINUTE_MS).toISOString() }
      }
    },
    async check(invoiceId) {
      const { billId, qrCode } = splitInvoice(invoiceId)
      const { responseCode, responseData } = await call('3065', { billId, isCheckQr: '1', channel: QR_CHANNEL }, { qrCode })
      if (responseCode !== '0') return []
      const found = parseBody(paid, responseData ?? '')
      if (found?.billId !== billId) throw toProviderError('mostmoney', 'other_invoice')
      return [{ ref: found.paymentId, amount: found.amount, currency: 'MNT', status: 'paid', paidAt: null }]
    },
    async cancelInvoice(invoiceId) {
      const { billId, qrCode } = splitInvoice(invoiceId)
      await call('3065', { billId, isCheckQr: '0', channel: QR_CHANNEL }, { qrCode })
    },
    refund: async () => {
      throw toProviderError('mostmoney', 'by_hand')
    },
    async confirm(invoiceId, { code, amount, phone }) {
      const { billId } = splitInvoice(invoiceId)
      const sum = { ...sumOf(billId, amount), tranDesc: billId, channel: TAN_CHANNEL }
      const { responseCode } = await call('1608', sum, { srcMsisdn: phone, tan: code })
      if (responseCode !== '0') throw new ShopError('tan_wrong', { fields: { code: 'tan_wrong' } })
    },
    ...(account.inAppCall && { payInApp: payInApp(account.inAppCall) }),
    callback: {
      acknowledgement: 'OK',
      // The signature (XMLDSig) is not read: only the bill's number is used, and Most is asked about it.
      parse({ sessionId, body }) {
        const bill = /<billId>([\da-f]{32})<\/billId>/.exec(body)?.[1]
        if (bill) return { sessionId: toSessionId(bill) }
        return sessionId === null ? null : { sessionId }
      }
    }
  }

  function payInApp(number: string): NonNullable<ProviderCalls['payInApp']> {
    return async (invoiceId, { amount, customerToken, transactionToken }) => {
      const { billId } = splitInvoice(invoiceId)
      const { responseCode } = await call(
        number,
        { ...sumOf(billId, amount), channel: QR_CHANNEL },
        { custtkn: customerToken, txntkn: transactionToken }
      )
      if (responseCode !== '0') throw new ShopError('payment_token_wrong')
    }
  }
}

/** A check needs the number of the bill and the text of its QR code. */
function splitInvoice(invoiceId: string): { billId: string; qrCode: string } {
  const [billId = '', qrCode = ''] = invoiceId.split(' ')
  return { billId, qrCode }
}

/** The sandbox's codes are links. */
const toLink = (qrCode: string): string => (URL.canParse(qrCode) ? qrCode : `most://q?qPay_QRcode=${encodeURIComponent(qrCode)}`)

/** Every call has a number of its own. */
const createTrace = (): string => Array.from({ length: TRACE_DIGITS }, () => randomInt(10)).join('')
