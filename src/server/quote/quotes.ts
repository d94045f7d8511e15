import { and, eq, sql } from 'drizzle-orm'
import type { QuoteDecision } from '#contract/quote.ts'
import { MAX_LINE_QUANTITY, type Organisation } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { readSellables } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { notifyRequester, notifyOwners } from './messages.ts'
import { createNumber, QUOTE_NUMBER } from './numbers.ts'
import { listOrderedNumbers, savePersonalPrices, deletePrices } from '../discount/index.ts'
import { toOfferEnd, type MessageContext } from './suggestions.ts'
import { quoteLines, quotes } from './tables.ts'

type QuoteRow = typeof quotes.$inferSelect

interface NewQuote {
  organisation: Organisation
  items: readonly { variantId: number; quantity: number }[]
  note: string
}

/**
 * Creates a quote request of an organisation. Quantities of the same variant are added.
 * @returns its number @throws ShopError variant_not_found, quantity_too_many
 */
export async function requestQuote(
  tx: Db,
  userId: number,
  input: NewQuote,
  { publicUrl, locale }: MessageContext,
  now: Date
): Promise<string> {
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of input.items) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  if ([...quantities.values()].some(quantity => quantity > MAX_LINE_QUANTITY))
    throw new ShopError('quantity_too_many', { most: MAX_LINE_QUANTITY })
  const variants = await readSellables(tx, [...quantities.keys()], now)
  const row = await insertQuote(tx, {
    userId,
    organisation: input.organisation,
    note: input.note,
    state: 'waiting',
    locale,
    createdAt: now
  })
  await tx.insert(quoteLines).values(
    [...quantities].map(([variantId, quantity]) => {
      const sellable = variants.get(variantId)
      if (!sellable) throw new ShopError('variant_not_found')
      const { productId, snapshot: product, price: listPrice } = sellable
      return { quoteId: row.id, productId, variantId, product, quantity, listPrice }
    })
  )
  await notifyOwners(tx, 'quote_requested', row, publicUrl, now)
  return row.number
}

/** @throws ShopError quote_not_found, offer_ordered */
export async function withdrawQuote(tx: Db, userId: number, number: string): Promise<void> {
  const row = await lockQuote(tx, number, userId)
  if (row.state === 'withdrawn') return
  await deletePrices(tx, number)
  await change(tx, row, { state: 'withdrawn', validUntil: null })
}

/**
 * The shop's response: a price for each line until the end of a day, for this customer only, or a rejection with a reason.
 * @throws ShopError quote_not_found, answer_outdated, price_required, price_too_high, offer_ordered
 */
export async function respondToQuote(
  tx: Db,
  staffId: number,
  number: string,
  response: QuoteDecision,
  publicUrl: string,
  now: Date
): Promise<void> {
  const row = await lockQuote(tx, number, null)
  if (row.round !== response.round || row.state === 'withdrawn') throw new ShopError('answer_outdated')
  const validUntil = response.decision === 'offer' ? toOfferEnd(response.valid_until, now) : null
  if (response.decision === 'offer' && validUntil) {
    const lines = await toPricedLines(tx, row, response.prices)
    for (const line of lines) await tx.update(quoteLines).set({ price: line.price }).where(eq(quoteLines.id, line.id))
    await savePersonalPrices(tx, { number, userId: row.userId, validUntil, lines }, now)
  } else {
    await deletePrices(tx, number)
    await tx.update(quoteLines).set({ price: null }).where(eq(quoteLines.quoteId, row.id))
  }
  const state = response.decision === 'offer' ? 'offered' : 'declined'
  await change(tx, row, { state, validUntil, response: response.text, respondedBy: staffId, respondedAt: now })
  await notifyRequester(tx, `quote_${state}`, { ...row, validUntil, text: response.text }, publicUrl, now)
}

async function toPricedLines(
  tx: Db,
  row: QuoteRow,
  prices: readonly { id: number; price: Tugrik }[]
): Promise<{ id: number; variantId: number; quantity: number; price: Tugrik }[]> {
  const lines = await tx.select().from(quoteLines).where(eq(quoteLines.quoteId, row.id)).orderBy(quoteLines.id)
  return lines.map(({ id, variantId, quantity, listPrice }) => {
    const price = prices.find(price => price.id === id)?.price
    if (price === undefined) throw new ShopError('validation', { fields: { [`price_${id}`]: 'price_required' } })
    if (price > listPrice) throw new ShopError('validation', { fields: { [`price_${id}`]: 'price_too_high' } })
    return { id, variantId, quantity, price }
  })
}

/** @param userId the requester; null for staff */
async function lockQuote(tx: Db, number: string, userId: number | null): Promise<QuoteRow> {
  if (!QUOTE_NUMBER.test(number)) throw new ShopError('quote_not_found')
  const [row] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.number, number), userId === null ? undefined : eq(quotes.userId, userId)))
    .for('update')
  if (!row) throw new ShopError('quote_not_found')
  if ((await listOrderedNumbers(tx, [number])).has(number)) throw new ShopError('offer_ordered')
  return row
}

async function change(tx: Db, row: QuoteRow, values: Partial<QuoteRow>): Promise<void> {
  await tx
    .update(quotes)
    .set({ ...values, round: sql`${quotes.round} + 1` })
    .where(eq(quotes.id, row.id))
}

async function insertQuote(tx: Db, values: Omit<typeof quotes.$inferInsert, 'number'>): Promise<QuoteRow> {
  for (;;) {
    const [row] = await tx
      .insert(quotes)
      .values({ ...values, number: createNumber('QT') })
      .onConflictDoNothing({ target: quotes.number })
      .returning()
    if (row) return row
  }
}
