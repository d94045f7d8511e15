import { defineRoutes } from './route.ts'

const callback = {
  summary: 'A provider reports a change of an invoice: its content is ignored, and the provider is asked. On an error it calls again',
  access: 'public',
  response: { mediaType: 'text/plain' },
  errors: [404, 502]
} as const

export const paymentContract = defineRoutes('payment', {
  'GET /api/v2/payments/{provider}/callback/{sessionId}': callback,
  'POST /api/v2/payments/{provider}/callback/{sessionId}': callback
})
