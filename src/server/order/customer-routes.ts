import type { Hono } from 'hono'
import { customerContract } from '#contract/customer.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { blockCustomer, findCustomer, listCustomers } from './customers.ts'

/** Customers, for staff. */
export function customerRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(customerContract, {
    'GET /api/v2/staff/customers': ({ query }) => listCustomers(db, query),

    'GET /api/v2/staff/customers/{id}': ({ params: { id } }) => findCustomer(db, id, now()),

    'PUT /api/v2/staff/customers/{id}/blocked': async ({ params: { id }, body }) => {
      await transact(db, tx => blockCustomer(tx, id, body.blocked, now()))
      return DONE
    }
  })
}
