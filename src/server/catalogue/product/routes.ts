import type { Hono } from 'hono'
import { productContract } from '#contract/product.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { implement } from '../../kernel/http/implement.ts'
import type { Server } from '../../kernel/server.ts'
import { addToBuild } from './build.ts'
import { listCrossSell } from './cross-sell.ts'
import { quoteProductDelivery } from './delivery.ts'
import { findProduct } from './detail.ts'
import { displayedStock } from '#domain/product-display.ts'
import { readCardContext } from './cards.ts'
import { findNutrition } from './nutrition.ts'
import type { StockSource } from './variants.ts'

export function productRoutes({ db, now }: Server, stock: StockSource): Hono<ShopEnv> {
  return implement(productContract, {
    'GET /api/v2/products/cross_sell': ({ query, locale }) => listCrossSell(db, query.ids, now(), locale),
    'GET /api/v2/products/0/variants/{id}/stock_items': async ({ params, locale }) => {
      const items = await stock.listStockItems(db, params.id, now(), locale)
      const { flags } = await readCardContext(db)
      return items.map(item => ({ ...item, stock: displayedStock(item.stock, flags) }))
    },
    'GET /api/v2/products/{slug}': ({ params, locale }) => findProduct(db, stock, params.slug, now(), locale),
    'GET /api/v2/products/{slug}/nutrition': ({ params, locale }) => findNutrition(db, params.slug, now(), locale),
    'GET /api/v2/products/{slug}/delivery': ({ params, query, locale }) => quoteProductDelivery(db, params.slug, query, now(), locale),
    'POST /api/v2/compatibility_build/add': ({ body, locale }) => addToBuild(db, body, now(), locale)
  })
}
