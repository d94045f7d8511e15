import { z } from 'zod'
import { done, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'

export const noticeContract = defineRoutes('product', {
  'POST /api/v2/products/0/variants/{id}/stock_notices': {
    summary: 'Sends one message to a phone or mailbox when the variant is in stock again',
    access: 'public',
    params: z.object({ id: pathId('variant_not_found') }),
    body: z.strictObject({ contact: z.string('contact_required').trim().min(1, 'contact_required').max(254, 'too_long') }),
    response: done,
    errors: [409, 429]
  },
  'GET /api/v2/staff/counts/stream': {
    summary: 'How much waits for staff, as server-sent events: at once, then whenever it changes',
    access: 'staff',
    response: { mediaType: 'text/event-stream' }
  }
})
