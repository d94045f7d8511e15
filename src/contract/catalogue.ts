import { z } from 'zod'
import type { Brand, Store } from '#domain/product.ts'
import type { Taxon } from '#domain/site.ts'
import { lineText, pageNumber, pathId, picture, queryNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

export const taxon = z
  .object({
    id: z.int(),
    permalink: z.string(),
    name: z.string(),
    translation_en: z.string(),
    n: z.string(),
    image: picture.nullable(),
    get children(): z.ZodArray<z.ZodType<Taxon>> {
      return z.array(taxon)
    }
  })
  .meta({ id: 'Taxon' }) satisfies z.ZodType<Taxon>

const brand = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** The picture of its best rated product. */
  image: picture.nullable(),
  product_count: z.int()
}) satisfies z.ZodType<Brand>

const store = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  vendor_id: z.int(),
  official: z.boolean(),
  image: picture.nullable(),
  product_count: z.int()
}) satisfies z.ZodType<Store>

const BRANDS_PER_PAGE = 999
const code = z.object({ code: lineText(100) })

export const catalogueContract = defineRoutes('catalogue', {
  'GET /api/v2/taxons/tree': {
    summary: 'Taxons as a tree',
    access: 'public',
    response: z.array(taxon)
  },
  'GET /api/v2/taxons/all': {
    summary: 'Every taxon, parents first; `children` is empty',
    access: 'public',
    response: z.array(z.intersection(taxon, z.object({ parent_id: z.int().nullable() })))
  },
  'GET /api/v2/brands': {
    summary: 'Brands with how many products each has',
    access: 'public',
    query: z.object({
      page: pageNumber.default(1),
      per_page: queryNumber(1, BRANDS_PER_PAGE).default(BRANDS_PER_PAGE)
    }),
    response: z.array(brand)
  },
  'GET /api/v2/brands/{code}': { summary: 'A brand', access: 'public', params: code, response: brand },
  'GET /api/v2/stores': { summary: 'Stores that have something to sell', access: 'public', response: z.array(store) },
  'GET /api/v2/stores/{code}': { summary: 'A store', access: 'public', params: code, response: store },
  'GET /api/v2/vendors': { summary: 'Vendors that have something to sell', access: 'public', response: z.array(store) },
  'GET /api/v2/vendors/{id}': {
    summary: 'A vendor by the id that its reviews carry',
    access: 'public',
    params: z.object({ id: pathId() }),
    response: store
  }
})
