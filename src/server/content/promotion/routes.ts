import { Hono } from 'hono'
import { z } from 'zod'
import type { Promotion, PromotionCard } from '#domain/content.ts'
import type { EditedPromotion, EditedPromotionCard } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import { LOCALES } from '#domain/site.ts'
import { isSlug } from '#domain/slug.ts'
import { invalidate as announce } from '../../kernel/cache/invalidation.ts'
import { pictureSchema } from '../../cart/index.ts'
import { transact } from '../../kernel/db/transact.ts'
import { plainText } from '../../kernel/http/input.ts'
import { check, describe } from '../../kernel/http/route.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { productCard } from '#contract/product.ts'
import type { Server } from '../../kernel/server.ts'
import { requireEditor } from '../writer.ts'
import { localizedLine } from '#contract/document.ts'
import { bodySchema, listPagesQuery, localizedSchema, pageInput, pageLimit, pageQuery } from '../editor/page-schema.ts'
import { doneSchema } from '../editor/schema.ts'
import { named } from '../routes.ts'
import { blockSchema } from '../schema.ts'
import { deletePromotion, editedPromotion, listEditedPromotions, savePromotion } from './edit.ts'
import { findPromotion, listPromotions } from './promotions.ts'

const cardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image: pictureSchema.nullable(),
  starts_at: z.string(),
  ends_at: z.string().nullable()
}) satisfies z.ZodType<PromotionCard>
const promotionSchema = cardSchema.extend({
  blocks: z.array(blockSchema),
  products: z.array(productCard)
}) satisfies z.ZodType<Promotion>

const LONGEST_ALT = 500
const MOST_PRODUCTS = 100
const instant = z.iso
  .datetime({ offset: true })
  .pipe(z.coerce.date())
  .transform(date => date.toISOString())
const editedSchema = z.object({
  slug: z.string(),
  title: localizedSchema,
  summary: localizedSchema,
  image: pictureSchema.nullable(),
  image_alt: localizedSchema,
  body: bodySchema,
  products: z.array(z.string()),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  published: z.boolean(),
  version: z.int(),
  pictures: z.array(pictureSchema)
}) as z.ZodType<EditedPromotion>
const editedCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  missing: z.array(z.enum(LOCALES)),
  published: z.boolean(),
  image: pictureSchema.nullable(),
  starts_at: z.string(),
  ends_at: z.string().nullable()
}) satisfies z.ZodType<EditedPromotionCard>
const input = pageInput
  .extend({
    image: z.object({ id: z.string().regex(/^[0-9a-f]{20}$/, 'image_unknown') }).nullable(),
    image_alt: localizedLine(LONGEST_ALT),
    products: z
      .array(plainText(200))
      .max(MOST_PRODUCTS, 'too_long')
      .transform(slugs => [...new Set(slugs)]),
    starts_at: instant,
    ends_at: instant.nullable()
  })
  .refine(({ starts_at: from, ends_at: to }) => to === null || to > from, { path: ['ends_at'], message: 'ends_before' })

const PROMOTION_PATH = '/api/v2/promotions/:slug'

/** Promotions: public while they run, editors write. */
export function promotionRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  // The specification's games have these addresses: they are no promotion's slug.
  for (const game of ['jackpot', 'lucky_wheel'])
    routes.all(`/api/v2/promotions/${game}`, () => {
      throw new ShopError('not_found')
    })

  routes.get(
    '/api/v2/promotions',
    describe(
      'promotion',
      'What runs now, the newest first; with `edit`, for editors, all of them',
      z.union([z.array(cardSchema), z.array(editedCardSchema)]),
      [401, 403, 422]
    ),
    check('query', listPagesQuery),
    async c => {
      if (!c.req.valid('query').edit) return c.json(await listPromotions(db, now(), c.get('locale')))
      requireEditor(c)
      return c.json(await listEditedPromotions(db, c.get('locale')))
    }
  )

  routes.get(
    PROMOTION_PATH,
    describe(
      'promotion',
      'A promotion with its products; for editors with `edit` as it is written, with `hidden` also one that does not run',
      z.union([promotionSchema, editedSchema]),
      [401, 403, 404, 422]
    ),
    check('query', pageQuery),
    async c => {
      const slug = named(c.req.param('slug'))
      const { edit = false, hidden = false } = c.req.valid('query')
      if (edit || hidden) requireEditor(c)
      return c.json(edit ? await editedPromotion(db, slug) : await findPromotion(db, slug, now(), c.get('locale'), { hidden }))
    }
  )

  routes.put(
    PROMOTION_PATH,
    describe('promotion', 'Editors: writes a promotion; version 0 makes a new one', editedSchema, [401, 403, 404, 409, 413, 422]),
    pageLimit,
    check('json', input),
    async c => {
      requireEditor(c)
      const slug = named(c.req.param('slug'))
      if (!isSlug(slug)) throw new ShopError('validation', { fields: { slug: 'slug_wrong' } })
      const promotion = await transact(db, tx => savePromotion(tx, slug, c.req.valid('json')))
      announce(database, ['promotions'])
      return c.json(promotion)
    }
  )

  routes.delete(PROMOTION_PATH, describe('promotion', 'Editors: takes a promotion away', doneSchema, [401, 403, 404]), async c => {
    requireEditor(c)
    await deletePromotion(db, named(c.req.param('slug')))
    announce(database, ['promotions'])
    return c.json({ done: true })
  })
  return routes
}
