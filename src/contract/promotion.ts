import { z } from 'zod'
import { block } from './content.ts'
import { imageId, localizedLine, localizedText } from './document.ts'
import { DOCUMENT_BYTES } from './edited-entry.ts'
import { done, lineText, locale, picture } from './fields.ts'
import { discardRoute, localizedDocument, pageFields, revisionRoute, revisionsRoute } from './page.ts'
import { productCard } from './product.ts'
import { defineRoutes } from './route.ts'

const MAX_ALT_LENGTH = 500
const MAX_PRODUCTS = 100
/** An ISO timestamp, in UTC afterwards. */
const timestamp = z.iso
  .datetime({ offset: true })
  .pipe(z.coerce.date())
  .transform(date => date.toISOString())

const promotionCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image: picture.nullable(),
  starts_at: z.string(),
  ends_at: z.string().nullable()
})
const promotion = promotionCard.extend({ blocks: z.array(block), products: z.array(productCard) })

/** A promotion as it is edited, in both languages. `version` 0 makes a new one. */
const editedPromotion = z.object({
  slug: z.string(),
  title: localizedText,
  summary: localizedText,
  image: picture.nullable(),
  image_alt: localizedText,
  body: localizedDocument,
  /** Slugs of the products it is about, in their order. */
  products: z.array(z.string()),
  starts_at: z.string(),
  /** Null for one without an end. */
  ends_at: z.string().nullable(),
  published: z.boolean(),
  /** Whether it has changes that readers do not see yet. */
  draft: z.boolean(),
  version: z.int(),
  /** Every picture the documents name. */
  pictures: z.array(picture)
})

const editedPromotionCard = z.object({
  slug: z.string(),
  title: z.string(),
  /** Languages without a title or a document of their own. */
  missing: z.array(locale),
  published: z.boolean(),
  draft: z.boolean(),
  image: picture.nullable(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  /** Null unless it was deleted. */
  deleted_at: z.string().nullable()
})

const promotionInput = z
  .strictObject({
    ...pageFields,
    image: z.strictObject({ id: imageId }).nullable(),
    image_alt: localizedLine(MAX_ALT_LENGTH),
    products: z
      .array(lineText(200))
      .max(MAX_PRODUCTS, 'too_long')
      .transform(slugs => [...new Set(slugs)]),
    starts_at: timestamp,
    ends_at: timestamp.nullable()
  })
  .refine(({ starts_at: from, ends_at: to }) => to === null || to > from, { path: ['ends_at'], message: 'ends_before' })

export type PromotionCard = z.infer<typeof promotionCard>
export type Promotion = z.infer<typeof promotion>
export type EditedPromotion = z.infer<typeof editedPromotion>
export type EditedPromotionCard = z.infer<typeof editedPromotionCard>

const params = z.object({ slug: lineText(200) })

export const promotionContract = defineRoutes('promotion', {
  'GET /api/v2/promotions': { summary: 'Promotions that run now, the newest first', access: 'public', response: z.array(promotionCard) },
  'GET /api/v2/promotions?edit=true': { summary: 'all of them', access: 'editor', response: z.array(editedPromotionCard) },
  'GET /api/v2/promotions/{slug}': {
    summary: 'A promotion that runs now, with its products',
    access: 'public',
    params,
    response: promotion
  },
  'GET /api/v2/promotions/{slug}?edit=true': { summary: 'as it is edited', access: 'editor', params, response: editedPromotion },
  'GET /api/v2/promotions/{slug}?hidden=true': { summary: 'also one that does not run', access: 'editor', params, response: promotion },
  'PUT /api/v2/promotions/{slug}': {
    summary: 'Saves a promotion; version 0 makes a new one',
    access: 'editor',
    params,
    body: promotionInput,
    maxBytes: DOCUMENT_BYTES,
    response: editedPromotion,
    errors: [409]
  },
  'DELETE /api/v2/promotions/{slug}/draft': discardRoute,
  'GET /api/v2/promotions/{slug}/revisions': revisionsRoute,
  'GET /api/v2/promotions/{slug}/revisions/{version}': { ...revisionRoute, response: editedPromotion },
  'DELETE /api/v2/promotions/{slug}': {
    summary: 'Deletes a promotion; it can be restored for 30 days',
    access: 'editor',
    params,
    response: done
  },
  'POST /api/v2/promotions/{slug}/undelete': { summary: 'Restores a deleted promotion, hidden', access: 'editor', params, response: done }
})
