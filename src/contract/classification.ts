import { z } from 'zod'
import { BADGE_TONES } from '#domain/site.ts'
import { done, pathId, picture, was } from './fields.ts'
import { imageId, localizedLines, localizedName, localizedText } from './document.ts'
import { defineRoutes } from './route.ts'

const permission = 'catalogue.edit'
const name = localizedName(255)
const description = localizedLines(10_000)
/** The last part of a permalink, and the code of a brand or a badge. */
const code = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, 'record_code_wrong')
  .optional()
const params = z.object({ id: pathId('not_found') })
const codeParams = z.object({ code: z.string() })

const listedTaxon = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  permalink: z.string(),
  /** 1 on the first level. */
  depth: z.int(),
  /** Former permalinks, whose pages lead to its own. */
  former: z.array(z.string()),
  name: localizedText,
  description: localizedText.nullable(),
  image: picture.nullable(),
  /** Products in it and below it. */
  products: z.int(),
  children: z.int()
})
export type ListedTaxon = z.infer<typeof listedTaxon>

const taxonFields = { name, description: description.nullable(), image: imageId.nullable() }

const listedBrand = z.object({
  code: z.string(),
  /** Former codes, whose pages lead to its own. */
  former: z.array(z.string()),
  name: localizedText,
  description: localizedText.nullable(),
  image: picture.nullable(),
  products: z.int()
})
export type ListedBrand = z.infer<typeof listedBrand>
const brandFields = { name, description: description.nullable(), image: imageId.nullable() }

const listedVendor = z.object({
  code: z.string(),
  former: z.array(z.string()),
  name: localizedText,
  description: localizedText.nullable(),
  image: picture.nullable(),
  /** Its number in the vendor's pages; several stores can have one. */
  vendor_id: z.int(),
  official: z.boolean(),
  products: z.int()
})
export type ListedVendor = z.infer<typeof listedVendor>
const vendorFields = { ...brandFields, official: z.boolean() }

const listedBadge = z.object({ code: z.string(), label: localizedText, tone: z.enum(BADGE_TONES), products: z.int() })
export type ListedBadge = z.infer<typeof listedBadge>
const badgeFields = { label: name, tone: z.enum(BADGE_TONES) }

const listedOption = z.object({
  id: z.int(),
  key: z.string(),
  value: z.string(),
  label: localizedText,
  hex: z.string().nullable(),
  variants: z.int()
})
export type ListedOption = z.infer<typeof listedOption>

const staff = { access: 'staff', permission } as const
const saved = z.object({ code: z.string() })

/** Taxons, brands, badges and option values, which products are classified by. */
export const classificationContract = defineRoutes('product', {
  'GET /api/v2/staff/taxons': {
    summary: 'Staff: all taxons in display order, each after its parent',
    ...staff,
    response: z.object({ taxons: z.array(listedTaxon) })
  },
  'POST /api/v2/staff/taxons': {
    summary: 'Staff: creates a taxon, the last one below its parent',
    ...staff,
    body: z.strictObject({ name, parent_id: z.int32().positive().nullable(), code }),
    response: z.object({ id: z.int(), permalink: z.string() }),
    errors: [404]
  },
  'PUT /api/v2/staff/taxons/{id}': {
    summary: 'Staff: changes a taxon, moves it below another one, or gives it another code; its old URLs redirect',
    ...staff,
    params,
    body: z.strictObject({ ...taxonFields, parent_id: z.int32().positive().nullable(), code, was }),
    response: z.object({ id: z.int(), permalink: z.string() }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/taxons/{id}/move': {
    summary: 'Staff: moves a taxon among its siblings',
    ...staff,
    params,
    body: z.strictObject({ direction: z.enum(['up', 'down']) }),
    response: done,
    errors: [404]
  },
  'DELETE /api/v2/staff/taxons/{id}': {
    summary: 'Staff: deletes a taxon without products and taxons',
    ...staff,
    params,
    response: done,
    errors: [404, 409]
  },
  'GET /api/v2/staff/brands': {
    summary: 'Staff: all brands',
    ...staff,
    response: z.object({ brands: z.array(listedBrand) })
  },
  'POST /api/v2/staff/brands': {
    summary: 'Staff: creates a brand',
    ...staff,
    body: z.strictObject({ ...brandFields, code }),
    response: saved
  },
  'PUT /api/v2/staff/brands/{code}': {
    summary: 'Staff: changes a brand, or gives it another code; its old URLs redirect',
    ...staff,
    params: codeParams,
    body: z.strictObject({ ...brandFields, code, was }),
    response: saved,
    errors: [404, 409]
  },
  'DELETE /api/v2/staff/brands/{code}': {
    summary: 'Staff: deletes a brand without products',
    ...staff,
    params: codeParams,
    response: done,
    errors: [404, 409]
  },
  'GET /api/v2/staff/vendors': {
    summary: 'Staff: all stores of vendors',
    ...staff,
    response: z.object({ vendors: z.array(listedVendor) })
  },
  'POST /api/v2/staff/vendors': {
    summary: 'Staff: creates the store of a new vendor',
    ...staff,
    body: z.strictObject({ ...vendorFields, code }),
    response: saved
  },
  'PUT /api/v2/staff/vendors/{code}': {
    summary: "Staff: changes a vendor's store, or gives it another code; its old URLs redirect",
    ...staff,
    params: codeParams,
    body: z.strictObject({ ...vendorFields, code, was }),
    response: saved,
    errors: [404, 409]
  },
  'DELETE /api/v2/staff/vendors/{code}': {
    summary: "Staff: deletes a vendor's store without products",
    ...staff,
    params: codeParams,
    response: done,
    errors: [404, 409]
  },
  'GET /api/v2/staff/badges': {
    summary: 'Staff: all badges',
    ...staff,
    response: z.object({ badges: z.array(listedBadge) })
  },
  'POST /api/v2/staff/badges': {
    summary: 'Staff: creates a badge',
    ...staff,
    body: z.strictObject({ ...badgeFields, code }),
    response: saved
  },
  'PUT /api/v2/staff/badges/{code}': {
    summary: 'Staff: changes a badge',
    ...staff,
    params: codeParams,
    body: z.strictObject({ ...badgeFields, was }),
    response: saved,
    errors: [404, 409]
  },
  'DELETE /api/v2/staff/badges/{code}': {
    summary: 'Staff: deletes a badge that no product has',
    ...staff,
    params: codeParams,
    response: done,
    errors: [404, 409]
  },
  'GET /api/v2/staff/option_values': {
    summary: 'Staff: all values of options, those of one option together',
    ...staff,
    response: z.object({ options: z.array(listedOption) })
  },
  'PUT /api/v2/staff/option_values/{id}': {
    summary: 'Staff: changes the label, the colour and the place of a value',
    ...staff,
    params,
    body: z.strictObject({
      label: name,
      hex: z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/, 'colour_wrong')
        .nullable(),
      direction: z.enum(['up', 'down']).optional(),
      was
    }),
    response: done,
    errors: [404, 409]
  }
})
