import { z } from 'zod'
import { EMAIL_MAX_LENGTH } from '#domain/account.ts'
import { done, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'

const stockNotice = z.object({
  id: z.int(),
  variant_id: z.int(),
  /** The product's name and address. */
  title: z.string(),
  slug: z.string(),
  /** The phone or e-mail that the message goes to. */
  recipient: z.string(),
  created_at: z.string()
})

export const noticeContract = defineRoutes('product', {
  'GET /api/v2/users/stock_notices': {
    summary: "Back-in-stock notices that wait for the customer's verified phone or e-mail",
    access: 'customer',
    response: z.array(stockNotice)
  },
  'DELETE /api/v2/users/stock_notices/{id}': {
    summary: 'Removes a back-in-stock notice; one that is not there any more is no error',
    access: 'customer',
    params: z.object({ id: pathId('not_found') }),
    response: done
  },
  'POST /api/v2/products/0/variants/{id}/stock_notices': {
    summary: 'Sends one message to a phone or mailbox when the variant is in stock again',
    access: 'public',
    params: z.object({ id: pathId('variant_not_found') }),
    body: z.strictObject({ contact: z.string('contact_required').trim().min(1, 'contact_required').max(EMAIL_MAX_LENGTH, 'too_long') }),
    response: done,
    errors: [409, 429]
  },
  'GET /api/v2/staff/counts/stream': {
    summary: 'How much waits for staff, as server-sent events: at once, then whenever it changes',
    access: 'staff',
    response: { mediaType: 'text/event-stream' }
  }
})
