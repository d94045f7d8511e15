import { z } from 'zod'
import type { Brand, Store } from '#domain/product.ts'
import type { Taxon } from '#domain/site.ts'
import { pictureSchema } from '../cart/schema.ts'

export const taxonSchema = z
  .object({
    id: z.int(),
    permalink: z.string(),
    name: z.string(),
    translation_en: z.string(),
    n: z.string(),
    image: pictureSchema.nullable(),
    get children() {
      return z.array(taxonSchema)
    }
  })
  .meta({ id: 'Taxon' }) as z.ZodType<Taxon>

/** Of a flat list; `children` is empty there. */
export const listedTaxonSchema = z.intersection(taxonSchema, z.object({ parent_id: z.int().nullable() }))

export const brandSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  product_count: z.int()
}) satisfies z.ZodType<Brand>

export const storeSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  vendor_id: z.int(),
  official: z.boolean(),
  image: pictureSchema.nullable(),
  product_count: z.int()
}) satisfies z.ZodType<Store>
