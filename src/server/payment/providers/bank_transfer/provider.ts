import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { defineProvider } from '../../provider.ts'

/** Transfers to the shop's account. There is no service to check: staff record them from the bank statement. */
export const bankTransfer = defineProvider({
  code: 'bank_transfer',
  flow: 'transfer',
  // Staff send the money back from the refund case.
  refundSupport: 'none',
  checkAfterMinutes: [],
  environment: z.object({}),
  connect: () => ({
    createInvoice: async () => ({ invoiceId: null, qrText: null, urls: [], shortUrl: null }),
    check: async () => [],
    cancelInvoice: async () => {},
    refund: async () => {
      throw new ShopError('payment_provider_failed', { provider: 'bank_transfer', reason: 'by_hand' })
    },
    callback: null
  })
})
