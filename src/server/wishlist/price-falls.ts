import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { calculatePriceAt } from '#domain/price.ts'
import { localize, type Locale } from '#domain/site.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { isListable, products, variants } from '../catalogue/index.ts'
import { hasDevice, queuePush, users, verifiedEmail } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { readSiteTranslator } from '../site/index.ts'
import { wishlistItems, wishlists } from './tables.ts'

/** A smaller fall is not worth a message. */
const LEAST_FALL = 0.05
const CUSTOMERS_AT_ONCE = 100
const MOST_PRODUCTS = 10

/** Whether the customer gets messages about lower prices of wished products, and whether a mailbox for them is verified. */
export async function readPriceNotices(db: Db, userId: number): Promise<{ enabled: boolean; email: string | null }> {
  const [user] = await db.select({ priceNotices: users.priceNotices, email: verifiedEmail }).from(users).where(eq(users.id, userId))
  return { enabled: Boolean(user?.priceNotices), email: user?.email ?? null }
}

/** @throws ShopError email_required without a verified mailbox */
export async function switchPriceNotices(db: Db, userId: number, enabled: boolean, locale: Locale): Promise<void> {
  if (enabled && !(await readPriceNotices(db, userId)).email) throw new ShopError('validation', { fields: { enabled: 'email_required' } })
  await db
    .update(users)
    .set({ priceNotices: enabled ? locale : null })
    .where(eq(users.id, userId))
}

/** Switches them off for the customer of the token, which a message had. A token that is not known changes nothing. */
export async function stopPriceNotices(db: Db, token: string): Promise<void> {
  await db.update(users).set({ priceNotices: null }).where(eq(users.priceNoticesToken, token))
}

/** Notifies customers who want it of wished products that have become cheaper, once for each price. */
export async function sendPriceFalls({ db, config, now }: Server): Promise<void> {
  let after = 0
  for (;;) {
    const customers = await db
      .select({ id: users.id, email: verifiedEmail, locale: users.priceNotices, off: users.pushOff })
      .from(users)
      .where(
        and(
          gt(users.id, after),
          isNull(users.blockedAt),
          or(and(isNotNull(users.priceNotices), isNotNull(users.emailVerifiedAt)), hasDevice(db))
        )
      )
      .orderBy(asc(users.id))
      .limit(CUSTOMERS_AT_ONCE)
    for (const { id, email, locale, off } of customers) {
      const mail = email && locale ? { email, locale } : null
      if (mail || !off.includes('prices')) await db.transaction(tx => notifyCustomer(tx, { id, mail }, config.publicUrl, now()))
    }
    const last = customers.at(-1)
    if (!last || customers.length < CUSTOMERS_AT_ONCE) return
    after = last.id
  }
}

/** By e-mail, by a push message, or by both. */
async function notifyCustomer(
  tx: Db,
  customer: { id: number; mail: { email: string; locale: Locale } | null },
  publicUrl: string,
  now: Date
): Promise<void> {
  const rows = await tx
    .select({ wish: wishlistItems, variant: variants, title: products.title, slug: products.slug, imageId: products.imageId })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .innerJoin(variants, eq(variants.id, wishlistItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(wishlists.userId, customer.id), isListable(now)))
    .orderBy(asc(wishlistItems.id))
    .for('update', { of: wishlistItems })
  const fallen = rows.flatMap(row => {
    const price = calculatePriceAt(row.variant, now)
    const before = Math.min(row.wish.priceWhenAdded, row.wish.notifiedPrice ?? Infinity)
    return price <= before * (1 - LEAST_FALL) ? [{ ...row, price }] : []
  })
  // The same product may be wished on several lists.
  const notified = fallen
    .filter((row, index) => fallen.findIndex(({ variant }) => variant.id === row.variant.id) === index)
    .slice(0, MOST_PRODUCTS)
  const [first] = notified
  if (!first) return
  // The others follow the next day.
  for (const { wish, variant, price } of fallen)
    if (notified.some(row => row.variant.id === variant.id))
      await tx.update(wishlistItems).set({ notifiedPrice: price }).where(eq(wishlistItems.id, wish.id))
  if (customer.mail) await sendMail(tx, { ...customer.mail, userId: customer.id }, notified, publicUrl, now)
  const compose = async (locale: Locale) => {
    const t = await readSiteTranslator(tx, locale)
    const { variant, price, wish, slug, imageId } = first
    const name = localize(first.title, locale)
    const change = `${formatMoney(wish.priceWhenAdded)} → ${formatMoney(price)}`
    const product = `${toLocalPath(locale, `/products/${slug}`)}?variant=${variant.id}`
    return {
      title: t('notice:fall_subject', { name }),
      body: notified.length > 1 ? t('notice:fall_more', { change, n: notified.length - 1 }) : change,
      url: notified.length > 1 ? toLocalPath(locale, '/wishlists') : product,
      tag: 'prices',
      tags: { sku: variant.sku, name, price, image: imageId && `/img/${imageId}/640.jpg` }
    }
  }
  await queuePush(tx, customer.id, 'prices', compose, now)
}

interface Fallen {
  wish: typeof wishlistItems.$inferSelect
  variant: typeof variants.$inferSelect
  title: typeof products.$inferSelect.title
  slug: string
  imageId: string | null
  price: number
}

async function sendMail(
  tx: Db,
  { email, locale, userId }: { email: string; locale: Locale; userId: number },
  notified: readonly Fallen[],
  publicUrl: string,
  now: Date
): Promise<void> {
  const [first] = notified
  const t = await readSiteTranslator(tx, locale)
  const unsubscribeUrl = `${publicUrl}${toLocalPath(locale, '/unsubscribe')}?token=${await requireToken(tx, userId)}`
  const lines = notified.map(({ wish, variant, title, slug, imageId, price }) => ({
    name: localize(title, locale),
    options: '',
    quantity: null,
    before: formatMoney(wish.priceWhenAdded),
    amount: formatMoney(price),
    imageId,
    path: `${toLocalPath(locale, `/products/${slug}`)}?variant=${variant.id}`
  }))
  const text = lines
    .map(({ name, before, amount, path }) => t('notice:fall_line', { name, before, price: amount, link: `${publicUrl}${path}` }))
    .join('\n\n')
  await queueMessage(
    tx,
    {
      channel: 'email',
      recipient: email,
      locale,
      subject: t('notice:fall_subject', { name: localize(first?.title, locale) }),
      body: t('notice:fall_body', { lines: text, link: unsubscribeUrl }),
      goods: { text, lines, totals: [], facts: [] },
      bulk: true,
      unsubscribeUrl
    },
    now
  )
}

/** The same in each message, so that the link of an old one works. */
async function requireToken(tx: Db, userId: number): Promise<string> {
  const [user] = await tx
    .update(users)
    .set({ priceNoticesToken: sql`coalesce(${users.priceNoticesToken}, gen_random_uuid())` })
    .where(eq(users.id, userId))
    .returning({ token: users.priceNoticesToken })
  if (!user?.token) throw new Error('The token was not written.')
  return user.token
}
