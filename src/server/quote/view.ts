import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PriceSuggestion, Quote, Requester } from '#contract/quote.ts'
import { formatFullName } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { type StoredQuoteState, toLastDay, toQuoteState } from '#domain/quote.ts'
import { toLineTax, calculateVat } from '#domain/receipt.ts'
import type { Locale } from '#domain/site.ts'
import { users } from '../identity/index.ts'
import { isVatPayer, readSettings, toTaxRules } from '../site/index.ts'
import { readGroups, readSellables, viewProduct } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { QUOTE_NUMBER, SUGGESTION_NUMBER } from './numbers.ts'
import { listOrderedNumbers } from '../discount/index.ts'
import { priceSuggestionEvents, priceSuggestions, quoteLines, quotes } from './tables.ts'

const QUOTES_PER_PAGE = 20

/** Scope of the list: one customer's requests, or all for staff. */
type QuoteScope = { userId: number } | { staff: true; state?: StoredQuoteState | undefined }
interface ViewContext {
  locale: Locale
  now: Date
}

/** Customers get the newest first, staff the oldest open ones first. */
export async function listSuggestions(
  db: Db,
  scope: QuoteScope,
  page: number,
  context: ViewContext
): Promise<{ suggestions: PriceSuggestion[]; more: boolean }> {
  const rows = await db
    .select()
    .from(priceSuggestions)
    .where(isInSuggestionScope(scope))
    .orderBy('staff' in scope && scope.state === 'waiting' ? asc(priceSuggestions.updatedAt) : desc(priceSuggestions.id))
    .limit(QUOTES_PER_PAGE + 1)
    .offset((page - 1) * QUOTES_PER_PAGE)
  return { suggestions: await viewSuggestions(db, rows.slice(0, QUOTES_PER_PAGE), scope, context), more: rows.length > QUOTES_PER_PAGE }
}

/** @throws ShopError suggestion_not_found, also for another customer's */
export async function findSuggestion(db: Db, number: string, scope: QuoteScope, context: ViewContext): Promise<PriceSuggestion> {
  const rows = SUGGESTION_NUMBER.test(number)
    ? await db
        .select()
        .from(priceSuggestions)
        .where(and(eq(priceSuggestions.number, number), isInSuggestionScope(scope)))
    : []
  const [found] = await viewSuggestions(db, rows, scope, context)
  if (!found) throw new ShopError('suggestion_not_found')
  return found
}

async function viewSuggestions(
  db: Db,
  rows: readonly (typeof priceSuggestions.$inferSelect)[],
  scope: QuoteScope,
  { locale, now }: ViewContext
): Promise<PriceSuggestion[]> {
  if (!rows.length) return []
  const ids = rows.map(row => row.id)
  const rounds = await db
    .select()
    .from(priceSuggestionEvents)
    .where(inArray(priceSuggestionEvents.suggestionId, ids))
    .orderBy(asc(priceSuggestionEvents.id))
  const variantIds = rows.map(row => row.variantId)
  const onSale = await readSellables(db, variantIds, now)
  const ordered = await listOrderedNumbers(
    db,
    rows.map(row => row.number)
  )
  const requesters = await findRequesters(db, rows, scope)
  return rows.map(row => ({
    number: row.number,
    state: toQuoteState({ ...row, ordered: ordered.has(row.number) }, now),
    product: { id: row.productId, variant_id: row.variantId, ...viewProduct(row.product, locale) },
    quantity: row.quantity,
    suggested_price: row.suggestedPrice,
    price: onSale.get(row.variantId)?.price ?? row.listPrice,
    offered_price: row.offeredPrice,
    valid_until: row.validUntil && toLastDay(row.validUntil),
    round: row.round,
    history: rounds
      .filter(round => round.suggestionId === row.id)
      .map(({ kind, price, quantity, text, validUntil, createdAt }) => ({
        kind,
        price,
        quantity,
        text,
        valid_until: validUntil && toLastDay(validUntil),
        created_at: createdAt.toISOString()
      })),
    created_at: row.createdAt.toISOString(),
    ...requesters(row.userId)
  }))
}

export async function listQuotes(
  db: Db,
  scope: QuoteScope,
  page: number,
  context: ViewContext
): Promise<{ quotes: Quote[]; more: boolean }> {
  const rows = await db
    .select()
    .from(quotes)
    .where(isInQuoteScope(scope))
    .orderBy('staff' in scope && scope.state === 'waiting' ? asc(quotes.id) : desc(quotes.id))
    .limit(QUOTES_PER_PAGE + 1)
    .offset((page - 1) * QUOTES_PER_PAGE)
  return { quotes: await viewQuotes(db, rows.slice(0, QUOTES_PER_PAGE), scope, context), more: rows.length > QUOTES_PER_PAGE }
}

/** @throws ShopError quote_not_found, also for another customer's */
export async function findQuote(db: Db, number: string, scope: QuoteScope, context: ViewContext): Promise<Quote> {
  const rows = QUOTE_NUMBER.test(number)
    ? await db
        .select()
        .from(quotes)
        .where(and(eq(quotes.number, number), isInQuoteScope(scope)))
    : []
  const [found] = await viewQuotes(db, rows, scope, context)
  if (!found) throw new ShopError('quote_not_found')
  return found
}

async function viewQuotes(
  db: Db,
  rows: readonly (typeof quotes.$inferSelect)[],
  scope: QuoteScope,
  { locale, now }: ViewContext
): Promise<Quote[]> {
  if (!rows.length) return []
  const ids = rows.map(row => row.id)
  const lines = await db.select().from(quoteLines).where(inArray(quoteLines.quoteId, ids)).orderBy(asc(quoteLines.id))
  const ordered = await listOrderedNumbers(
    db,
    rows.map(row => row.number)
  )
  const requesters = await findRequesters(db, rows, scope)
  const settings = await readSettings(db)
  const taxes = isVatPayer(settings) ? toTaxRules(settings) : null
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  const groups = taxes && (await readGroups(db, productIds, taxes))
  return rows.map(row => {
    const own = lines.filter(line => line.quoteId === row.id)
    const state = toQuoteState({ ...row, ordered: ordered.has(row.number) }, now)
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
      tax_total:
        total === null || !taxes
          ? null
          : calculateVat(
              own.map(({ productId, product, quantity, price }) => ({
                name: '',
                code: '',
                quantity,
                total: (price ?? 0) * quantity,
                tax: toLineTax({ kind: 'goods', product: groups?.get(productId ?? 0) ?? { slug: product.slug, taxons: [] } }, taxes)
              })),
              total
            ),
      note: row.note,
      response: row.response,
      valid_until: row.validUntil && toLastDay(row.validUntil),
      round: row.round,
      created_at: row.createdAt.toISOString(),
      responded_at: row.respondedAt?.toISOString() ?? null,
      ...requesters(row.userId)
    }
  })
}

const isInSuggestionScope = (scope: QuoteScope): SQL | undefined =>
  'userId' in scope ? eq(priceSuggestions.userId, scope.userId) : scope.state && eq(priceSuggestions.state, scope.state)
const isInQuoteScope = (scope: QuoteScope): SQL | undefined =>
  'userId' in scope ? eq(quotes.userId, scope.userId) : scope.state && eq(quotes.state, scope.state)

/** The requester, for staff only. */
async function findRequesters(
  db: Db,
  rows: readonly { userId: number }[],
  scope: QuoteScope
): Promise<(userId: number) => { requester?: Requester }> {
  if ('userId' in scope) return () => ({})
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
    return user ? { requester: { name: formatFullName(user.firstName, user.lastName), mobile: user.mobile, email: user.email } } : {}
  }
}
