import { z } from 'zod'
import type { Article, ArticleCard, ArticleTag, Block, ContentPage } from '#domain/content.ts'
import { pictureSchema } from '../cart/schema.ts'
import { productCardSchema } from '../product/schema.ts'

const inline = z.object({ text: z.string(), bold: z.boolean().optional(), italic: z.boolean().optional(), href: z.string().optional() })

const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.array(inline), drop: z.boolean().optional() }),
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), text: z.string() }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(inline)) }),
  z.object({ type: z.literal('quote'), text: z.string(), cite: z.string() }),
  z.object({ type: z.literal('image'), image: pictureSchema, caption: z.string() }),
  z.object({ type: z.literal('product'), product: productCardSchema, note: z.string() }),
  z.object({ type: z.literal('products'), title: z.string(), products: z.array(productCardSchema) })
]) as z.ZodType<Block>

const articleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tag: z.string(),
  tag_code: z.string(),
  author: z.object({ name: z.string(), avatar: z.string() }),
  image: pictureSchema.nullable(),
  published_at: z.string(),
  reading_minutes: z.int()
}) satisfies z.ZodType<ArticleCard>

export const articlesSchema = z.object({ articles: z.array(articleCard), more: z.boolean() })

export const articleSchema = articleCard.extend({
  lead: z.string(),
  blocks: z.array(blockSchema),
  updated_at: z.string(),
  related: z.array(articleCard)
}) satisfies z.ZodType<Article>

export const articleTagSchema = z.object({ code: z.string(), name: z.string(), count: z.int() }) satisfies z.ZodType<ArticleTag>

export const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  blocks: z.array(blockSchema),
  updated_at: z.string()
}) satisfies z.ZodType<ContentPage>
