import { z } from 'zod'
import { done, idList, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const MAX_TRACKED_ITEMS = 100

/** A product as events of the browser describe it. */
const trackedItem = z.object({
  variant_id: z.int(),
  sku: z.string(),
  name: z.string(),
  price: tugrik,
  image: z.string().nullable()
})
export type TrackedItem = z.infer<typeof trackedItem>

/** The shop's ids at services that measure visits; an empty one is not used. */
export const trackingServices = z.object({ ga4: z.string(), meta: z.string(), oneSignal: z.string() })
export type TrackingServices = z.infer<typeof trackingServices>

export const trackingContract = defineRoutes('tracking', {
  'GET /api/v2/tracking/services': {
    summary: 'Services that a browser may send analytics events to, with the consent of its visitor',
    access: 'public',
    response: trackingServices
  },
  'GET /api/v2/tracking/items': {
    summary: 'Products as analytics events describe them, by variant; without those that are not on display',
    access: 'public',
    query: z.object({ variant_ids: idList(MAX_TRACKED_ITEMS) }),
    response: z.array(trackedItem)
  },
  'DELETE /api/v2/tracking/orders': {
    summary: 'Withdraws the consent to report purchases: orders of the requester that were not reported yet are not any more',
    access: 'public',
    response: done
  }
})
