import { z } from 'zod'
import { done, lineText, multilineText, pathId, tugrik, pageNumber } from './fields.ts'
import { staffOrder } from './order-list.ts'
import { defineRoutes } from './route.ts'

const customer = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  blocked: z.boolean(),
  /** Placed orders, and what was paid for them less refunds, without gift cards and recharges. */
  orders: z.int().min(0),
  spent: tugrik,
  created_at: z.string()
})

export type StaffCustomer = z.infer<typeof customer>

const params = z.object({ id: pathId() })

const note = z.object({
  id: z.int(),
  text: z.string(),
  /** Null for a deleted account. */
  staff: z.string().nullable(),
  created_at: z.string()
})
export type CustomerNote = z.infer<typeof note>

/** What moves from one account to the other. */
const mergeSums = z.strictObject({
  orders: z.int().min(0),
  /** Recharged money, gift card money and bonus. */
  wallet: tugrik,
  points: z.int().min(0),
  wishes: z.int().min(0),
  addresses: z.int().min(0),
  /** Reviews, comments, questions, messages, price requests and gift cards. */
  other: z.int().min(0)
})
export type MergeSums = z.infer<typeof mergeSums>

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
      /** Whether logins need a second step. */
      two_step: z.boolean(),
      wallet: tugrik,
      sessions: z.int().min(0),
      newest_orders: z.array(staffOrder),
      /** The newest first. */
      notes: z.array(note)
    })
  },
  'POST /api/v2/staff/customers/{id}/notes': {
    summary: 'Staff: writes a note about a customer, which only staff see',
    access: 'staff',
    permission: 'customer.view',
    params,
    body: z.strictObject({ text: multilineText(2000).min(1, 'customer_note_empty') }),
    response: done,
    errors: [404]
  },
  'DELETE /api/v2/staff/customers/{id}/notes/{note}': {
    summary: 'Staff: deletes a note about a customer',
    access: 'staff',
    permission: 'customer.edit',
    params: params.extend({ note: pathId() }),
    response: done,
    errors: [404]
  },
  'GET /api/v2/staff/customers/{id}/merge/{from}': {
    summary: 'Staff: what a merge with another account of the same person would move; nothing is changed',
    access: 'staff',
    permission: 'customer.edit',
    params: params.extend({ from: pathId() }),
    response: z.object({ from: customer, moves: mergeSums }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/customers/{id}/merge/{from}': {
    summary: 'Staff: moves everything of another account to this one and closes the other; refused where it differs from the preview',
    access: 'staff',
    permission: 'customer.edit',
    params: params.extend({ from: pathId() }),
    body: mergeSums,
    response: done,
    errors: [404, 409]
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
