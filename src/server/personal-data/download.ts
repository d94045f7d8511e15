import { eq, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { users, verifiedEmail, verifiedMobile } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Person, PERSONAL_TABLES } from './records.ts'

type PersonalData = Record<string, Record<string, unknown>[]>

/** All data that the shop stores about a person, by table, the account first; tables without a record are left out. */
export async function downloadData(db: Db, userId: number): Promise<PersonalData> {
  const person = await findPerson(db, userId)
  const data: PersonalData = {}
  for (const { table, where, leaveOut = [] } of PERSONAL_TABLES.toReversed()) {
    const result: unknown = await db.execute(sql`SELECT * FROM ${sql.identifier(table)} WHERE ${where(person)}`)
    const { rows } = result as { rows: Record<string, unknown>[] }
    if (rows.length) data[table] = rows.map(row => Object.fromEntries(Object.entries(row).filter(([column]) => !leaveOut.includes(column))))
  }
  return data
}

/**
 * An account, with its phone and mailbox where they are verified.
 * @throws ShopError login_required for a deleted account
 */
export async function findPerson(db: Db, userId: number): Promise<Person> {
  const [user] = await db.select({ mobile: verifiedMobile, email: verifiedEmail }).from(users).where(eq(users.id, userId))
  if (!user) throw new ShopError('login_required')
  return { id: userId, ...user }
}
