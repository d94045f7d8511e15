import { z } from 'zod'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { IMPORT_STATES } from '#domain/product-change.ts'
import { productResult } from './import.ts'
import { defineRoutes } from './route.ts'

const permission = 'catalogue.edit'
const params = z.object({ id: z.uuid('not_found') })

const report = z.object({
  counts: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() }),
  /** The first 300; a reader's text where the product could not be read at all. */
  problems: z.array(
    z.object({ line: z.int(), handle: z.string(), text: z.string(), problem: productResult.shape.problem.unwrap().nullable() })
  ),
  /** The first 300, such as a picture that was not found. */
  notes: z.array(z.string()),
  /** Problems and notes that are not listed. */
  omitted: z.int(),
  taxons: z.array(z.string()),
  brands: z.array(z.string()),
  /** Columns of the file with values that the shop has no field for. */
  ignored_columns: z.array(z.string()).optional(),
  pictures: z.object({ stored: z.int(), missing: z.int() }),
  /** Prices that show that a file said to be in tugrik may not be. */
  foreign_prices: z.array(z.string()).optional(),
  /** The first 300 that are created or changed. */
  products: z.array(z.object({ handle: z.string(), title: z.string(), outcome: z.enum(['created', 'updated']) })),
  /** Why the file could not be read completely. */
  file_error: z.string().nullable()
})
export type CatalogueImportReport = z.infer<typeof report>

const catalogueImport = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  currency: z.string(),
  /** Tugrik for one unit of the file's currency. */
  rate: z.string(),
  /** Products read so far by the check or the import that runs. */
  done: z.int(),
  /** Percent of the file, 0 to 100. */
  percent: z.int(),
  report: report.nullable(),
  /** Why the file cannot be imported. */
  error: z.string().nullable(),
  created_at: z.string(),
  staff: z.string().nullable()
})
export type CatalogueImport = z.infer<typeof catalogueImport>

const staff = { access: 'staff', permission } as const

export const catalogueImportContract = defineRoutes('catalogue', {
  'GET /api/v2/staff/imports': {
    ...staff,
    summary: 'Staff: the last 20 uploaded files',
    response: z.object({ imports: z.array(catalogueImport) })
  },
  'POST /api/v2/staff/imports': {
    ...staff,
    summary: 'Staff: uploads a file of products and checks it in a dry run; `rate` is required where `currency` is not MNT',
    multipart: { files: ['file'], fields: ['currency', 'rate', 'tags'], required: ['file', 'currency'] },
    maxBytes: MAX_UPLOAD_MEGABYTES * 1_000_000 + 100_000,
    response: z.object({ id: z.string() }),
    errors: [400, 413]
  },
  'GET /api/v2/staff/imports/{id}': {
    ...staff,
    summary: 'Staff: the progress and the report of an uploaded file',
    params,
    response: catalogueImport,
    errors: [404]
  },
  'POST /api/v2/staff/imports/{id}/apply': {
    ...staff,
    summary: 'Staff: imports a checked file',
    params,
    response: catalogueImport,
    errors: [404, 409]
  },
  'POST /api/v2/staff/imports/{id}/undo': {
    ...staff,
    summary: 'Staff: restores changed products and archives created ones; refused where a product was changed again since',
    params,
    response: catalogueImport,
    errors: [404, 409]
  }
})
