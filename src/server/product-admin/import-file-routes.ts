import type { Hono } from 'hono'
import { catalogueImportContract } from '#contract/catalogue-import.ts'
import { isChosenFile } from '#domain/chosen-file.ts'
import { cleanText } from '#domain/clean-text.ts'
import { ShopError } from '#domain/errors.ts'
import { IMPORT_TAG_MODES } from '#domain/product-change.ts'
import type { ShopContext, ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { applyImport, findImport, listImports, undoImport, type UploadedFile, uploadImport } from './import-files.ts'

/** Uploaded files of products, for staff. */
export function importFileRoutes(server: Server): Hono<ShopEnv> {
  const { db } = server
  return implement(catalogueImportContract, {
    'GET /api/v2/staff/imports': async () => ({ imports: await listImports(db) }),
    'POST /api/v2/staff/imports': async ({ c, userId }) => ({ id: await uploadImport(server, await readFile(c), userId) }),
    'GET /api/v2/staff/imports/{id}': ({ params }) => findImport(db, params.id),
    'POST /api/v2/staff/imports/{id}/apply': async ({ params: { id } }) => {
      await applyImport(server, id)
      return findImport(db, id)
    },
    'POST /api/v2/staff/imports/{id}/undo': async ({ params: { id }, userId }) => {
      await undoImport(server, id, userId)
      return findImport(db, id)
    }
  })
}

async function readFile(c: ShopContext): Promise<UploadedFile> {
  const form = await c.req.parseBody().catch((error: unknown) => {
    if (error instanceof ShopError) throw error
    throw new ShopError('bad_request')
  })
  const { file, currency, rate, tags } = form
  if (!isChosenFile(file)) throw new ShopError('validation', { fields: { file: 'import_file_wrong' } })
  if (!file.size) throw new ShopError('validation', { fields: { file: 'file_empty' } })
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
  return {
    name: cleanText(file.name).replace(/\p{Cc}/gu, ''),
    bytes: new Uint8Array(await file.arrayBuffer()),
    currency: text(currency).toUpperCase(),
    rate: text(rate),
    tags: IMPORT_TAG_MODES.find(mode => mode === tags) ?? 'few'
  }
}
