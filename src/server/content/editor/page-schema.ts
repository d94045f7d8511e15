import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedPage, EditedPageCard } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import { LOCALES } from '#domain/site.ts'
import { pictureSchema } from '../../cart/index.ts'
import { LARGEST_ID, yesOrNo } from '../../kernel/http/input.ts'
import { documentSchema, localizedLine, storedBlockSchema } from '#contract/document.ts'

const PAGE_BYTES = 4_000_000
/** A document in both languages. */
export const pageLimit = bodyLimit({
  maxSize: PAGE_BYTES,
  onError: () => {
    throw new ShopError('body_too_large')
  }
})
export const localizedSchema = z.object({ mn: z.string().optional(), en: z.string().optional() })
const blocks = z.array(storedBlockSchema) as unknown as z.ZodType<StoredBlock[]>
export const bodySchema = z.object({ mn: blocks, en: blocks })
/** `edit` returns the working copy, `hidden` unpublished pages; both are for editors. */
export const pageQuery = z.object({ edit: yesOrNo.optional(), hidden: yesOrNo.optional() })
export const listPagesQuery = pageQuery.pick({ edit: true })
export const editedPageSchema = z.object({
  slug: z.string(),
  title: localizedSchema,
  summary: localizedSchema,
  body: bodySchema,
  published: z.boolean(),
  version: z.int(),
  updated_at: z.string(),
  pictures: z.array(pictureSchema)
}) as z.ZodType<EditedPage>
/** Common fields of pages and promotions. */
export const pageInput = z.object({
  version: z.int().min(0).max(LARGEST_ID),
  title: localizedLine(300).refine(title => Boolean(title.mn ?? title.en), 'blank'),
  summary: localizedLine(500),
  body: z.object({ mn: documentSchema, en: documentSchema }),
  published: z.boolean().default(true)
})
export const pageListSchema = z.array(z.object({ slug: z.string(), title: z.string(), updated_at: z.string() }))
export const editedPageCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  missing: z.array(z.enum(LOCALES)),
  published: z.boolean(),
  updated_at: z.string()
}) satisfies z.ZodType<EditedPageCard>
