import { asc, eq } from 'drizzle-orm'
import { localize } from '#domain/site.ts'
import { type CartSources, mergeCarts } from './cart/index.ts'
import { toBadges, readCatalogueLabels, type StockSource, readTaxonTree, listFilledTaxonIds, toTaxons } from './catalogue/index.ts'
import { type ContentSources, contentPages, countCartAdditions } from './content/index.ts'
import type { IdentitySources } from './identity/routes.ts'
import { selectAvailableQuantity, listStockItems } from './inventory/index.ts'
import { invalidateStock, orders } from './order/index.ts'
import { refreshSalePrices } from './search/index.ts'
import type { SettingSources } from './site/setting-routes.ts'
import { readStaffCounts } from './notice/index.ts'
import { readAvailableInWallet } from './payment/index.ts'
import { searchCounter, stepCounter } from './report/index.ts'
import { countComments } from './review/index.ts'
import { readSettings, type SiteSources } from './site/index.ts'
import { listWishedIds, mergeWishlists } from './wishlist/index.ts'

// Functions of features of lower layers, for routes of features above them.

export const siteSources: SiteSources = {
  readTaxons: async (db, locale, now) => {
    const filled = await listFilledTaxonIds(db, now)
    return toTaxons((await readTaxonTree(db)).roots, locale, ({ id }) => filled.has(id))
  },
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

/** Lists gift cards, or takes them off the lists. */
export const settingSources: SettingSources = {
  flagsChanged: async server => invalidateStock(server, await refreshSalePrices(server.db, server.now()), true)
}

export const stockSource: StockSource = { availablePieces: selectAvailableQuantity, listStockItems }

export const cartSources: CartSources = {
  countCartAdditions,
  countAddition: ({ variantId, search }, now) => {
    stepCounter.add('cart', now)
    if (search) searchCounter.addAddition(search, variantId, now)
  }
}

export const contentSources: ContentSources = { commentCount: countComments }

export const identitySources: IdentitySources = {
  orderCount: (db, userId) => db.$count(orders, eq(orders.userId, userId)),
  wishCount: async (db, userId) => (await listWishedIds(db, { userId })).length,
  walletBalance: readAvailableInWallet,
  mergeGuest: async (tx, sessionId, userId, now) => {
    await mergeCarts(tx, sessionId, userId, now)
    await mergeWishlists(tx, sessionId, userId, now)
  },
  canUploadAvatar: async db => (await readSettings(db)).configs.canUploadAvatar,
  readStaffCounts
}
