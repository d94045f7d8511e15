import { Hono } from 'hono'
import { z } from 'zod'
import { normalEmail, normalPhone } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { userSchema } from './account/routes.ts'
import { accountOfPhone, emailTaken, isRegistered, takenEmail, userView } from './account/users.ts'
import { transact } from '../kernel/db/transact.ts'
import { limitTries } from '../kernel/http/rate-limit.ts'
import { check, describe } from '../kernel/http/route.ts'
import { ensureSession, SESSION_HEADER, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { deliverSoon } from '../kernel/messages/delivery.ts'
import type { Server } from '../kernel/server.ts'
import { checkCode, sendCode, sessionRequester, useCode } from './codes.ts'
import { startSession } from './log-in.ts'
import { resetByEmail, resetByPhone } from './reset.ts'
import type { SignUpDetails } from './tables.ts'

const mobile = z
  .string('phone_required')
  .trim()
  .min(1, 'phone_required')
  .refine(typed => normalPhone(typed) !== null, 'phone_wrong')
const name = z.string('blank').trim().min(1, 'blank').max(60, 'too_long')
const email = z.string('email_wrong').refine(typed => typed === '' || normalEmail(typed) !== null, 'email_wrong')

const checkInput = z.strictObject({ mobile })
const verifyInput = z.strictObject({ mobile, code: z.string('code_required').regex(/^\s*\d{3}\s?\d{3}\s*$/, 'code_required') })
const signUpInput = z.strictObject({
  mobile,
  first_name: name,
  last_name: z.string('blank').trim().max(60, 'too_long').default(''),
  email: email.nullable().optional(),
  consent: z.literal(true, 'consent_required')
})
const resetInput = z.strictObject({
  mobile: mobile.optional(),
  email: z
    .string('email_wrong')
    .refine(typed => normalEmail(typed) !== null, 'email_wrong')
    .optional()
})
const sentSchema = z.object({ mobile: z.string(), registered: z.boolean(), seconds: z.number() })

/** Login by phone: a code goes out by message, and whoever has the phone has the account. */
export function authRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, config } = server

  const send = async (c: ShopContext, typed: string, details?: SignUpDetails) => {
    const now = server.now()
    const phone = known(normalPhone(typed))
    await limitTries(db, 'codes_from', c.get('address'), config.rateLimitFactor, now)
    if (details?.email && (await emailTaken(db, details.email, null))) throw takenEmail()
    const seconds = await sendCode(
      db,
      {
        target: phone,
        purpose: details ? 'sign_up' : 'login',
        requester: sessionRequester(await ensureSession(c)),
        address: c.get('address'),
        ...(details ? { details } : {}),
        locale: c.get('locale'),
        factor: config.rateLimitFactor
      },
      now
    )
    deliverSoon(server)
    return c.json({ mobile: phone, registered: await isRegistered(db, phone), seconds })
  }

  for (const [path, summary] of [
    ['/api/v2/mcs_auth/check', 'Sends a login code to a phone'],
    ['/api/v2/mcs_auth', 'Sends the login code again'],
    ['/api/v2/mcs_auth/mcs_auth', 'Sends the login code again']
  ] as const) {
    routes.post(path, describe('auth', summary, sentSchema, [422, 429]), check('json', checkInput), c =>
      send(c, c.req.valid('json').mobile)
    )
  }

  routes.post(
    '/api/v2/mcs_auth/sign_up',
    describe('auth', 'Sends a code that makes an account with this name when it is verified', sentSchema, [422, 429]),
    check('json', signUpInput),
    c => {
      const input = c.req.valid('json')
      return send(c, input.mobile, { first_name: input.first_name, last_name: input.last_name, email: normalEmail(input.email ?? '') })
    }
  )

  routes.post(
    '/api/v2/mcs_auth/verify',
    describe('auth', 'Logs in with the code; a new phone gets its account now, and a guest keeps the cart', userSchema, [422, 429]),
    check('json', verifyInput),
    async c => {
      const input = c.req.valid('json')
      const phone = known(normalPhone(input.mobile))
      const now = server.now()
      await limitTries(db, 'code_tries_from', c.get('address'), config.rateLimitFactor, now)
      const session = c.get('session')
      if (!session) throw new ShopError('code_expired')
      const typed = input.code.replace(/\s/g, '')
      const code = await checkCode(
        db,
        { target: phone, purposes: ['login', 'sign_up'], requester: sessionRequester(session), code: typed },
        now
      )
      const { userId, token } = await transact(db, async tx => {
        await useCode(tx, code.id, now)
        const id = await accountOfPhone(tx, phone, code.details, now)
        return { userId: id, token: (await startSession(tx, session, id, now)).token }
      })
      c.header(SESSION_HEADER, token)
      return c.json(await userView(db, userId))
    }
  )

  routes.post(
    '/api/v2/mcs_auth/reset',
    describe(
      'auth',
      'Sends a code or a link for a new password; answers alike whether the account exists',
      z.object({ seconds: z.number() }),
      [422, 429]
    ),
    check('json', resetInput),
    async c => {
      const input = c.req.valid('json')
      const now = server.now()
      const address = c.get('address')
      const phone = normalPhone(input.mobile ?? '')
      const mailbox = normalEmail(input.email ?? '')
      if (!phone && !mailbox) throw new ShopError('validation', { fields: { mobile: 'login_wanted' } })
      await limitTries(db, 'codes_from', address, config.rateLimitFactor, now)
      const seconds = phone
        ? await resetByPhone(server, phone, { session: await ensureSession(c), address, locale: c.get('locale') }, now)
        : await resetByEmail(server, known(mailbox), address, c.get('locale'), now)
      deliverSoon(server)
      return c.json({ seconds })
    }
  )
  return routes
}

/** For what the schema has checked already. */
function known(value: string | null): string {
  if (value === null) throw new ShopError('validation')
  return value
}
