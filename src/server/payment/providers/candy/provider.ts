import { z } from 'zod'
import { defineProvider, webAddress } from '../../provider.ts'
import { createCandy } from './candy.ts'
import { createCandySandbox } from './sandbox.ts'

export const candy = defineProvider({
  code: 'candy',
  flow: 'otp',
  refundSupport: 'partial',
  fields: ['phone'],
  paysPart: true,
  checkAfterMinutes: [1, 3, 6, 15],
  environment: z.object({
    CANDY_URL: webAddress.default('https://api.candy.mn/resource/partner/v1'),
    CANDY_TOKEN: z.string()
  }),
  connect: ({ CANDY_URL: url, CANDY_TOKEN: token }, now) => createCandy({ url, token }, now),
  sandbox: {
    environment: url => ({ CANDY_URL: url, CANDY_TOKEN: 'candy-test-token' }),
    routes: (server, { CANDY_TOKEN: token }) => createCandySandbox(server, token)
  }
})
