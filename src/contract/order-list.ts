import { z } from 'zod'
import { FULFILMENT_STATES, PAYMENT_STATES, RECEIPT_STATES } from '#domain/order.ts'
import { ORDER_SORTS, ORDER_VIEWS } from '#domain/order-list.ts'
import { done, lineText, pathId, queryFlag, tugrik } from './fields.ts'
import { leaseState, orderStatus } from './order.ts'
import { paymentMethodCode } from './order-payment.ts'
import { defineRoutes } from './route.ts'

/** The value that the list is sorted by and the id of its first or last order. */
const cursor = z.string().regex(/^\d{1,15}\.\d{1,10}$/)

export const orderFilters = z.object({
  q: lineText(60).trim().optional(),
  status: orderStatus.optional(),
  payment: z.enum(PAYMENT_STATES).optional(),
  fulfilment: z.enum(FULFILMENT_STATES).optional(),
  receipt: z.enum(RECEIPT_STATES).optional(),
  lease: leaseState.optional(),
  method: paymentMethodCode.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  district: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  /** Code of the branch of a pick-up. */
  branch: lineText(40).optional(),
  overdue: queryFlag.optional()
})

const sort = z.enum(ORDER_SORTS).default('date_desc')

export const staffOrder = z.object({
  number: z.string(),
  status: orderStatus,
  payment: z.enum(PAYMENT_STATES),
  fulfilment: z.enum(FULFILMENT_STATES),
  receipt: z.enum(RECEIPT_STATES),
  lease: leaseState,
  canceled: z.boolean(),
  overdue: z.boolean(),
  total: tugrik,
  total_quantity: z.int(),
  created_at: z.string(),
  receiver: z.string(),
  phone: z.string(),
  district: z.string(),
  pickup: z.boolean(),
  digital: z.boolean(),
  organisation: z.string().nullable()
})

const viewCounts = z.object(Object.fromEntries(ORDER_VIEWS.map(view => [view, z.int()])) as Record<(typeof ORDER_VIEWS)[number], z.ZodInt>)

const savedView = z.object({ id: z.int(), name: z.string(), filters: orderFilters, sort: z.enum(ORDER_SORTS) })
export type SavedView = z.infer<typeof savedView>
export type StaffOrder = z.infer<typeof staffOrder>
export type OrderViewCounts = z.infer<typeof viewCounts>
export type OrderListFilters = z.output<typeof orderFilters>

export const orderListContract = defineRoutes('order', {
  'GET /api/v2/staff/orders': {
    summary: "Staff: every customer's orders, filtered and sorted, 50 at a time",
    access: 'staff',
    permission: 'order.view',
    query: orderFilters.extend({ sort, after: cursor.optional(), before: cursor.optional() }),
    response: z.object({
      orders: z.array(staffOrder),
      /** Cursor for `before`; null on the first page. */
      previous: z.string().nullable(),
      /** Cursor for `after`; null on the last page. */
      next: z.string().nullable()
    })
  },
  'GET /api/v2/staff/order_views': {
    summary: 'Staff: the views of the list that the member of staff saved',
    access: 'staff',
    permission: 'order.view',
    response: z.object({ views: z.array(savedView) })
  },
  'POST /api/v2/staff/order_views': {
    summary: 'Staff: saves filters and sort of the list under a name of their own',
    access: 'staff',
    recorded: false,
    permission: 'order.view',
    body: z.strictObject({ name: lineText(40, 'blank').trim().min(1, 'blank'), filters: orderFilters, sort }),
    response: savedView,
    errors: [409]
  },
  'DELETE /api/v2/staff/order_views/{id}': {
    summary: 'Staff: deletes a saved view; repeating it changes nothing',
    access: 'staff',
    recorded: false,
    permission: 'order.view',
    params: z.object({ id: pathId() }),
    response: done
  },
  'GET /api/v2/staff/order_counts': {
    summary: 'Staff: how many orders each view of the list has, counted to 1000',
    access: 'staff',
    permission: 'order.view',
    response: viewCounts
  },
  'GET /api/v2/staff/order_export': {
    // Whoever packs orders opens each of them, but does not take along all customers.
    summary: 'Staff: the filtered orders as a table for spreadsheets',
    access: 'staff',
    permission: 'report.view',
    query: orderFilters.extend({ sort }),
    response: { mediaType: 'text/csv' }
  }
})
