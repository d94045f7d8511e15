import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createSocialPaySandbox } from './sandbox.ts'
import { createSocialPay } from './socialpay.ts'

export const socialpay = defineProvider({
  code: 'socialpay',
  flow: 'qr',
  refundSupport: 'whole',
  checkAfterMinutes: [1, 3, 7, 15],
  environment: z.object({
    SOCIALPAY_URL: webAddress.default('https://instore.golomtbank.com'),
    SOCIALPAY_TERMINAL: z.string(),
    SOCIALPAY_KEY: z.string()
  }),
  connect: ({ SOCIALPAY_URL: url, SOCIALPAY_TERMINAL: terminal, SOCIALPAY_KEY: key }) => createSocialPay({ url, terminal, key }),
  sandbox: {
    environment: url => ({ SOCIALPAY_URL: url, SOCIALPAY_TERMINAL: '99900001', SOCIALPAY_KEY: 'socialpay-test-key' }),
    routes: (server, { SOCIALPAY_TERMINAL: terminal, SOCIALPAY_KEY: key }) => createSocialPaySandbox(server, { terminal, key })
  }
})
