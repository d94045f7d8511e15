import { and, eq, sql } from 'drizzle-orm'
import type { SuggestionDecision } from '#contract/quote.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { calculateOfferEnd } from '#domain/quote.ts'
import type { Locale } from '#domain/site.ts'
import { type Sellable, readSellables } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { notifyRequester, notifyOwners } from './messages.ts'
import { createNumber, SUGGESTION_NUMBER } from './numbers.ts'
import { listOrderedNumbers, savePersonalPrices, deletePrices } from '../discount/index.ts'
import { priceSuggestionEvents, priceSuggestions } from './tables.ts'

type SuggestionRow = typeof priceSuggestions.$inferSelect

interface NewSuggestion {
  variantId: number
  quantity: number
  price: Tugrik
  text: string
}
/** Links and language of messages. */
export interface MessageContext {
  publicUrl: string
  locale: Locale
}

/**
 * Records a suggested price for a variant, as the next round of an open negotiation.
 * @returns its number @throws ShopError variant_not_found, price_not_lower
 */
export async function suggestPrice(
  tx: Db,
  userId: number,
  input: NewSuggestion,
  { publicUrl, locale }: MessageContext,
  now: Date
): Promise<string> {
  const sellable = await findVariantOnSale(tx, input.variantId, now)
  assertLower(input.price, sellable.price)
  const waiting = await findWaiting(tx, userId, input.variantId)
  const values = {
    quantity: input.quantity,
    suggestedPrice: input.price,
    listPrice: sellable.price,
    product: sellable.snapshot,
    locale,
    updatedAt: now
  }
  const row = waiting
    ? await change(tx, waiting, values)
    : await insert(tx, { userId, productId: sellable.productId, variantId: input.variantId, createdAt: now }, values)
  await tx.insert(priceSuggestionEvents).values({
    suggestionId: row.id,
    kind: 'suggested',
    price: input.price,
    quantity: input.quantity,
    text: input.text,
    userId,
    createdAt: now
  })
  await notifyOwners(tx, 'suggestion_requested', row, publicUrl, now)
  return row.number
}

/** Withdraws a suggestion, which voids its offer. @throws ShopError suggestion_not_found, offer_ordered */
export async function withdrawSuggestion(tx: Db, userId: number, number: string, now: Date): Promise<void> {
  const row = await lockSuggestion(tx, number, userId)
  if (row.state === 'withdrawn') return
  await deletePrices(tx, number)
  await change(tx, row, { state: 'withdrawn', offeredPrice: null, validUntil: null, updatedAt: now })
  await tx.insert(priceSuggestionEvents).values({ suggestionId: row.id, kind: 'withdrawn', quantity: row.quantity, userId, createdAt: now })
}

/**
 * The shop's response. An offer is a price for this customer only, until the end of a day. @throws ShopError
 * suggestion_not_found, answer_outdated, offer_day_wrong, price_not_lower, variant_not_found, offer_ordered
 */
export async function respondToSuggestion(
  tx: Db,
  staffId: number,
  number: string,
  response: SuggestionDecision,
  publicUrl: string,
  now: Date
): Promise<void> {
  const row = await lockSuggestion(tx, number, null)
  if (row.round !== response.round || row.state === 'withdrawn') throw new ShopError('answer_outdated')
  const offer = response.decision === 'offer' ? response : null
  const validUntil = offer ? toOfferEnd(offer.valid_until, now) : null
  if (offer && validUntil) {
    assertLower(offer.price, (await findVariantOnSale(tx, row.variantId, now)).price)
    const line = { variantId: row.variantId, quantity: row.quantity, price: offer.price }
    await savePersonalPrices(tx, { number, userId: row.userId, validUntil, lines: [line] }, now)
  } else {
    await deletePrices(tx, number)
  }
  const price = offer?.price ?? null
  const state = offer ? 'offered' : 'declined'
  const changed = await change(tx, row, { state, offeredPrice: price, validUntil, updatedAt: now })
  await tx.insert(priceSuggestionEvents).values({
    suggestionId: row.id,
    kind: state,
    price,
    quantity: row.quantity,
    text: response.text,
    validUntil,
    userId: staffId,
    createdAt: now
  })
  await notifyRequester(tx, offer ? 'suggestion_offered' : 'suggestion_declined', { ...changed, text: response.text }, publicUrl, now)
}

/** @throws ShopError offer_day_wrong for a day that has passed or is too far */
export function toOfferEnd(day: string, now: Date): Date {
  const end = calculateOfferEnd(day, now)
  if (!end) throw new ShopError('validation', { fields: { valid_until: 'offer_day_wrong' } })
  return end
}

/** @param userId the requester; null for staff. @throws ShopError suggestion_not_found */
async function lockSuggestion(tx: Db, number: string, userId: number | null): Promise<SuggestionRow> {
  if (!SUGGESTION_NUMBER.test(number)) throw new ShopError('suggestion_not_found')
  const [row] = await tx
    .select()
    .from(priceSuggestions)
    .where(and(eq(priceSuggestions.number, number), userId === null ? undefined : eq(priceSuggestions.userId, userId)))
    .for('update')
  if (!row) throw new ShopError('suggestion_not_found')
  if ((await listOrderedNumbers(tx, [number])).has(number)) throw new ShopError('offer_ordered')
  return row
}

async function findWaiting(tx: Db, userId: number, variantId: number): Promise<SuggestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(priceSuggestions)
    .where(and(eq(priceSuggestions.userId, userId), eq(priceSuggestions.variantId, variantId), eq(priceSuggestions.state, 'waiting')))
    .for('update')
  return row
}

async function change(tx: Db, row: SuggestionRow, values: Partial<SuggestionRow>): Promise<SuggestionRow> {
  const [changed] = await tx
    .update(priceSuggestions)
    .set({ ...values, round: sql`${priceSuggestions.round} + 1` })
    .where(eq(priceSuggestions.id, row.id))
    .returning()
  if (!changed) throw new Error('A price suggestion was not written.')
  return changed
}

async function insert(
  tx: Db,
  about: Pick<SuggestionRow, 'userId' | 'productId' | 'variantId' | 'createdAt'>,
  values: Pick<SuggestionRow, 'quantity' | 'suggestedPrice' | 'listPrice' | 'product' | 'locale' | 'updatedAt'>
): Promise<SuggestionRow> {
  for (;;) {
    const [row] = await tx
      .insert(priceSuggestions)
      .values({ ...about, ...values, state: 'waiting', number: createNumber('PS') })
      .onConflictDoNothing()
      .returning()
    if (row) return row
    // Another tab was faster: this is the next round of the same negotiation.
    const waiting = await findWaiting(tx, about.userId, about.variantId)
    if (waiting) return change(tx, waiting, values)
  }
}

async function findVariantOnSale(tx: Db, variantId: number, now: Date): Promise<Sellable> {
  const sellable = (await readSellables(tx, [variantId], now)).get(variantId)
  if (!sellable || sellable.stock === 'sold_out') throw new ShopError('variant_not_found')
  return sellable
}

function assertLower(price: Tugrik, than: Tugrik): void {
  if (price >= than) throw new ShopError('validation', { fields: { price: 'price_not_lower' } })
}
