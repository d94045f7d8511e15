import { createHash } from 'node:crypto'
import { and, count, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { BankStatement } from '#contract/bank-statement.ts'
import { createReference, type Statement, type StatementLine } from '#domain/bank-statement.ts'
import { formatFullName } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { charges } from '../payment/index.ts'
import { bankLines, bankStatements } from './tables.ts'

/** Rows of one insert: a statement of Postgres has at most 65,535 parameters. */
const BATCH = 1000
const NEWEST = 30

export type BankLineRow = typeof bankLines.$inferSelect

export interface StoredStatement {
  id: number
  added: number
  known: number
}

/**
 * Stores the lines of a statement that no earlier one has. A line is the same where its day, amount and reference are, and
 * without a reference where all of it is.
 */
export async function storeStatement(
  tx: Db,
  { lines }: Statement,
  { name, userId }: { name: string; userId: number },
  now: Date
): Promise<StoredStatement> {
  const [statement] = await tx
    .insert(bankStatements)
    .values({ name, createdBy: userId, createdAt: now })
    .returning({ id: bankStatements.id })
  if (!statement) throw new Error('A bank statement was not stored.')
  const { id } = statement
  const rows = identify(lines).map((line, position) => ({ ...line, statementId: id, position }))
  const stored = await insertLines(tx, rows)
  const others = rows.filter(({ position }) => !stored.has(position))
  const existing = await readLinesByRef(
    tx,
    others.map(({ providerRef }) => providerRef)
  )
  // Banks use a number again, such as that of a day's journal.
  const reused = others.flatMap(row => {
    const other = existing.get(row.providerRef)
    const isSame = other && other.day === row.day && other.amount === row.amount
    return isSame ? [] : [{ ...row, providerRef: `${row.providerRef} ${row.day} ${row.amount}` }]
  })
  for (const position of await insertLines(tx, reused)) stored.add(position)
  const known = rows.length - stored.size
  if (stored.size > 0) return { id, added: stored.size, known }
  await tx.delete(bankStatements).where(eq(bankStatements.id, id))
  const refs = rows.slice(0, BATCH).map(({ providerRef }) => providerRef)
  const [first] = (await readLinesByRef(tx, [...refs, ...reused.slice(0, BATCH).map(({ providerRef }) => providerRef)])).values()
  if (!first) throw new Error('A bank statement has neither new nor known lines.')
  return { id: first.statementId, added: 0, known }
}

/** Each line with what identifies it at the bank. */
function identify(lines: readonly StatementLine[]): (StatementLine & { providerRef: string })[] {
  const counts = new Map<string, number>()
  return lines.map(line => {
    if (line.reference) return { ...line, providerRef: line.reference }
    const text = JSON.stringify([line.paidAt, line.amount, line.description, line.payer])
    // Two equal lines of one statement are two transfers.
    const n = (counts.get(text) ?? 0) + 1
    counts.set(text, n)
    const hash = createHash('sha256').update(`${text} ${n}`).digest('hex').slice(0, 16)
    return { ...line, providerRef: createReference(line.day, line.amount, hash) }
  })
}

/** In the order of their references: concurrent uploads of one statement wait for each other without a deadlock. @returns positions of the new ones */
async function insertLines(tx: Db, rows: readonly (typeof bankLines.$inferInsert)[]): Promise<Set<number>> {
  const sorted = rows.toSorted((a, b) => (a.providerRef < b.providerRef ? -1 : a.providerRef > b.providerRef ? 1 : a.position - b.position))
  const positions = new Set<number>()
  for (let start = 0; start < sorted.length; start += BATCH) {
    const stored = await tx
      .insert(bankLines)
      .values(sorted.slice(start, start + BATCH))
      .onConflictDoNothing({ target: bankLines.providerRef })
      .returning({ position: bankLines.position })
    for (const { position } of stored) positions.add(position)
  }
  return positions
}

async function readLinesByRef(tx: Db, refs: readonly string[]): Promise<Map<string, BankLineRow>> {
  if (!refs.length) return new Map()
  const rows = await tx
    .select()
    .from(bankLines)
    .where(sql`${bankLines.providerRef} = ANY(${sql.param([...refs], { mapToDriverValue: toTextArray })}::text[])`)
  return new Map(rows.map(row => [row.providerRef, row]))
}

/** A literal of Postgres: one parameter, however many values. */
const toTextArray = (values: string[]): string =>
  `{${values.map(value => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`

/** The newest statements, or one. */
export async function listStatements(db: Db, id?: number): Promise<BankStatement[]> {
  const rows = await db
    .select({
      id: bankStatements.id,
      name: bankStatements.name,
      createdAt: bankStatements.createdAt,
      first: users.firstName,
      last: users.lastName,
      lines: count(bankLines.id),
      booked: count(charges.id),
      dismissed: sql<number>`count(*) FILTER (WHERE ${bankLines.dismissedAt} IS NOT NULL AND ${charges.id} IS NULL)::int`,
      amount: sql<number>`coalesce(sum(${bankLines.amount}), 0)::float8`
    })
    .from(bankStatements)
    .innerJoin(users, eq(users.id, bankStatements.createdBy))
    .leftJoin(bankLines, eq(bankLines.statementId, bankStatements.id))
    .leftJoin(charges, isChargeOfLine)
    .where(id === undefined ? undefined : eq(bankStatements.id, id))
    .groupBy(bankStatements.id, users.id)
    .orderBy(desc(bankStatements.id))
    .limit(NEWEST)
  return rows.map(({ createdAt, first, last, ...row }) => ({
    ...row,
    by: formatFullName(first, last),
    created_at: createdAt.toISOString()
  }))
}

/** The charge by which a line is booked. */
export const isChargeOfLine = and(
  eq(charges.provider, 'bank_transfer'),
  eq(charges.providerRef, bankLines.providerRef),
  eq(charges.amount, bankLines.amount)
)

/** @throws ShopError not_found */
export async function findStatement(db: Db, id: number): Promise<BankStatement> {
  const [statement] = await listStatements(db, id)
  if (!statement) throw new ShopError('not_found')
  return statement
}

/** @throws ShopError not_found, statement_booked */
export async function deleteStatement(tx: Db, id: number): Promise<void> {
  const [locked] = await tx.select({ id: bankStatements.id }).from(bankStatements).where(eq(bankStatements.id, id)).for('update')
  if (!locked) throw new ShopError('not_found')
  if ((await findStatement(tx, id)).booked > 0) throw new ShopError('statement_booked')
  await tx.delete(bankStatements).where(eq(bankStatements.id, id))
}

/** @throws ShopError not_found, transfer_booked where it pays for an order already */
export async function dismissLine(tx: Db, id: number, by: { userId: number; dismissed: boolean }, now: Date): Promise<void> {
  const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update')
  if (!line) throw new ShopError('not_found')
  const [booked] = await tx.select({ id: charges.id }).from(charges).innerJoin(bankLines, isChargeOfLine).where(eq(bankLines.id, id))
  if (booked) throw new ShopError('transfer_booked')
  if (by.dismissed === (line.dismissedAt !== null)) return
  await tx
    .update(bankLines)
    .set(by.dismissed ? { dismissedAt: now, dismissedBy: by.userId } : { dismissedAt: null, dismissedBy: null })
    .where(eq(bankLines.id, id))
}

/** @returns how many are dismissed now: those that pay for an order, and those of another statement, are left out */
export async function dismissLines(
  tx: Db,
  statementId: number,
  { ids, userId }: { ids: readonly number[]; userId: number },
  now: Date
): Promise<number> {
  const isOpen = and(
    eq(bankLines.statementId, statementId),
    inArray(bankLines.id, [...ids]),
    isNull(bankLines.dismissedAt),
    notExists(tx.select({ id: charges.id }).from(charges).where(isChargeOfLine))
  )
  const dismissed = await tx.update(bankLines).set({ dismissedAt: now, dismissedBy: userId }).where(isOpen).returning({ id: bankLines.id })
  return dismissed.length
}

export async function listBankLines(db: Db, statementId: number, ids: readonly number[]): Promise<BankLineRow[]> {
  return db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.statementId, statementId), inArray(bankLines.id, [...ids])))
}
