import { defineRoutes } from './route.ts'

const callback = {
  summary: 'A provider reports a change of an invoice: its content is ignored, and the provider is asked. On an error it calls again',
  access: 'public',
  response: { mediaType: 'text/plain' },
  errors: [403, 404, 429, 502]
} as const

const comeBack = {
  summary: "The provider's page sends the customer's browser back: checks the payment and redirects to the page of the order's payment",
  access: 'public',
  response: { mediaType: 'text/html' },
  errors: [404]
} as const

export const paymentContract = defineRoutes('payment', {
  'GET /api/v2/payments/{provider}/callback': callback,
  'POST /api/v2/payments/{provider}/callback': callback,
  'GET /api/v2/payments/{provider}/callback/{sessionId}': callback,
  'POST /api/v2/payments/{provider}/callback/{sessionId}': callback,
  'GET /api/v2/payments/{provider}/return/{sessionId}': comeBack,
  'POST /api/v2/payments/{provider}/return/{sessionId}': comeBack
})
