import { z } from 'zod'
import { address, addressInput } from './cart.ts'
import { done, lineText, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'

const savedAddress = z.object({
  id: z.int(),
  /** The customer's name for it; may be empty. */
  label: z.string(),
  address,
  is_default: z.boolean()
})
export type SavedAddress = z.infer<typeof savedAddress>

export const MAX_LABEL_LENGTH = 40
const body = z.strictObject({
  address: addressInput,
  label: lineText(MAX_LABEL_LENGTH).trim().default(''),
  is_default: z.boolean('validation').default(false)
})
const params = z.object({ id: pathId('address_not_found') })

export const addressContract = defineRoutes('identity', {
  'GET /api/v2/users/addresses': {
    summary: "The customer's addresses: the default one first, then the one that was used last",
    access: 'customer',
    response: z.array(savedAddress)
  },
  'GET /api/v2/users/addresses/{id}': { summary: 'One of them', access: 'customer', params, response: savedAddress },
  'POST /api/v2/users/addresses': {
    summary: 'Adds an address; the first one becomes the default',
    access: 'customer',
    body,
    response: savedAddress,
    errors: [409]
  },
  'PUT /api/v2/users/addresses/{id}': { summary: 'Changes an address', access: 'customer', params, body, response: savedAddress },
  'PUT /api/v2/users/addresses/{id}/default': {
    summary: 'Makes an address the default one',
    access: 'customer',
    params,
    response: savedAddress
  },
  'DELETE /api/v2/users/addresses/{id}': { summary: 'Deletes an address', access: 'customer', params, response: done }
})
