import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { libraryContract } from '#contract/library.ts'
import { ALL_TAGS } from '#domain/invalidation.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import { removeFiles } from '../../kernel/images/store.ts'
import { images } from '../../kernel/images/tables.ts'
import type { Server } from '../../kernel/server.ts'
import { storeFormPicture } from './upload.ts'
import { requirePublisher, requireWriter } from '../writer.ts'
import { deletePicture, describePicture, replacePicture } from './change.ts'
import { findLibraryPicture, listLibrary } from './library.ts'
import { countEarlierUses, isCustomersPicture, listUses } from './uses.ts'

export function createLibraryRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, storage } = server

  return implement(libraryContract, {
    'GET /api/v2/library_pictures': ({ c, query: { q, page, per_page: perPage }, locale }) =>
      listLibrary(db, { q, page, perPage }, requireWriter(c), locale),

    'GET /api/v2/library_pictures/{id}': async ({ params: { id }, locale }) => ({
      ...(await findLibraryPicture(db, id, locale)),
      used_in: await listUses(db, id, locale),
      earlier: await countEarlierUses(db, id)
    }),

    'PUT /api/v2/library_pictures/{id}': async ({ params: { id }, body, locale }) => {
      await describePicture(db, id, body)
      return findLibraryPicture(db, id, locale)
    },

    'POST /api/v2/library_pictures/{id}/replace': async ({ c, params: { id }, locale }) => {
      const writer = requirePublisher(c)
      await findLibraryPicture(db, id, locale)
      const replacement = await storeFormPicture(server, c, writer)
      await transact(db, tx => replacePicture(tx, id, replacement, writer.userId))
      if (replacement.id !== id) {
        if (!(await isCustomersPicture(db, id))) await removeFiles(storage, id)
        // Any page may show the picture.
        invalidate(database, [ALL_TAGS])
      }
      return findLibraryPicture(db, replacement.id, locale)
    },

    'DELETE /api/v2/library_pictures/{id}': async ({ params: { id } }) => {
      await transact(db, tx => deletePicture(tx, id))
      // Equal bytes may have been uploaded since.
      if (!(await db.$count(images, eq(images.id, id)))) await removeFiles(storage, id)
      invalidate(database, ['images'])
      return DONE
    }
  })
}
