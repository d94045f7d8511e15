import { Hono } from 'hono'
import { z } from 'zod'
import { normalEmail, normalPhone, PASSWORD_LEAST, PASSWORD_MOST } from '#domain/account.ts'
import { authenticate, startSession } from '../log-in.ts'
import { setPassword } from '../reset.ts'
import { endSession } from '../sessions.ts'
import { transact } from '../../kernel/db/transact.ts'
import { limitTries } from '../../kernel/http/rate-limit.ts'
import { authorize, check, describe } from '../../kernel/http/route.ts'
import { requireUser, SESSION_HEADER, type ShopEnv } from '../../kernel/http/customer.ts'
import { deliverSoon } from '../../kernel/messages/delivery.ts'
import type { Server } from '../../kernel/server.ts'
import { changeProfile, type ProfileChange, userView } from './users.ts'
import { sendEmailCode, verifyEmail } from './verify-email.ts'

export const userSchema = z.object({
  id: z.number(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  login: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  profile: z.string().nullable(),
  wallet: z.object({ balance: z.number() }),
  order_count: z.number(),
  gender: z.enum(['MR', 'MS']).nullable(),
  birthday: z.string().nullable(),
  home_phone: z.string().nullable(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  role: z.enum(['customer', 'editor', 'staff', 'owner'])
})

const name = z.string('blank').trim().max(60, 'too_long')
const phone = z.string('phone_wrong').refine(typed => typed === '' || normalPhone(typed) !== null, 'phone_wrong')
const email = z.string('email_wrong').refine(typed => typed === '' || normalEmail(typed) !== null, 'email_wrong')
const birthday = z
  .string('birthday_wrong')
  .refine(
    typed => typed === '' || (z.iso.date().safeParse(typed).success && typed >= '1900-01-01' && new Date(typed) < new Date()),
    'birthday_wrong'
  )

const loginInput = z.strictObject({
  login: z.string('login_wanted').trim().min(1, 'login_wanted').max(254, 'too_long'),
  password: z.string('password_required').min(1, 'password_required').max(PASSWORD_MOST, 'too_long')
})
const passwordInput = z.strictObject({
  token: z.string('token_invalid').max(200, 'token_invalid').optional(),
  mobile: z
    .string('phone_wrong')
    .refine(typed => normalPhone(typed) !== null, 'phone_wrong')
    .optional(),
  code: z
    .string('code_required')
    .regex(/^\s*\d{6}\s*$/, 'code_required')
    .optional(),
  password: z.string('password_required').min(PASSWORD_LEAST, 'password_short').max(PASSWORD_MOST, 'too_long')
})
const profileInput = z.strictObject({
  first_name: name.min(1, 'blank').optional(),
  last_name: name.optional(),
  email: email.nullable().optional(),
  gender: z.enum(['MR', 'MS', ''], 'validation').nullable().optional(),
  birthday: birthday.nullable().optional(),
  home_phone: phone.nullable().optional()
})

export function accountRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, config } = server

  routes.post(
    '/api/v2/users/login',
    describe('account', 'Logs in with a phone number or e-mail and a password', userSchema, [401, 422, 429]),
    check('json', loginInput),
    async c => {
      const { login, password } = c.req.valid('json')
      const now = server.now()
      const userId = await authenticate(db, { login, password, address: c.get('address'), factor: config.rateLimitFactor }, now)
      const { token } = await transact(db, tx => startSession(tx, c.get('session'), userId, now))
      c.header(SESSION_HEADER, token)
      return c.json(await userView(db, userId))
    }
  )

  routes.post('/api/v2/users/logout', describe('account', 'Ends the session', z.object({ done: z.literal(true) })), async c => {
    const session = c.get('session')
    if (session) await endSession(db, session.id)
    c.header(SESSION_HEADER, '')
    return c.json({ done: true })
  })

  routes.get('/api/v2/users/me', describe('account', 'Who is logged in', userSchema, [401]), async c => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(await userView(db, requireUser(c).userId))
  })

  routes.post(
    '/api/v2/users/update_profile',
    describe('account', 'Changes what the account says about its owner; what is not sent stays', userSchema, [401, 422]),
    authorize(requireUser),
    check('json', profileInput),
    async c => {
      const { userId } = requireUser(c)
      await changeProfile(db, userId, profileChange(c.req.valid('json')))
      return c.json(await userView(db, userId))
    }
  )

  routes.post(
    '/api/v2/users/email_code',
    describe(
      'account',
      "Sends a code to the account's e-mail, to prove it",
      z.object({ email: z.string(), seconds: z.number() }),
      [401, 409, 422, 429]
    ),
    async c => {
      const { userId } = requireUser(c)
      const now = server.now()
      await limitTries(db, 'codes_from', c.get('address'), config.rateLimitFactor, now)
      const sent = await sendEmailCode(
        db,
        userId,
        { address: c.get('address'), locale: c.get('locale'), factor: config.rateLimitFactor },
        now
      )
      deliverSoon(server)
      return c.json(sent)
    }
  )

  routes.post(
    '/api/v2/users/verify_email',
    describe('account', "Proves the account's e-mail with the code that was sent to it", userSchema, [401, 422, 429]),
    authorize(requireUser),
    check('json', z.strictObject({ code: z.string('code_required').regex(/^\s*\d{3}\s?\d{3}\s*$/, 'code_required') })),
    async c => {
      const { userId } = requireUser(c)
      const now = server.now()
      await limitTries(db, 'code_tries_from', c.get('address'), config.rateLimitFactor, now)
      await verifyEmail(db, userId, c.req.valid('json').code.replace(/\s/g, ''), now)
      return c.json(await userView(db, userId))
    }
  )

  routes.post(
    '/api/v2/users/password',
    describe(
      'account',
      'Sets a new password with the token of a link or the code of a message, ends all sessions and logs in',
      userSchema,
      [422, 429]
    ),
    check('json', passwordInput),
    async c => {
      const { token, mobile, code, password } = c.req.valid('json')
      const proof = token ? { token } : { mobile: normalPhone(mobile ?? '') ?? '', code: code?.trim() ?? '' }
      const started = await setPassword(server, { proof, password, session: c.get('session'), address: c.get('address') })
      c.header(SESSION_HEADER, started.token)
      return c.json(await userView(db, started.userId))
    }
  )
  return routes
}

/** An empty field empties what is stored. */
function profileChange(input: z.infer<typeof profileInput>): ProfileChange {
  const change: ProfileChange = {}
  if (input.first_name !== undefined) change.firstName = input.first_name
  if (input.last_name !== undefined) change.lastName = input.last_name
  if (input.email !== undefined) change.email = normalEmail(input.email ?? '')
  if (input.gender !== undefined) change.gender = input.gender || null
  if (input.birthday !== undefined) change.birthday = input.birthday || null
  if (input.home_phone !== undefined) change.homePhone = normalPhone(input.home_phone ?? '')
  return change
}
