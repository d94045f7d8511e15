import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createGolomt } from './golomt.ts'
import { createGolomtSandbox } from './sandbox.ts'

/** Cards on the page of Golomt Bank. The gateway has no refunds: staff send them. */
export const golomt = defineProvider({
  code: 'golomt',
  flow: 'redirect',
  refundSupport: 'none',
  checkAfterMinutes: [3, 10, 30],
  environment: z.object({
    GOLOMT_URL: webAddress.default('https://ecommerce.golomtbank.com'),
    GOLOMT_PAGE_URL: webAddress.optional(),
    GOLOMT_TOKEN: z.string(),
    GOLOMT_SECRET: z.string()
  }),
  connect: ({ GOLOMT_URL: url, GOLOMT_PAGE_URL: pageUrl = url, GOLOMT_TOKEN: token, GOLOMT_SECRET: secret }) =>
    createGolomt({ url, pageUrl, token, secret }),
  sandbox: {
    environment: (url, pageUrl) => ({
      GOLOMT_URL: url,
      GOLOMT_PAGE_URL: pageUrl,
      GOLOMT_TOKEN: 'TEST_TOKEN',
      GOLOMT_SECRET: 'TEST_SECRET'
    }),
    routes: (server, { GOLOMT_TOKEN: token, GOLOMT_SECRET: secret }) => createGolomtSandbox(server, { token, secret })
  }
})
