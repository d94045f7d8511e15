import { z } from 'zod'
import { publicKey } from '../../public-key.ts'
import { defineProvider, webAddress } from '../../provider.ts'
import { formatSandboxPublicKey } from '../../sandbox/keys.ts'
import { createLendMn } from './lendmn.ts'
import { createLendMnSandbox } from './sandbox.ts'

export const lendmn = defineProvider({
  code: 'lendmn',
  flow: 'terms',
  refundSupport: 'none',
  // A loan buys goods: neither money in the wallet nor gift cards.
  conditions: { excludedKinds: ['gift_card', 'wallet_recharge'] },
  checkAfterMinutes: [1, 3, 7, 15, 25],
  environment: z.object({
    LENDMN_URL: webAddress.default('https://b2b.lend.mn/api'),
    LENDMN_TOKEN: z.string(),
    LENDMN_PUBLIC_KEY: publicKey
  }),
  connect: ({ LENDMN_URL: url, LENDMN_TOKEN: token, LENDMN_PUBLIC_KEY: key }, now) => createLendMn({ url, token, publicKey: key }, now),
  sandbox: {
    environment: url => ({ LENDMN_URL: url, LENDMN_TOKEN: 'lendmn-test-token', LENDMN_PUBLIC_KEY: formatSandboxPublicKey() }),
    routes: (server, { LENDMN_TOKEN: token }) => createLendMnSandbox(server, token)
  }
})
