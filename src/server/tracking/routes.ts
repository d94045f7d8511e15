import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Hono } from 'hono'
import { trackingContract } from '#contract/tracking.ts'
import { calculatePriceAt } from '#domain/price.ts'
import { localize } from '#domain/site.ts'
import { isListable, products, variants } from '../catalogue/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { orders } from '../order/index.ts'
import { readSettings } from '../site/index.ts'

export function createTrackingRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(trackingContract, {
    'DELETE /api/v2/tracking/orders': async ({ userId }) => {
      if (userId)
        await db
          .update(orders)
          .set({ tracking: null })
          .where(and(eq(orders.userId, userId), isNotNull(orders.tracking)))
      return DONE
    },

    'GET /api/v2/tracking/services': async () => (await readSettings(db)).tracking,

    'GET /api/v2/tracking/items': async ({ query, locale }) => {
      const time = now()
      const rows = await db
        .select({ variant: variants, title: products.title, imageId: products.imageId })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(inArray(variants.id, query.variant_ids), isListable(time)))
      return rows.map(({ variant, title, imageId }) => ({
        variant_id: variant.id,
        sku: variant.sku,
        name: localize(title, locale),
        price: calculatePriceAt(variant, time),
        image: imageId && `/img/${imageId}/640.jpg`
      }))
    }
  })
}
