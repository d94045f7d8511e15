import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { inBackground } from '../kernel/db/pool.ts'
import { FILE } from '../kernel/http/document.ts'
import { LARGEST_ID, plainText, wholeNumber } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireStaff, type ShopEnv } from '../kernel/http/customer.ts'
import { UPLOAD_BYTES } from '../kernel/images/upload.ts'
import type { Server } from '../kernel/server.ts'
import {
  doneSchema,
  exportSchema,
  importAnswerSchema,
  keptSchema,
  knownSchema,
  madeSchema,
  madeSharedSchema,
  sharedListSchema
} from './answers.ts'
import { exportProducts } from './export.ts'
import { importSchema, MOST_PRODUCTS, placesSchema } from './format.ts'
import { endRun, importProducts, makePlaces, makeShared, runDone } from './import.ts'
import { keepPicture, knownPictures, readPicture } from './pictures.ts'
import { exportShared } from './shared.ts'
import { sharedSchema } from './shared-format.ts'

/** Batch size for products with long texts; clients send fewer longer ones. */
export const BATCH_BYTES = 8_000_000
const sources = z.object({ sources: z.array(plainText(2048)).max(MOST_PRODUCTS * 10) })
const source = z.object({ source: plainText(2048).min(1) })
const BYTES = { required: true, content: { 'application/octet-stream': { schema: FILE } } }
const run = /^[\w-]{1,100}$/

/** Import and export routes, for staff. */
export function catalogueImportRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, database, storage, now } = server
  const refuse = () => {
    throw new ShopError('body_too_large')
  }

  routes.use('/api/v2/catalogue/*', async (c, next) => {
    requireStaff(c)
    // A batch is thousands of rows.
    await inBackground(next)
  })
  routes.post(
    '/api/v2/catalogue/import',
    describe(
      'catalogue',
      'Products into the shop, each whole or refused by itself; safe to repeat',
      importAnswerSchema,
      [401, 403, 413, 422]
    ),
    bodyLimit({ maxSize: BATCH_BYTES, onError: refuse }),
    check('json', importSchema),
    async c => c.json(await importProducts({ db, database }, c.req.valid('json'), now()))
  )
  routes.post(
    '/api/v2/catalogue/taxons',
    describe('catalogue', 'Taxons that products to come will ask for', madeSchema, [401, 403, 413, 422]),
    bodyLimit({ maxSize: BATCH_BYTES, onError: refuse }),
    check('json', placesSchema),
    async c => c.json({ made: await makePlaces({ db, database }, c.req.valid('json')) })
  )
  routes.post(
    '/api/v2/catalogue/shared',
    describe(
      'catalogue',
      'Badges, branches, stores, brands, taxons and words that the shop has not yet',
      madeSharedSchema,
      [401, 403, 413, 422]
    ),
    bodyLimit({ maxSize: BATCH_BYTES, onError: refuse }),
    check('json', sharedSchema),
    async c => c.json({ made: await makeShared({ db, database }, c.req.valid('json')) })
  )
  routes.get(
    '/api/v2/catalogue/shared',
    describe('catalogue', 'What products name and share, as it is taken', sharedListSchema, [401, 403]),
    async c => c.json({ shared: await exportShared(db) })
  )
  routes.get(
    '/api/v2/catalogue/import/:run',
    describe('catalogue', 'How many products of an import are done', doneSchema, [401, 403, 404]),
    async c => c.json({ done: await runDone(db, runKey(c.req.param('run'))) })
  )
  routes.delete('/api/v2/catalogue/import/:run', describe('catalogue', 'An import is over', doneSchema, [401, 403, 404]), async c => {
    await endRun({ db, database }, runKey(c.req.param('run')), now())
    return c.json({ done: 0 })
  })
  routes.post(
    '/api/v2/catalogue/pictures/known',
    describe('catalogue', 'Ids of the pictures that the shop has already, by where they come from', knownSchema, [401, 403, 422]),
    bodyLimit({ maxSize: BATCH_BYTES, onError: refuse }),
    check('json', sources),
    async c => c.json({ pictures: Object.fromEntries(await knownPictures(db, c.req.valid('json').sources)) })
  )
  routes.post(
    '/api/v2/catalogue/pictures',
    describe('catalogue', 'Keeps a picture; its bytes are the body', keptSchema, [401, 403, 413, 415, 422], BYTES),
    bodyLimit({
      maxSize: UPLOAD_BYTES,
      onError: () => {
        throw new ShopError('image_too_large', { megabytes: UPLOAD_BYTES / 1_000_000 })
      }
    }),
    check('query', source),
    async c => c.json({ id: await keepPicture(storage, db, c.req.valid('query').source, new Uint8Array(await c.req.arrayBuffer())) })
  )
  routes.get(
    '/api/v2/catalogue/pictures/:source',
    describe('catalogue', 'The bytes of a picture, as another shop takes it', z.string(), [401, 403, 404]),
    async c => {
      const picture = await readPicture(storage, db, c.req.param('source'))
      if (!picture) throw new ShopError('not_found')
      return c.body(picture, 200, { 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' })
    }
  )
  routes.get(
    '/api/v2/catalogue/export',
    describe('catalogue', 'Products as an import takes them, 200 at a time', exportSchema, [401, 403, 422]),
    check('query', z.object({ after: wholeNumber(0, LARGEST_ID).default(0) })),
    async c => c.json(await exportProducts(db, c.req.valid('query').after, now()))
  )
  return routes
}

function runKey(text: string): string {
  if (!run.test(text)) throw new ShopError('not_found')
  return text
}
