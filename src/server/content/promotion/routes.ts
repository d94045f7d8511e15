import { Hono } from 'hono'
import { promotionContract } from '#contract/promotion.ts'
import { ShopError } from '#domain/errors.ts'
import { isSlugOf } from '#domain/slug.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import type { Server } from '../../kernel/server.ts'
import { resolveSlug } from '../../kernel/slugs/former-slugs.ts'
import { listPageRevisions } from '../page-history.ts'
import { deleteRecord, discardDraft, restoreRecord } from '../page-record.ts'
import { readEditedPromotion, listEditedPromotions, savePromotion } from './edit.ts'
import { findPromotion, listPromotions } from './promotions.ts'

export function createPromotionRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  // The specification reserves these paths for games; their GET and PUT are routes of their own.
  for (const game of ['jackpot', 'lucky_wheel'])
    routes.all(`/api/v2/promotions/${game}`, () => {
      throw new ShopError('not_found')
    })
  const promotions = implement(promotionContract, {
    'GET /api/v2/promotions': ({ locale }) => listPromotions(db, now(), locale),

    'GET /api/v2/promotions?edit=true': ({ locale }) => listEditedPromotions(db, locale),

    'GET /api/v2/promotions/{slug}': ({ params, locale }) => findPromotion(db, params.slug, now(), locale, { hidden: false }),

    'GET /api/v2/promotions/{slug}?edit=true': ({ params }) => readEditedPromotion(db, params.slug),

    'GET /api/v2/promotions/{slug}?hidden=true': ({ params, locale }) => findPromotion(db, params.slug, now(), locale, { hidden: true }),

    'PUT /api/v2/promotions/{slug}': async ({ params: { slug }, body, userId }) => {
      if (![slug, body.slug ?? slug].every(each => isSlugOf('promotion', each)))
        throw new ShopError('validation', { fields: { slug: 'slug_wrong' } })
      const promotion = await transact(db, tx => savePromotion(tx, slug, body, userId, now()))
      invalidate(database, ['promotions'])
      return promotion
    },

    'DELETE /api/v2/promotions/{slug}/draft': async ({ params: { slug } }) => {
      await discardDraft(db, 'promotion', slug)
      return DONE
    },

    'GET /api/v2/promotions/{slug}/revisions': async ({ params: { slug } }) =>
      listPageRevisions(db, 'promotion', await resolveSlug(db, 'promotion', slug)),

    'GET /api/v2/promotions/{slug}/revisions/{version}': ({ params: { slug, version } }) => readEditedPromotion(db, slug, version),

    'DELETE /api/v2/promotions/{slug}': async ({ params }) => {
      await deleteRecord(db, 'promotion', params.slug, now())
      invalidate(database, ['promotions'])
      return DONE
    },

    'POST /api/v2/promotions/{slug}/undelete': async ({ params }) => {
      await restoreRecord(db, 'promotion', params.slug)
      return DONE
    }
  })
  return routes.route('/', promotions)
}
