import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createPocket } from './pocket.ts'
import { createPocketSandbox } from './sandbox.ts'

export const pocket = defineProvider({
  code: 'pocket',
  flow: 'qr',
  refundSupport: 'none',
  // Pocket pays amounts over 500.
  conditions: { min: 501 },
  checkAfterMinutes: [1, 3, 7, 15],
  environment: z.object({
    POCKET_AUTH_URL: webAddress.default('https://sso.invescore.mn/auth/realms/invescore'),
    POCKET_URL: webAddress.default('https://service.invescore.mn/merchant'),
    POCKET_CLIENT_ID: z.string(),
    POCKET_CLIENT_SECRET: z.string(),
    POCKET_TERMINAL: z.coerce.number().int().positive()
  }),
  connect: (
    {
      POCKET_AUTH_URL: authUrl,
      POCKET_URL: url,
      POCKET_CLIENT_ID: clientId,
      POCKET_CLIENT_SECRET: clientSecret,
      POCKET_TERMINAL: terminal
    },
    now
  ) => createPocket({ authUrl, url, clientId, clientSecret, terminal }, now),
  sandbox: {
    environment: url => ({
      POCKET_AUTH_URL: url,
      POCKET_URL: `${url}/merchant`,
      POCKET_CLIENT_ID: 'pocket-test-client',
      POCKET_CLIENT_SECRET: 'pocket-test-secret',
      POCKET_TERMINAL: '4001'
    }),
    routes: (server, { POCKET_CLIENT_ID: clientId, POCKET_CLIENT_SECRET: clientSecret, POCKET_TERMINAL: terminal }) =>
      createPocketSandbox(server, { clientId, clientSecret, terminal })
  }
})
