import type { Build } from '#domain/build.ts'
import type { Branch } from '#domain/content.ts'
import type { ProductDelivery } from '#domain/delivery.ts'
import type { Brand, ProductDetail, ProductPage, ProductQuery, StockItem, Store } from '#domain/product.ts'
import type { SiteData, Taxon, Zone } from '#domain/site.ts'
import type { Suggestions } from '#domain/suggestions.ts'
import { api, type Ask, at } from './ask.ts'

/** The shop itself, its products and where they come from. */
export function catalogueCalls(ask: Ask) {
  return {
    site: (query: { load_zones?: boolean } = {}) => ask<SiteData>('GET', `${api}/site_data`, { query }),
    zones: (parent?: string) => ask<Zone[]>('GET', `${api}/zones`, { query: { parent } }),
    branches: () => ask<Branch[]>('GET', `${api}/branches`),
    taxonTree: () => ask<Taxon[]>('GET', `${api}/taxons/tree`),
    products: (query: ProductQuery) => ask<ProductPage>('GET', `${api}/products`, { query }),
    product: (slug: string) => ask<ProductDetail>('GET', `${api}/products/${at(slug)}`),
    relatedProducts: (slug: string) => ask<ProductPage>('GET', `${api}/products/${at(slug)}/related`),
    /** What goes with any of these, none of them among it. */
    crossSell: (productIds: readonly number[]) =>
      ask<ProductPage>('GET', `${api}/products/cross_sell`, { query: { ids: productIds.join() } }),
    /** Of the same brand and make. */
    productSeries: (slug: string) => ask<ProductPage>('GET', `${api}/products/${at(slug)}/series`),
    /** Described in the same words. */
    moreLikeThis: (slug: string) => ask<ProductPage>('GET', `${api}/products/${at(slug)}/more_like_this`),
    /** Where a variant lies: first what is sent, then the branches that have it. */
    stockItems: (variantId: number) => ask<StockItem[]>('GET', `${api}/products/0/variants/${variantId}/stock_items`),
    productDelivery: (slug: string, place: { city: string; district: string }) =>
      ask<ProductDelivery>('GET', `${api}/products/${at(slug)}/delivery`, { query: place }),
    /** Judges parts that are to work together. */
    addToBuild: (input: { parts: readonly string[]; add?: string }) =>
      ask<Build>('POST', `${api}/compatibility_build/add`, { body: input }),
    /** What a text being typed may mean. */
    suggestions: (q: string, limit: number) => ask<Suggestions>('GET', `${api}/search/suggestions`, { query: { q, limit } }),
    brands: () => ask<Brand[]>('GET', `${api}/brands`, { query: { per_page: 999 } }),
    brand: (code: string) => ask<Brand>('GET', `${api}/brands/${at(code)}`),
    stores: () => ask<Store[]>('GET', `${api}/stores`),
    store: (code: string) => ask<Store>('GET', `${api}/stores/${at(code)}`),
    /** A message to a phone or mailbox once the variant can be had again. */
    askForNotice: (variantId: number, contact: string) =>
      ask<{ done: true }>('POST', `${api}/products/0/variants/${variantId}/stock_notices`, { body: { contact } })
  }
}
