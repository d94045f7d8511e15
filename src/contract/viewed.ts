import { z } from 'zod'
import { MAX_VIEWED } from '#domain/viewed.ts'
import { id } from './fields.ts'
import { defineRoutes } from './route.ts'

const viewed = z.object({ ids: z.array(z.int()) })

export const viewedContract = defineRoutes('viewed', {
  'GET /api/v2/viewed_products': {
    summary: 'Ids of the products that the customer viewed last, the newest first',
    access: 'customer',
    response: viewed
  },
  'POST /api/v2/viewed_products': {
    summary: "Adds viewed products, the newest first: one, or a guest's list at login",
    access: 'customer',
    body: z.strictObject({ ids: z.array(id).min(1).max(MAX_VIEWED, 'too_long') }),
    response: viewed
  }
})
