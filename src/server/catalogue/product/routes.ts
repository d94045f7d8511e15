import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { idList, idOf, plainText } from '../../kernel/http/input.ts'
import { check, describe } from '../../kernel/http/route.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { addToBuild } from './build.ts'
import { listCrossSell } from './cross-sell.ts'
import { deliveryOf } from './delivery.ts'
import { findProduct } from './detail.ts'
import { findNutrition } from './nutrition.ts'
import {
  buildInput,
  buildSchema,
  nutritionSchema,
  productDeliverySchema,
  productPageSchema,
  productSchema,
  stockItemsSchema
} from './schema.ts'
import { listStockItems } from '../../inventory/stock-items.ts'

const slug = plainText(200)

const crossSellQuery = z.object({ ids: idList })
const placeQuery = z.object({ city: z.string().regex(/^\d{2}$/), district: z.string().regex(/^\d{4}$/) })

export function productRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get(
    '/api/v2/products/cross_sell',
    describe('product', 'Products that the shop puts into one bundle with any of these', productPageSchema, [422]),
    check('query', crossSellQuery),
    async c => c.json(await listCrossSell(db, c.req.valid('query').ids, now(), c.get('locale')))
  )

  routes.get(
    '/api/v2/products/0/variants/:id/stock_items',
    describe('product', "A variant's stock by store", stockItemsSchema, [404]),
    async c => {
      const id = idOf(c.req.param('id'))
      if (id === undefined) throw new ShopError('variant_not_found')
      return c.json(await listStockItems(db, id, now(), c.get('locale')))
    }
  )

  routes.get('/api/v2/products/:slug', describe('product', 'A product by its slug or id', productSchema, [404]), async c =>
    c.json(await findProduct(db, named(c.req.param('slug')), now(), c.get('locale')))
  )

  routes.get(
    '/api/v2/products/:slug/nutrition',
    describe('product', "A food's nutrition facts; null where nobody has said", nutritionSchema.nullable(), [404]),
    async c => c.json(await findNutrition(db, named(c.req.param('slug')), now(), c.get('locale')))
  )

  routes.get(
    '/api/v2/products/:slug/delivery',
    describe('product', 'When and for how much a product comes to a district', productDeliverySchema, [404, 422]),
    check('query', placeQuery),
    async c => c.json(await deliveryOf(db, named(c.req.param('slug')), c.req.valid('query'), now(), c.get('locale')))
  )

  routes.post(
    '/api/v2/compatibility_build/add',
    describe('product', 'Judges parts that are to work together, with one more', buildSchema, [404, 422]),
    check('json', buildInput),
    async c => c.json(await addToBuild(db, c.req.valid('json'), now(), c.get('locale')))
  )
  return routes
}

function named(text: string): string {
  const name = slug.safeParse(text)
  if (!name.success) throw new ShopError('product_not_found')
  return name.data
}
