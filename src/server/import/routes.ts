import { Hono } from 'hono'
import { importContract } from '#contract/import.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { runInBackground } from '../kernel/db/pool.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import { sendCsv } from '../kernel/http/send-csv.ts'
import type { Server } from '../kernel/server.ts'
import { exportProducts } from './export-products.ts'
import { createLocalTarget } from './file/import-target.ts'
import { formatCatalogue } from './file/run-export.ts'
import { findImages, readImage, saveImage } from './images.ts'
import { createSharedRecords, createTaxons, endRun, importProducts, readRunProgress } from './import-products.ts'
import { exportSharedRecords } from './shared-records.ts'

/** Import and export routes, for staff. */
export function createCatalogueImportRoutes(server: Server): Hono<ShopEnv> {
  const { db, storage, config, now } = server
  /** Read page by page while it is sent, so that no process holds the whole catalogue. */
  const exportFile = (format: 'csv' | 'json'): ReadableStream<Uint8Array> => {
    const encoder = new TextEncoder()
    const parts = formatCatalogue(createLocalTarget(server), format, { origin: config.publicUrl, now: now(), images: null }, () => {})
    return new ReadableStream({
      pull: async controller => {
        const part = await parts.next()
        if (part.done) controller.close()
        else controller.enqueue(encoder.encode(part.value))
      }
    })
  }
  const handlers = implement(importContract, {
    'POST /api/v2/catalogue/import': ({ body }) => importProducts(server, body, now()),
    'GET /api/v2/catalogue/import/{run}': async ({ params }) => ({ done: await readRunProgress(db, params.run) }),
    'DELETE /api/v2/catalogue/import/{run}': async ({ params }) => {
      await endRun(server, params.run, now())
      return { done: 0 }
    },
    'GET /api/v2/catalogue/export': ({ query }) => exportProducts(db, query.after, now()),
    'GET /api/v2/catalogue/products_csv': ({ c }) => sendCsv(c, `products-${toDayInUlaanbaatar(now())}`, exportFile('csv')),
    'GET /api/v2/catalogue/products_json': ({ c }) =>
      c.body(exportFile('json'), 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="products-${toDayInUlaanbaatar(now())}.json"`,
        'cache-control': 'private, no-store'
      }),
    'POST /api/v2/catalogue/taxons': async ({ body }) => ({ created: await createTaxons(server, body.products) }),
    'POST /api/v2/catalogue/shared': async ({ body }) => ({ created: await createSharedRecords(server, body) }),
    'GET /api/v2/catalogue/shared': async () => ({ shared: await exportSharedRecords(db) }),
    'POST /api/v2/catalogue/pictures/known': async ({ body }) => ({ pictures: Object.fromEntries(await findImages(db, body.sources)) }),
    'POST /api/v2/catalogue/pictures': async ({ query, c }) => ({
      id: await saveImage(storage, db, query.source, new Uint8Array(await c.req.arrayBuffer()))
    }),
    'GET /api/v2/catalogue/pictures/{source}': async ({ params, c }) => {
      const image = await readImage(storage, db, params.source)
      if (!image) throw new ShopError('not_found')
      return c.body(image, 200, { 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' })
    }
  })
  // A batch is a transaction of thousands of rows.
  return new Hono<ShopEnv>().use('/api/v2/catalogue/*', (_, next) => runInBackground(next)).route('/', handlers)
}
