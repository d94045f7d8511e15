import { asc, eq, max, sql } from 'drizzle-orm'
import type { BranchRecord } from '#contract/branch.ts'
import { ShopError } from '#domain/errors.ts'
import { toCode } from '#domain/latin.ts'
import { localize } from '#domain/site.ts'
import { isForeignKeyViolation } from '../kernel/db/failures.ts'
import type { Db } from '../kernel/db/open.ts'
import { branches } from './tables.ts'

export type BranchFields = Omit<BranchRecord, 'code' | 'used'>

/** Orders and games keep their branch; of the stock, pieces would be lost. */
const isUsed = sql<boolean>`EXISTS (SELECT 1 FROM orders WHERE orders.branch_code = ${branches.code})
  OR EXISTS (SELECT 1 FROM stock_items WHERE stock_items.branch_code = ${branches.code} AND stock_items.on_hand > 0)
  OR EXISTS (SELECT 1 FROM roulette_locations WHERE roulette_locations.branch_code = ${branches.code})`

export async function listBranchRecords(db: Db): Promise<BranchRecord[]> {
  const rows = await db.select({ branch: branches, used: isUsed }).from(branches).orderBy(asc(branches.position), asc(branches.code))
  return rows.map(({ branch, used }) => ({ ...branch, used }))
}

/** @returns the code, made from the name */
export async function createBranch(tx: Db, fields: BranchFields): Promise<string> {
  const base = toCode(localize(fields.name, 'mn'))
  const [last] = await tx.select({ position: max(branches.position) }).from(branches)
  const position = fields.position || (last?.position ?? 0) + 1
  for (let number = 1; ; number++) {
    const code = number === 1 ? base : `${base}-${number}`
    const [row] = await tx
      .insert(branches)
      .values({ ...fields, code, position })
      .onConflictDoNothing()
      .returning({ code: branches.code })
    if (row) return row.code
  }
}

/** @throws ShopError not_found */
export async function saveBranch(tx: Db, code: string, fields: BranchFields): Promise<void> {
  const rows = await tx.update(branches).set(fields).where(eq(branches.code, code)).returning({ code: branches.code })
  if (!rows.length) throw new ShopError('not_found')
}

/** @throws ShopError not_found, branch_used */
export async function deleteBranch(tx: Db, code: string): Promise<void> {
  const [row] = await tx.select({ used: isUsed }).from(branches).where(eq(branches.code, code)).for('update')
  if (!row) throw new ShopError('not_found')
  if (row.used) throw new ShopError('branch_used')
  await tx
    .delete(branches)
    .where(eq(branches.code, code))
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new ShopError('branch_used') : error
    })
}
