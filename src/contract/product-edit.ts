import { z } from 'zod'
import { PRODUCT_STATES, REVISION_KINDS, STOCK_REASONS } from '#domain/product-change.ts'
import { CROP_SHAPES } from '#domain/picture.ts'
import { PRODUCT_HANDLE } from '#domain/product.ts'
import { productDocument } from './catalogue-document.ts'
import { imageId, localizedText } from './document.ts'
import { lineText, pathId, picture, PICTURE_FORM_BYTES, pictureForm } from './fields.ts'
import { documentFields } from './product-admin.ts'
import { defineRoutes } from './route.ts'

/** Long texts in two languages and many variants. */
const PRODUCT_BYTES = 2_000_000
const permission = 'catalogue.edit'
const version = z.int().min(1)
const productHandle = z.string().regex(PRODUCT_HANDLE, 'product_handle_wrong')
const params = z.object({ id: pathId('product_not_found') })

/**
 * The fields of a product that are saved; omitted ones are unchanged. An option of a variant is a stored value or a new label. A
 * variant that is omitted from the list is sold out, or deleted where the product is hidden and no order has it.
 */
const productFields = productDocument
  .omit({ handle: true, tags: true, make_tags: true, words: true, published: true, discontinued: true, available_on: true })
  .partial()
  .extend({
    state: z.enum(PRODUCT_STATES).optional(),
    /** When a scheduled product is published. */
    available_on: z.iso.datetime({ offset: true, error: 'date_invalid' }).optional()
  })
export type ProductFields = z.input<typeof productFields>

const editedProduct = z.object({
  id: z.int(),
  handle: z.string(),
  version,
  state: z.enum(PRODUCT_STATES),
  updated_at: z.string(),
  document: productDocument,
  /** Ids of stored pictures by their sources in the document. */
  pictures: z.record(z.string(), z.string()),
  /** Pieces that orders have reserved, by SKU. */
  reserved: z.record(z.string(), z.int()),
  /** Titles of the products of its bundle by handle, and of its gifts by SKU. */
  names: z.record(z.string(), localizedText)
})
export type EditedProduct = z.infer<typeof editedProduct>

const productRevision = z.object({
  id: z.int(),
  version,
  batch: z.string(),
  kind: z.enum(REVISION_KINDS),
  fields: z.array(z.string()),
  before: documentFields.nullable(),
  after: documentFields,
  reason: z.string().nullable(),
  /** Null for a deleted account. */
  staff: z.string().nullable(),
  created_at: z.string(),
  /** It is the latest change. */
  undoable: z.boolean()
})
export type ProductRevision = z.infer<typeof productRevision>

const saved = z.object({
  id: z.int(),
  handle: z.string(),
  version,
  /** For undoing it; null where nothing changed. */
  batch: z.string().nullable()
})

const stockChange = z.strictObject({
  sku: lineText(255).min(1),
  /** Null for the warehouse. */
  branch: lineText(100).nullable(),
  /** Pieces added, or taken away. */
  pieces: z.int('number_wrong').min(-1_000_000, 'number_wrong').max(1_000_000, 'number_wrong')
})
export type StockChange = z.infer<typeof stockChange>

export const productEditContract = defineRoutes('product', {
  'POST /api/v2/staff/products': {
    summary: 'Staff: creates a product',
    access: 'staff',
    permission,
    maxBytes: PRODUCT_BYTES,
    body: productFields.extend({
      /** Made of the title without one. */
      handle: productHandle.optional()
    }),
    response: saved
  },
  'GET /api/v2/staff/products/{id}': {
    summary: 'Staff: a product with everything that can be changed',
    access: 'staff',
    permission,
    params,
    response: editedProduct,
    errors: [404]
  },
  'PUT /api/v2/staff/products/{id}': {
    summary: 'Staff: changes a product; another version than the current one is refused',
    access: 'staff',
    permission,
    params,
    maxBytes: PRODUCT_BYTES,
    /** The former address of a renamed product leads to the new one. */
    body: productFields.extend({ version, handle: productHandle.optional() }),
    response: saved,
    errors: [404, 409]
  },
  'POST /api/v2/staff/products/{id}/copies': {
    summary: 'Staff: creates a draft with the values of a product, without its stock',
    access: 'staff',
    permission,
    params,
    response: saved,
    errors: [404]
  },
  'PUT /api/v2/staff/products/{id}/stock': {
    summary: 'Staff: adds pieces to variants in branches and the warehouse, or takes them away',
    access: 'staff',
    permission,
    params,
    body: z.strictObject({
      version,
      reason: z.enum(STOCK_REASONS),
      note: lineText(200).trim().default(''),
      changes: z.array(stockChange).min(1, 'product_stock_unchanged').max(2000)
    }),
    response: saved,
    errors: [404, 409]
  },
  'GET /api/v2/staff/products/{id}/revisions': {
    summary: 'Staff: the last 50 changes of a product by staff, the newest first',
    access: 'staff',
    permission,
    params,
    query: z.object({ kind: z.enum(REVISION_KINDS).optional() }),
    response: z.object({ revisions: z.array(productRevision) }),
    errors: [404]
  },
  'POST /api/v2/staff/product_pictures': {
    summary: 'Staff: uploads a picture of a product',
    access: 'staff',
    permission,
    recorded: false,
    multipart: pictureForm,
    maxBytes: PICTURE_FORM_BYTES,
    response: picture,
    errors: [400, 413, 415]
  },
  'POST /api/v2/staff/product_pictures/{id}/crops': {
    summary: 'Staff: cuts a picture to a shape around its focal point, as a new picture',
    access: 'staff',
    permission,
    recorded: false,
    params: z.object({ id: imageId }),
    body: z.strictObject({
      shape: z.enum(CROP_SHAPES),
      /** The focal point in percent from the left and from the top. */
      x: z.int().min(0).max(100),
      y: z.int().min(0).max(100),
      /** The part of the largest possible cut that remains, in percent. */
      size: z.int().min(20).max(100)
    }),
    response: picture,
    errors: [404]
  }
})
export type SavedProduct = z.infer<typeof saved>
