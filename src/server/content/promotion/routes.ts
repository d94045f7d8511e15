import { Hono } from 'hono'
import { z } from 'zod'
import type { Promotion, PromotionCard } from '#domain/content.ts'
import { pictureSchema } from '../../cart/schema.ts'
import { describe } from '../../http/route.ts'
import type { ShopEnv } from '../../http/shopper.ts'
import { productCardSchema } from '../../product/schema.ts'
import type { Server } from '../../server.ts'
import { named } from '../routes.ts'
import { blockSchema } from '../schema.ts'
import { findPromotion, listPromotions } from './promotions.ts'

const cardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image: pictureSchema.nullable(),
  starts_at: z.string(),
  ends_at: z.string().nullable()
}) satisfies z.ZodType<PromotionCard>
const promotionSchema = cardSchema.extend({
  blocks: z.array(blockSchema),
  products: z.array(productCardSchema)
}) satisfies z.ZodType<Promotion>

export function promotionRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get('/api/v2/promotions', describe('promotion', 'What runs now, the newest first', z.array(cardSchema)), async c =>
    c.json(await listPromotions(db, now(), c.get('locale')))
  )
  routes.get('/api/v2/promotions/:slug', describe('promotion', 'A promotion with its products', promotionSchema, [404]), async c =>
    c.json(await findPromotion(db, named(c.req.param('slug')), now(), c.get('locale')))
  )
  return routes
}
