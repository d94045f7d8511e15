import type { Hono } from 'hono'
import { cartStayContract } from '#contract/hotel.ts'
import { ADULT_AGE } from '#domain/stay.ts'
import { ShopError } from '#domain/errors.ts'
import { addStay, refuseHotelsOff, removeStay, savePassengers, toStayRequest } from '../hotel/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { openCart } from './cart.ts'
import { changeCart } from './routes.ts'

export function createCartStayRoutes({ db }: Server): Hono<ShopEnv> {
  return implement(cartStayContract, {
    'POST /api/v2/checkouts/current/stays': async ({ c, body, userId }) => {
      await refuseHotelsOff(db)
      const { room_id: roomTypeId, guests, flight, note, save_guests: saved } = body
      const request = toStayRequest(body)
      const adults = request.adults + request.childAges.filter(age => age >= ADULT_AGE).length
      if (guests.length < request.adults || guests.length > adults)
        throw new ShopError('validation', { fields: { guests: 'guests_missing' } })
      return changeCart(c, body, async (tx, owner, at) => {
        const cart = await openCart(tx, owner, at)
        await addStay(tx, cart.id, { roomTypeId, request, guests, flight, note }, at)
        if (saved && userId !== null) await savePassengers(tx, userId, guests, at)
      })
    },

    'DELETE /api/v2/checkouts/current/stays/{id}': ({ c, params: { id } }) =>
      changeCart(c, null, async (tx, owner, at) => removeStay(tx, (await openCart(tx, owner, at)).id, id))
  })
}
