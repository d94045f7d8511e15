import { and, eq, isNotNull } from 'drizzle-orm'
import type { User } from '#contract/identity.ts'
import { formatFullName } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { listPermissions } from '#domain/permission.ts'
import type { Db } from '../kernel/db/open.ts'
import { type LoginSource, notifyFormerMailbox } from './login-notice.ts'
import { type SignUpDetails, staffRoles, twoSteps, users } from './tables.ts'
import { isTwoStepDue } from './two-step.ts'

/** Data of a user for features of higher layers. */
export interface UserSources {
  orderCount: (db: Db, userId: number) => Promise<number>
  wishCount: (db: Db, userId: number) => Promise<number>
  walletBalance: (db: Db, userId: number) => Promise<number>
}

/** @throws ShopError login_required when the account no longer exists */
export async function toUser(db: Db, userId: number, { orderCount, wishCount, walletBalance }: UserSources): Promise<User> {
  const [row] = await db
    .select({ user: users, own: staffRoles.permissions, twoStepAt: twoSteps.enabledAt })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.id, users.staffRoleId))
    .leftJoin(twoSteps, eq(twoSteps.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new ShopError('login_required')
  const { user, own, twoStepAt } = row
  const isDue = await isTwoStepDue(db, user.role, twoStepAt)
  return {
    id: user.id,
    email: user.email,
    mobile: user.mobile,
    login: user.mobile ?? user.email ?? '',
    first_name: user.firstName,
    last_name: user.lastName,
    full_name: formatFullName(user.firstName, user.lastName),
    profile: user.avatar,
    avatar: user.avatar,
    wallet: { balance: await walletBalance(db, userId) },
    order_count: await orderCount(db, userId),
    wish_count: await wishCount(db, userId),
    gender: user.gender,
    birthday: user.birthday,
    home_phone: user.homePhone,
    email_verified: user.emailVerifiedAt !== null,
    phone_verified: user.phoneVerifiedAt !== null,
    created_at: user.createdAt.toISOString(),
    role: user.role,
    permissions: isDue ? [] : listPermissions(user.role, own),
    two_step_due: isDue
  }
}

/** The account of a verified phone, created where there is none. Sign-up data never overwrites an account's. */
export async function findOrCreateAccount(tx: Db, mobile: string, details: SignUpDetails | null, now: Date): Promise<number> {
  await tx
    .insert(users)
    .values({
      mobile,
      email: details?.email ?? null,
      firstName: details?.first_name ?? '',
      lastName: details?.last_name ?? '',
      consentedAt: now,
      createdAt: now
    })
    .onConflictDoNothing({ target: users.mobile })
  const [user] = await tx.update(users).set({ phoneVerifiedAt: now }).where(eq(users.mobile, mobile)).returning()
  if (!user) throw new Error('An account was not written.')
  if (details && !user.firstName && !user.lastName) {
    await tx.update(users).set({ firstName: details.first_name, lastName: details.last_name }).where(eq(users.id, user.id))
  }
  return user.id
}

/** The account that has verified a mailbox, created where there is none. The same address of others, unverified, is not theirs. */
export async function findOrCreateByEmail(tx: Db, email: string, now: Date): Promise<number> {
  await tx.insert(users).values({ email, emailVerifiedAt: now, consentedAt: now, createdAt: now }).onConflictDoNothing()
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  if (!user) throw new Error('An account was not written.')
  return user.id
}

interface ProfileChange {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | null | undefined
  gender?: 'MR' | 'MS' | null | undefined
  birthday?: string | null | undefined
  homePhone?: string | null | undefined
}

/**
 * Undefined fields are left unchanged. A new e-mail is unverified, and may be that of another account: only its owner can verify it. A
 * verified one that it replaces is notified.
 */
export async function updateProfile(db: Db, userId: number, change: ProfileChange, source: LoginSource, now: Date): Promise<void> {
  await db.transaction(async tx => {
    const [user] = await tx
      .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!user) throw new ShopError('login_required')
    const newEmail = change.email !== undefined && change.email !== user.email
    if (Object.values(change).every(value => value === undefined)) return
    await tx
      .update(users)
      .set({ ...change, ...(newEmail ? { emailVerifiedAt: null } : {}) })
      .where(eq(users.id, userId))
    if (newEmail && user.email && user.emailVerifiedAt) await notifyFormerMailbox(tx, user.email, source, now)
  })
}
