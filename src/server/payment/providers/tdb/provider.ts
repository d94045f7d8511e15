import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createTdbSandbox } from './sandbox.ts'
import { createTdb } from './tdb.ts'

/** Cards on the page of the Trade and Development Bank. */
export const tdb = defineProvider({
  code: 'tdb',
  flow: 'redirect',
  refundSupport: 'none',
  // Without callbacks, the background finds the payment of a customer who closed the browser.
  checkAfterMinutes: [2, 5, 10, 20, 40],
  environment: z.object({
    TDB_URL: webAddress.default('https://www.bankcard.mn:8000'),
    TDB_USERNAME: z.string(),
    TDB_PASSWORD: z.string()
  }),
  connect: ({ TDB_URL: url, TDB_USERNAME: username, TDB_PASSWORD: password }) => createTdb({ url, username, password }),
  sandbox: {
    environment: url => ({ TDB_URL: url, TDB_USERNAME: 'TEST_SHOP', TDB_PASSWORD: 'TEST_PASSWORD' }),
    routes: (server, { TDB_USERNAME: username, TDB_PASSWORD: password }) => createTdbSandbox(server, { username, password })
  }
})
