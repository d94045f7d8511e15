import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { idOf, pageNumber, plainText, wholeNumber } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { findBrand, listBrands } from './brands.ts'
import { brandSchema, listedTaxonSchema, storeSchema, taxonSchema } from './schema.ts'
import { findStore, findVendor, listStores } from './stores.ts'
import { taxonTree, toTaxon } from './taxons.ts'

const BRANDS_AT_ONCE = 999
const brandPage = z.object({ page: pageNumber.default(1), per_page: wholeNumber(1, BRANDS_AT_ONCE).default(BRANDS_AT_ONCE) })
const code = plainText(100)

export function catalogueRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get('/api/v2/taxons/tree', describe('catalogue', 'Taxons as a tree', z.array(taxonSchema)), async c => {
    const { roots } = await taxonTree(db)
    return c.json(roots.map(node => toTaxon(node, c.get('locale'))))
  })

  routes.get(
    '/api/v2/taxons/all',
    describe('catalogue', 'Every taxon, parents first, without children', z.array(listedTaxonSchema)),
    async c => {
      const { byId } = await taxonTree(db)
      return c.json(
        [...byId.values()].map(node => ({ ...toTaxon({ ...node, children: [] }, c.get('locale')), parent_id: node.parent?.id ?? null }))
      )
    }
  )

  routes.get(
    '/api/v2/brands',
    describe('catalogue', 'Brands with how many products each has', z.array(brandSchema), [422]),
    check('query', brandPage),
    async c => {
      const { page, per_page } = c.req.valid('query')
      return c.json(await listBrands(db, { page, perPage: per_page }, now(), c.get('locale')))
    }
  )

  routes.get('/api/v2/brands/:code', describe('catalogue', 'A brand', brandSchema, [404]), async c => {
    const asked = code.safeParse(c.req.param('code'))
    if (!asked.success) throw new ShopError('not_found')
    return c.json(await findBrand(db, asked.data, now(), c.get('locale')))
  })

  routes.get('/api/v2/stores', describe('catalogue', 'Stores that have something to sell', z.array(storeSchema)), async c =>
    c.json(await listStores(db, now(), c.get('locale')))
  )

  routes.get('/api/v2/stores/:code', describe('catalogue', 'A store', storeSchema, [404]), async c => {
    const asked = code.safeParse(c.req.param('code'))
    if (!asked.success) throw new ShopError('not_found')
    return c.json(await findStore(db, asked.data, now(), c.get('locale')))
  })

  routes.get('/api/v2/vendors', describe('vendor', 'Vendors that have something to sell', z.array(storeSchema)), async c =>
    c.json(await listStores(db, now(), c.get('locale')))
  )

  routes.get('/api/v2/vendors/:id', describe('vendor', 'A vendor by the number that reviews know it by', storeSchema, [404]), async c =>
    c.json(await findVendor(db, idOf(c.req.param('id')), now(), c.get('locale')))
  )
  return routes
}
