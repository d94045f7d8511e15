import type { Hono } from 'hono'
import { rouletteContract } from '#contract/roulette.ts'
import { ShopError } from '#domain/errors.ts'
import { hasPermission } from '#domain/permission.ts'
import { requireUnchanged } from '../kernel/db/require-unchanged.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Session } from '../kernel/http/session.ts'
import type { Server } from '../kernel/server.ts'
import { checkNumber, drawPrize, listDraws } from './roulette-draw.ts'
import {
  addUser,
  listLocations,
  listPrizes,
  listUsers,
  listOwnLocationIds,
  removeUser,
  requireVisible,
  type RouletteStaff,
  saveLocation,
  savePrizes
} from './roulette.ts'

/** @throws ShopError forbidden for staff who neither draw nor manage */
function requireRouletteStaff(session: Session, userId: number): RouletteStaff {
  const manages = hasPermission(session, 'roulette.manage')
  if (!manages && !hasPermission(session, 'roulette.play')) throw new ShopError('forbidden')
  return { userId, manages }
}

export function createRouletteRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(rouletteContract, {
    'GET /api/v2/roulette/locations': async ({ session, userId, locale }) => ({
      locations: await listLocations(db, requireRouletteStaff(session, userId), locale)
    }),

    'POST /api/v2/roulette/locations': async ({ c, body, session, userId, locale }) => {
      const { was, ...location } = body
      const id = await runOnce(c, session, body, async (tx, time) => {
        const read = async () => (await listLocations(tx, { userId, manages: true }, locale)).find(each => each.branch === location.branch)
        await requireUnchanged(tx, `roulette ${location.branch}`, was, read)
        return saveLocation(tx, location, userId, time)
      })
      const saved = (await listLocations(db, { userId, manages: true }, locale)).find(each => each.id === id)
      if (!saved) throw new ShopError('roulette_not_found')
      return saved
    },

    'GET /api/v2/roulette/numbers': async ({ query, session, userId }) => {
      await requireVisible(db, requireRouletteStaff(session, userId), query.location_id)
      return listDraws(db, query.location_id, query.page ?? 1)
    },

    'GET /api/v2/roulette/numbers/check_number': ({ query, userId }) =>
      checkNumber(db, userId, { locationId: query.location_id, number: query.number }),

    'POST /api/v2/roulette/numbers/roulette': ({ c, body, session, userId }) =>
      runOnce(c, session, body, (tx, time) =>
        drawPrize(tx, userId, { locationId: body.location_id, number: body.number, clientSeed: body.client_seed }, time)
      ),

    'GET /api/v2/roulette/users/check_auth': async ({ session, userId }) => {
      const locations = hasPermission(session, 'roulette.play') ? await listOwnLocationIds(db, userId) : []
      return { allowed: locations.length > 0, locations }
    },

    'GET /api/v2/roulette/users/check_website_admin': ({ session }) => ({ admin: hasPermission(session, 'roulette.manage') }),

    'GET /api/v2/roulette/users': async () => ({ users: await listUsers(db) }),

    'POST /api/v2/roulette/users': async ({ body, userId }) => {
      const id = await transact(db, tx => addUser(tx, { locationId: body.location_id, login: body.login }, userId, now()))
      const [added] = await listUsers(db, id)
      if (!added) throw new ShopError('roulette_not_found')
      return added
    },

    'DELETE /api/v2/roulette/users/{id}': async ({ params: { id } }) => {
      await removeUser(db, id)
      return DONE
    },

    'GET /api/v2/roulette/stocks': async ({ query, session, userId }) => {
      await requireVisible(db, requireRouletteStaff(session, userId), query.location_id)
      return { prizes: await listPrizes(db, query.location_id) }
    },

    'PUT /api/v2/roulette/stocks': async ({ body: { location_id: locationId, prizes, was } }) => {
      await transact(db, async tx => {
        await requireUnchanged(tx, `roulette prizes ${locationId}`, was, () => listPrizes(tx, locationId))
        await savePrizes(tx, locationId, prizes)
      })
      return { prizes: await listPrizes(db, locationId) }
    }
  })
}
