import { z } from 'zod'
import { order, providerCode } from './order.ts'
import { defineRoutes } from './route.ts'

export const walletContract = defineRoutes('wallet', {
  'POST /api/v2/wallet/recharges': {
    summary: 'Makes an order by which the wallet is recharged when it is paid',
    access: 'customer',
    body: z.strictObject({ amount: z.int('recharge_amount').positive('recharge_amount'), payment_method: providerCode }),
    response: order,
    errors: [404, 409]
  }
})
