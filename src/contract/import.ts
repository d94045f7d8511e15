import { z } from 'zod'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { imageSource, productDocument, sharedRecords, tagList, taxonPaths } from './catalogue-document.ts'
import { MAX_ID, queryNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

/** Products in one call, which is one transaction. */
const MAX_PRODUCTS = 500
/** Size of a call with long texts; clients split larger ones. */
const BATCH_BYTES = 8_000_000

const runKey = /^[\w-]{1,100}$/
const codes = z.array(z.string())

export const importBatch = z.strictObject({
  /** `ProductDocument`s, validated one by one, so that an invalid one does not reject the others. */
  products: z.array(z.unknown()).min(1).max(MAX_PRODUCTS),
  /** Validates and writes everything, then rolls back. */
  dry_run: z.boolean().default(false),
  /** Created before the products, also in a dry run. */
  shared: sharedRecords.optional(),
  /** SKUs that several products of the file have: without them, a product with an unknown handle is found by its SKUs. */
  repeated_skus: codes.optional(),
  run: z.strictObject({ key: z.string().regex(runKey), done: z.int().min(0).max(MAX_ID) }).optional()
})
export type ImportBatch = z.input<typeof importBatch>
export type ParsedBatch = z.output<typeof importBatch>

const details = z.record(z.string(), z.union([z.string(), z.number()]))

export const productResult = z.object({
  /** As in the shop, which keeps its own where the file has a former one. */
  handle: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
  /** Why it was refused; the field of `invalid` is a path such as `variants.2.price`. */
  problem: z
    .object({
      code: z.enum([
        'invalid',
        'title_missing',
        'variants_missing',
        'store_unknown',
        'badge_unknown',
        'branch_unknown',
        'same_options',
        'event_missing',
        'sku_impossible',
        'handle_twice',
        'not_stored'
      ]),
      details
    })
    .optional(),
  notes: z.array(
    z.object({
      code: z.enum([
        'address_kept',
        'sku_made',
        'variants_gone',
        'stock_kept',
        'picture_missing',
        'gift_missing',
        'member_missing',
        'taxon_too_deep'
      ]),
      details
    })
  )
})
export type ProductResult = z.infer<typeof productResult>

const importResult = z.object({
  /** One for each product, in their order. */
  results: z.array(productResult),
  created: z.object({ taxons: codes, brands: codes }),
  /** Products of the run that are done, where the call named a run. */
  done: z.int()
})
export type ImportResult = z.infer<typeof importResult>

/** Codes and permalinks of created records. */
const createdRecords = z.object({ badges: codes, branches: codes, stores: codes, brands: codes, taxons: codes })
export type CreatedRecords = z.infer<typeof createdRecords>

export const taxonRequest = z.strictObject({ taxons: taxonPaths.optional(), tags: tagList.optional() })
export type TaxonRequest = z.infer<typeof taxonRequest>

const progress = z.object({ done: z.int() })
const run = z.object({ run: z.string().regex(runKey, 'not_found') })

/** Import and export of the catalogue. Every call may be repeated. */
export const importContract = defineRoutes('catalogue', {
  'POST /api/v2/catalogue/import': {
    summary: 'Imports products, each whole or refused by itself',
    access: 'staff',
    permission: 'catalogue.edit',
    maxBytes: BATCH_BYTES,
    body: importBatch,
    items: 'products',
    response: importResult
  },
  'GET /api/v2/catalogue/import/{run}': {
    summary: 'How many products of an import are done',
    access: 'staff',
    permission: 'catalogue.edit',
    params: run,
    response: progress
  },
  'DELETE /api/v2/catalogue/import/{run}': {
    summary: 'Ends an import, so that the same file is read from its beginning the next time',
    access: 'staff',
    permission: 'catalogue.edit',
    params: run,
    response: progress
  },
  'GET /api/v2/catalogue/export': {
    summary: 'Products in the import format, 200 at a time',
    access: 'staff',
    permission: 'catalogue.edit',
    query: z.object({ after: queryNumber(0, MAX_ID).default(0) }),
    /** `after` is null after the last product. */
    response: z.object({ products: z.array(productDocument), after: z.int().nullable() })
  },
  'GET /api/v2/catalogue/products_csv': {
    summary: "All products as Shopify's list, for spreadsheets and another shop",
    access: 'staff',
    permission: 'catalogue.edit',
    response: { mediaType: 'text/csv' }
  },
  'GET /api/v2/catalogue/products_json': {
    summary: 'All products with every field, after the records that they share, in the import format',
    access: 'staff',
    permission: 'catalogue.edit',
    response: { mediaType: 'application/json' }
  },
  'POST /api/v2/catalogue/taxons': {
    summary: 'Creates the taxons of products that are imported next',
    access: 'staff',
    recorded: false,
    permission: 'catalogue.edit',
    maxBytes: BATCH_BYTES,
    body: z.strictObject({ products: z.array(taxonRequest).min(1).max(MAX_PRODUCTS) }),
    response: z.object({ created: codes })
  },
  'POST /api/v2/catalogue/shared': {
    summary: 'Creates missing badges, branches, stores, brands, taxons and labels of options',
    access: 'staff',
    recorded: false,
    permission: 'catalogue.edit',
    maxBytes: BATCH_BYTES,
    body: sharedRecords,
    response: z.object({ created: createdRecords })
  },
  'GET /api/v2/catalogue/shared': {
    summary: 'Badges, branches, stores, brands, taxons and labels of options in the import format',
    access: 'staff',
    permission: 'catalogue.edit',
    response: z.object({ shared: z.array(sharedRecords) })
  },
  'POST /api/v2/catalogue/pictures/known': {
    summary: 'Ids of stored images by their sources',
    access: 'staff',
    recorded: false,
    permission: 'catalogue.edit',
    maxBytes: BATCH_BYTES,
    body: z.strictObject({ sources: z.array(imageSource).max(MAX_PRODUCTS * 10) }),
    response: z.object({ pictures: z.record(z.string(), z.string()) })
  },
  'POST /api/v2/catalogue/pictures': {
    summary: 'Stores an image; its bytes are the body',
    access: 'staff',
    recorded: false,
    permission: 'catalogue.edit',
    query: z.object({ source: imageSource }),
    binary: 'application/octet-stream',
    maxBytes: MAX_UPLOAD_MEGABYTES * 1_000_000,
    response: z.object({ id: z.string() }),
    errors: [415]
  },
  'GET /api/v2/catalogue/pictures/{source}': {
    summary: 'The bytes of an image, as another shop imports it',
    access: 'staff',
    permission: 'catalogue.edit',
    response: { mediaType: 'application/octet-stream' },
    errors: [404]
  }
})
