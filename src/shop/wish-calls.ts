import type { WishList, WishedIds, WishedProduct } from '#domain/wishlist.ts'
import { api, type Ask } from './ask.ts'

/** Wish lists of who asks. */
export function wishCalls(ask: Ask) {
  return {
    wishlists: () => ask<WishList[]>('GET', `${api}/wishlists`),
    wished: () => ask<WishedIds>('GET', `${api}/wishlists/wished_products`),
    /** Variants as cards, in their order. */
    wishedProducts: (ids: readonly number[]) => ask<WishedProduct[]>('GET', `${api}/wishlists/products`, { query: { ids } }),
    addWish: (variantId: number) => ask<WishedIds>('POST', `${api}/wishlists/add_id`, { body: { variant_id: variantId } }),
    addWishes: (variantIds: readonly number[]) => ask<WishedIds>('POST', `${api}/wishlists/add_id`, { body: { variant_ids: variantIds } }),
    removeWish: (variantId: number) => ask<WishedIds>('POST', `${api}/wishlists/remove_id`, { body: { variant_id: variantId } })
  }
}
