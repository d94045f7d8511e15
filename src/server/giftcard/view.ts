import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { GiftCard, GiftCardOffer, StaffGiftCard, StaffGiftCardDetail } from '#contract/gift-card.ts'
import { formatFullName } from '#domain/account.ts'
import { DAY_MS, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { hasGiftCards, type GiftCardState, MAX_GIFT_CARD_DAYS } from '#domain/gift-card.ts'
import { type Locale, localize } from '#domain/site.ts'
import { isOffered, products, readCatalogueLabels, toOptionLabels, variants } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import { images } from '../kernel/images/tables.ts'
import type { Db } from '../kernel/db/open.ts'
import { readSettings } from '../site/index.ts'
import { readCardBalance, type GiftCardRow } from './cards.ts'
import { giftCardEvents, giftCards } from './tables.ts'

const CARDS_PER_PAGE = 50

/** @throws ShopError not_found where the shop sells none */
export async function refuseUnoffered(db: Db): Promise<void> {
  if (!hasGiftCards((await readSettings(db)).configs)) throw new ShopError('not_found')
}

/** The first variant of each design of the gift cards on sale. */
export async function readOffer(db: Db, locale: Locale, now: Date): Promise<GiftCardOffer> {
  const rows = await db
    .select({
      id: variants.id,
      productId: products.id,
      slug: products.slug,
      title: products.title,
      options: variants.options,
      image: { id: images.id, width: images.width, height: images.height }
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(images, eq(images.id, sql`coalesce(${variants.imageId}, ${products.imageId})`))
    .where(
      and(eq(products.kind, 'gift_card'), isOffered(), lte(products.availableOn, now), sql`${variants.onHand} > ${variants.allocated}`)
    )
    .orderBy(asc(products.id), asc(variants.position), asc(variants.id))
  const labels = await readCatalogueLabels(db)
  const designs = new Map<string, GiftCardOffer['designs'][number]>()
  for (const { id, productId, slug, title, options, image } of rows) {
    const key = `${productId} ${options['design'] ?? ''}`
    if (designs.has(key)) continue
    const label = toOptionLabels(labels, options, locale).find(option => option.key === 'design')?.label ?? ''
    const name = localize(title, locale)
    designs.set(key, { variant_id: id, product: { slug, title: name }, label, image: image && { ...image, alt: `${name}, ${label}` } })
  }
  const { amounts, least, most, months } = (await readSettings(db)).gift_cards
  const first = now.getTime()
  return {
    designs: [...designs.values()],
    amounts,
    least,
    most,
    months,
    first_day: toDayInUlaanbaatar(now),
    last_day: toDayInUlaanbaatar(new Date(first + MAX_GIFT_CARD_DAYS * DAY_MS))
  }
}

export function viewGiftCard(card: GiftCardRow): GiftCard {
  const { id, orderNumber, state, amount, channel, contact, sender, message, sendAt, deliveredAt, expiresAt, lastFour } = card
  return {
    id,
    order_number: orderNumber,
    state,
    amount,
    channel,
    contact,
    sender,
    message,
    send_at: sendAt.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
    last_four: lastFour
  }
}

/** Cards of a customer's order. */
export async function listOrderCards(db: Db, buyerId: number, orderNumber: string): Promise<GiftCard[]> {
  const rows = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.buyerId, buyerId), eq(giftCards.orderNumber, orderNumber)))
    .orderBy(asc(giftCards.id))
  return rows.map(viewGiftCard)
}

async function viewStaffCard(db: Db, card: GiftCardRow): Promise<StaffGiftCard> {
  return { ...viewGiftCard(card), balance: await readCardBalance(db, card), created_at: card.createdAt.toISOString() }
}

export async function listStaffCards(
  db: Db,
  { page, state, text }: { page: number; state?: GiftCardState | undefined; text?: string | undefined }
): Promise<{ gift_cards: StaffGiftCard[]; more: boolean }> {
  const matches = text ? or(eq(giftCards.lastFour, text), eq(giftCards.orderNumber, text.toUpperCase())) : undefined
  const rows = await db
    .select()
    .from(giftCards)
    .where(and(matches, state && eq(giftCards.state, state)))
    .orderBy(desc(giftCards.id))
    .limit(CARDS_PER_PAGE + 1)
    .offset((page - 1) * CARDS_PER_PAGE)
  const shown: StaffGiftCard[] = []
  for (const row of rows.slice(0, CARDS_PER_PAGE)) shown.push(await viewStaffCard(db, row))
  return { gift_cards: shown, more: rows.length > CARDS_PER_PAGE }
}

/** @throws ShopError gift_card_not_found */
export async function viewStaffCardDetail(db: Db, id: number): Promise<StaffGiftCardDetail> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id))
  if (!card) throw new ShopError('gift_card_not_found')
  const events = await db.select().from(giftCardEvents).where(eq(giftCardEvents.giftCardId, id)).orderBy(asc(giftCardEvents.id))
  const ids = [...new Set(events.flatMap(({ userId }) => userId ?? []))]
  const people = ids.length
    ? await db
        .select({ id: users.id, first: users.firstName, last: users.lastName, mobile: users.mobile, email: users.email })
        .from(users)
        .where(inArray(users.id, ids))
    : []
  const nameOf = (userId: number | null): string | null => {
    const person = people.find(each => each.id === userId)
    return person ? formatFullName(person.first, person.last) || (person.mobile ?? person.email) : null
  }
  return {
    ...(await viewStaffCard(db, card)),
    events: events.map(({ kind, userId, amount, reason, createdAt }) => ({
      kind,
      by: nameOf(userId),
      amount,
      reason,
      at: createdAt.toISOString()
    }))
  }
}
