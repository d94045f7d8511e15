import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { DeletionCheck } from '#contract/personal-data.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { checkCode, type Guesser, sendCode, useCode, users, verifiedEmail, verifiedMobile } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { orders } from '../order/index.ts'
import { readAvailableInWallet, readAvailablePoints } from '../payment/index.ts'
import { findPerson } from './download.ts'
import { PERSONAL_TABLES } from './records.ts'

const FINISHED = ['completed', 'returned', 'canceled', 'payment_overdue', 'delivered'] as const

/** What stands against deleting an account, and what its owner loses. */
export async function checkDeletion(db: Db, userId: number): Promise<DeletionCheck> {
  const [user] = await db
    .select({
      role: users.role,
      mobile: verifiedMobile,
      email: verifiedEmail
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new ShopError('login_required')
  const open = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...FINISHED])))
    .orderBy(orders.id)
  return {
    is_staff: user.role !== 'customer',
    open_orders: [...open.map(({ number }) => number), ...(await openStays(db, userId))].filter(
      (number, index, all) => all.indexOf(number) === index
    ),
    wallet: await readAvailableInWallet(db, userId),
    points: await readAvailablePoints(db, userId),
    code_to: user.mobile ?? user.email
  }
}

/** Orders with a stay that has not ended. */
async function openStays(db: Db, userId: number): Promise<string[]> {
  const result: unknown = await db.execute(sql`
    SELECT DISTINCT orders.number FROM orders JOIN stays ON stays.order_id = orders.id JOIN stay_nights ON stay_nights.stay_id = stays.id
    WHERE orders.user_id = ${userId} AND stays.state = 'booked' AND stay_nights.canceled_at IS NULL
      AND stay_nights.night >= (now() AT TIME ZONE 'Asia/Ulaanbaatar')::date`)
  return (result as { rows: { number: string }[] }).rows.map(({ number }) => number)
}

/** @returns seconds until another code can be requested @throws ShopError deletion_refused, code_wait, too_many_requests */
export async function sendDeletionCode(
  db: Db,
  userId: number,
  { address, locale, factor }: { address: string; locale: Locale; factor: number },
  now: Date
): Promise<number> {
  const { code_to: target } = refuseBlocked(await checkDeletion(db, userId))
  if (!target) return 0
  return sendCode(db, { target, purpose: 'deletion', requester: `user:${userId}`, address, locale, factor }, now)
}

/**
 * Deletes the account: what the law has the shop keep stays without the person, the rest is removed. The phone number and the e-mail can
 * have a new account at once.
 * @throws ShopError deletion_refused, validation, code_wrong, code_expired, code_too_many, too_many_requests
 */
export async function deleteAccount(db: Db, userId: number, code: string, guesser: Guesser, now: Date): Promise<void> {
  const { code_to: target } = refuseBlocked(await checkDeletion(db, userId))
  if (target && !code) throw new ShopError('validation', { fields: { code: 'code_required' } })
  const proof = target && (await checkCode(db, { target, purposes: ['deletion'], requester: `user:${userId}`, code, guesser }, now))
  await transact(db, async tx => {
    if (proof) await useCode(tx, proof.id, now)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    refuseBlocked(await checkDeletion(tx, userId))
    const person = await findPerson(tx, userId)
    for (const { table, where, onDeletion } of PERSONAL_TABLES) {
      const name = sql.identifier(table)
      if (onDeletion === 'delete') await tx.execute(sql`DELETE FROM ${name} WHERE ${where(person)}`)
      else if (onDeletion !== 'keep')
        await tx.execute(
          sql`UPDATE ${name} SET ${sql.join(
            Object.entries(onDeletion).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
            sql`, `
          )} WHERE ${where(person)}`
        )
    }
  })
}

function refuseBlocked(check: DeletionCheck): DeletionCheck {
  if (check.is_staff || check.open_orders.length) throw new ShopError('deletion_refused', { orders: check.open_orders })
  return check
}
