import type { Hono } from 'hono'
import { customerContract, type MergeSums, type StaffCustomer } from '#contract/customer.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { addNote, blockCustomer, deleteNote, findCustomer, listCustomers } from './customers.ts'

/** Merging moves records of features in lower layers. */
interface CustomerSources {
  previewMerge: (tx: Db, target: number, source: number) => Promise<MergeSums>
  mergeCustomers: (tx: Db, target: number, source: number, expected: MergeSums, now: Date) => Promise<void>
}

const toListed = ({ id, name, mobile, email, blocked, orders, spent, created_at: createdAt }: StaffCustomer): StaffCustomer => ({
  id,
  name,
  mobile,
  email,
  blocked,
  orders,
  spent,
  created_at: createdAt
})

/** Customers, for staff. */
export function createCustomerRoutes(server: Server, { previewMerge, mergeCustomers }: CustomerSources): Hono<ShopEnv> {
  const { db, database, now } = server
  return implement(customerContract, {
    'GET /api/v2/staff/customers': ({ query }) => listCustomers(db, query),

    'GET /api/v2/staff/customers/{id}': ({ params: { id } }) => findCustomer(db, id, now()),

    'PUT /api/v2/staff/customers/{id}/blocked': async ({ params: { id }, body }) => {
      await transact(db, tx => blockCustomer(tx, id, body.blocked, now()))
      return DONE
    },

    'POST /api/v2/staff/customers/{id}/notes': async ({ c, session, userId, params: { id }, body }) => {
      await runOnce(c, session, { id, ...body }, tx => addNote(tx, id, userId, body.text, now()))
      return DONE
    },

    'DELETE /api/v2/staff/customers/{id}/notes/{note}': async ({ params: { id, note } }) => {
      await transact(db, tx => deleteNote(tx, id, note))
      return DONE
    },

    'GET /api/v2/staff/customers/{id}/merge/{from}': async ({ params: { id, from } }) => {
      const [other, moves] = await transact(
        db,
        async tx => [await findCustomer(tx, from, now()), await previewMerge(tx, id, from)] as const
      )
      return { from: toListed(other), moves }
    },

    'POST /api/v2/staff/customers/{id}/merge/{from}': async ({ c, session, params: { id, from }, body }) => {
      await runOnce(c, session, { id, from, ...body }, tx => mergeCustomers(tx, id, from, body, now()))
      // Reviews and comments have another name.
      invalidate(database, ['comments', 'catalogue'])
      return DONE
    }
  })
}
