import { z } from 'zod'
import { publicKey } from '../../public-key.ts'
import { defineProvider, webAddress } from '../../provider.ts'
import { formatSandboxPublicKey } from '../../sandbox/keys.ts'
import { createMostMoney } from './mostmoney.ts'
import { createMostMoneySandbox } from './sandbox.ts'

const initializationVector = z.hex().length(32)

export const mostmoney = defineProvider({
  code: 'mostmoney',
  flow: 'otp',
  refundSupport: 'none',
  isSilentOnRefusal: true,
  checkAfterMinutes: [1, 3, 6, 15],
  environment: z.object({
    MOSTMONEY_URL: webAddress,
    MOSTMONEY_INSTITUTION: z.string(),
    MOSTMONEY_PAYEE: z.string(),
    MOSTMONEY_POS: z.string(),
    MOSTMONEY_PUBLIC_KEY: publicKey,
    MOSTMONEY_IV: initializationVector,
    MOSTMONEY_IN_APP_CALL: z
      .string()
      .regex(/^\d{4}$/)
      .optional()
  }),
  connect: (environment, now) =>
    createMostMoney(
      {
        url: environment.MOSTMONEY_URL,
        institution: environment.MOSTMONEY_INSTITUTION,
        payee: environment.MOSTMONEY_PAYEE,
        pos: environment.MOSTMONEY_POS,
        publicKey: environment.MOSTMONEY_PUBLIC_KEY,
        iv: Buffer.from(environment.MOSTMONEY_IV, 'hex'),
        inAppCall: environment.MOSTMONEY_IN_APP_CALL ?? null
      },
      now
    ),
  sandbox: {
    environment: url => ({
      MOSTMONEY_URL: url,
      MOSTMONEY_INSTITUTION: '20260101',
      MOSTMONEY_PAYEE: '60883',
      MOSTMONEY_POS: '60883',
      MOSTMONEY_PUBLIC_KEY: formatSandboxPublicKey(),
      MOSTMONEY_IV: '000102030405060708090a0b0c0d0e0f',
      MOSTMONEY_IN_APP_CALL: '1609'
    }),
    routes: (server, environment) =>
      createMostMoneySandbox(server, {
        institution: environment.MOSTMONEY_INSTITUTION,
        payee: environment.MOSTMONEY_PAYEE,
        pos: environment.MOSTMONEY_POS,
        iv: Buffer.from(environment.MOSTMONEY_IV, 'hex'),
        inAppCall: environment.MOSTMONEY_IN_APP_CALL ?? ''
      })
  }
})
