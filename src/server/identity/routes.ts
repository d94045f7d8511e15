import type { Hono } from 'hono'
import { identityContract, type StaffCounts } from '#contract/identity.ts'
import { normalizePhone } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Db } from '../kernel/db/open.ts'
import { ensureSession, SESSION_HEADER, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { scheduleDelivery } from '../kernel/messages/delivery.ts'
import type { Server } from '../kernel/server.ts'
import { readPostedImage } from '../kernel/images/posted-image.ts'
import { changeAvatar, saveAvatar } from './avatar.ts'
import { findOrCreateAccount, findOrCreateByEmail, updateProfile, toUser, type UserSources } from './users.ts'
import { sendEmailCode, verifyEmail } from './verify-email.ts'
import { checkCode, sendCode, toSessionRequester, useCode } from './codes.ts'
import { authenticate, type MergeGuest, startSession, readToken } from './log-in.ts'
import { readLoginSource } from './login-notice.ts'
import { changeMobile, sendMobileCodes } from './change-mobile.ts'
import { changePassword } from './change-password.ts'
import { refuseMismatch } from './new-password.ts'
import { issueToken } from './oauth.ts'
import { refuseLastEmail } from './social/log-in.ts'
import { acceptOwnerInvitation, isOwnerInvitationValid } from './owner.ts'
import { resetByEmail, resetByPhone, setPassword } from './reset.ts'
import { endSession } from './sessions.ts'
import type { SignUpDetails } from './tables.ts'

/** Dependencies on features of higher layers. */
export interface IdentitySources extends UserSources {
  mergeGuest: MergeGuest
  /** Whether the shop lets customers have a picture. */
  canUploadAvatar: (db: Db) => Promise<boolean>
  readStaffCounts: (db: Db, now: Date) => Promise<StaffCounts>
}

export function createIdentityRoutes(server: Server, sources: IdentitySources): Hono<ShopEnv> {
  const { db, config } = server
  const factor = config.rateLimitFactor
  const { mergeGuest } = sources

  const sendLoginCode = async (c: ShopContext, target: string, details?: SignUpDetails) => {
    const now = server.now()
    await limitAttempts(db, 'codes_from', c.get('address'), factor, now)
    const seconds = await sendCode(
      db,
      {
        target,
        purpose: details ? 'sign_up' : 'login',
        requester: toSessionRequester(await ensureSession(c)),
        address: c.get('address'),
        ...(details ? { details } : {}),
        origin: c.get('origin'),
        locale: c.get('locale'),
        factor
      },
      now
    )
    scheduleDelivery(server)
    return seconds
  }
  const sendAgain = async ({ c, body: { mobile = '', email } }: { c: ShopContext; body: LoginReach }) => ({
    mobile,
    ...(email && { email }),
    seconds: await sendLoginCode(c, email ?? mobile)
  })

  return implement(identityContract, {
    'POST /api/v2/mcs_auth/check': sendAgain,
    'POST /api/v2/mcs_auth': sendAgain,
    'POST /api/v2/mcs_auth/mcs_auth': sendAgain,

    'POST /api/v2/mcs_auth/sign_up': async ({ c, body: { mobile, first_name, last_name, email } }) => ({
      mobile,
      seconds: await sendLoginCode(c, mobile, { first_name, last_name, email: email || null })
    }),

    // The owner of a verified phone or mailbox is logged in; an account is created where there is none.
    'POST /api/v2/mcs_auth/verify': async ({ c, body: { mobile = '', email, code }, session }) => {
      const now = server.now()
      await limitAttempts(db, 'code_tries_from', c.get('address'), factor, now)
      if (!session) throw new ShopError('code_expired')
      const { id, details } = await checkCode(
        db,
        {
          target: email ?? mobile,
          purposes: ['login', 'sign_up'],
          requester: toSessionRequester(session),
          code,
          guesser: { address: c.get('address'), factor }
        },
        now
      )
      const source = readLoginSource(c, config)
      const { userId, started } = await transact(db, async tx => {
        await useCode(tx, id, now)
        const account = email ? await findOrCreateByEmail(tx, email, now) : await findOrCreateAccount(tx, mobile, details, now)
        return {
          userId: account,
          started: await startSession(tx, { before: session, userId: account, source, isProven: true, mergeGuest }, now)
        }
      })
      c.header(SESSION_HEADER, readToken(started))
      return toUser(db, userId, sources)
    },

    'POST /api/v2/mcs_auth/reset': async ({ c, body: { mobile, email }, locale }) => {
      const now = server.now()
      const address = c.get('address')
      if (!mobile && !email) throw new ShopError('validation', { fields: { mobile: 'login_wanted' } })
      await limitAttempts(db, 'codes_from', address, factor, now)
      const seconds = mobile
        ? await resetByPhone(server, mobile, { session: await ensureSession(c), address, locale }, now)
        : await resetByEmail(server, email ?? '', address, locale, now)
      scheduleDelivery(server)
      return { seconds }
    },

    'POST /api/v2/users/login': async ({ c, body: { login, password } }) => {
      const now = server.now()
      const { userId, passwordHash } = await authenticate(db, { login, password, address: c.get('address'), factor }, now)
      const before = await ensureSession(c)
      const logIn = { before, userId, passwordHash, source: readLoginSource(c, config), isProven: false, mergeGuest }
      const started = await transact(db, tx => startSession(tx, logIn, now))
      scheduleDelivery(server)
      c.header(SESSION_HEADER, readToken(started))
      return toUser(db, userId, sources)
    },

    'POST /api/v2/users/logout': async ({ c, session }) => {
      if (session) await endSession(db, session.id)
      c.header(SESSION_HEADER, '')
      return { done: true as const }
    },

    'GET /api/v2/users/me': ({ userId }) => toUser(db, userId, sources),

    'POST /api/v2/users/update_profile': async ({ c, body, userId }) => {
      const email = toNullIfEmpty(body.email)
      if (email !== undefined) await refuseLastEmail(db, userId, email)
      const change = {
        firstName: body.first_name,
        lastName: body.last_name,
        email,
        gender: toNullIfEmpty(body.gender),
        birthday: toNullIfEmpty(body.birthday),
        homePhone: toNullIfEmpty(body.home_phone)
      }
      await updateProfile(db, userId, change, readLoginSource(c, config), server.now())
      scheduleDelivery(server)
      return toUser(db, userId, sources)
    },

    'POST /api/v2/users/update_avatar': async ({ c, userId }) => {
      if (!(await sources.canUploadAvatar(db))) throw new ShopError('not_found')
      await limitAttempts(db, 'uploads_of', String(userId), factor, server.now())
      await changeAvatar(server, userId, await readPostedImage(c, 'avatar', 'avatar_failed'))
      return toUser(db, userId, sources)
    },

    'POST /api/v2/users/remove_avatar': async ({ userId }) => {
      await saveAvatar(db, userId, null)
      return toUser(db, userId, sources)
    },

    'POST /api/v2/users/email_code': async ({ c, userId, locale }) => {
      const now = server.now()
      await limitAttempts(db, 'codes_from', c.get('address'), factor, now)
      const sent = await sendEmailCode(db, userId, { address: c.get('address'), locale, factor }, now)
      scheduleDelivery(server)
      return sent
    },

    'POST /api/v2/users/verify_email': async ({ c, body, userId }) => {
      const now = server.now()
      await limitAttempts(db, 'code_tries_from', c.get('address'), factor, now)
      await verifyEmail(db, userId, body.code, readLoginSource(c, config), factor, now)
      scheduleDelivery(server)
      return toUser(db, userId, sources)
    },

    'POST /api/v2/users/password': async ({ c, body: { token, mobile = '', code = '', password, password_confirmation } }) => {
      if (!token && !code) throw new ShopError('validation', { fields: { code: 'code_required' } })
      refuseMismatch(password, password_confirmation)
      const proof = token ? { token } : { mobile, code }
      const session = await ensureSession(c)
      const { userId, started } = await setPassword(server, { proof, password, session, source: readLoginSource(c, config), mergeGuest })
      c.header(SESSION_HEADER, readToken(started))
      return toUser(db, userId, sources)
    },

    'POST /api/v2/users/change_password': async ({ c, body: { current_password, password, password_confirmation }, session, userId }) => {
      refuseMismatch(password, password_confirmation)
      const change = { userId, current: current_password, password, session, source: readLoginSource(c, config), mergeGuest }
      const token = await changePassword(server, change)
      if (token) c.header(SESSION_HEADER, token)
      return toUser(db, userId, sources)
    },

    'POST /api/v2/users/mobile_codes': async ({ c, body: { mobile, mobile_confirmation: repeated, proof }, userId, locale }) => {
      if (repeated !== undefined && normalizePhone(repeated) !== mobile)
        throw new ShopError('validation', { fields: { mobile_confirmation: 'mobile_mismatch' } })
      const now = server.now()
      await limitAttempts(db, 'codes_from', c.get('address'), factor, now)
      const seconds = await sendMobileCodes(db, { userId, mobile, proof }, { address: c.get('address'), locale, factor }, now)
      scheduleDelivery(server)
      return { mobile, seconds }
    },

    'POST /api/v2/users/change_mobile': async ({
      c,
      body: { mobile, proof, code, current_code: currentCode },
      session,
      userId,
      locale
    }) => {
      const now = server.now()
      const guesser = { address: c.get('address'), factor }
      await limitAttempts(db, 'code_tries_from', guesser.address, factor, now)
      await changeMobile(db, { userId, mobile, proof }, { code, currentCode, guesser, sessionId: session?.id ?? '', locale }, now)
      scheduleDelivery(server)
      return toUser(db, userId, sources)
    },

    'POST /oauth/token': ({ c }) => issueToken(c, server),

    'GET /api/v2/owner_invitation': async ({ query }) => ({ valid: await isOwnerInvitationValid(db, query.token, server.now()) }),

    'POST /api/v2/owner_invitation': async ({ body, userId }) => {
      await acceptOwnerInvitation(db, body.token, userId, server.now())
      return toUser(db, userId, sources)
    },

    'GET /api/v2/staff/counts': () => sources.readStaffCounts(db, server.now())
  })
}

/** Where a login code goes: one of them. */
interface LoginReach {
  mobile?: string | undefined
  email?: string | undefined
}

/** A field that was not sent stays undefined and unchanged. */
const toNullIfEmpty = <Value extends string>(value: Value | '' | null | undefined): Value | null | undefined =>
  value === '' ? null : value
