import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { BankLine, LineGroup, MatchedOrderView } from '#contract/bank-statement.ts'
import { ShopError } from '#domain/errors.ts'
import { findOrderNumbers, type Match, matchOrder, type MatchedOrder, matchTransfers } from '#domain/transfer-match.ts'
import type { Db } from '../kernel/db/open.ts'
import { readMissingTotals, type OrderRow, orders } from '../order/index.ts'
import { charges } from '../payment/index.ts'
import { type BankLineRow } from './store.ts'
import { bankLines } from './tables.ts'

const PER_PAGE = 100
const MOST_CANDIDATES = 10
/** Numbers in one query. */
const BATCH = 5000

interface Candidate extends MatchedOrder {
  order: OrderRow
}

type GroupedLines = Record<LineGroup, BankLine[]>

/** All lines of a statement, by what was done with them and what they need. */
export async function groupLines(db: Db, statementId: number, now: Date): Promise<GroupedLines> {
  const groups: GroupedLines = { exact: [], doubtful: [], booked: [], dismissed: [] }
  for (const line of await viewLines(db, eq(bankLines.statementId, statementId), now)) groups[line.group].push(line)
  return groups
}

/** @param page from 1 */
export function slicePage(lines: readonly BankLine[], page: number): { lines: BankLine[]; more: boolean } {
  return { lines: lines.slice((page - 1) * PER_PAGE, page * PER_PAGE), more: lines.length > page * PER_PAGE }
}

async function viewLines(db: Db, where: ReturnType<typeof eq>, now: Date): Promise<BankLine[]> {
  const rows = await db
    .select({ line: bankLines, bookedFor: orders.number, chargeId: charges.id, sameNumber: charges.amount })
    .from(bankLines)
    .leftJoin(charges, and(eq(charges.provider, 'bank_transfer'), eq(charges.providerRef, bankLines.providerRef)))
    .leftJoin(orders, eq(orders.id, charges.orderId))
    .where(where)
    .orderBy(asc(bankLines.position))
  const open = rows.filter(({ line, chargeId }) => chargeId === null && line.dismissedAt === null).map(({ line }) => line)
  const byNumber = await readOrdersByNumber(
    db,
    open.flatMap(({ description }) => {
      const { named, possible } = findOrderNumbers(description)
      return named.length ? named : possible
    }),
    now
  )
  const matched = new Map(matchTransfers(open, byNumber, now).map(({ line, match, number }) => [line.id, { match, number }]))
  return rows.map(({ line, bookedFor, sameNumber }): BankLine => {
    if (sameNumber === line.amount) return view(line, 'booked', 'exact', bookedFor, 0)
    if (line.dismissedAt) return view(line, 'dismissed', 'none', null, 0)
    if (bookedFor !== null) return view(line, 'doubtful', 'number_used', bookedFor, 0)
    const { match, number } = matched.get(line.id) ?? { match: 'none', number: null }
    const missing = number === null ? 0 : (byNumber.get(number)?.missing ?? 0)
    return view(line, match === 'exact' ? 'exact' : 'doubtful', match, number, missing)
  })
}

function view(line: BankLineRow, group: LineGroup, match: Match, orderNumber: string | null, missing: number): BankLine {
  const { id, statementId, day, amount, description, reference, payer } = line
  return { id, statement_id: statementId, day, amount, description, reference, payer, group, match, order_number: orderNumber, missing }
}

async function readOrdersByNumber(db: Db, numbers: readonly string[], now: Date): Promise<Map<string, Candidate>> {
  const unique = [...new Set(numbers)]
  const rows: OrderRow[] = []
  for (let start = 0; start < unique.length; start += BATCH)
    rows.push(
      ...(await db
        .select()
        .from(orders)
        .where(inArray(orders.number, unique.slice(start, start + BATCH))))
    )
  return toCandidates(db, rows, now)
}

async function toCandidates(db: Db, rows: readonly OrderRow[], now: Date): Promise<Map<string, Candidate>> {
  const missing = await readMissingTotals(db, rows, now)
  return new Map(
    rows.map(order => {
      const { id, number, state, expiresAt } = order
      return [number, { number, state, expiresAt, missing: missing.get(id) ?? 0, order }]
    })
  )
}

/** A line with the orders that it names and those that wait for its amount, and the chosen one. @throws ShopError not_found */
export async function viewLine(
  db: Db,
  id: number,
  chosenNumber: string | undefined,
  now: Date
): Promise<{ line: BankLine; candidates: MatchedOrderView[]; chosen: MatchedOrderView | null }> {
  const [line] = await viewLines(db, eq(bankLines.id, id), now)
  if (!line) throw new ShopError('not_found')
  const { named, possible } = findOrderNumbers(line.description)
  const rows = await db
    .select()
    .from(orders)
    .where(
      or(
        inArray(orders.number, [...named, ...possible, chosenNumber ?? '']),
        and(eq(orders.state, 'awaiting_payment'), sql`${orders.total} - ${orders.financedTotal} = ${line.amount}`)
      )
    )
    .orderBy(asc(orders.id))
    .limit(MOST_CANDIDATES)
  const found = await toCandidates(db, rows, now)
  const views = [...found.values()].map(candidate => viewCandidate(line.amount, candidate, now))
  return { line, candidates: views, chosen: views.find(({ number }) => number === chosenNumber) ?? null }
}

function viewCandidate(amount: number, candidate: Candidate, now: Date): MatchedOrderView {
  const { number, missing, order } = candidate
  return {
    number,
    receiver: order.address.receiver,
    total: order.total,
    missing,
    created_at: order.createdAt.toISOString(),
    match: matchOrder(amount, candidate, now)
  }
}

/** What orders still need, by number. */
export async function readMissingByNumber(db: Db, numbers: readonly string[], now: Date): Promise<Map<string, number>> {
  return new Map([...(await readOrdersByNumber(db, numbers, now))].map(([number, { missing }]) => [number, missing]))
}
