import { z } from 'zod'
import { normalizeEmail, normalizePhone, PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, EMAIL_MAX_LENGTH } from '#domain/account.ts'
import { PERMISSIONS, ROLES } from '#domain/permission.ts'
import { done, lineText } from './fields.ts'
import { defineRoutes } from './route.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'

export const user = z.object({
  id: z.int(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  login: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  /** Address of a picture. */
  profile: z.string().nullable(),
  /** The same, by the specification's other name. */
  avatar: z.string().nullable(),
  wallet: z.object({ balance: z.int() }),
  order_count: z.int(),
  /** Products on the wishlists. */
  wish_count: z.int(),
  gender: z.enum(['MR', 'MS']).nullable(),
  /** `1990-05-17`. */
  birthday: z.string().nullable(),
  home_phone: z.string().nullable(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  created_at: z.string(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)).readonly(),
  /** Staff have no permissions until they set up the second step that the shop requires. */
  two_step_due: z.boolean()
})

/** Where the present owner of the account gets a code. */
const mobileProof = z.enum(['mobile', 'email']).default('mobile')

/** A code was sent by message; another may be requested in `seconds`. */
const codeSent = z.object({ mobile: z.string(), seconds: z.int() })

/** Counts of pending work for staff, by kind. */
const staffCounts = z.object({
  /** Placed orders whose packing has not started. */
  orders: z.int().min(0),
  failed_payments: z.int().min(0),
  /** Orders whose promised delivery time has passed. */
  overdue: z.int().min(0),
  /** Products with few pieces left. */
  low_stock: z.int().min(0),
  /** Reviews, comments and questions that wait for approval or were reported. */
  comments: z.int().min(0),
  price_suggestions: z.int().min(0),
  quotes: z.int().min(0),
  returns: z.int().min(0),
  refunds: z.int().min(0),
  /** Messages of the contact form that are not done. */
  messages: z.int().min(0)
})

const token = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int(), created_at: z.int() })

export type User = z.infer<typeof user>
export type CodeSent = z.infer<typeof loginCode.response>
export type StaffCounts = z.infer<typeof staffCounts>
export type Token = z.infer<typeof token>

/** Eight digits, however they were typed. */
const mobile = z
  .string('phone_required')
  .trim()
  .min(1, 'phone_required')
  .overwrite(typed => normalizePhone(typed) ?? typed)
  .refine(typed => normalizePhone(typed) !== null, 'phone_wrong')
/** In lower case. */
const email = z
  .string('email_required')
  .trim()
  .min(1, 'email_required')
  .overwrite(typed => normalizeEmail(typed) ?? typed)
  .refine(typed => normalizeEmail(typed) !== null, 'email_wrong')
/** An empty string deletes the stored value. */
const optionalEmail = z
  .string('email_wrong')
  .overwrite(typed => normalizeEmail(typed) ?? typed)
  .refine(typed => typed === '' || normalizeEmail(typed) !== null, 'email_wrong')
  .nullable()
  .optional()
const optionalPhone = z
  .string('phone_wrong')
  .overwrite(typed => normalizePhone(typed) ?? typed)
  .refine(typed => typed === '' || normalizePhone(typed) !== null, 'phone_wrong')
  .nullable()
  .optional()
const name = lineText(60, 'blank').trim()
const code = z
  .string('code_required')
  .overwrite(typed => typed.replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'code_required')
const newPassword = z.string('password_required').min(PASSWORD_MIN_LENGTH, 'password_short').max(PASSWORD_MAX_LENGTH, 'too_long')
const invitationToken = z.string('token_invalid').max(200, 'token_invalid')
const birthday = z
  .string('birthday_wrong')
  .refine(
    typed => typed === '' || (z.iso.date().safeParse(typed).success && typed >= '1900-01-01' && new Date(typed) < new Date()),
    'birthday_wrong'
  )
  .nullable()
  .optional()

/** Either of them. */
const reach = { mobile: mobile.optional(), email: email.optional() }
const requireOneReach = <Schema extends z.ZodType<{ mobile?: string | undefined; email?: string | undefined }>>(schema: Schema) =>
  schema.refine(({ mobile: phone, email: mailbox }) => Boolean(phone) !== Boolean(mailbox), { path: ['mobile'], message: 'login_wanted' })

const loginCode = {
  access: 'public',
  body: requireOneReach(z.strictObject(reach)),
  /** `mobile` is empty where the code went to `email`. */
  response: codeSent.extend({ email: z.string().optional() }),
  errors: [429]
} as const

/** RFC 6749, 5.2, beside the fields of the API's own errors. */
const oauthError = z.object({
  error: z.string(),
  error_description: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  details: z.record(z.string(), z.unknown()).optional()
})

export const identityContract = defineRoutes('identity', {
  'POST /api/v2/mcs_auth/check': { ...loginCode, summary: 'Sends a login code to a phone or to an e-mail' },
  'POST /api/v2/mcs_auth': { ...loginCode, summary: 'Sends the login code again' },
  'POST /api/v2/mcs_auth/mcs_auth': { ...loginCode, summary: 'Sends the login code again' },
  'POST /api/v2/mcs_auth/sign_up': {
    summary: 'Sends a code that makes an account with this name when it is verified',
    access: 'public',
    body: z.strictObject({
      mobile,
      first_name: name.min(1, 'blank'),
      last_name: name.default(''),
      email: optionalEmail,
      consent: z.literal(true, 'consent_required')
    }),
    response: codeSent,
    errors: [429]
  },
  'POST /api/v2/mcs_auth/verify': {
    summary: 'Logs in with the code; a new phone or e-mail gets its account now, and a guest keeps the cart',
    access: 'public',
    body: requireOneReach(z.strictObject({ ...reach, code })),
    response: user,
    errors: [403, 429]
  },
  'POST /api/v2/mcs_auth/reset': {
    summary: 'Sends a code or a link for a new password; answers alike whether the account exists',
    access: 'public',
    body: z.strictObject({ mobile: mobile.optional(), email: email.optional() }),
    response: z.object({ seconds: z.int() }),
    errors: [429]
  },
  'POST /api/v2/users/login': {
    summary: 'Logs in with a phone number or e-mail and a password',
    access: 'public',
    body: z.strictObject({
      login: z.string('login_wanted').trim().min(1, 'login_wanted').max(EMAIL_MAX_LENGTH, 'too_long'),
      password: z.string('password_required').min(1, 'password_required').max(PASSWORD_MAX_LENGTH, 'too_long')
    }),
    response: user,
    errors: [401, 403, 429]
  },
  'POST /api/v2/users/logout': { summary: 'Ends the session', access: 'public', response: done },
  'GET /api/v2/users/me': { summary: 'Who is logged in', access: 'customer', response: user },
  'POST /api/v2/users/update_profile': {
    summary: 'Changes the fields of the account that are sent',
    access: 'customer',
    body: z.strictObject({
      first_name: name.min(1, 'blank').optional(),
      last_name: name.optional(),
      email: optionalEmail,
      gender: z.enum(['MR', 'MS', ''], 'validation').nullable().optional(),
      birthday,
      home_phone: optionalPhone
    }),
    response: user
  },
  'POST /api/v2/users/update_avatar': {
    summary: 'Changes the picture of the account to a JPEG or PNG, while the shop lets customers',
    access: 'customer',
    multipart: { files: ['avatar'], fields: [], required: ['avatar'] },
    maxBytes: MAX_UPLOAD_MEGABYTES * 1_000_000 + 100_000,
    response: user,
    errors: [400, 404, 415, 429]
  },
  'POST /api/v2/users/remove_avatar': { summary: 'Removes the picture of the account', access: 'customer', response: user },
  'POST /api/v2/users/email_code': {
    summary: "Sends a code to the account's e-mail, to prove it",
    access: 'customer',
    response: z.object({ email: z.string(), seconds: z.int() }),
    errors: [409, 422, 429]
  },
  'POST /api/v2/users/verify_email': {
    summary: "Proves the account's e-mail with the code that was sent to it",
    access: 'customer',
    body: z.strictObject({ code }),
    response: user,
    errors: [429]
  },
  'POST /api/v2/users/password': {
    summary: 'Sets a new password with the token of a link or the code of a message, ends all sessions and logs in',
    access: 'public',
    body: z.strictObject({
      token: z.string('token_invalid').max(200, 'token_invalid').optional(),
      mobile: mobile.optional(),
      code: code.optional(),
      password: newPassword,
      /** The password again, for forms that ask twice. */
      password_confirmation: z.string('password_repeat_mismatch').max(PASSWORD_MAX_LENGTH, 'too_long').optional()
    }),
    response: user,
    errors: [401, 403, 429]
  },
  'POST /api/v2/users/change_password': {
    summary: 'Changes the password of the account that has one, and ends its other sessions',
    access: 'customer',
    body: z.strictObject({
      current_password: z.string('password_required').min(1, 'password_required').max(PASSWORD_MAX_LENGTH, 'too_long'),
      password: newPassword,
      /** The password again, for forms that ask twice. */
      password_confirmation: z.string('password_repeat_mismatch').max(PASSWORD_MAX_LENGTH, 'too_long').optional()
    }),
    response: user,
    errors: [429]
  },
  'POST /api/v2/users/mobile_codes': {
    summary: 'Sends codes to a new phone, and to the present phone or the verified e-mail of the account',
    access: 'customer',
    body: z.strictObject({
      mobile,
      /** The number again, for forms that ask twice. */
      mobile_confirmation: z.string().max(20, 'too_long').optional(),
      proof: mobileProof
    }),
    response: codeSent,
    errors: [422, 429]
  },
  'POST /api/v2/users/change_mobile': {
    summary: 'Changes the phone of the account by both codes, and ends its other sessions',
    access: 'customer',
    body: z.strictObject({ mobile, proof: mobileProof, code, current_code: code.or(z.literal('')).default('') }),
    response: user,
    errors: [409, 422, 429]
  },
  'POST /oauth/token': {
    summary: 'A bearer token, by password or for a client; parameters as a form or as JSON, errors as RFC 6749 has them',
    access: 'public',
    response: token,
    error: oauthError,
    errors: [400, 401, 429]
  },
  'GET /api/v2/owner_invitation': {
    summary: 'Whether an invitation to become the owner is valid; a shop without an owner prints its link at the start',
    access: 'public',
    query: z.object({ token: invitationToken }),
    response: z.object({ valid: z.boolean() })
  },
  'POST /api/v2/owner_invitation': {
    summary: 'Makes the caller the owner of a shop that has none',
    access: 'customer',
    body: z.strictObject({ token: invitationToken }),
    response: user
  },
  'GET /api/v2/staff/counts': { summary: 'How much waits for staff', access: 'staff', response: staffCounts }
})
