import type { ReceiptSetting } from '#contract/setting.ts'
import { ShopError } from '#domain/errors.ts'
import type { PaymentProvider } from '../payment/index.ts'
import { IssuerError, type IssuedReceipt } from './issuer.ts'
import type { receipts } from './tables.ts'

type QpayReceipt = Pick<typeof receipts.$inferSelect, 'recipient' | 'paymentRef' | 'document'>

export type QpayReceipts = ReturnType<typeof createQpayReceipts>

/** Receipts that QPay issues for its own payments: one per payment, returned whole. */
export function createQpayReceipts(service: PaymentProvider['receipts']) {
  const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const reason = String(error.details['reason'])
      throw new IssuerError(reason === 'no_answer' ? 'uncertain' : 'refused', `QPay: ${reason}`)
    }
  }
  const requireService = (): NonNullable<typeof service> => {
    if (!service) throw new IssuerError('refused', 'QPay issues no receipts here')
    return service
  }
  return {
    issue: ({ districtCode }: ReceiptSetting, { recipient, paymentRef, document }: QpayReceipt): Promise<IssuedReceipt> =>
      call(async () => {
        const issued = await requireService().create({
          paymentRef: paymentRef ?? '',
          registerNumber: recipient.kind === 'organisation' ? recipient.registerNumber : null,
          districtCode,
          classificationCode: document.sections[0]?.items[0]?.tax.classificationCode ?? ''
        })
        return { ...issued, registered: false }
      }),
    returnReceipt: (paymentRef: string): Promise<void> => call(() => requireService().cancel(paymentRef))
  }
}
