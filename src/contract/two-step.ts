import { z } from 'zod'
import { done, lineText, pathId } from './fields.ts'
import { user } from './identity.ts'
import { defineRoutes } from './route.ts'

/** Six digits of an authenticator app, or a recovery code of ten letters and digits, however they were typed. */
const code = z
  .string('code_required')
  .overwrite(typed => typed.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^(\d{6}|[A-Z2-7]{10})$/, 'second_step_format')

/** Shown once: only their hashes are stored. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The feature records it in its transaction. */
const reset = { recorded: false, body: z.strictObject({ reason: lineText(300, 'blank').trim().min(1, 'blank') }), response: done } as const

export const twoStepContract = defineRoutes('identity', {
  'GET /api/v2/users/two_step': {
    summary: 'Whether logins of the account need a second step',
    access: 'customer',
    response: z.object({ enabled_at: z.string().nullable(), recovery_codes_left: z.int().min(0) })
  },
  'POST /api/v2/users/two_step/start': {
    summary: 'A secret for an authenticator app; the same one for a quarter of an hour',
    access: 'customer',
    response: z.object({
      /** Base32. */
      secret: z.string(),
      /** `otpauth://totp/…`, for a QR code. */
      uri: z.string()
    }),
    errors: [409]
  },
  'POST /api/v2/users/two_step/confirm': {
    summary: 'Turns the second step on with a code of the app, and ends the other sessions of the account',
    access: 'customer',
    body: z.strictObject({ code }),
    response: recoveryCodes,
    errors: [409]
  },
  'POST /api/v2/users/two_step/recovery_codes': {
    summary: 'New recovery codes; the old ones end',
    access: 'customer',
    body: z.strictObject({ code }),
    response: recoveryCodes,
    errors: [409, 429]
  },
  'POST /api/v2/users/two_step/end': {
    summary: 'Turns the second step off',
    access: 'customer',
    body: z.strictObject({ code }),
    response: done,
    errors: [409, 429]
  },
  'POST /api/v2/users/second_step': {
    summary: 'Finishes a login that was answered with `second_step_required`, in the same session, within ten minutes',
    access: 'public',
    body: z.strictObject({ code }),
    response: user,
    errors: [401, 403, 429]
  },
  'POST /api/v2/staff/customers/{id}/two_step/end': {
    ...reset,
    summary: "Turns off a customer's second step, for a lost phone without recovery codes; ends the sessions and notifies the customer",
    access: 'staff',
    permission: 'customer.edit',
    params: z.object({ id: pathId() }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/members/{id}/two_step/end': {
    ...reset,
    summary: 'The same for a member of staff, by an owner alone',
    access: 'owner',
    params: z.object({ id: pathId('member_not_found') }),
    errors: [404, 409]
  }
})
