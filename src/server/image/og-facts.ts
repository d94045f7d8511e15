import { eq } from 'drizzle-orm'
import { localized, type Locale } from '#domain/site.ts'
import { translator } from '#i18n/translator.ts'
import { brands } from '../catalogue/tables.ts'
import { articles, contentPages } from '../content/tables.ts'
import type { Db } from '../db/open.ts'
import { products } from '../product/tables.ts'
import type { OgFacts } from './og.ts'

export const OG_KINDS = ['product', 'article', 'page'] as const
export type OgKind = (typeof OG_KINDS)[number]

export function siteFacts(locale: Locale): OgFacts {
  return { kind: 'site', title: translator(locale)('shell:slogan'), label: '', picture: null, price: null }
}

/** What the preview picture of a page shows, or null where there is no such page to be seen. */
export async function ogFacts(db: Db, kind: OgKind, slug: string, locale: Locale, now: Date): Promise<OgFacts | null> {
  if (kind === 'product') return productFacts(db, slug, locale, now)
  if (kind === 'article') return articleFacts(db, slug, locale, now)
  const [page] = await db.select({ title: contentPages.title }).from(contentPages).where(eq(contentPages.slug, slug))
  return page ? { kind, title: localized(page.title, locale), label: '', picture: null, price: null } : null
}

async function productFacts(db: Db, slug: string, locale: Locale, now: Date): Promise<OgFacts | null> {
  const [product] = await db
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
    .where(eq(products.slug, slug))
  if (!product || product.from > now) return null
  const over = product.until !== null && product.until <= now
  const price = over
    ? { price: product.price, selling: product.price, percent: 0 }
    : { price: product.price, selling: product.selling, percent: product.percent }
  return {
    kind: 'product',
    title: localized(product.title, locale),
    label: localized(product.brand, locale),
    picture: product.picture,
    price
  }
}

async function articleFacts(db: Db, slug: string, locale: Locale, now: Date): Promise<OgFacts | null> {
  const [article] = await db
    .select({
      title: articles.title,
      tag: articles.tag,
      picture: articles.imageId,
      published: articles.published,
      at: articles.publishedAt
    })
    .from(articles)
    .where(eq(articles.slug, slug))
  if (!article?.published || article.at > now) return null
  return {
    kind: 'article',
    title: localized(article.title, locale),
    label: localized(article.tag, locale),
    picture: article.picture,
    price: null
  }
}
