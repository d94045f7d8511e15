import { z } from 'zod'
import {
  type Block,
  type ContentPage,
  type Entry,
  ENTRY_KINDS,
  type EntryCard,
  type EntryPage,
  type Inline,
  type Tag
} from '#domain/content.ts'
import { LOCALES } from '#domain/site.ts'
import { pictureSchema } from '../cart/index.ts'
import { productCard } from '#contract/product.ts'

export const localeSchema = z.enum(LOCALES as [(typeof LOCALES)[number], ...(typeof LOCALES)[number][]])
export const kindSchema = z.enum(ENTRY_KINDS)
const count = z.int().min(0)
const flag = z.boolean().optional()

const inline = z.union([
  z.object({ note: z.int() }),
  z.object({ text: z.string(), product: productCard.nullable() }),
  z.object({ text: z.string(), bold: flag, italic: flag, strike: flag, code: flag, href: z.string().optional() })
]) as z.ZodType<Inline>
const inlines = z.array(inline)
const choices = z.array(z.object({ variant_id: z.int(), label: z.string(), available: count, selling_price: z.int().min(0) }))
const videoSource = z.union([
  z.object({ host: z.enum(['youtube', 'vimeo']), id: z.string() }),
  z.object({ host: z.literal('shop'), file: z.string() })
])

export const blockSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), text: inlines, drop: flag }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), text: z.string() }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(inlines) }),
    z.object({ type: z.literal('quote'), text: z.string(), cite: z.string() }),
    z.object({ type: z.literal('table'), head: z.boolean(), rows: z.array(z.array(inlines)), caption: z.string() }),
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('rule') }),
    z.object({ type: z.literal('image'), image: pictureSchema, caption: z.string(), wide: z.boolean() }),
    z.object({
      type: z.literal('gallery'),
      pictures: z.array(z.object({ image: pictureSchema, caption: z.string() })),
      caption: z.string()
    }),
    z.object({
      type: z.literal('video'),
      source: videoSource,
      poster: pictureSchema.nullable(),
      title: z.string(),
      caption: z.string(),
      transcript: z.string(),
      seconds: count.optional()
    }),
    z.object({ type: z.literal('product'), product: productCard, note: z.string(), choices }),
    z.object({ type: z.literal('products'), title: z.string(), products: z.array(productCard) }),
    z.object({
      type: z.literal('look'),
      image: pictureSchema,
      title: z.string(),
      text: z.string(),
      spots: z.array(z.object({ number: z.int(), x: z.number(), y: z.number(), product: productCard, choices }))
    })
  ])
  .meta({ id: 'ContentBlock' }) as z.ZodType<Block>

const bylineSchema = z.object({ id: z.int(), slug: z.string(), name: z.string(), avatar: z.string() })

const cardShape = z.object({
  id: z.int(),
  kind: kindSchema,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  locale: localeSchema,
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
  author: bylineSchema,
  image: pictureSchema.nullable(),
  published_at: z.string(),
  reading_minutes: z.int(),
  looks: count,
  video: z.object({ seconds: count }).nullable()
}) satisfies z.ZodType<EntryCard>
export const entryCardSchema = cardShape.meta({ id: 'EntryCard' })

export const entryPageSchema = z.object({
  entries: z.array(entryCardSchema),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean()
}) satisfies z.ZodType<EntryPage>

export const entrySchema = cardShape
  .extend({
    lead: z.string(),
    seo_title: z.string(),
    seo_description: z.string(),
    blocks: z.array(blockSchema),
    notes: z.array(z.string()),
    updated_at: z.string(),
    locales: z.array(localeSchema),
    comments_open: z.boolean(),
    comment_count: count,
    series: z.object({ code: z.string(), name: z.string(), entries: z.array(entryCardSchema) }).nullable(),
    next: entryCardSchema.nullable(),
    related: z.array(entryCardSchema),
    moved_to: z.string().nullable()
  })
  .meta({ id: 'Entry' }) satisfies z.ZodType<Entry>

export const tagSchema = z.object({ code: z.string(), name: z.string(), count }) satisfies z.ZodType<Tag>

export const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  locale: localeSchema,
  blocks: z.array(blockSchema),
  notes: z.array(z.string()),
  updated_at: z.string()
}) satisfies z.ZodType<ContentPage>

const sitemapEntry = z.object({
  id: z.int(),
  slug: z.string(),
  titles: z.object({ mn: z.string().optional(), en: z.string().optional() }),
  published_at: z.string(),
  updated_at: z.string(),
  images: z.array(z.string())
})
export const sitemapSchema = z.object({ entries: z.array(sitemapEntry), more: z.boolean() })
