import type { ProductDetail, Store } from '#domain/product.ts'
import type { Picture } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'

/** What is reviewed, as the pages of its reviews need it. */
export interface Reviewed {
  /** Where the API has its reviews: `/api/v2/{collection}/{id}/reviews`. */
  collection: 'products' | 'vendors'
  /** A product's slug or a vendor's id. */
  id: string
  title: string
  picture: Picture | null
  /** Its own page, without language; those of its reviews lie under it. */
  path: string
  /** The way to its page. */
  places: readonly { name: string; path: string }[]
  /** Announced when something is said of it. */
  tag: string
}

export function reviewedProduct(product: ProductDetail): Reviewed {
  const path = `/products/${product.slug}`
  return {
    collection: 'products',
    id: product.slug,
    title: product.title,
    picture: product.images[0] ?? null,
    path,
    places: [...product.taxons.map(taxon => ({ name: taxon.name, path: `/t/${taxon.permalink}` })), { name: product.title, path }],
    tag: `product:${product.id}`
  }
}

/** A vendor is met by its stores: what is said of one is said of all of them. */
export function reviewedStore(store: Store, t: Translate): Reviewed {
  const path = `/store/${store.code}`
  return {
    collection: 'vendors',
    id: String(store.vendor_id),
    title: store.name,
    picture: store.image,
    path,
    places: [
      { name: t('catalogue:stores'), path: '/stores' },
      { name: store.name, path }
    ],
    tag: `vendor:${store.vendor_id}`
  }
}
