import { z } from 'zod'
import { MAX_BUILD_PARTS, BUILD_SLOTS, CONNECTIONS } from '#domain/build.ts'
import type { ProductDelivery } from '#domain/delivery.ts'
import type { LeaseTerms } from '#domain/lease.ts'
import { type NutritionFacts, NUTRIENTS } from '#domain/nutrition.ts'
import { MAX_SITEMAP_PRODUCTS } from '#domain/listing.ts'
import { PRODUCT_KINDS, STOCK_LABELS } from '#domain/product.ts'
import type { Gift, BundleItem, ProductCard, ProductDetail, ProductFacets, ProductPage, StockItem } from '#domain/product.ts'
import { BADGE_TONES } from '#domain/site.ts'
import { deliveryPromise, idList, lineText, locale, MAX_ID, pathId, picture, queryNumber, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const MAX_SITEMAP_PART = Math.floor(MAX_ID / MAX_SITEMAP_PRODUCTS)

export const stockLabel = z.enum(STOCK_LABELS)
export const badge = z.object({ code: z.string(), label: z.string(), tone: z.enum(BADGE_TONES) })
const prices = { price: tugrik, selling_price: tugrik, sale_percent: z.int(), sale_expire_at: z.string().nullable() }

export const productCard = z.object({
  ...prices,
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  brand: z.string(),
  vid: z.int(),
  variant_count: z.int(),
  image: picture.nullable(),
  swatches: z.array(z.object({ label: z.string(), hex: z.string() })),
  total_on_hand: z.int(),
  stock: stockLabel,
  badges: z.array(badge),
  average_rating: z.number(),
  total_reviews: z.int(),
  lease_monthly: tugrik.nullable(),
  gift_count: z.int()
}) satisfies z.ZodType<ProductCard>

export const leaseTerms = z.object({
  barrier: tugrik,
  term: z.number(),
  interest: z.number(),
  allowedMin: tugrik,
  allowedMax: tugrik
}) satisfies z.ZodType<LeaseTerms>

const optionValue = z.object({ key: z.string(), value: z.string(), label: z.string(), hex: z.string().nullable() })

const variant = z.object({
  ...prices,
  id: z.int(),
  sku: z.string(),
  option_values: z.array(optionValue),
  image: picture.nullable(),
  unit_price: z.object({ price: tugrik, per: z.enum(['kg', 'l', 'm']) }).nullable(),
  points: z.int().min(0),
  available: z.int().min(0),
  stock: stockLabel
})

const nutritionFacts = z.object({
  per: z.enum(['g', 'ml']),
  rows: z.array(z.object({ nutrient: z.enum(NUTRIENTS), amount: z.number(), unit: z.enum(['kcal', 'g']) })),
  kilojoules: z.int().nullable(),
  ingredients: z.string(),
  allergens: z.string()
}) satisfies z.ZodType<NutritionFacts>

const gift = z.object({ variant_id: z.int(), title: z.string(), image: picture.nullable() }) satisfies z.ZodType<Gift>

const packageMember = z.object({
  slug: z.string(),
  title: z.string(),
  image: picture.nullable(),
  quantity: z.int().min(1),
  variants: z.array(z.object({ id: z.int(), label: z.string(), price: tugrik, selling_price: tugrik, available: z.int() })),
  gifts: z.array(gift)
}) satisfies z.ZodType<BundleItem>

const taxonLink = z.object({ permalink: z.string(), name: z.string() })
const seller = z.object({ code: z.string(), name: z.string(), vendor_id: z.int(), official: z.boolean() })
const buildSlot = z.enum(BUILD_SLOTS)

const productDetail = productCard.omit({ image: true }).extend({
  kind: z.enum(PRODUCT_KINDS),
  event: z.object({ starts_at: z.string(), place: z.string() }).nullable(),
  sku: z.string(),
  has_namesake: z.boolean(),
  description: z.string(),
  description_locale: locale,
  seo_title: z.string(),
  seo_description: z.string(),
  property_list: z.array(z.object({ name: z.string(), value: z.string() })),
  images: z.array(picture),
  images_by_colour: z.record(z.string(), z.array(z.string())),
  variants: z.array(variant),
  taxons: z.array(taxonLink),
  brand_code: z.string(),
  store: seller.extend({ logo: picture.nullable() }).nullable(),
  unit: z.string(),
  return_hours: z.union([z.literal(24), z.literal(48), z.literal(72)]),
  preorder_on: z.string().nullable(),
  promise: deliveryPromise.nullable(),
  shipping_price: tugrik.nullable(),
  free_shipping_from: tugrik.nullable(),
  lease: z.boolean(),
  lease_terms: leaseTerms.nullable(),
  size_chart: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  gifts: z.array(gift),
  nutrition: nutritionFacts.nullable(),
  package: z.array(packageMember),
  build_slot: buildSlot.nullable(),
  updated_at: z.string()
}) satisfies z.ZodType<ProductDetail>

const stockItem = z.object({
  variant_id: z.int(),
  sku: z.string(),
  available: z.int(),
  stock: stockLabel,
  store: seller.nullable(),
  branch: z.object({ code: z.string(), name: z.string(), address: z.string(), hours: z.string(), phone: z.string() }).nullable()
}) satisfies z.ZodType<StockItem>

const facetChoices = z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), hex: z.string().optional() }))

export const productFacets = z.object({
  total: z.int(),
  taxons: facetChoices,
  brands: facetChoices,
  stores: facetChoices,
  options: z.object({ colour: facetChoices, clothing_size: facetChoices, shoe_size: facetChoices, pants_size: facetChoices }),
  price: z.object({ from: tugrik, to: tugrik }).nullable(),
  price_bands: z.array(z.object({ from: tugrik, to: tugrik.nullable(), count: z.int() })).optional(),
  sale: z.int(),
  in_stock: z.int(),
  ratings: z.array(z.object({ value: z.string(), count: z.int() }))
}) satisfies z.ZodType<ProductFacets>

export const productPage = z.object({
  products: z.array(productCard),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean(),
  corrected: z.string().optional(),
  missing: z.array(z.string()).optional(),
  understood: z
    .array(
      z.object({
        kind: z.enum(['price', 'taxon', 'colour', 'size']),
        label: z.string(),
        from: tugrik.nullable(),
        to: tugrik.nullable(),
        q: z.string()
      })
    )
    .optional(),
  renamed: z.object({ brands: z.record(z.string(), z.string()), stores: z.record(z.string(), z.string()) }).optional(),
  taxon: taxonLink.extend({ description: z.string(), ancestors: z.array(taxonLink), children: z.array(taxonLink) }).nullable(),
  facets: productFacets.nullable().optional()
}) satisfies z.ZodType<ProductPage>

const zone = z.object({ code: z.string(), name: z.string() })
const productDelivery = z.object({
  city: zone,
  district: zone,
  price: tugrik,
  free_from: tugrik.nullable(),
  promise: deliveryPromise
}) satisfies z.ZodType<ProductDelivery>

const connection = z.enum(CONNECTIONS)
const build = z.object({
  parts: z.array(
    z.object({
      slot: buildSlot,
      product: productCard,
      connects: z.object({ to: z.string(), title: z.string(), by: connection }).nullable(),
      needs_device: z.boolean(),
      problems: z.array(
        z.object({
          kind: z.enum(['taken', 'no_connection']),
          with: z.string(),
          title: z.string(),
          needs: z.array(connection),
          offers: z.array(connection)
        })
      )
    })
  ),
  fits: z.boolean(),
  total: tugrik,
  candidates: z.array(z.object({ slot: buildSlot, products: z.array(productCard) }))
})

export type Build = z.infer<typeof build>

export const MAX_PRODUCT_IDS = 100
/** A slug, or the id as a string. */
export const productSlug = z.object({ slug: z.string().regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, 'product_not_found') })
const partSlug = lineText(200).min(1)

export const productContract = defineRoutes('product', {
  'GET /api/v2/products/cross_sell': {
    summary: 'Products that the shop puts into one bundle with any of these',
    access: 'public',
    query: z.object({ ids: idList(MAX_PRODUCT_IDS) }),
    response: productPage
  },
  'GET /api/v2/products/0/variants/{id}/stock_items': {
    summary: "A variant's stock: first what is sent, then the branches that have it",
    access: 'public',
    params: z.object({ id: pathId('variant_not_found') }),
    response: z.array(stockItem)
  },
  'GET /api/v2/products/{slug}': {
    summary: 'A product by its slug or id',
    access: 'public',
    params: productSlug,
    response: productDetail
  },
  'GET /api/v2/products/{slug}/nutrition': {
    summary: "A food's nutrition facts; null where nobody has said",
    access: 'public',
    params: productSlug,
    response: nutritionFacts.nullable()
  },
  'GET /api/v2/products/{slug}/delivery': {
    summary: 'When and for how much a product comes to a district',
    access: 'public',
    params: productSlug,
    query: z.object({ city: z.string().regex(/^\d{2}$/), district: z.string().regex(/^\d{4}$/) }),
    response: productDelivery
  },
  'GET /api/v2/sitemap_products/parts': {
    summary: 'Numbers of the parts of the sitemap that have products',
    access: 'public',
    response: z.array(z.int())
  },
  'GET /api/v2/sitemap_products': {
    summary: 'Products of a part of the sitemap, by id',
    access: 'public',
    query: z.object({ part: queryNumber(1, MAX_SITEMAP_PART) }),
    response: z.array(z.object({ slug: z.string(), image: z.string().nullable(), updated_at: z.string() }))
  },
  'POST /api/v2/compatibility_build/add': {
    summary: 'Checks whether parts work together, with one more',
    access: 'public',
    /** Slugs of the selected parts, and of the one to add. */
    body: z.strictObject({ parts: z.array(partSlug).max(MAX_BUILD_PARTS).default([]), add: partSlug.optional() }),
    response: build,
    errors: [404]
  }
})
