import { eq, lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ShopContext } from '../kernel/http/customer.ts'
import { toNetwork } from '../kernel/http/address-block.ts'
import { countRequest } from '../kernel/http/rate-limit.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteTranslator } from '../site/index.ts'
import { describeDevice } from './device.ts'
import { loginDevices, users } from './tables.ts'
import { verifiedEmail, verifiedMobile } from './verified.ts'

/** Where a login comes from. */
export interface LoginSource {
  userAgent: string
  address: string
  locale: Locale
  publicUrl: string
}

export function readLoginSource(c: ShopContext, { publicUrl }: Pick<Config, 'publicUrl'>): LoginSource {
  return { userAgent: c.req.header('user-agent') ?? '', address: c.get('address'), locale: c.get('locale'), publicUrl }
}

const KNOWN_DAYS = 180
/** Text messages cost money, and an attacker must not be able to send many. */
const NOTICES = { times: 5, seconds: 24 * 60 * 60 }

/**
 * Records the device, the network and the language of a login. The owner of the account is notified of a new device or network by e-mail, or
 * by text message without a verified mailbox; not of the first.
 * @param isProven whether the owner's phone or mailbox has just received a code for this login: it needs no notice
 */
export async function recordLogin(tx: Db, userId: number, source: LoginSource, isProven: boolean, now: Date): Promise<void> {
  const device = describeDevice(source.userAgent)
  const network = toNetwork(source.address)
  await tx.update(users).set({ locale: source.locale }).where(eq(users.id, userId))
  const known = await tx
    .select({ device: loginDevices.device, network: loginDevices.network })
    .from(loginDevices)
    .where(eq(loginDevices.userId, userId))
  await tx
    .insert(loginDevices)
    .values({ userId, device, network, usedAt: now })
    .onConflictDoUpdate({ target: [loginDevices.userId, loginDevices.device, loginDevices.network], set: { usedAt: now } })
  const isNew = !known.some(row => row.device === device && row.network === network)
  if (isProven || !isNew || !known.length) return
  await notifyOwner(tx, userId, { notice: 'login_notice', name: device, source }, now)
}

/**
 * Notifies the owner of a new way to log in, whatever the settings of notices: it works until it is removed.
 * @param method with the name of the passkey or provider, or the address of the mailbox
 */
export const notifyOfSignInMethod = (
  tx: Db,
  userId: number,
  method: { notice: Exclude<Notice, 'login_notice' | 'password_notice' | 'two_step_notice'>; name: string },
  source: LoginSource,
  now: Date
): Promise<void> => notifyOwner(tx, userId, { ...method, source }, now)

/**
 * Notifies the owner of a new password, whatever the settings of notices.
 * @param isPhoneProven whether the owner's phone has just received a code for it: it needs no text message
 */
export const notifyOfPassword = (
  tx: Db,
  userId: number,
  { source, isPhoneProven }: { source: LoginSource; isPhoneProven: boolean },
  now: Date
): Promise<void> =>
  notifyOwner(tx, userId, { notice: 'password_notice', name: describeDevice(source.userAgent), source, hasSms: !isPhoneProven }, now)

/** Notifies the owner by e-mail and text message that staff have turned off the second step: who asked them may have stolen one of both. */
export const notifyOfTwoStepReset = (tx: Db, userId: number, to: Pick<LoginSource, 'locale' | 'publicUrl'>, now: Date): Promise<void> =>
  notifyOwner(tx, userId, { notice: 'two_step_notice', name: '', source: to, isSentTwice: true }, now)

/** Notifies a verified mailbox that another one has replaced it, so that its owner learns of a change by somebody else. */
export async function notifyFormerMailbox(tx: Db, email: string, source: LoginSource, now: Date): Promise<void> {
  const t = await readSiteTranslator(tx, source.locale)
  const values = {
    email,
    device: describeDevice(source.userAgent) || t('message:login_notice_unknown'),
    time: formatDateTime(now, source.locale),
    link: `${source.publicUrl}${toLocalPath(source.locale, '/account/profile/sessions')}`
  }
  await queueMessage(
    tx,
    {
      channel: 'email',
      recipient: email,
      locale: source.locale,
      subject: t('message:mailbox_changed_subject'),
      body: t('message:mailbox_changed_body', values)
    },
    now
  )
}

const NOTICE_TEXTS = {
  login_notice: {
    subject: 'message:login_notice_subject',
    body: 'message:login_notice_body',
    sms: 'message:login_notice_sms',
    path: '/account/profile/sessions'
  },
  passkey_notice: {
    subject: 'message:passkey_notice_subject',
    body: 'message:passkey_notice_body',
    sms: 'message:passkey_notice_sms',
    path: '/account/profile/login'
  },
  provider_notice: {
    subject: 'message:provider_notice_subject',
    body: 'message:provider_notice_body',
    sms: 'message:provider_notice_sms',
    path: '/account/profile/login'
  },
  password_notice: {
    subject: 'message:password_notice_subject',
    body: 'message:password_notice_body',
    sms: 'message:password_notice_sms',
    path: '/password/reset'
  },
  two_step_notice: {
    subject: 'message:two_step_notice_subject',
    body: 'message:two_step_notice_body',
    sms: 'message:two_step_notice_sms',
    path: '/account/profile/two-step'
  },
  // To the phone alone: the mailbox may belong to the person who has taken over the session.
  mailbox_notice: { sms: 'message:mailbox_notice_sms', path: '/account/profile/login' }
} as const
type Notice = keyof typeof NOTICE_TEXTS

async function notifyOwner(
  tx: Db,
  userId: number,
  {
    notice,
    name,
    source,
    hasSms = true,
    isSentTwice = false
  }: { notice: Notice; name: string; source: Pick<LoginSource, 'locale' | 'publicUrl'>; hasSms?: boolean; isSentTwice?: boolean },
  now: Date
): Promise<void> {
  const [user] = await tx
    .select({
      mobile: verifiedMobile,
      email: verifiedEmail,
      loginNotices: users.loginNotices
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!user || (notice === 'login_notice' && !user.loginNotices)) return
  if (await countRequest(tx, `${notice}s:${userId}`, NOTICES, now)) return
  const t = await readSiteTranslator(tx, source.locale)
  const { sms, path, ...mail } = NOTICE_TEXTS[notice]
  const values = {
    name,
    device: name || t('message:login_notice_unknown'),
    time: formatDateTime(now, source.locale),
    link: `${source.publicUrl}${toLocalPath(source.locale, path)}`
  }
  const mailbox = 'body' in mail ? user.email : null
  if ('body' in mail && mailbox)
    await queueMessage(
      tx,
      { channel: 'email', recipient: mailbox, locale: source.locale, subject: t(mail.subject, values), body: t(mail.body, values) },
      now
    )
  if ((!mailbox || isSentTwice) && hasSms && user.mobile)
    await queueMessage(tx, { channel: 'sms', recipient: user.mobile, body: t(sms, values) }, now)
}

export async function purgeLoginDevices(db: Db, now: Date): Promise<void> {
  await db.delete(loginDevices).where(lt(loginDevices.usedAt, new Date(now.getTime() - KNOWN_DAYS * DAY_MS)))
}
