import type { ProductDetail, Store } from '#domain/product.ts'
import type { Picture } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'

/** A product or vendor, as its review pages need it. */
export interface ReviewTarget {
  /** Path segment of the API: `/api/v2/{collection}/{id}/reviews`. */
  collection: 'products' | 'vendors'
  /** A product's slug or a vendor's id. */
  id: string
  title: string
  picture: Picture | null
  /** Its own page, without the language prefix; its review pages are below it. */
  path: string
  /** The breadcrumb. */
  places: readonly { name: string; path: string }[]
  /** Cache tag, invalidated by every review. */
  tag: string
}

export function toProductTarget(product: ProductDetail): ReviewTarget {
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

/** Reviews belong to the vendor and are shared by all of its stores. */
export function toStoreTarget(store: Store, t: Translate): ReviewTarget {
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
