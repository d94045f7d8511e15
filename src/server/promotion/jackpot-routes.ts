import type { Hono } from 'hono'
import { jackpotContract } from '#contract/jackpot.ts'
import { ShopError } from '#domain/errors.ts'
import { hasJackpot } from '#domain/jackpot.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { readOrder } from '../order/index.ts'
import { readSettings } from '../site/index.ts'
import {
  createJackpot,
  listDrawnTickets,
  findEntry,
  findJackpot,
  isTicket,
  joinJackpot,
  listJackpots,
  stopJackpot,
  viewJackpot
} from './jackpot.ts'
import { drawTicket } from './jackpot-draw.ts'
import { isGivingPlay } from './plays.ts'
import { createCommitment } from './seeds.ts'

export function createJackpotRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  /** @throws ShopError not_found where the shop has no jackpot */
  const requireJackpot = async (): Promise<void> => {
    if (!hasJackpot((await readSettings(db)).configs)) throw new ShopError('not_found')
  }
  const read = async (id: number) => {
    const [row] = await listJackpots(db, now(), id)
    if (!row) throw new ShopError('jackpot_not_found')
    return row
  }

  return implement(jackpotContract, {
    'GET /api/v2/promotions/jackpot': async ({ userId, locale }) => {
      await requireJackpot()
      return viewJackpot(db, userId, locale, now())
    },

    'PUT /api/v2/promotions/jackpot': async ({ body, userId, locale }) => {
      await requireJackpot()
      await transact(db, tx => joinJackpot(tx, userId, body.client_seed, now()))
      return viewJackpot(db, userId, locale, now())
    },

    'GET /api/v2/promotions/jackpot/{id}/tickets': async ({ params: { id } }) => {
      await requireJackpot()
      return { tickets: await listDrawnTickets(db, id) }
    },

    'POST /api/v2/promotions/jackpot/check': async ({ body: { server_seed: serverSeed, tickets } }) => {
      await requireJackpot()
      const { clientSeed, position } = drawTicket(serverSeed, tickets)
      return { commitment: createCommitment(serverSeed), client_seed: clientSeed, position }
    },

    'GET /api/v2/orders/{number}/plays': async ({ params, userId }) => {
      const order = await readOrder(db, userId, params.number)
      const { configs } = await readSettings(db)
      const jackpot = hasJackpot(configs) ? await findJackpot(db, now()) : null
      const counts = jackpot !== null && (await isTicket(db, jackpot, order.id))
      const entry = counts ? await findEntry(db, jackpot.id, userId) : null
      const wheel = configs.luckyWheel && (await isGivingPlay(db, order, now()))
      if (!counts) return { wheel, jackpot: null }
      return { wheel, jackpot: entry ? ('joined' as const) : ('open' as const) }
    },

    'GET /api/v2/staff/jackpots': async () => ({ jackpots: await listJackpots(db, now()) }),

    'POST /api/v2/staff/jackpots': async ({ c, body, session, userId }) => {
      const { configs } = await readSettings(db)
      const id = await runOnce(c, session, body, (tx, time) => createJackpot(tx, body, { configs, staffId: userId }, time))
      invalidate(database, ['games'])
      return read(id)
    },

    'POST /api/v2/staff/jackpots/{id}/stop': async ({ params: { id }, userId }) => {
      await transact(db, tx => stopJackpot(tx, id, userId, now()))
      invalidate(database, ['games'])
      return read(id)
    }
  })
}
