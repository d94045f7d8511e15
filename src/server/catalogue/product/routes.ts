import type { Hono } from 'hono'
import { productContract } from '#contract/product.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { chooseCatalogueDb } from '../../kernel/db/open.ts'
import { implement } from '../../kernel/http/implement.ts'
import type { Server } from '../../kernel/server.ts'
import { readSettings } from '../../site/index.ts'
import { addToBuild } from './build.ts'
import { listCrossSell } from './cross-sell.ts'
import { quoteProductDelivery } from './delivery.ts'
import { findProduct } from './detail.ts'
import { findNutrition } from './nutrition.ts'
import { listSitemapParts, listSitemapProducts } from './sitemap.ts'
import type { StockSource } from './variants.ts'

export function createProductRoutes({ database, now }: Server, stock: StockSource): Hono<ShopEnv> {
  const db = chooseCatalogueDb(database)
  return implement(productContract, {
    'GET /api/v2/products/cross_sell': ({ query, locale }) => listCrossSell(db, query.ids, now(), locale),
    'GET /api/v2/products/0/variants/{id}/stock_items': async ({ params, locale }) => {
      if (!(await readSettings(db)).configs.showStock) throw new ShopError('not_found')
      return stock.listStockItems(db, params.id, now(), locale)
    },
    'GET /api/v2/products/{slug}': ({ params, locale }) => findProduct(db, stock, params.slug, now(), locale),
    'GET /api/v2/products/{slug}/nutrition': ({ params, locale }) => findNutrition(db, params.slug, now(), locale),
    'GET /api/v2/products/{slug}/delivery': ({ params, query, locale }) => quoteProductDelivery(db, params.slug, query, now(), locale),
    'GET /api/v2/sitemap_products/parts': () => listSitemapParts(db, now()),
    'GET /api/v2/sitemap_products': ({ query }) => listSitemapProducts(db, query.part, now()),
    'POST /api/v2/compatibility_build/add': ({ body, locale }) => addToBuild(db, body, now(), locale)
  })
}
