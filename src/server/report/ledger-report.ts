import { type Column, sql, type SQL } from 'drizzle-orm'
import type { LedgerReport } from '#contract/ledger.ts'
import type { Period } from '#domain/period.ts'
import type { Db } from '../kernel/db/open.ts'
import { isWithin } from '../kernel/db/period.ts'
import { CURRENCY, ledgerAccounts, ledgerTransfers } from '../ledger/index.ts'
import { charges, refundCases, refunds } from '../payment/index.ts'
import { countWrongAccounts } from './check-books.ts'

const SHOP_KINDS = sql`('clearing', 'revenue', 'expense')`
/** A pending transfer moves nothing until another one posts it. */
const IS_POSTED = sql`${ledgerTransfers.kind} IN ('single', 'post_pending') AND ${ledgerTransfers.currency} = ${CURRENCY}`
const toDaySql = (column: SQL | Column): SQL => sql`to_char(${column} AT TIME ZONE 'Asia/Ulaanbaatar', 'YYYY-MM-DD')`

export async function readLedgerReport(db: Db, period: Period): Promise<LedgerReport> {
  const balances = [...(await readLimitedBalances(db)), ...(await readShopBalances(db))]
  const total = (...kinds: string[]): number => balances.reduce((sum, { kind, balance }) => (kinds.includes(kind) ? sum + balance : sum), 0)
  return {
    ...period,
    balances,
    liabilities: {
      gift_cards: total('gift_card'),
      wallets: total('wallet', 'gift_wallet', 'bonus'),
      refunds_due: total('refunds_due')
    },
    wrong_accounts: await countWrongAccounts(db),
    days: await readDays(db, period)
  }
}

/** Accounts of customers, orders and cards: the database keeps their totals. */
async function readLimitedBalances(db: Db): Promise<LedgerReport['balances']> {
  const a = ledgerAccounts
  return db
    .select({
      kind: a.kind,
      provider: sql<null>`NULL`,
      accounts: sql<number>`count(*)::int`,
      balance: sql<number>`sum(${a.creditsPosted} - ${a.debitsPosted})::float8`,
      reserved: sql<number>`sum(${a.debitsPending})::float8`
    })
    .from(a)
    .where(sql`${a.currency} = ${CURRENCY} AND ${a.kind} NOT IN ${SHOP_KINDS}`)
    .groupBy(a.kind)
    .orderBy(a.kind)
}

/** The shop's accounts have no stored totals. */
async function readShopBalances(db: Db): Promise<LedgerReport['balances']> {
  const a = ledgerAccounts
  const t = ledgerTransfers
  const sums = sql`(SELECT id, sum(amount) AS balance FROM (
    SELECT ${t.creditAccountId} AS id, ${t.amount} AS amount FROM ${t} WHERE ${IS_POSTED}
    UNION ALL SELECT ${t.debitAccountId}, -${t.amount} FROM ${t} WHERE ${IS_POSTED}) moves GROUP BY id) sums`
  return db
    .select({
      kind: a.kind,
      provider: a.provider,
      accounts: sql<number>`count(*)::int`,
      balance: sql<number>`coalesce(sum(sums.balance), 0)::float8`,
      reserved: sql<number>`0`
    })
    .from(a)
    .leftJoin(sums, sql`sums.id = ${a.id}`)
    .where(sql`${a.currency} = ${CURRENCY} AND ${a.kind} IN ${SHOP_KINDS}`)
    .groupBy(a.kind, a.provider)
    .orderBy(a.kind, a.provider)
}

/** Sums of each day with transfers or payments, newest first. */
async function readDays(db: Db, period: Period): Promise<LedgerReport['days']> {
  const t = ledgerTransfers
  const of = (code: SQL): SQL => sql`coalesce(sum(${t.amount}) FILTER (WHERE ${t.code} ${code}), 0)`
  const empty = sql`0, 0, 0, 0, 0, 0`
  const recorded = (amount: SQL, table: SQL, createdAt: Column, where: SQL): SQL =>
    sql`SELECT ${toDaySql(createdAt)}, ${empty}, ${amount} FROM ${table} WHERE ${where} AND ${isWithin(createdAt, period)}`
  const inCurrency = sql`= ${CURRENCY}`
  const facts = sql`(
    SELECT ${toDaySql(t.createdAt)} AS day, ${of(sql`IN ('charge', 'payment')`)} AS received, ${of(sql`= 'refund_due'`)} AS refunds_due,
      ${of(sql`= 'refund'`)} AS refunded, ${of(sql`= 'gift_card_issued'`)} AS gift_cards, ${of(sql`= 'recharge'`)} AS recharges,
      ${of(sql`= 'bonus'`)} AS bonus, ${of(sql`IN ('charge', 'payment', 'refund_due', 'refund')`)} AS difference
      FROM ${t} WHERE ${IS_POSTED} AND ${isWithin(t.createdAt, period)} GROUP BY 1
    UNION ALL ${recorded(sql`-${charges.amount}`, sql`${charges}`, charges.createdAt, sql`${charges.currency} ${inCurrency}`)}
    UNION ALL ${recorded(sql`-${refunds.amount}`, sql`${refunds}`, refunds.createdAt, sql`${refunds.currency} ${inCurrency}`)}
    UNION ALL ${recorded(
      sql`-${refundCases.amount}`,
      sql`${refundCases} JOIN ${charges} ON ${charges.id} = ${refundCases.chargeId}`,
      refundCases.createdAt,
      sql`${charges.currency} ${inCurrency}`
    )}) facts`
  const sum = (name: string) => sql<number>`sum(${sql.raw(name)})::float8`
  return db
    .select({
      day: sql<string>`day`,
      received: sum('received'),
      refunds_due: sum('refunds_due'),
      refunded: sum('refunded'),
      gift_cards: sum('gift_cards'),
      recharges: sum('recharges'),
      bonus: sum('bonus'),
      difference: sum('difference')
    })
    .from(facts)
    .groupBy(sql`day`)
    .orderBy(sql`day DESC`)
}

/** Posted transfers of one day with the same reason and accounts. */
export interface JournalRow {
  day: string
  code: string
  debit: string
  credit: string
  transfers: number
  amount: number
}

export async function readJournal(db: Db, period: Period): Promise<JournalRow[]> {
  const t = ledgerTransfers
  const name = (account: string): SQL => sql.raw(`concat_ws(' ', ${account}.kind, ${account}.provider)`)
  return db
    .select({
      day: sql<string>`${toDaySql(t.createdAt)}`,
      code: t.code,
      debit: sql<string>`${name('debit')}`,
      credit: sql<string>`${name('credit')}`,
      transfers: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${t.amount})::float8`
    })
    .from(t)
    .innerJoin(sql`${ledgerAccounts} debit`, sql`debit.id = ${t.debitAccountId}`)
    .innerJoin(sql`${ledgerAccounts} credit`, sql`credit.id = ${t.creditAccountId}`)
    .where(sql`${IS_POSTED} AND ${isWithin(t.createdAt, period)}`)
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`)
}
