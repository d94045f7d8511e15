import type { ContentPage, Promotion } from '#domain/content.ts'
import type { EditedPage, EditedPageCard, EditedPromotion, EditedPromotionCard, SiteSetting } from '#domain/editing.ts'
import type { Picture } from '#domain/site.ts'
import { api, type Ask, at } from './ask.ts'

/** What editors compose beside texts: pages, promotions, banners, menus, the home page. */
export function siteCalls(ask: Ask) {
  return {
    editedPages: () => ask<EditedPageCard[]>('GET', `${api}/pages`, { query: { edit: true } }),
    editedPage: (slug: string) => ask<EditedPage>('GET', `${api}/pages/${at(slug)}`, { query: { edit: true } }),
    /** As readers will see it, also while they do not. */
    hiddenPage: (slug: string) => ask<ContentPage>('GET', `${api}/pages/${at(slug)}`, { query: { hidden: true } }),
    /** Version 0 makes a new one. */
    savePage: (slug: string, input: Omit<EditedPage, 'slug' | 'updated_at' | 'pictures'>) =>
      ask<EditedPage>('PUT', `${api}/pages/${at(slug)}`, { body: input }),
    deletePage: (slug: string) => ask<{ done: true }>('DELETE', `${api}/pages/${at(slug)}`),
    editedPromotions: () => ask<EditedPromotionCard[]>('GET', `${api}/promotions`, { query: { edit: true } }),
    editedPromotion: (slug: string) => ask<EditedPromotion>('GET', `${api}/promotions/${at(slug)}`, { query: { edit: true } }),
    /** As readers will see it, also while they do not. */
    hiddenPromotion: (slug: string) => ask<Promotion>('GET', `${api}/promotions/${at(slug)}`, { query: { hidden: true } }),
    /** Version 0 makes a new one. */
    savePromotion: (slug: string, input: Omit<EditedPromotion, 'slug' | 'pictures'>) =>
      ask<EditedPromotion>('PUT', `${api}/promotions/${at(slug)}`, { body: input }),
    deletePromotion: (slug: string) => ask<{ done: true }>('DELETE', `${api}/promotions/${at(slug)}`),
    /** A picture for any of these: `form` has `image`. */
    uploadSitePicture: (form: FormData) => ask<Picture>('POST', `${api}/upload_image`, { body: form }),
    siteSetting: (name: string) => ask<SiteSetting>('GET', `${api}/site_settings/${at(name)}`),
    saveSiteSetting: (name: string, input: { version: number; value: unknown }) =>
      ask<SiteSetting>('PUT', `${api}/site_settings/${at(name)}`, { body: input })
  }
}
