import { ShopError } from '#domain/errors.ts'
import type { PaymentProvider } from '../../provider.ts'

/** Transfers to the shop's account. There is no service to check: staff record them from the bank statement. */
export const bankTransfer: PaymentProvider = {
  code: 'bank_transfer',
  callbackResponse: null,
  checkAfterMinutes: [],
  createInvoice: async () => ({ invoiceId: null, qrText: null, urls: [], shortUrl: null }),
  check: async () => [],
  cancelInvoice: async () => {},
  // Not supported by a bank: staff send the money from the refund case.
  refund: async () => {
    throw new ShopError('payment_provider_failed', { provider: 'bank_transfer', reason: 'by_hand' })
  }
}
