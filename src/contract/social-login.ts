import { z } from 'zod'
import { SOCIAL_PROVIDERS } from '#domain/account.ts'
import { defineRoutes } from './route.ts'
import { user } from './identity.ts'

const provider = z.enum(SOCIAL_PROVIDERS)
const params = z.object({ provider: z.enum(SOCIAL_PROVIDERS, 'not_found') })

/** A way to log in to the account. */
const signInMethod = z.object({
  kind: z.enum(['phone', 'email', 'password', ...SOCIAL_PROVIDERS]),
  /** The phone number or e-mail; empty where the provider sent none. */
  label: z.string(),
  /** Whether the owner can disconnect it: a provider, while another way remains. */
  removable: z.boolean()
})

export type SignInMethod = z.infer<typeof signInMethod>

export const socialLoginContract = defineRoutes('identity', {
  'GET /api/v2/social_logins': {
    summary: 'Providers that customers can log in with, and the origin that they return to',
    access: 'public',
    response: z.object({ providers: z.array(provider), origin: z.string() })
  },
  'POST /api/v2/social_logins/{provider}/start': {
    summary: "Begins a login at a provider, or its connection to the caller's account; the browser goes to the URL",
    access: 'public',
    params,
    body: z.strictObject({
      /** Where the customer returns to: a path of the shop. */
      from: z.string().max(2000),
      connect: z.boolean().default(false)
    }),
    response: z.object({ url: z.url() }),
    errors: [401, 429]
  },
  'POST /api/v2/social_logins/{provider}/finish': {
    summary: 'Ends the login with what the provider added to the address the browser returned to',
    access: 'public',
    params,
    body: z.strictObject({
      state: z.string('token_invalid').max(200, 'token_invalid'),
      code: z.string().max(4000).optional(),
      /** The provider's error, such as `access_denied`. */
      error: z.string().max(200).optional()
    }),
    response: z.object({ user, from: z.string(), connected: z.boolean() }),
    errors: [401, 403, 409, 429, 502]
  },
  'GET /api/v2/users/sign_in_methods': {
    summary: 'The ways to log in to the account',
    access: 'customer',
    response: z.array(signInMethod)
  },
  'DELETE /api/v2/users/sign_in_methods/{provider}': {
    summary: 'Disconnects a provider from the account',
    access: 'customer',
    params,
    response: z.array(signInMethod),
    errors: [404, 409]
  }
})
