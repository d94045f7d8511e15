import { and, asc, eq } from 'drizzle-orm'
import { localize } from '#domain/site.ts'
import { type CartSources, mergeCarts } from './cart/index.ts'
import { toBadges, readCatalogueLabels, type StockSource, taxonTree, toTaxon } from './catalogue/index.ts'
import { type ContentSources, contentPages, countCartAdditions } from './content/index.ts'
import type { IdentitySources } from './identity/routes.ts'
import { availableQuantity, listStockItems } from './inventory/index.ts'
import { orders } from './order/index.ts'
import { availableInWallet, refundCases } from './payment/index.ts'
import { priceSuggestions, quotes } from './quote/index.ts'
import { returns } from './return/index.ts'
import { commentCount, comments } from './review/index.ts'
import type { SiteSources } from './site/index.ts'

// Functions of features of lower layers, for routes of features above them.

export const siteSources: SiteSources = {
  readTaxons: async (db, locale) => (await taxonTree(db)).roots.map(node => toTaxon(node, locale)),
  readBadges: async (db, locale) => {
    const vocabulary = await readCatalogueLabels(db)
    return toBadges(vocabulary, [...vocabulary.badges.keys()], locale)
  },
  readPageMenu: async (db, locale) => {
    const pages = await db
      .select({ slug: contentPages.slug, title: contentPages.title })
      .from(contentPages)
      .where(eq(contentPages.published, true))
      .orderBy(asc(contentPages.slug))
    return pages.map(({ slug, title }) => ({ title: localize(title, locale), href: `/${slug}`, children: [] }))
  }
}

export const stockSource: StockSource = { availablePieces: availableQuantity, listStockItems }

export const cartSources: CartSources = { countCartAdditions }

export const contentSources: ContentSources = { commentCount }

export const identitySources: IdentitySources = {
  orderCount: (db, userId) => db.$count(orders, eq(orders.userId, userId)),
  walletBalance: availableInWallet,
  mergeGuest: mergeCarts,
  staffCounts: async db => ({
    comments: await db.$count(comments, and(eq(comments.state, 'pending'), eq(comments.hasContent, true))),
    price_suggestions: await db.$count(priceSuggestions, eq(priceSuggestions.state, 'waiting')),
    quotes: await db.$count(quotes, eq(quotes.state, 'waiting')),
    returns: await db.$count(returns, eq(returns.state, 'requested')),
    refunds: await db.$count(refundCases, eq(refundCases.state, 'open'))
  })
}
