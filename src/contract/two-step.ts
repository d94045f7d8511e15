import { z } from 'zod'
import { done, pathId } from './fields.ts'
import { user } from './identity.ts'
import { defineRoutes } from './route.ts'

/** Six digits of an authenticator app, or a recovery code of ten letters and digits, however they were typed. */
const code = z
  .string('code_required')
  .overwrite(typed => typed.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^(\d{6}|[A-Z2-7]{10})$/, 'second_step_format')

/** Shown once: only their hashes are stored. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

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
  'DELETE /api/v2/staff/members/{id}/two_step': {
    summary: "Turns off a member's second step, for a lost phone without recovery codes, and ends the member's sessions",
    access: 'staff',
    permission: 'staff.manage',
    recorded: false,
    params: z.object({ id: pathId('member_not_found') }),
    response: done,
    errors: [409]
  }
})
