import type { Hono } from 'hono'
import { addressContract } from '#contract/address.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { addAddress, type AddressInput, updateAddress, deleteAddress, findAddress, listAddresses, setDefaultAddress } from './addresses.ts'

export function createAddressRoutes({ db }: Server): Hono<ShopEnv> {
  return implement(addressContract, {
    'GET /api/v2/users/addresses': ({ userId }) => listAddresses(db, userId),

    'GET /api/v2/users/addresses/{id}': ({ params, userId }) => findAddress(db, userId, params.id),

    'POST /api/v2/users/addresses': ({ c, body, session, userId, locale }) =>
      runOnce(c, session, body, (tx, now) => addAddress(tx, userId, toInput(body), locale, now)),

    'PUT /api/v2/users/addresses/{id}': ({ c, params, body, session, userId, locale }) =>
      runOnce(c, session, { ...params, ...body }, tx => updateAddress(tx, userId, params.id, toInput(body), locale)),

    'PUT /api/v2/users/addresses/{id}/default': ({ c, params, session, userId }) =>
      runOnce(c, session, params, tx => setDefaultAddress(tx, userId, params.id)),

    'DELETE /api/v2/users/addresses/{id}': ({ c, params, session, userId }) =>
      runOnce(c, session, params, async tx => {
        await deleteAddress(tx, userId, params.id)
        return { done: true as const }
      })
  })
}

const toInput = (body: { address: AddressInput['address']; label: string; is_default: boolean }): AddressInput => ({
  address: body.address,
  label: body.label,
  isDefault: body.is_default
})
