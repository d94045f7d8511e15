import { z } from 'zod'
import { done, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const deletionCheck = z.object({
  /** Staff ask the owner to end their role first. */
  is_staff: z.boolean(),
  /** Numbers of orders and stays that are not finished. */
  open_orders: z.array(z.string()),
  /** Lost with the account. */
  wallet: tugrik,
  points: z.int(),
  /** The phone or e-mail that a code is sent to; null where none is verified. */
  code_to: z.string().nullable()
})
export type DeletionCheck = z.infer<typeof deletionCheck>

export const personalDataContract = defineRoutes('identity', {
  'GET /api/v2/users/data': {
    summary: 'All data that the shop stores about the customer, by table',
    access: 'customer',
    response: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    errors: [429]
  },
  'GET /api/v2/users/deletion': {
    summary: 'What stands against deleting the account, and what its owner loses',
    access: 'customer',
    response: deletionCheck
  },
  'POST /api/v2/users/deletion_code': {
    summary: 'Sends the code that deletes the account',
    access: 'customer',
    response: z.object({ seconds: z.int() }),
    errors: [409, 429]
  },
  'POST /api/v2/users/delete': {
    summary: 'Deletes the account; bookkeeping stays without the person',
    access: 'customer',
    body: z.strictObject({
      code: z
        .string('code_required')
        .overwrite(typed => typed.replace(/[\s-]/g, ''))
        .max(6, 'code_required')
        .default(''),
      agreed: z.literal(true, 'deletion_agree')
    }),
    response: done,
    errors: [409, 429]
  }
})
