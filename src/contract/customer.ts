import { z } from 'zod'
import { done, lineText, pathId, tugrik, pageNumber } from './fields.ts'
import { staffOrder } from './order-list.ts'
import { defineRoutes } from './route.ts'

const customer = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  blocked: z.boolean(),
  /** Placed orders, and what they came to. */
  orders: z.int().min(0),
  spent: tugrik,
  created_at: z.string()
})

export type StaffCustomer = z.infer<typeof customer>

const params = z.object({ id: pathId() })

export const customerContract = defineRoutes('customer', {
  'GET /api/v2/staff/customers': {
    summary: 'Staff: customers by name, phone, e-mail or number of an order, newest first, 50 at a time',
    access: 'staff',
    permission: 'customer.view',
    query: z.object({
      q: lineText(100).default(''),
      state: z.enum(['all', 'blocked']).default('all'),
      page: pageNumber.default(1)
    }),
    response: z.object({ customers: z.array(customer), more: z.boolean() })
  },
  'GET /api/v2/staff/customers/{id}': {
    summary: 'Staff: a customer with the newest orders and the balance of the wallet',
    access: 'staff',
    permission: 'customer.view',
    params,
    response: customer.extend({
      phone_verified: z.boolean(),
      email_verified: z.boolean(),
      wallet: tugrik,
      sessions: z.int().min(0),
      newest_orders: z.array(staffOrder)
    })
  },
  'PUT /api/v2/staff/customers/{id}/blocked': {
    summary: 'Staff: blocks an account, which ends its sessions, or unblocks it; repeating it changes nothing',
    access: 'staff',
    permission: 'customer.edit',
    params,
    body: z.strictObject({ blocked: z.boolean() }),
    response: done
  }
})
