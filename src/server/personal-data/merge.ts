import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { MergeSums } from '#contract/customer.ts'
import { ShopError } from '#domain/errors.ts'
import { sessions, users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { readBalance, postTransfers } from '../ledger/index.ts'

const MONEY = ['wallet', 'gift_wallet', 'bonus'] as const

/**
 * Columns that refer to a customer and move with an account, and which rows of them do not: those of which the target has one
 * already. Sessions, saved cards, devices and plays of promotions stay with the closed account.
 */
const MOVED: readonly { table: string; column: string; counted?: 'orders' | 'addresses' | 'other'; unless?: (target: number) => SQL }[] = [
  { table: 'orders', column: 'user_id', counted: 'orders' },
  { table: 'carts', column: 'user_id', unless: () => sql`m.state <> 'completed'` },
  { table: 'saved_addresses', column: 'user_id', counted: 'addresses' },
  { table: 'passengers', column: 'user_id' },
  {
    table: 'comments',
    column: 'user_id',
    counted: 'other',
    unless: target => sql`m.rating IS NOT NULL AND EXISTS (SELECT 1 FROM comments o WHERE o.user_id = ${target} AND o.rating IS NOT NULL
      AND (o.product_id = m.product_id OR o.vendor_id = m.vendor_id))`
  },
  { table: 'contact_messages', column: 'user_id', counted: 'other' },
  { table: 'price_suggestions', column: 'user_id', counted: 'other' },
  { table: 'personal_prices', column: 'user_id' },
  { table: 'quotes', column: 'user_id', counted: 'other' },
  { table: 'coupon_uses', column: 'user_id' },
  { table: 'coupon_events', column: 'customer_id' },
  { table: 'gift_cards', column: 'buyer_id', counted: 'other' },
  { table: 'gift_card_events', column: 'user_id' },
  { table: 'tickets', column: 'user_id', counted: 'other' },
  { table: 'customer_notes', column: 'customer_id' },
  {
    table: 'bookmarks',
    column: 'user_id',
    unless: target => sql`EXISTS (SELECT 1 FROM bookmarks o WHERE o.user_id = ${target} AND o.entry_id = m.entry_id)`
  },
  {
    table: 'viewed_products',
    column: 'user_id',
    unless: target => sql`EXISTS (SELECT 1 FROM viewed_products o WHERE o.user_id = ${target} AND o.product_id = m.product_id)`
  },
  {
    table: 'author_follows',
    column: 'user_id',
    unless: target => sql`EXISTS (SELECT 1 FROM author_follows o WHERE o.user_id = ${target} AND o.author_id = m.author_id)`
  },
  {
    table: 'sign_in_methods',
    column: 'user_id',
    unless: target => sql`EXISTS (SELECT 1 FROM sign_in_methods o WHERE o.user_id = ${target} AND o.provider = m.provider)`
  }
]

const countRows = async (tx: Db, query: SQL): Promise<number> => {
  const { rows } = (await tx.execute(query)) as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}

/** What would move. @throws ShopError not_found, customer_merge_self, customer_merge_unpaid */
export async function previewMerge(tx: Db, target: number, source: number): Promise<MergeSums> {
  if (target === source) throw new ShopError('customer_merge_self')
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [target, source]), eq(users.role, 'customer')))
    .orderBy(users.id)
    .for('update')
  if (accounts.length < 2) throw new ShopError('not_found')
  const sums = { orders: 0, wallet: 0, points: 0, wishes: 0, addresses: 0, other: 0 }
  for (const moved of MOVED)
    if (moved.counted)
      sums[moved.counted] += await countRows(tx, sql`SELECT count(*)::int AS n FROM ${selectMovable(moved, target, source)}`)
  for (const kind of [...MONEY, 'points'] as const) {
    const { posted, reserved } = await readBalance(tx, { kind, userId: source })
    // A payment that is under way would end at an account without its money.
    if (reserved > 0) throw new ShopError('customer_merge_unpaid')
    sums[kind === 'points' ? 'points' : 'wallet'] += posted
  }
  sums.wishes = await countRows(
    tx,
    sql`SELECT count(*)::int AS n FROM wishlist_items i JOIN wishlists l ON l.id = i.wishlist_id WHERE l.user_id = ${source}`
  )
  return sums
}

const selectMovable = ({ table, column, unless }: (typeof MOVED)[number], target: number, source: number): SQL =>
  sql`${sql.identifier(table)} m WHERE m.${sql.identifier(column)} = ${source}${unless ? sql` AND NOT (${unless(target)})` : sql``}`

/**
 * Moves everything of one account to another and closes the first: its balances by transfers of the ledger, its records by their
 * owner. Phone and e-mail move where the target has none, else they are free for a new account. All or nothing.
 * @param expected what the preview has shown @throws ShopError as `previewMerge`, customer_merge_changed
 */
export async function mergeCustomers(tx: Db, target: number, source: number, expected: MergeSums, now: Date): Promise<void> {
  const sums = await previewMerge(tx, target, source)
  if (Object.entries(sums).some(([name, sum]) => sum !== expected[name as keyof MergeSums])) throw new ShopError('customer_merge_changed')
  for (const kind of [...MONEY, 'points'] as const) {
    const { posted: amount } = await readBalance(tx, { kind, userId: source })
    if (amount > 0)
      await postTransfers(tx, [{ debit: { kind, userId: source }, credit: { kind, userId: target }, amount, code: 'merge' }], now)
  }
  await tx.execute(sql`UPDATE saved_addresses SET is_default = false WHERE user_id = ${source}`)
  for (const moved of MOVED)
    await tx.execute(
      sql`UPDATE ${sql.identifier(moved.table)} AS m SET ${sql.identifier(moved.column)} = ${target}
        WHERE m.${sql.identifier(moved.column)} = ${source}${moved.unless ? sql` AND NOT (${moved.unless(target)})` : sql``}`
    )
  await moveWishlists(tx, target, source)
  await closeAccount(tx, target, source, now)
}

/** A list with the name of one of the target's is merged into it. */
async function moveWishlists(tx: Db, target: number, source: number): Promise<void> {
  const same = sql`SELECT s.id AS source_id, t.id AS target_id FROM wishlists s JOIN wishlists t ON t.name = s.name
    WHERE s.user_id = ${source} AND t.user_id = ${target}`
  await tx.execute(sql`UPDATE wishlist_items i SET wishlist_id = same.target_id FROM (${same}) same
    WHERE i.wishlist_id = same.source_id
      AND NOT EXISTS (SELECT 1 FROM wishlist_items o WHERE o.wishlist_id = same.target_id AND o.variant_id = i.variant_id)`)
  await tx.execute(sql`DELETE FROM wishlist_items WHERE wishlist_id IN (SELECT source_id FROM (${same}) same)`)
  await tx.execute(sql`DELETE FROM wishlists WHERE id IN (SELECT source_id FROM (${same}) same)`)
  await tx.execute(sql`UPDATE wishlists SET user_id = ${target} WHERE user_id = ${source}`)
}

async function closeAccount(tx: Db, target: number, source: number, now: Date): Promise<void> {
  const [kept] = await tx.select().from(users).where(eq(users.id, target))
  const [closed] = await tx.select().from(users).where(eq(users.id, source))
  if (!kept || !closed) throw new ShopError('not_found')
  await tx.delete(sessions).where(eq(sessions.userId, source))
  await tx
    .update(users)
    .set({ mobile: null, email: null, phoneVerifiedAt: null, emailVerifiedAt: null, passwordHash: null, blockedAt: now })
    .where(eq(users.id, source))
  const phone = kept.mobile === null ? { mobile: closed.mobile, phoneVerifiedAt: closed.phoneVerifiedAt } : {}
  const email = kept.email === null ? { email: closed.email, emailVerifiedAt: closed.emailVerifiedAt } : {}
  const name = kept.firstName || kept.lastName ? {} : { firstName: closed.firstName, lastName: closed.lastName }
  const gained = { ...phone, ...email, ...name }
  if (Object.keys(gained).length) await tx.update(users).set(gained).where(eq(users.id, target))
}
