import { z } from 'zod'
import {
  MAX_BULK_PRODUCTS,
  PRICE_MODES,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  ROUNDINGS,
  SELECTABLE_STATES,
  STOCK_REASONS
} from '#domain/product-change.ts'
import { productDocument } from './catalogue-document.ts'
import { localizedText } from './document.ts'
import { lineText, MAX_ID, pageNumber, picture, tugrik } from './fields.ts'
import { PRODUCT_KINDS } from '#domain/product.ts'
import { defineRoutes } from './route.ts'

const state = z.enum(PRODUCT_STATES)
const code = lineText(100).trim().min(1)
const version = z.int().min(1)
const permission = 'catalogue.edit'

const listedProduct = z.object({
  id: z.int(),
  handle: z.string(),
  version,
  title: localizedText,
  image: picture.nullable(),
  brand: localizedText.nullable(),
  taxon: localizedText.nullable(),
  kind: z.enum(PRODUCT_KINDS),
  state,
  price: tugrik,
  selling_price: tugrik,
  sale_percent: z.int(),
  variant_count: z.int(),
  /** Pieces that can be sold: on hand less allocated. */
  pieces: z.int(),
  badges: z.array(z.string()),
  updated_at: z.string()
})
export type ListedProduct = z.infer<typeof listedProduct>

const filters = z.object({
  /** Part of the title, the handle or a SKU, or a barcode. */
  text: z.string().trim().max(100).optional(),
  state: state.optional(),
  taxon: z.string().max(200).optional(),
  brand: z.string().max(100).optional(),
  stock: z.enum(['none', 'low', 'some']).optional(),
  lacks: z.enum(['picture', 'price', 'mn', 'en', 'taxon']).optional()
})
export type ProductAdminFilters = z.output<typeof filters>

const namedRecord = z.object({ code: z.string(), name: localizedText })
/** What products refer to. */
const choices = z.object({
  /** In display order, with the names from the first level down. */
  taxons: z.array(z.object({ permalink: z.string(), names: z.array(localizedText) })),
  brands: z.array(namedRecord),
  stores: z.array(namedRecord),
  badges: z.array(namedRecord),
  branches: z.array(namedRecord),
  /** Values of options, those of one key together, in display order. */
  options: z.array(z.object({ key: z.string(), value: z.string(), label: localizedText, hex: z.string().nullable() }))
})
export type ProductChoices = z.infer<typeof choices>

const bulkEdit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    mode: z.enum(PRICE_MODES),
    value: z.int('amount_wrong').min(-MAX_ID, 'amount_wrong').max(MAX_ID, 'amount_wrong'),
    rounding: z.enum(ROUNDINGS)
  }),
  z.strictObject({
    kind: z.literal('sale'),
    /** Percent off the regular price. */
    percent: z.int('product_percent_wrong').min(1, 'product_percent_wrong').max(95, 'product_percent_wrong'),
    rounding: z.enum(ROUNDINGS),
    starts_at: z.iso.datetime({ error: 'date_invalid' }).nullable(),
    ends_at: z.iso.datetime({ error: 'date_invalid' }).nullable()
  }),
  z.strictObject({ kind: z.literal('end_sale') }),
  z.strictObject({ kind: z.literal('state'), state: z.enum(SELECTABLE_STATES) }),
  z.strictObject({
    kind: z.literal('taxon'),
    mode: z.enum(['main', 'add', 'remove']),
    permalink: z.string('product_taxon_wrong').min(1, 'product_taxon_wrong').max(200)
  }),
  z.strictObject({
    kind: z.literal('badge'),
    mode: z.enum(['add', 'remove']),
    code: z.string('product_badge_wrong').min(1, 'product_badge_wrong').max(100)
  }),
  z.strictObject({
    kind: z.literal('stock'),
    mode: z.enum(['set', 'add']),
    pieces: z.int('number_wrong').min(-1_000_000, 'number_wrong').max(1_000_000, 'number_wrong'),
    /** Null for the warehouse. */
    branch: code.nullable(),
    reason: z.enum(STOCK_REASONS)
  })
])
export type BulkEdit = z.output<typeof bulkEdit>

const selectedProduct = z.strictObject({ id: z.int32().positive(), version })

const bulkChange = z
  .strictObject({
    products: z.array(selectedProduct).min(1, 'product_selection_empty').max(MAX_BULK_PRODUCTS),
    edit: bulkEdit,
    /** Returns what would change, and writes nothing. */
    dry_run: z.boolean().default(false)
  })
  .check(({ value: { edit }, issues }) => {
    if (edit.kind === 'sale' && edit.ends_at !== null && edit.ends_at <= (edit.starts_at ?? ''))
      issues.push({ code: 'custom', message: 'ends_before', path: ['edit', 'ends_at'], input: edit.ends_at })
    if (
      (edit.kind === 'price' && edit.mode === 'set' && edit.value < 1) ||
      (edit.kind === 'stock' && edit.mode === 'set' && edit.pieces < 0)
    )
      issues.push({
        code: 'custom',
        message: edit.kind === 'price' ? 'amount_wrong' : 'number_wrong',
        path: ['edit', edit.kind === 'price' ? 'value' : 'pieces'],
        input: edit
      })
  })
export type BulkChange = z.output<typeof bulkChange>

/** Changed fields of a product document, with their values. */
export const documentFields = productDocument.partial()
export type DocumentFields = z.output<typeof documentFields>

const changedProduct = z.object({
  id: z.int(),
  title: localizedText,
  /** Names of the changed fields; none where the edit changes nothing. */
  fields: z.array(z.string()),
  before: documentFields,
  after: documentFields
})
export type ChangedProduct = z.infer<typeof changedProduct>

const batch = z.uuid('not_found')

export const productAdminContract = defineRoutes('product', {
  'GET /api/v2/staff/products': {
    summary: 'Staff: products in every state',
    access: 'staff',
    permission,
    query: filters.extend({ sort: z.enum(PRODUCT_SORTS).default('newest'), page: pageNumber.default(1) }),
    response: z.object({ products: z.array(listedProduct), total: z.int(), more: z.boolean() })
  },
  'GET /api/v2/staff/product_selection': {
    summary: 'Staff: the products that match filters, for a change of all of them; no more than one change may have',
    access: 'staff',
    permission,
    query: filters,
    response: z.object({ products: z.array(selectedProduct), total: z.int() })
  },
  'GET /api/v2/staff/product_choices': {
    summary: 'Staff: taxons, brands, stores, badges, branches and options that a product can have',
    access: 'staff',
    permission,
    response: choices
  },
  'POST /api/v2/staff/product_changes': {
    summary: 'Staff: changes many products at once, all of them or none; a product of another version is refused',
    access: 'staff',
    permission,
    body: bulkChange,
    response: z.object({
      products: z.array(changedProduct),
      /** For undoing it; null where nothing changed. */
      batch: z.string().nullable()
    }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/product_changes/{batch}/undo': {
    summary: 'Staff: restores what a bulk edit has changed; products that were changed again since are refused',
    access: 'staff',
    permission,
    params: z.object({ batch }),
    response: z.object({ restored: z.int() }),
    errors: [404, 409]
  }
})
