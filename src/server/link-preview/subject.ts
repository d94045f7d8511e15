import { and, desc, eq } from 'drizzle-orm'
import { ENTRY_KINDS, type EntryKind } from '#domain/content.ts'
import { isReadableColour } from '#domain/colour.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import { formatWishlistTitle } from '#i18n/wishlist-title.ts'
import { brands, products } from '../catalogue/index.ts'
import { contentPages, entries, entryTranslations, hasEntrySlug, readTagNames } from '../content/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { findBySlug } from '../kernel/slugs/former-slugs.ts'
import { readSettings, readSiteName } from '../site/index.ts'
import { viewWishlist } from '../wishlist/index.ts'
import type { OgContent } from './draw.ts'

export const OG_KINDS = ['product', 'page', ...ENTRY_KINDS] as const
const MAX_LIST_PICTURES = 4
type OgKind = (typeof OG_KINDS)[number]

export async function readSiteOgContent(db: Db, locale: Locale): Promise<OgContent> {
  const { contact } = await readSettings(db)
  const shop = await readBrand(db, locale)
  return {
    kind: 'site',
    ...shop,
    title: localize(contact.slogan, locale) || createTranslator(locale, shop.siteName)('shell:description'),
    label: '',
    picture: null,
    price: null
  }
}

async function readBrand(db: Db, locale: Locale): Promise<Pick<OgContent, 'siteName' | 'logo' | 'colour'>> {
  const { contact, configs } = await readSettings(db)
  const colour = configs.colours['sky']
  return {
    siteName: await readSiteName(db, locale),
    logo: contact.logo,
    ...(colour !== undefined && isReadableColour(colour) ? { colour } : {})
  }
}

/** Pictures of the newest goods of a shared list. Null for a list that strangers may not see. */
export async function listOgContent(db: Db, hash: string, locale: Locale, now: Date): Promise<OgContent | null> {
  try {
    const list = await viewWishlist(db, hash, { session: null, locale }, now)
    const pictures = [...new Set(list.wished_products.flatMap(({ product }) => product.image?.id ?? []))].slice(0, MAX_LIST_PICTURES)
    const t = createTranslator(locale)
    return {
      kind: 'list',
      ...(await readBrand(db, locale)),
      title: formatWishlistTitle(list, t),
      label: t('wishlist:products', { n: list.wished_products.length }),
      picture: null,
      pictures,
      price: null
    }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'wishlist_not_found') return null
    throw error
  }
}

/** Content of the preview picture of a page, or null for an unknown or unpublished page. */
export async function loadOgContent(db: Db, kind: OgKind, slug: string, locale: Locale, now: Date): Promise<OgContent | null> {
  if (kind === 'product') return loadProductContent(db, slug, locale, now)
  if (kind !== 'page') return loadEntryContent(db, kind, slug, locale)
  const page = await findBySlug(db, 'page', slug, named =>
    db
      .select({ title: contentPages.title })
      .from(contentPages)
      .where(and(eq(contentPages.slug, named), contentPages.published))
  )
  return page
    ? { kind, ...(await readBrand(db, locale)), title: localize(page.title, locale), label: '', picture: null, price: null }
    : null
}

async function loadProductContent(db: Db, slug: string, locale: Locale, now: Date): Promise<OgContent | null> {
  const product = await findBySlug(db, 'product', slug, named =>
    db
      .select({
        title: products.title,
        brand: brands.name,
        picture: products.imageId,
        price: products.price,
        selling: products.sellingPrice,
        percent: products.salePercent,
        until: products.saleExpireAt,
        from: products.availableOn
      })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(eq(products.slug, named))
  )
  if (!product || product.from > now) return null
  const { showSale, showBrand } = (await readSettings(db)).configs
  const over = product.until !== null && product.until <= now
  const price = over
    ? { price: product.price, selling: product.price, percent: 0 }
    : { price: showSale ? product.price : product.selling, selling: product.selling, percent: showSale ? product.percent : 0 }
  return {
    kind: 'product',
    ...(await readBrand(db, locale)),
    title: localize(product.title, locale),
    label: showBrand ? localize(product.brand, locale) : '',
    picture: product.picture,
    price
  }
}

async function loadEntryContent(db: Db, kind: EntryKind, slug: string, locale: Locale): Promise<OgContent | null> {
  const [entry] = await db
    .select({
      title: entryTranslations.title,
      locale: entryTranslations.locale,
      tags: entries.tags,
      picture: entries.imageId,
      framing: entries.imageFraming
    })
    .from(entries)
    .innerJoin(entryTranslations, eq(entryTranslations.entryId, entries.id))
    .where(and(eq(entries.kind, kind), hasEntrySlug(kind, slug)))
    .orderBy(desc(eq(entries.slug, slug)), desc(eq(entryTranslations.locale, locale)))
    .limit(1)
  if (!entry) return null
  const label = localize((await readTagNames(db)).get(entry.tags[0] ?? ''), entry.locale)
  const { title, picture, framing } = entry
  return { kind: 'article', ...(await readBrand(db, locale)), title, label, picture, price: null, ...(framing ? { framing } : {}) }
}
