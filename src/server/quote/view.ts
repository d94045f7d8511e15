import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PriceSuggestion, Quote, Requester } from '#contract/quote.ts'
import { fullName } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { includedVat } from '#domain/money.ts'
import { type AskedState, lastDay, offerStateOf } from '#domain/quote.ts'
import type { Locale } from '#domain/site.ts'
import { users } from '../identity/index.ts'
import { sellables, viewProduct } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { QUOTE_NUMBER, SUGGESTION_NUMBER } from './numbers.ts'
import { orderedNumbers } from '../discount/index.ts'
import { priceRounds, priceSuggestions, quoteLines, quotes } from './tables.ts'

const ASKED_PER_PAGE = 20

/** Scope of the list: one customer's requests, or all for staff. */
export type Seen = { userId: number } | { staff: true; state?: AskedState | undefined }
interface Shown {
  locale: Locale
  now: Date
}

/** Customers get the newest first, staff the oldest open ones first. */
export async function listSuggestions(
  db: Db,
  seen: Seen,
  page: number,
  shown: Shown
): Promise<{ suggestions: PriceSuggestion[]; more: boolean }> {
  const rows = await db
    .select()
    .from(priceSuggestions)
    .where(ofSuggestions(seen))
    .orderBy('staff' in seen && seen.state === 'waiting' ? asc(priceSuggestions.updatedAt) : desc(priceSuggestions.id))
    .limit(ASKED_PER_PAGE + 1)
    .offset((page - 1) * ASKED_PER_PAGE)
  return { suggestions: await viewSuggestions(db, rows.slice(0, ASKED_PER_PAGE), seen, shown), more: rows.length > ASKED_PER_PAGE }
}

/** @throws ShopError suggestion_not_found, also for another customer's */
export async function findSuggestion(db: Db, number: string, seen: Seen, shown: Shown): Promise<PriceSuggestion> {
  const rows = SUGGESTION_NUMBER.test(number)
    ? await db
        .select()
        .from(priceSuggestions)
        .where(and(eq(priceSuggestions.number, number), ofSuggestions(seen)))
    : []
  const [found] = await viewSuggestions(db, rows, seen, shown)
  if (!found) throw new ShopError('suggestion_not_found')
  return found
}

async function viewSuggestions(
  db: Db,
  rows: readonly (typeof priceSuggestions.$inferSelect)[],
  seen: Seen,
  { locale, now }: Shown
): Promise<PriceSuggestion[]> {
  if (!rows.length) return []
  const ids = rows.map(row => row.id)
  const rounds = await db.select().from(priceRounds).where(inArray(priceRounds.suggestionId, ids)).orderBy(asc(priceRounds.id))
  const variantIds = rows.map(row => row.variantId)
  const onSale = await sellables(db, variantIds, now)
  const ordered = await orderedNumbers(
    db,
    rows.map(row => row.number)
  )
  const askers = await askersOf(db, rows, seen)
  return rows.map(row => ({
    number: row.number,
    state: offerStateOf({ ...row, ordered: ordered.has(row.number) }, now),
    product: { id: row.productId, variant_id: row.variantId, ...viewProduct(row.product, locale) },
    quantity: row.quantity,
    suggested_price: row.suggestedPrice,
    price: onSale.get(row.variantId)?.price ?? row.listPrice,
    offered_price: row.offeredPrice,
    valid_until: row.validUntil && lastDay(row.validUntil),
    round: row.round,
    history: rounds
      .filter(round => round.suggestionId === row.id)
      .map(({ kind, price, quantity, text, validUntil, at }) => ({
        kind,
        price,
        quantity,
        text,
        valid_until: validUntil && lastDay(validUntil),
        at: at.toISOString()
      })),
    created_at: row.createdAt.toISOString(),
    ...askers(row.userId)
  }))
}

export async function listQuotes(db: Db, seen: Seen, page: number, shown: Shown): Promise<{ quotes: Quote[]; more: boolean }> {
  const rows = await db
    .select()
    .from(quotes)
    .where(ofQuotes(seen))
    .orderBy('staff' in seen && seen.state === 'waiting' ? asc(quotes.id) : desc(quotes.id))
    .limit(ASKED_PER_PAGE + 1)
    .offset((page - 1) * ASKED_PER_PAGE)
  return { quotes: await viewQuotes(db, rows.slice(0, ASKED_PER_PAGE), seen, shown), more: rows.length > ASKED_PER_PAGE }
}

/** @throws ShopError quote_not_found, also for another customer's */
export async function findQuote(db: Db, number: string, seen: Seen, shown: Shown): Promise<Quote> {
  const rows = QUOTE_NUMBER.test(number)
    ? await db
        .select()
        .from(quotes)
        .where(and(eq(quotes.number, number), ofQuotes(seen)))
    : []
  const [found] = await viewQuotes(db, rows, seen, shown)
  if (!found) throw new ShopError('quote_not_found')
  return found
}

async function viewQuotes(db: Db, rows: readonly (typeof quotes.$inferSelect)[], seen: Seen, { locale, now }: Shown): Promise<Quote[]> {
  if (!rows.length) return []
  const ids = rows.map(row => row.id)
  const lines = await db.select().from(quoteLines).where(inArray(quoteLines.quoteId, ids)).orderBy(asc(quoteLines.id))
  const ordered = await orderedNumbers(
    db,
    rows.map(row => row.number)
  )
  const askers = await askersOf(db, rows, seen)
  return rows.map(row => {
    const own = lines.filter(line => line.quoteId === row.id)
    const state = offerStateOf({ ...row, ordered: ordered.has(row.number) }, now)
    const total = own.every(line => line.price !== null) ? own.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0) : null
    return {
      number: row.number,
      state,
      organisation: row.organisation,
      line_items: own.map(line => ({
        id: line.id,
        product: { id: line.productId, variant_id: line.variantId, ...viewProduct(line.product, locale) },
        quantity: line.quantity,
        list_price: line.listPrice,
        price: line.price,
        total: line.price === null ? null : line.price * line.quantity
      })),
      total_quantity: own.reduce((sum, line) => sum + line.quantity, 0),
      list_total: own.reduce((sum, line) => sum + line.listPrice * line.quantity, 0),
      total,
      tax_total: total === null ? null : includedVat(total),
      note: row.note,
      answer: row.answer,
      valid_until: row.validUntil && lastDay(row.validUntil),
      round: row.round,
      created_at: row.createdAt.toISOString(),
      answered_at: row.answeredAt?.toISOString() ?? null,
      ...askers(row.userId)
    }
  })
}

const ofSuggestions = (seen: Seen): SQL | undefined =>
  'userId' in seen ? eq(priceSuggestions.userId, seen.userId) : seen.state && eq(priceSuggestions.state, seen.state)
const ofQuotes = (seen: Seen): SQL | undefined =>
  'userId' in seen ? eq(quotes.userId, seen.userId) : seen.state && eq(quotes.state, seen.state)

/** The requester, for staff only. */
async function askersOf(db: Db, rows: readonly { userId: number }[], seen: Seen): Promise<(userId: number) => { asker?: Requester }> {
  if ('userId' in seen) return () => ({})
  const found = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(row => row.userId)
      )
    )
  return userId => {
    const user = found.find(({ id }) => id === userId)
    return user ? { asker: { name: fullName(user.firstName, user.lastName), mobile: user.mobile, email: user.email } } : {}
  }
}
