import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createStorepaySandbox } from './sandbox.ts'
import { createStorepay } from './storepay.ts'

const PARTS = 4
const DAYS_BETWEEN = 15

export const storepay = defineProvider({
  code: 'storepay',
  flow: 'terms',
  refundSupport: 'none',
  // A loan buys goods: neither money in the wallet nor gift cards.
  conditions: { excludedKinds: ['gift_card', 'wallet_recharge'] },
  schedule: amount => {
    const part = Math.floor(amount / PARTS)
    return Array.from({ length: PARTS }, (_, index) => ({
      amount: index === 0 ? amount - part * (PARTS - 1) : part,
      afterDays: index * DAYS_BETWEEN
    }))
  },
  isSilentOnRefusal: true,
  checkAfterMinutes: [1, 3, 7, 15, 25],
  environment: z.object({
    STOREPAY_AUTH_URL: webAddress.default('https://service.storepay.mn/merchant-uaa'),
    STOREPAY_URL: webAddress.default('https://service.storepay.mn/lend-merchant'),
    STOREPAY_APP_USER: z.string(),
    STOREPAY_APP_PASSWORD: z.string(),
    STOREPAY_USERNAME: z.string(),
    STOREPAY_PASSWORD: z.string(),
    STOREPAY_STORE_ID: z.string()
  }),
  connect: (
    {
      STOREPAY_AUTH_URL: authUrl,
      STOREPAY_URL: url,
      STOREPAY_APP_USER: appUser,
      STOREPAY_APP_PASSWORD: appPassword,
      STOREPAY_USERNAME: username,
      STOREPAY_PASSWORD: password,
      STOREPAY_STORE_ID: storeId
    },
    now
  ) => createStorepay({ authUrl, url, appUser, appPassword, username, password, storeId }, now),
  sandbox: {
    environment: url => ({
      STOREPAY_AUTH_URL: `${url}/merchant-uaa`,
      STOREPAY_URL: `${url}/lend-merchant`,
      STOREPAY_APP_USER: 'merchantapp1',
      STOREPAY_APP_PASSWORD: 'app-test-password',
      STOREPAY_USERNAME: '88000001',
      STOREPAY_PASSWORD: 'storepay-test-password',
      STOREPAY_STORE_ID: '700'
    }),
    routes: (server, account) =>
      createStorepaySandbox(server, {
        appUser: account.STOREPAY_APP_USER,
        appPassword: account.STOREPAY_APP_PASSWORD,
        username: account.STOREPAY_USERNAME,
        password: account.STOREPAY_PASSWORD,
        storeId: account.STOREPAY_STORE_ID
      })
  }
})
