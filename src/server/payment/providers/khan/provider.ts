import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createKhan } from './khan.ts'
import { createKhanSandbox } from './sandbox.ts'

/** Cards on the page of Khan Bank. */
export const khan = defineProvider({
  code: 'khan',
  flow: 'redirect',
  refundSupport: 'none',
  // Without callbacks, the background finds the payment of a customer who closed the browser.
  checkAfterMinutes: [2, 5, 10, 20, 40],
  environment: z.object({
    KHAN_URL: webAddress.default('https://epg.khanbank.com/payment/rest'),
    KHAN_USERNAME: z.string(),
    KHAN_PASSWORD: z.string()
  }),
  connect: ({ KHAN_URL: url, KHAN_USERNAME: username, KHAN_PASSWORD: password }) => createKhan({ url, username, password }),
  sandbox: {
    environment: url => ({ KHAN_URL: url, KHAN_USERNAME: 'TEST_SHOP', KHAN_PASSWORD: 'TEST_PASSWORD' }),
    routes: (server, { KHAN_USERNAME: username, KHAN_PASSWORD: password }) => createKhanSandbox(server, { username, password })
  }
})
