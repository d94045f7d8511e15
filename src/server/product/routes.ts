import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { SORTS } from '#domain/product.ts'
import { idOf, LARGEST_ID, pageNumber, plainText, wholeNumber, yesOrNo } from '../http/input.ts'
import { check, describe } from '../http/route.ts'
import type { ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { readSettings } from '../site/settings.ts'
import { findProduct } from './detail.ts'
import { listProducts } from './listing.ts'
import { listRelated } from './related.ts'
import { productPageSchema, productSchema, stockItemsSchema } from './schema.ts'
import { listStockItems } from './stock-items.ts'

const MOST_AT_ONCE = 100

const listQuery = z.object({
  taxon: plainText(500).optional(),
  brand: plainText(100).optional(),
  q: plainText(200).optional(),
  /** `12,7,30` */
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .transform(text => text.split(',').map(Number))
    .refine(ids => ids.length <= MOST_AT_ONCE && ids.every(id => id > 0 && id <= LARGEST_ID))
    .optional(),
  sale: yesOrNo.optional(),
  sort: z.enum(SORTS).optional(),
  page: pageNumber.optional(),
  per_page: wholeNumber(1, MOST_AT_ONCE).optional(),
  seed: wholeNumber(0, LARGEST_ID).optional()
})
const slug = plainText(200)

export function productRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get(
    '/api/v2/products',
    describe('product', 'A page of products', productPageSchema, [404, 422]),
    check('query', listQuery),
    async c => {
      const { configs } = await readSettings(db)
      return c.json(await listProducts(db, { per_page: configs.productsPerPage, ...c.req.valid('query') }, now(), c.get('locale')))
    }
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

  routes.get('/api/v2/products/:slug/related', describe('product', 'Products like this one', productPageSchema, [404]), async c =>
    c.json(await listRelated(db, named(c.req.param('slug')), now(), c.get('locale')))
  )
  return routes
}

function named(text: string): string {
  const name = slug.safeParse(text)
  if (!name.success) throw new ShopError('product_not_found')
  return name.data
}
