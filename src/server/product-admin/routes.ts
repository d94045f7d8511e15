import type { Hono } from 'hono'
import { productAdminContract } from '#contract/product-admin.ts'
import { ShopError } from '#domain/errors.ts'
import { readTaxonTree } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { applyBulkEdit } from './bulk.ts'
import { listProductChoices, listStaffProducts, selectProducts } from './list.ts'
import { saveOnce } from './save-once.ts'
import { readBatch, type SavedProducts, saveProducts, toUndo } from './save.ts'

/** Passes the result of a dry run out of its transaction, which is rolled back. */
class DryRun extends Error {
  readonly saved: SavedProducts
  constructor(saved: SavedProducts) {
    super('dry run')
    this.saved = saved
  }
}

/** Lists and changes products, for staff. */
export function createProductAdminRoutes(server: Server): Hono<ShopEnv> {
  const { db, now } = server

  return implement(productAdminContract, {
    'GET /api/v2/staff/products': ({ query }) => listStaffProducts(db, query, now()),

    'GET /api/v2/staff/product_selection': ({ query }) => selectProducts(db, query, now()),

    'GET /api/v2/staff/product_choices': () => listProductChoices(db),

    'POST /api/v2/staff/product_changes': async ({ c, body, session, userId }) => {
      const { products, edit, dry_run: dryRun } = body
      const tree = await readTaxonTree(db)
      const write = (tx: Db, at: Date): Promise<SavedProducts> =>
        saveProducts(
          tx,
          products,
          document => applyBulkEdit(document, edit, tree, at),
          { kind: edit.kind === 'stock' ? 'stock' : 'bulk', staffId: userId, ...(edit.kind === 'stock' && { reason: edit.reason }) },
          at
        )
      const toResult = ({ products: changed, batch }: SavedProducts) => ({ products: changed, batch })
      if (!dryRun) return toResult(await saveOnce(server, c, session, body, write))
      return runOnce(c, session, body, async (tx, at) => {
        throw new DryRun(await write(tx, at))
      }).catch((error: unknown) => {
        if (error instanceof DryRun) return toResult(error.saved)
        throw error
      })
    },

    'POST /api/v2/staff/product_changes/{batch}/undo': async ({ c, params: { batch }, session, userId }) => {
      const saved = await saveOnce(server, c, session, { batch }, async (tx, at) => {
        const revisions = await readBatch(tx, batch)
        const byProduct = new Map(revisions.map(each => [each.productId, each]))
        const versions = revisions.map(({ productId: id, version }) => ({ id, version }))
        return saveProducts(
          tx,
          versions,
          (document, { id }) => {
            const revision = byProduct.get(id)
            if (!revision?.before) throw new ShopError('not_found')
            return toUndo(revision, document)
          },
          { kind: 'restored', staffId: userId },
          at
        )
      })
      return { restored: saved.products.filter(({ fields }) => fields.length).length }
    }
  })
}
