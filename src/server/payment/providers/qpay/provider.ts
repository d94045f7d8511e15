import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createQpay } from './qpay.ts'
import { createQpaySandbox } from './sandbox/routes.ts'

export const qpay = defineProvider({
  code: 'qpay',
  flow: 'qr',
  refundSupport: 'whole',
  // QPay forbids constant polling: three checks per invoice, besides the customer's button and the deadline.
  checkAfterMinutes: [2, 7, 20],
  environment: z.object({
    QPAY_URL: webAddress.default('https://merchant.qpay.mn'),
    QPAY_USERNAME: z.string(),
    QPAY_PASSWORD: z.string(),
    QPAY_INVOICE_CODE: z.string()
  }),
  connect: ({ QPAY_URL: url, QPAY_USERNAME: username, QPAY_PASSWORD: password, QPAY_INVOICE_CODE: invoiceCode }, now) =>
    createQpay({ url, username, password, invoiceCode }, now),
  sandbox: {
    environment: url => ({
      QPAY_URL: url,
      QPAY_USERNAME: 'TEST_MERCHANT',
      QPAY_PASSWORD: 'TEST_PASSWORD',
      QPAY_INVOICE_CODE: 'TEST_INVOICE'
    }),
    routes: (server, { QPAY_USERNAME: username, QPAY_PASSWORD: password, QPAY_INVOICE_CODE: invoiceCode }) =>
      createQpaySandbox(server, { username, password, invoiceCode })
  }
})
