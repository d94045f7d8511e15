import type { Hono } from 'hono'
import { productEditContract, type SavedProduct } from '#contract/product-edit.ts'
import { ShopError } from '#domain/errors.ts'
import { readDocuments } from '../import/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import { cropImage } from '../kernel/images/crop.ts'
import { storePostedImage } from '../kernel/images/posted-image.ts'
import type { Server } from '../kernel/server.ts'
import { applyStockChanges, findProduct, findFreeHandle, listRevisions, readEditedProduct, toCopy, toDocumentFields } from './edit.ts'
import { createProduct, type SavedProducts, saveProducts } from './save.ts'
import { saveOnce } from './save-once.ts'

type Saved = SavedProducts & { id: number }

/** Creates and changes one product, for staff. */
export function createProductEditRoutes(server: Server): Hono<ShopEnv> {
  const { db, now } = server
  const toSaved = async ({ id, batch }: Saved): Promise<SavedProduct> => {
    const { slug, version } = await findProduct(db, id)
    return { id, handle: slug, version, batch }
  }
  /** Saves one product. */
  const change = async (...[tx, { id, version }, edit, by, at]: SaveArguments): Promise<Saved> => ({
    ...(await saveProducts(tx, [{ id, version }], edit, by, at)),
    id
  })

  return implement(productEditContract, {
    'POST /api/v2/staff/products': async ({ c, body, session, userId }) =>
      toSaved(
        await saveOnce(server, c, session, body, async (tx, at) => {
          const { handle, ...fields } = body
          const title = fields.title?.en || fields.title?.mn
          if (!title) throw new ShopError('validation', { fields: { title: 'title_missing' } })
          const document = await toDocumentFields(tx, fields, undefined, at)
          return createProduct(
            tx,
            { ...document, handle: handle ?? (await findFreeHandle(tx, title)) },
            { kind: 'created', staffId: userId },
            at
          )
        })
      ),

    'GET /api/v2/staff/products/{id}': ({ params }) => readEditedProduct(db, params.id, now()),

    'PUT /api/v2/staff/products/{id}': async ({ c, body, params: { id }, session, userId }) =>
      toSaved(
        await saveOnce(server, c, session, body, (tx, at) => {
          const { version, handle, ...fields } = body
          return change(
            tx,
            { id, version },
            async document => ({ ...(await toDocumentFields(tx, fields, document, at)), ...(handle !== undefined && { handle }) }),
            { kind: 'changed', staffId: userId },
            at
          )
        })
      ),

    'POST /api/v2/staff/products/{id}/copies': async ({ c, params: { id }, session, userId }) =>
      toSaved(
        await saveOnce(server, c, session, { id }, async (tx, at) => {
          const row = await findProduct(tx, id)
          const [document = { handle: row.slug }] = await readDocuments(tx, [row], at)
          const copy = toCopy(document, await findFreeHandle(tx, `${row.slug.slice(0, 50)}-copy`))
          return createProduct(tx, copy, { kind: 'duplicated', staffId: userId }, at)
        })
      ),

    'PUT /api/v2/staff/products/{id}/stock': async ({ c, body, params: { id }, session, userId }) =>
      toSaved(
        await saveOnce(server, c, session, body, (tx, at) => {
          const { version, reason, note, changes } = body
          const by = { kind: 'stock' as const, staffId: userId, reason: note ? `${reason}: ${note}` : reason }
          return change(tx, { id, version }, document => applyStockChanges(document, changes), by, at)
        })
      ),

    'GET /api/v2/staff/products/{id}/revisions': async ({ params, query }) => ({
      revisions: await listRevisions(db, params.id, query.kind)
    }),

    'POST /api/v2/staff/product_pictures': ({ c }) => storePostedImage(server, c),

    'POST /api/v2/staff/product_pictures/{id}/crops': ({ params, body }) => cropImage(server, params.id, body)
  })
}

type SaveArguments = [
  tx: Db,
  version: { id: number; version: number },
  edit: Parameters<typeof saveProducts>[2],
  by: Parameters<typeof saveProducts>[3],
  at: Date
]
