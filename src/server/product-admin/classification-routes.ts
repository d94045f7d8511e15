import type { Hono } from 'hono'
import { classificationContract } from '#contract/classification.ts'
import { invalidateChanges, createNoRecords } from '../import/index.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { requireUnchanged } from '../kernel/db/require-unchanged.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import {
  createBadge,
  createBrand,
  deleteBadge,
  deleteBrand,
  listBadges,
  listBrandRecords,
  listOptions,
  saveBadge,
  saveBrand,
  saveOption
} from './records.ts'
import { createVendor, deleteVendor, listVendors, saveVendor } from './vendors.ts'
import { createTaxon, deleteTaxon, listTaxons, moveTaxon, saveTaxon, type TaxonChange } from './taxons.ts'

/** Taxons, brands, badges and options, for staff. */
export function createClassificationRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server
  const published = ({ id, permalink, permalinks, productIds }: TaxonChange): { id: number; permalink: string } => {
    invalidateChanges(server, { created: { ...createNoRecords(), taxons: permalinks }, optionLabels: false, productIds })
    invalidate(database, ['catalogue'])
    return { id, permalink }
  }
  const changed = (...tags: string[]): void => invalidate(database, [...tags, 'catalogue', 'products', 'site'])

  return implement(classificationContract, {
    'GET /api/v2/staff/taxons': async () => ({ taxons: await listTaxons(db) }),
    'POST /api/v2/staff/taxons': async ({ c, session, body }) => published(await runOnce(c, session, body, tx => createTaxon(tx, body))),
    'PUT /api/v2/staff/taxons/{id}': async ({ params: { id }, body: { was, ...body } }) =>
      published(
        await transact(db, async tx => {
          await requireUnchanged(tx, `taxon ${id}`, was, async () => (await listTaxons(tx)).find(each => each.id === id))
          return saveTaxon(tx, id, body, now())
        })
      ),
    'POST /api/v2/staff/taxons/{id}/move': async ({ c, session, params, body }) => {
      published(await runOnce(c, session, body, tx => moveTaxon(tx, params.id, body.direction)))
      return DONE
    },
    'DELETE /api/v2/staff/taxons/{id}': async ({ params }) => {
      published(await transact(db, tx => deleteTaxon(tx, params.id)))
      return DONE
    },

    'GET /api/v2/staff/brands': async () => ({ brands: await listBrandRecords(db) }),
    'POST /api/v2/staff/brands': async ({ c, session, body }) => {
      const code = await runOnce(c, session, body, tx => createBrand(tx, body))
      changed('brands')
      return { code }
    },
    'PUT /api/v2/staff/brands/{code}': async ({ params: { code }, body: { was, ...body } }) => {
      const productIds = await transact(db, async tx => {
        await requireUnchanged(tx, `brand ${code}`, was, async () => (await listBrandRecords(tx)).find(each => each.code === code))
        return saveBrand(tx, code, body, now())
      })
      invalidateChanges(server, { created: createNoRecords(), optionLabels: false, productIds })
      changed('brands')
      return { code: body.code ?? code }
    },
    'DELETE /api/v2/staff/brands/{code}': async ({ params: { code } }) => {
      await transact(db, tx => deleteBrand(tx, code))
      changed('brands')
      return DONE
    },

    'GET /api/v2/staff/vendors': async () => ({ vendors: await listVendors(db) }),
    'POST /api/v2/staff/vendors': async ({ c, session, body }) => {
      const code = await runOnce(c, session, body, tx => createVendor(tx, body))
      changed('stores')
      return { code }
    },
    'PUT /api/v2/staff/vendors/{code}': async ({ params: { code }, body: { was, ...body } }) => {
      const productIds = await transact(db, async tx => {
        await requireUnchanged(tx, `vendor ${code}`, was, async () => (await listVendors(tx)).find(each => each.code === code))
        return saveVendor(tx, code, body, now())
      })
      invalidateChanges(server, { created: createNoRecords(), optionLabels: false, productIds })
      changed('stores')
      return { code: body.code ?? code }
    },
    'DELETE /api/v2/staff/vendors/{code}': async ({ params: { code } }) => {
      await transact(db, tx => deleteVendor(tx, code))
      changed('stores')
      return DONE
    },

    'GET /api/v2/staff/badges': async () => ({ badges: await listBadges(db) }),
    'POST /api/v2/staff/badges': async ({ c, session, body }) => {
      const code = await runOnce(c, session, body, tx => createBadge(tx, body))
      changed('badges')
      return { code }
    },
    'PUT /api/v2/staff/badges/{code}': async ({ params: { code }, body: { was, ...body } }) => {
      await transact(db, async tx => {
        await requireUnchanged(tx, `badge ${code}`, was, async () => (await listBadges(tx)).find(each => each.code === code))
        await saveBadge(tx, code, body)
      })
      changed('badges')
      return { code }
    },
    'DELETE /api/v2/staff/badges/{code}': async ({ params: { code } }) => {
      await transact(db, tx => deleteBadge(tx, code))
      changed('badges')
      return DONE
    },

    'GET /api/v2/staff/option_values': async () => ({ options: await listOptions(db) }),
    'PUT /api/v2/staff/option_values/{id}': async ({ params: { id }, body: { was, ...body } }) => {
      await transact(db, async tx => {
        await requireUnchanged(tx, `option value ${id}`, was, async () => (await listOptions(tx)).find(each => each.id === id))
        await saveOption(tx, id, body)
      })
      changed('options')
      return DONE
    }
  })
}
