import { ofetch } from 'ofetch'
import { z } from 'zod'
import type { ReceiptSetting } from '#contract/setting.ts'
import type { ReceiptDocument, ReceiptRecipient } from '#domain/receipt.ts'
import { IssuerError, type IssuedReceipt, issuerRefusal, toIssuerError } from './issuer.ts'

const TIMEOUT_MS = 15_000

interface ReceiptOrder {
  document: ReceiptDocument
  recipient: ReceiptRecipient
  /** Unique within the day. */
  billIdSuffix: string
  /** Number of the receipt that this one corrects. */
  replaces: string | null
  /** Amount paid by card or bank application; the rest is cash in PosAPI's terms. */
  paidByCard: number
}

const receiptResponse = z.object({
  id: z.string().regex(/^\d{33}$/),
  status: z.literal('SUCCESS'),
  date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  qrData: z.string().min(1),
  lottery: z.string().nullish(),
  easy: z.boolean().nullish()
})

const infoResponse = z.object({
  operatorName: z.string().nullish(),
  posNo: z.union([z.string(), z.number()]).nullish(),
  leftLotteries: z.number().nullish(),
  lastSentDate: z.string().nullish()
})

export type PosApi = ReturnType<typeof createPosApi>

/** PosAPI 3.0, the local service of the tax authority that numbers receipts. */
export function createPosApi(url: string) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Record<string, unknown>): Promise<unknown> => {
    try {
      // No retry: a receipt whose response was lost must not be issued twice.
      return await ofetch<unknown>(`${url}/rest/${path}`, { method, ...(body ? { body } : {}), timeout: TIMEOUT_MS, retry: 0 })
    } catch (error) {
      throw toIssuerError(error, 'PosAPI')
    }
  }
  return {
    async issue(rules: ReceiptSetting, order: ReceiptOrder): Promise<IssuedReceipt> {
      const response = await call('POST', 'receipt', toPosApiReceipt(rules, order))
      const refused = issuerRefusal.required().safeParse(response)
      if (refused.success) throw new IssuerError('refused', refused.data.message)
      const parsed = receiptResponse.safeParse(response)
      if (!parsed.success) throw new IssuerError('uncertain', 'PosAPI: the response is not that of a receipt')
      const { id, date, lottery, qrData, easy } = parsed.data
      return { number: id, date, lottery: lottery || null, qrData, registered: easy ?? false }
    },
    async returnReceipt({ number, date }: { number: string; date: string }): Promise<void> {
      await call('DELETE', 'receipt', { id: number, date })
    },
    async info(): Promise<z.infer<typeof infoResponse>> {
      return infoResponse.parse(await call('GET', 'info'))
    },
    /** Sends the receipts that PosAPI has numbered to the tax authority: at least daily. */
    async sendData(): Promise<void> {
      await call('GET', 'sendData')
    }
  }
}

/** The body of `POST /rest/receipt`. */
export function toPosApiReceipt(rules: ReceiptSetting, { document, recipient, billIdSuffix, replaces, paidByCard }: ReceiptOrder) {
  const sums = ({ total, vat, cityTax }: { total: number; vat: number; cityTax: number }) => ({
    totalAmount: total,
    totalVAT: vat,
    totalCityTax: cityTax
  })
  const payment = (code: 'CASH' | 'PAYMENT_CARD', paidAmount: number) => (paidAmount > 0 ? [{ code, status: 'PAID', paidAmount }] : [])
  const byCard = Math.min(paidByCard, document.total)
  return {
    branchNo: rules.branchNumber,
    ...sums(document),
    districtCode: rules.districtCode,
    merchantTin: rules.merchantTin,
    posNo: rules.posNumber,
    type: recipient.kind === 'organisation' ? 'B2B_RECEIPT' : 'B2C_RECEIPT',
    ...(recipient.kind === 'organisation' ? { customerTin: recipient.tin } : {}),
    ...(recipient.kind === 'person' && recipient.consumerNumber ? { consumerNo: recipient.consumerNumber } : {}),
    ...(replaces ? { inactiveId: replaces } : {}),
    billIdSuffix,
    receipts: document.sections.map(section => ({
      taxType: section.type,
      merchantTin: rules.merchantTin,
      ...sums(section),
      items: section.items.map(item => ({
        name: item.name,
        barCode: item.code,
        barCodeType: 'UNDEFINED',
        classificationCode: item.tax.classificationCode,
        ...(item.tax.taxProductCode ? { taxProductCode: item.tax.taxProductCode } : {}),
        measureUnit: 'ш',
        qty: item.quantity,
        unitPrice: item.unitPrice,
        ...sums(item)
      }))
    })),
    payments: [...payment('PAYMENT_CARD', byCard), ...payment('CASH', document.total - byCard)]
  }
}
