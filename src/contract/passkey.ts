import { z } from 'zod'
import { lineText, pathId } from './fields.ts'
import { user } from './identity.ts'
import { defineRoutes } from './route.ts'

export const PASSKEY_NAME_LENGTH = 60

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** The site it belongs to, such as `shop.mn`. */
  host: z.string(),
  created_at: z.string(),
  /** The last login with it. */
  used_at: z.string().nullable(),
  /** Whether the owner can remove it: while another way to log in remains. */
  removable: z.boolean()
})

export type Passkey = z.infer<typeof passkey>

const text = z.string('passkey_failed').max(100_000, 'passkey_failed')

/** JSON of a `PublicKeyCredential` (WebAuthn 3, 5.1); browsers add fields as the standard grows. */
const defineCredential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object(
    {
      id: text,
      rawId: text,
      type: z.literal('public-key', 'passkey_failed'),
      response: z.object({ clientDataJSON: text, ...response }, 'passkey_failed'),
      clientExtensionResults: z.record(z.string(), z.unknown()).default({})
    },
    'passkey_failed'
  )
export const registration = defineCredential({ attestationObject: text, transports: z.array(z.string().max(20)).max(10).optional() })
export const assertion = defineCredential({ authenticatorData: text, signature: text, userHandle: text.nullish() })

/** For `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` of browsers. */
const options = z.record(z.string(), z.unknown())
const name = lineText(PASSKEY_NAME_LENGTH, 'blank').trim().min(1, 'blank')
const params = z.object({ id: pathId('not_found') })

export const passkeyContract = defineRoutes('identity', {
  'GET /api/v2/users/passkeys': {
    summary: 'Passkeys of the account',
    access: 'customer',
    response: z.array(passkey)
  },
  'POST /api/v2/users/passkeys/start': {
    summary: 'What the browser needs to make a passkey; an account with two-step login proves itself by a code of the app',
    access: 'customer',
    body: z.strictObject({ code: z.string().max(20, 'second_step_format').default('') }),
    response: options,
    errors: [409, 422, 429]
  },
  'POST /api/v2/users/passkeys': {
    summary: 'Adds the passkey that the browser has made, named by its device',
    access: 'customer',
    body: z.strictObject({ credential: registration }),
    response: z.array(passkey),
    errors: [401, 409]
  },
  'PUT /api/v2/users/passkeys/{id}': {
    summary: 'Renames a passkey',
    access: 'customer',
    params,
    body: z.strictObject({ name }),
    response: z.array(passkey),
    errors: [404]
  },
  'DELETE /api/v2/users/passkeys/{id}': {
    summary: 'Removes a passkey, unless it is the last way to log in',
    access: 'customer',
    params,
    response: z.array(passkey),
    errors: [404, 409]
  },
  'POST /api/v2/passkeys/start': {
    summary: 'What the browser needs to log in with a passkey; valid once, in this session, for five minutes',
    access: 'public',
    response: options,
    errors: [429]
  },
  'POST /api/v2/passkeys/log_in': {
    summary: 'Logs in with a passkey, which is two steps in one: the device, and its lock',
    access: 'public',
    body: z.strictObject({ credential: assertion }),
    response: user,
    errors: [401, 403, 429]
  }
})
