import { and, eq, ne } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { DEFAULT_LOCALE } from '#domain/site.ts'
import { recordAction } from '../kernel/audit/record.ts'
import type { Db } from '../kernel/db/open.ts'
import { notifyOfTwoStepReset } from './login-notice.ts'
import { formatName } from './staff-members.ts'
import { pendingLogins, sessions, users } from './tables.ts'
import { endTwoStep } from './two-step.ts'

interface Reset {
  kind: 'customer' | 'member'
  userId: number
  /** Who resets it. */
  staffId: number
  reason: string
  publicUrl: string
}

/**
 * Turns off the second step of somebody who lost the phone and the recovery codes. It ends the sessions and the logins that wait for a
 * code, because the lost phone may have some. @throws ShopError not_found, member_not_found, own_access, two_step_off
 */
export async function resetTwoStep(tx: Db, { kind, userId, staffId, reason, publicUrl }: Reset, now: Date): Promise<void> {
  const isKind = kind === 'customer' ? eq(users.role, 'customer') : ne(users.role, 'customer')
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isKind))
    .for('update')
  if (!user) throw new ShopError(kind === 'customer' ? 'not_found' : 'member_not_found')
  if (userId === staffId) throw new ShopError('own_access')
  if (!(await endTwoStep(tx, userId))) throw new ShopError('two_step_off')
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(pendingLogins).where(eq(pendingLogins.userId, userId))
  await notifyOfTwoStepReset(tx, userId, { locale: user.locale ?? DEFAULT_LOCALE, publicUrl }, now)
  await recordAction(tx, {
    userId: staffId,
    // As other actions about a customer, without the name, which the record would outlive.
    ...(kind === 'customer'
      ? { action: 'customer.two_step', subject: String(userId) }
      : { action: 'staff.two_step', subject: formatName(user) }),
    before: { on: true },
    after: { on: false, reason },
    now
  })
}
