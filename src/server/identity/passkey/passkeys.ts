import { and, eq } from 'drizzle-orm'
import type { Passkey } from '#contract/passkey.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import { countSignInMethods } from '../social/log-in.ts'
import { passkeys, users } from '../tables.ts'

export async function listPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id)
  const removable = (await countSignInMethods(db, userId)) > 1
  return rows.map(({ id, name, host, createdAt, usedAt }) => ({
    id,
    name,
    host,
    created_at: createdAt.toISOString(),
    used_at: usedAt?.toISOString() ?? null,
    removable
  }))
}

/** @throws ShopError not_found also for a passkey of another account */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<void> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  if (!renamed.length) throw new ShopError('not_found')
}

/** @throws ShopError not_found, sign_in_last */
export async function removePasskey(db: Db, userId: number, id: number): Promise<void> {
  await transact(db, async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const passkey = (await listPasskeys(tx, userId)).find(each => each.id === id)
    if (!passkey) throw new ShopError('not_found')
    if (!passkey.removable) throw new ShopError('sign_in_last')
    await tx.delete(passkeys).where(eq(passkeys.id, id))
  })
}
