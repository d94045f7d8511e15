import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createMonPay } from './monpay.ts'
import { createMonPaySandbox } from './sandbox.ts'

export const monpay = defineProvider({
  code: 'monpay',
  flow: 'qr',
  refundSupport: 'whole',
  checkAfterMinutes: [1, 3, 7, 15],
  environment: z.object({
    MONPAY_URL: webAddress.default('https://wallet.monpay.mn'),
    MONPAY_PAGE_URL: webAddress.optional(),
    MONPAY_BRANCH: z.string(),
    MONPAY_ACCOUNT: z.string(),
    MONPAY_CLIENT_ID: z.string(),
    MONPAY_CLIENT_SECRET: z.string()
  }),
  connect: (
    {
      MONPAY_URL: url,
      MONPAY_PAGE_URL: pageUrl = url,
      MONPAY_BRANCH: branch,
      MONPAY_ACCOUNT: account,
      MONPAY_CLIENT_ID: clientId,
      MONPAY_CLIENT_SECRET: clientSecret
    },
    now
  ) => createMonPay({ url, pageUrl, branch, account, clientId, clientSecret }, now),
  sandbox: {
    environment: (url, pageUrl) => ({
      MONPAY_URL: url,
      MONPAY_PAGE_URL: pageUrl,
      MONPAY_BRANCH: 'delguur_test',
      MONPAY_ACCOUNT: '5000112233',
      MONPAY_CLIENT_ID: 'monpay-test-client',
      MONPAY_CLIENT_SECRET: 'monpay-test-secret'
    }),
    routes: (server, { MONPAY_BRANCH: branch, MONPAY_ACCOUNT: account, MONPAY_CLIENT_ID: clientId, MONPAY_CLIENT_SECRET: clientSecret }) =>
      createMonPaySandbox(server, { branch, account, clientId, clientSecret })
  }
})
