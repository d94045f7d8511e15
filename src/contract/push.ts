import { z } from 'zod'
import { done } from './fields.ts'
import { defineRoutes } from './route.ts'

const playerId = z.uuid('push_unknown')
const key = (bytes: number) =>
  z
    .string('push_refused')
    .max(200, 'push_refused')
    .refine(text => Buffer.from(text, 'base64url').length === bytes, 'push_refused')

const topics = z.strictObject({ orders: z.boolean(), stock: z.boolean(), prices: z.boolean() })

export const pushContract = defineRoutes('identity', {
  'GET /api/v2/push_key': {
    summary: 'The public key that a browser subscribes with (VAPID, base64url)',
    access: 'public',
    response: z.object({ key: z.string() })
  },
  'POST /api/v2/subscribe': {
    summary: "Subscribes the caller's browser to push messages with what `PushSubscription.toJSON` gives; `playerId` names it",
    access: 'public',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https?$/, error: 'push_refused' }).max(2000, 'push_refused'),
      /** A point of P-256, and a secret. */
      keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
      expirationTime: z.number().nullish()
    }),
    response: z.object({ playerId: z.string() }),
    errors: [422, 429]
  },
  'POST /api/v2/unsubscribe': {
    summary: 'Ends a subscription; one that is not there any more is no error',
    access: 'public',
    body: z.strictObject({ playerId }),
    response: done
  },
  'POST /api/v2/users/link_device': {
    summary: "Sends the account's messages to this device while the caller stays logged in on it",
    access: 'customer',
    body: z.strictObject({ playerId }),
    response: done,
    errors: [404]
  },
  'GET /api/v2/users/push': {
    summary: 'Which notices the customer gets, and on how many devices',
    access: 'customer',
    response: z.object({ topics, devices: z.int().min(0) })
  },
  'PUT /api/v2/users/push': {
    summary: 'Switches the subjects of push messages',
    access: 'customer',
    body: topics,
    response: z.object({ topics, devices: z.int().min(0) })
  }
})
