import { and, asc, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import { normalizeEmail, normalizePhone } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { calculatePriceAt } from '#domain/price.ts'
import { isStocked } from '#domain/product.ts'
import { localize, type Locale } from '#domain/site.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Db } from '../kernel/db/open.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { selectAvailableQuantity } from '../inventory/index.ts'
import { readSiteTranslator } from '../site/index.ts'
import { products, variants } from '../catalogue/index.ts'
import { queuePush, users } from '../identity/index.ts'
import { stockNotices } from './tables.ts'

/** Messages per transaction. */
const BATCH_SIZE = 200

export interface Contact {
  channel: 'sms' | 'email'
  recipient: string
}

/** @throws ShopError validation for neither a phone number nor an e-mail address */
export function parseContact(typed: string): Contact {
  const phone = normalizePhone(typed)
  if (phone) return { channel: 'sms', recipient: phone }
  const email = normalizeEmail(typed)
  if (email) return { channel: 'email', recipient: email }
  const code = typed.includes('@') ? 'email_wrong' : /^[\d\s+()-]+$/.test(typed.trim()) ? 'phone_wrong' : 'contact_required'
  throw new ShopError('validation', { fields: { contact: code } })
}

/** Registers a back-in-stock notice. Idempotent. @throws ShopError variant_not_found, in_stock_already */
export async function requestNotice(db: Db, variantId: number, contact: Contact, locale: Locale, now: Date): Promise<void> {
  const [variant] = await db
    .select({ pieces: selectAvailableQuantity(now), discontinued: products.discontinued, kind: products.kind })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), lte(products.availableOn, now)))
  // Discontinued products are not restocked.
  if (!variant || variant.discontinued || !isStocked(variant.kind)) throw new ShopError('variant_not_found')
  if (variant.pieces > 0) throw new ShopError('in_stock_already')
  await db
    .insert(stockNotices)
    .values({ variantId, ...contact, locale, createdAt: now })
    .onConflictDoNothing()
}

/** Those of the phone and the e-mail that the account has verified. */
const isOfUser = (db: Db, userId: number) =>
  inArray(
    stockNotices.recipient,
    db
      .select({ recipient: users.mobile })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.phoneVerifiedAt), isNotNull(users.mobile)))
      .unionAll(
        db
          .select({ recipient: users.email })
          .from(users)
          .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt), isNotNull(users.email)))
      )
  )

export async function listStockNotices(db: Db, userId: number, locale: Locale) {
  const rows = await db
    .select({ notice: stockNotices, title: products.title, slug: products.slug })
    .from(stockNotices)
    .innerJoin(variants, eq(variants.id, stockNotices.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isOfUser(db, userId))
    .orderBy(desc(stockNotices.id))
  return rows.map(({ notice: { id, variantId, recipient, createdAt }, title, slug }) => ({
    id,
    variant_id: variantId,
    title: localize(title, locale),
    slug,
    recipient,
    created_at: createdAt.toISOString()
  }))
}

export async function removeStockNotice(db: Db, userId: number, id: number): Promise<void> {
  await db.delete(stockNotices).where(and(eq(stockNotices.id, id), isOfUser(db, userId)))
}

/**
 * Sends the notices of variants that are available again, once each. Safe to repeat and to run on many nodes.
 * @returns the number of messages
 */
export async function sendStockNotices(db: Db, publicUrl: string, now: Date): Promise<number> {
  let sentCount = 0
  for (;;) {
    const done = await db.transaction(async tx => {
      const due = await tx
        .select({ notice: stockNotices })
        .from(stockNotices)
        .innerJoin(variants, eq(variants.id, stockNotices.variantId))
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(gt(selectAvailableQuantity(now), 0), lte(products.availableOn, now)))
        .orderBy(asc(stockNotices.id))
        .limit(BATCH_SIZE)
        .for('update', { of: stockNotices, skipLocked: true })
      for (const { notice } of due) await queueNotice(tx, notice, publicUrl, now)
      const ids = due.map(row => row.notice.id)
      if (ids.length) await tx.delete(stockNotices).where(inArray(stockNotices.id, ids))
      return ids.length
    })
    sentCount += done
    if (done < BATCH_SIZE) return sentCount
  }
}

async function queueNotice(tx: Db, notice: typeof stockNotices.$inferSelect, publicUrl: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ variant: variants, title: products.title, slug: products.slug, imageId: products.imageId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, notice.variantId))
  if (!row) return
  const t = await readSiteTranslator(tx, notice.locale)
  const path = `${toLocalPath(notice.locale, `/products/${row.slug}`)}?variant=${notice.variantId}`
  const values = {
    name: localize(row.title, notice.locale),
    price: formatMoney(calculatePriceAt(row.variant, now)),
    link: `${publicUrl}${path}`
  }
  const { channel, recipient } = notice
  if (channel === 'sms') await queueMessage(tx, { channel, recipient, body: t('notice:sms', values), bulk: true }, now)
  else {
    const line = { name: values.name, options: '', quantity: null, amount: values.price, before: '', imageId: row.imageId, path }
    const goods = { text: '', lines: [line], totals: [], facts: [] }
    const [subject, body] = [t('notice:subject', values), t('notice:body', values)]
    await queueMessage(tx, { channel, recipient, locale: notice.locale, subject, body, goods, bulk: true }, now)
  }
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      channel === 'sms'
        ? and(eq(users.mobile, recipient), isNotNull(users.phoneVerifiedAt))
        : and(eq(users.email, recipient), isNotNull(users.emailVerifiedAt))
    )
  if (!owner) return
  const { variant, imageId } = row
  const compose = async (locale: Locale) => {
    const text = await readSiteTranslator(tx, locale)
    const name = localize(row.title, locale)
    const price = calculatePriceAt(variant, now)
    return {
      title: text('notice:subject', { name }),
      body: formatMoney(price),
      url: `${toLocalPath(locale, `/products/${row.slug}`)}?variant=${notice.variantId}`,
      tag: `stock-${notice.variantId}`,
      tags: { sku: variant.sku, name, price, image: imageId && `/img/${imageId}/640.jpg` }
    }
  }
  await queuePush(tx, owner.id, 'stock', compose, now)
}
