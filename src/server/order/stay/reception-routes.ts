import type { Hono } from 'hono'
import { receptionContract } from '#contract/reception.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { implement } from '../../kernel/http/implement.ts'
import type { Server } from '../../kernel/server.ts'
import { listStays, recordArrival } from './reception.ts'

export function createReceptionRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(receptionContract, {
    'GET /api/v2/staff/stays': ({ query }) => listStays(db, query, now()),

    'PUT /api/v2/staff/stays/{id}/arrival': ({ body, params: { id }, userId }) =>
      transact(db, tx => recordArrival(tx, id, { ...body, staffId: userId }, now()))
  })
}
