import type { Hono } from 'hono'
import { catalogueContract } from '#contract/catalogue.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { chooseCatalogueDb } from '../kernel/db/open.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import type { Session } from '../kernel/http/session.ts'
import { readSettings } from '../site/index.ts'
import { findBrand, listBrands } from './brands.ts'
import { findStore, findVendor, listStores } from './stores.ts'
import { readTaxonTree, toTaxon, toTaxons } from './taxons.ts'

export function createCatalogueRoutes({ database, now }: Server): Hono<ShopEnv> {
  const db = chooseCatalogueDb(database)
  /** Staff choose brands, whether the shop shows them or not. @throws ShopError not_found */
  const requireBrands = async (session: Session | null): Promise<void> => {
    if (!session?.permissions.length && !(await readSettings(db)).configs.showBrand) throw new ShopError('not_found')
  }
  return implement(catalogueContract, {
    'GET /api/v2/taxons/tree': async ({ locale }) => toTaxons((await readTaxonTree(db)).roots, locale),

    'GET /api/v2/taxons/all': async ({ locale }) =>
      [...(await readTaxonTree(db)).byId.values()].map(node => ({
        ...toTaxon({ ...node, children: [] }, locale),
        parent_id: node.parent?.id ?? null
      })),

    'GET /api/v2/brands': async ({ query, session, locale }) => {
      await requireBrands(session)
      return listBrands(db, { page: query.page, perPage: query.per_page }, now(), locale)
    },
    'GET /api/v2/brands/{code}': async ({ params, session, locale }) => {
      await requireBrands(session)
      return findBrand(db, params.code, now(), locale)
    },
    'GET /api/v2/stores': ({ locale }) => listStores(db, now(), locale),
    'GET /api/v2/stores/{code}': ({ params, locale }) => findStore(db, params.code, now(), locale),
    'GET /api/v2/vendors': ({ locale }) => listStores(db, now(), locale),
    'GET /api/v2/vendors/{id}': ({ params, locale }) => findVendor(db, params.id, now(), locale)
  })
}
