import { defineRoutes } from './route.ts'

const qpayCallback = {
  summary: 'QPay reports a change of an invoice: its content is ignored, and QPay is asked. On an error QPay calls again',
  access: 'public',
  response: { mediaType: 'text/plain' },
  errors: [404, 502]
} as const

export const paymentContract = defineRoutes('payment', {
  'GET /api/v2/payments/qpay/callback/{sessionId}': qpayCallback,
  'POST /api/v2/payments/qpay/callback/{sessionId}': qpayCallback
})
