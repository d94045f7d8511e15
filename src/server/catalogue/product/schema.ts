import { z } from 'zod'
import { type Build, BUILD_MOST, BUILD_SLOTS, CONNECTIONS } from '#domain/build.ts'
import type { ProductDelivery } from '#domain/delivery.ts'
import { type NutritionFacts, NUTRIENTS } from '#domain/nutrition.ts'
import type { Gift, PackageMember, ProductCard, ProductDetail, ProductFacets, ProductPage, StockItem } from '#domain/product.ts'
import { pictureSchema, promiseSchema, stockSchema } from '../../cart/schema.ts'
import { badgeSchema, leaseTermsSchema } from '../../site/schema.ts'

const tugrik = z.int().min(0)
const priced = { price: tugrik, selling_price: tugrik, sale_percent: z.int(), sale_expire_at: z.string().nullable() }
const place = z.object({ permalink: z.string(), name: z.string() })
const store = z.object({ code: z.string(), name: z.string(), vendor_id: z.int(), official: z.boolean() })
const storeSchema = store.extend({ logo: pictureSchema.nullable() }).nullable()
const slot = z.enum(BUILD_SLOTS)

export const productCardSchema = z.object({
  ...priced,
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  brand: z.string(),
  vid: z.int(),
  variant_count: z.int(),
  image: pictureSchema.nullable(),
  swatches: z.array(z.object({ label: z.string(), hex: z.string() })),
  total_on_hand: z.int(),
  stock: stockSchema,
  badges: z.array(badgeSchema),
  average_rating: z.number(),
  total_reviews: z.int(),
  lease_monthly: tugrik.nullable(),
  gift_count: z.int()
}) satisfies z.ZodType<ProductCard>

const variant = z.object({
  ...priced,
  id: z.int(),
  sku: z.string(),
  option_values: z.array(z.object({ key: z.string(), value: z.string(), label: z.string(), hex: z.string().nullable() })),
  image: pictureSchema.nullable(),
  unit_price: z.object({ price: tugrik, per: z.enum(['kg', 'l', 'm']) }).nullable(),
  points: z.int().min(0),
  available: z.int().min(0),
  stock: stockSchema
})

export const nutritionSchema = z.object({
  per: z.enum(['g', 'ml']),
  rows: z.array(z.object({ nutrient: z.enum(NUTRIENTS), amount: z.number(), unit: z.enum(['kcal', 'g']) })),
  kilojoules: z.int().nullable(),
  ingredients: z.string(),
  allergens: z.string()
}) satisfies z.ZodType<NutritionFacts>

const gift = z.object({ variant_id: z.int(), title: z.string(), image: pictureSchema.nullable() }) satisfies z.ZodType<Gift>

const packageMember = z.object({
  slug: z.string(),
  title: z.string(),
  image: pictureSchema.nullable(),
  quantity: z.int().min(1),
  variants: z.array(z.object({ id: z.int(), label: z.string(), price: tugrik, selling_price: tugrik, available: z.int() })),
  gifts: z.array(gift)
}) satisfies z.ZodType<PackageMember>

const locale = z.enum(['mn', 'en'])

export const productSchema = productCardSchema.omit({ image: true }).extend({
  sku: z.string(),
  description: z.string(),
  description_locale: locale,
  seo_title: z.string(),
  seo_description: z.string(),
  property_list: z.array(z.object({ name: z.string(), value: z.string() })),
  images: z.array(pictureSchema),
  images_by_colour: z.record(z.string(), z.array(z.string())),
  variants: z.array(variant),
  taxons: z.array(place),
  brand_code: z.string(),
  store: storeSchema,
  unit: z.string(),
  return_hours: z.union([z.literal(24), z.literal(48), z.literal(72)]),
  preorder_on: z.string().nullable(),
  promise: promiseSchema.nullable(),
  shipping_price: tugrik.nullable(),
  free_shipping_from: tugrik.nullable(),
  lease: z.boolean(),
  lease_terms: leaseTermsSchema,
  size_chart: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  gifts: z.array(gift),
  nutrition: nutritionSchema.nullable(),
  package: z.array(packageMember),
  build_slot: slot.nullable(),
  updated_at: z.string()
}) satisfies z.ZodType<ProductDetail>

export const stockItemsSchema = z.array(
  z.object({
    variant_id: z.int(),
    sku: z.string(),
    available: z.int(),
    stock: stockSchema,
    store: store.nullable(),
    branch: z.object({ code: z.string(), name: z.string(), address: z.string(), hours: z.string(), phone: z.string() }).nullable()
  })
) satisfies z.ZodType<StockItem[]>

const choices = z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), hex: z.string().optional() }))

export const productFacetsSchema = z.object({
  total: z.int(),
  taxons: choices,
  brands: choices,
  stores: choices,
  options: z.object({ colour: choices, clothing_size: choices, shoe_size: choices, pants_size: choices }),
  price: z.object({ from: tugrik, to: tugrik }).nullable(),
  price_bands: z.array(z.object({ from: tugrik, to: tugrik.nullable(), count: z.int() })).optional(),
  sale: z.int(),
  in_stock: z.int(),
  ratings: z.array(z.object({ value: z.string(), count: z.int() }))
}) as z.ZodType<ProductFacets>

export const productPageSchema = z.object({
  products: z.array(productCardSchema),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean(),
  corrected: z.string().optional(),
  taxon: place.extend({ description: z.string(), ancestors: z.array(place), children: z.array(place) }).nullable(),
  facets: productFacetsSchema.nullable().optional()
}) as z.ZodType<ProductPage>

const zone = z.object({ code: z.string(), name: z.string() })
export const productDeliverySchema = z.object({
  city: zone,
  district: zone,
  price: tugrik,
  free_from: tugrik.nullable(),
  promise: promiseSchema
}) satisfies z.ZodType<ProductDelivery>

/** Slugs of the parts there are, and of one that joins them. */
export const buildInput = z.object({
  parts: z.array(z.string().min(1).max(200)).max(BUILD_MOST).default([]),
  add: z.string().min(1).max(200).optional()
})

const connection = z.enum(CONNECTIONS)
export const buildSchema = z.object({
  parts: z.array(
    z.object({
      slot,
      product: productCardSchema,
      connects: z.object({ to: z.string(), title: z.string(), by: connection }).nullable(),
      waits: z.boolean(),
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
  candidates: z.array(z.object({ slot, products: z.array(productCardSchema) }))
}) satisfies z.ZodType<Build>
