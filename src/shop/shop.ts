import { FetchError, ofetch } from 'ofetch'
import type { User } from '#domain/account.ts'
import type { Address, Cart, Organisation } from '#domain/cart.ts'
import {
  type Author,
  type AuthorPage,
  type Bookmark,
  type Branch,
  type ContentPage,
  type EditedAuthor,
  type Entry,
  ENTRY_LISTS,
  type EntryCard,
  type EntryComments,
  type EntryKind,
  type EntryPage,
  type EntryQuery,
  type Promotion,
  type PromotionCard,
  type SitemapEntry,
  type Tag
} from '#domain/content.ts'
import type { EditedEntry, EditedText, EntrySettings, EntryText, Mine, Revision, RevisionText, TextState } from '#domain/editing.ts'
import type { Build } from '#domain/build.ts'
import type { ProductDelivery } from '#domain/delivery.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Loyalty } from '#domain/loyalty.ts'
import type { Order, OrderSummary, PaymentMethod, PaymentMethodCode } from '#domain/order.ts'
import type { Brand, ProductDetail, ProductFacets, ProductPage, ProductQuery, StockItem, Store } from '#domain/product.ts'
import type { ReviewState } from '#domain/review.ts'
import type { Locale, Picture, SiteData, Taxon, Zone } from '#domain/site.ts'
import type { WishedIds, WishedProduct, WishList } from '#domain/wishlist.ts'
import type { Suggestions } from '#domain/suggestions.ts'
import { api, at } from './ask.ts'
import { quoteCalls } from './quote-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { siteCalls } from './site-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { synonymCalls } from './synonym-calls.ts'
import { SHOP_TIMEOUT_MS } from './transport.ts'

/** A refusal by the shop, with its words in the asker's language. `status` 0 means it could not be reached. */
export class ShopRefusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.name = 'ShopRefusal'
    this.status = status
    this.body = body
  }
}

export interface CompleteInput {
  payment_method: PaymentMethodCode
  /** What the shopper saw; a difference is refused with `total_changed`, which names both. */
  expected_total: number
}

export interface ShopOptions {
  /** Origin of the API without a slash at the end; empty in a browser. */
  baseUrl: string
  locale: Locale
  /** Replaces the global fetch: the embedded shop or another process. */
  fetch?: (request: Request) => Promise<Response>
  headers?: Record<string, string>
}

export type Shop = ReturnType<typeof createShop>

/** The one door to the shop: every call of the Shop API that pages and stores make, typed. */
export function createShop(options: ShopOptions) {
  const ask = async <Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    input: { body?: unknown; query?: object; key?: string } = {}
  ): Promise<Answer> => {
    const url = new URL(`${options.baseUrl}${path}`, options.baseUrl || globalThis.location?.origin)
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value === undefined || value === null || value === '') continue
      // Ids are one list; words may have commas of their own.
      if (Array.isArray(value) && value.every(each => typeof each === 'string'))
        for (const each of value) url.searchParams.append(name, each)
      else url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
    }
    const headers: Record<string, string> = { ...options.headers, 'accept-language': options.locale, accept: 'application/json' }
    if (input.key) headers['idempotency-key'] = input.key
    try {
      if (options.fetch) {
        const form = input.body instanceof FormData ? input.body : null
        if (input.body !== undefined && !form) headers['content-type'] = 'application/json'
        const answer = await options.fetch(
          new Request(url, { method, headers, body: form ?? (input.body === undefined ? null : JSON.stringify(input.body)) })
        )
        const body: unknown = answer.status === 204 ? undefined : await answer.json()
        if (!answer.ok) throw new ShopRefusal(answer.status, body as ErrorBody)
        return body as Answer
      }
      return await ofetch<Answer>(url.href, {
        method,
        headers,
        body: input.body as Record<string, unknown>,
        retry: 0,
        timeout: SHOP_TIMEOUT_MS
      })
    } catch (error) {
      if (error instanceof ShopRefusal) throw error
      if (error instanceof FetchError && error.status && error.data) throw new ShopRefusal(error.status, error.data as ErrorBody)
      throw new ShopRefusal(0, { error: '', code: 'unavailable' })
    }
  }
  return {
    ...quoteCalls(ask),
    ...staffCalls(ask),
    ...reviewCalls(ask),
    ...synonymCalls(ask),
    ...siteCalls(ask),
    // site
    site: (query: { load_zones?: boolean } = {}) => ask<SiteData>('GET', `${api}/site_data`, { query }),
    zones: (parent?: string) => ask<Zone[]>('GET', `${api}/zones`, { query: { parent } }),
    branches: () => ask<Branch[]>('GET', `${api}/branches`),
    // catalogue
    taxonTree: () => ask<Taxon[]>('GET', `${api}/taxons/tree`),
    products: (query: ProductQuery) => ask<ProductPage>('GET', `${api}/products`, { query }),
    /** What a listing could be narrowed to. */
    productFacets: (query: ProductQuery) => ask<ProductFacets>('GET', `${api}/products/facets`, { query }),
    product: (slug: string) => ask<ProductDetail>('GET', `${api}/products/${at(slug)}`),
    relatedProducts: (slug: string) => ask<ProductPage>('GET', `${api}/products/${at(slug)}/related`),
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
      ask<{ done: true }>('POST', `${api}/products/0/variants/${variantId}/stock_notices`, { body: { contact } }),
    // wish lists
    wishlists: () => ask<WishList[]>('GET', `${api}/wishlists`),
    wished: () => ask<WishedIds>('GET', `${api}/wishlists/wished_products`),
    /** Variants as cards, in their order. */
    wishedProducts: (ids: readonly number[]) => ask<WishedProduct[]>('GET', `${api}/wishlists/products`, { query: { ids } }),
    addWish: (variantId: number) => ask<WishedIds>('POST', `${api}/wishlists/add_id`, { body: { variant_id: variantId } }),
    addWishes: (variantIds: readonly number[]) => ask<WishedIds>('POST', `${api}/wishlists/add_id`, { body: { variant_ids: variantIds } }),
    removeWish: (variantId: number) => ask<WishedIds>('POST', `${api}/wishlists/remove_id`, { body: { variant_id: variantId } }),
    // content
    entries: (kind: EntryKind, query: EntryQuery = {}) => ask<EntryPage>('GET', `${api}/${ENTRY_LISTS[kind]}`, { query }),
    /** What entries of a kind are about, the most first. */
    entryTags: (kind: EntryKind) => ask<Tag[]>('GET', `${api}/${ENTRY_LISTS[kind]}/tags`),
    entryTag: (kind: EntryKind, code: string) => ask<Tag>('GET', `${api}/${ENTRY_LISTS[kind]}/tag_info`, { query: { code } }),
    /** By an old address it answers with `moved_to`. */
    entry: (kind: EntryKind, slugOrId: string) => ask<Entry>('GET', `${api}/${ENTRY_LISTS[kind]}/${at(slugOrId)}`),
    // the writing desk
    /** What who asks writes, the last touched first; everybody's for editors with `all`. */
    mine: (kind: EntryKind, query: { kind?: EntryKind; state?: TextState; all?: boolean; page?: number; per_page?: number } = {}) =>
      ask<Mine>('GET', `${api}/${ENTRY_LISTS[kind]}/mine`, { query }),
    createEntry: (kind: EntryKind, input: { title?: string; locale?: Locale }, key?: string) =>
      ask<EditedEntry>('POST', `${api}/${ENTRY_LISTS[kind]}`, { body: input, ...(key ? { key } : {}) }),
    editedEntry: (kind: EntryKind, id: number) => ask<EditedEntry>('GET', `${api}/${ENTRY_LISTS[kind]}/${id}`, { query: { edit: true } }),
    /** @throws ShopRefusal 409 `stale_save`, with `yours` and `theirs` in its details */
    saveSettings: (kind: EntryKind, id: number, input: { version: number } & EntrySettings) =>
      ask<EditedEntry>('PUT', `${api}/${ENTRY_LISTS[kind]}/${id}`, { body: input, query: { edit: true } }),
    /** Version 0 begins a language. @throws ShopRefusal 409 `stale_save`, with a `StaleSave` as its details */
    saveText: (kind: EntryKind, id: number, locale: Locale, input: { version: number } & EntryText) =>
      ask<EditedText>('PUT', `${api}/${ENTRY_LISTS[kind]}/${id}/texts/${locale}`, { body: input }),
    changeState: (
      kind: EntryKind,
      id: number,
      locale: Locale,
      input: { state: TextState; version: number; scheduled_at?: string | null }
    ) => ask<EditedText>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/texts/${locale}/state`, { body: input }),
    revisions: (kind: EntryKind, id: number, locale?: Locale) =>
      ask<Revision[]>('GET', `${api}/${ENTRY_LISTS[kind]}/${id}/revisions`, { query: { locale } }),
    revision: (kind: EntryKind, id: number, revision: number) =>
      ask<RevisionText>('GET', `${api}/${ENTRY_LISTS[kind]}/${id}/revisions/${revision}`),
    /** `version` is the one that is written over. */
    restoreRevision: (kind: EntryKind, id: number, revision: number, version: number) =>
      ask<EditedText>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/revisions/${revision}/restore`, { body: { version } }),
    previewLink: (kind: EntryKind, id: number, locale: Locale) =>
      ask<{ token: string; path: string; expires_at: string }>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/preview`, { body: { locale } }),
    preview: (token: string) => ask<Entry>('GET', `${api}/previews/${at(token)}`),
    /** `form` has `image`. */
    uploadImage: (kind: EntryKind, id: number, form: FormData) =>
      ask<Picture>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/upload_image`, { body: form }),
    deleteEntry: (kind: EntryKind, id: number) => ask<{ done: true }>('DELETE', `${api}/${ENTRY_LISTS[kind]}/${id}`),
    /** Cards of what is kept: by `ids` for a guest, else of who asks. */
    keptEntries: (query: { ids?: readonly number[]; page?: number; per_page?: number } = {}) =>
      ask<EntryPage>('GET', `${api}/bookmarks/entries`, { query }),
    bookmarks: () => ask<Bookmark[]>('GET', `${api}/bookmarks`),
    /** Keeps an entry, or lets it go. */
    toggleBookmark: (bookmark: Bookmark) =>
      ask<{ bookmarked: boolean; bookmarks: Bookmark[] }>('POST', `${api}/bookmarks`, { body: bookmark }),
    /** Adds what a guest kept to what who asks keeps. */
    mergeBookmarks: (bookmarks: readonly Bookmark[]) =>
      ask<{ bookmarked: boolean; bookmarks: Bookmark[] }>('POST', `${api}/bookmarks`, { body: { bookmarks } }),
    comments: (kind: EntryKind, id: number, page = 1) =>
      ask<EntryComments>('GET', `${api}/${ENTRY_LISTS[kind]}/${id}/comments`, { query: { page } }),
    /** `waiting` means that it is looked at before others see it. Answers are sent by `reply`. */
    addComment: (kind: EntryKind, id: number, comment: string) =>
      ask<{ id: number; state: ReviewState }>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/comments`, { body: { comment } }),
    /** Counts one reading. */
    countView: (kind: EntryKind, id: number) => ask<{ done: true }>('POST', `${api}/${ENTRY_LISTS[kind]}/${id}/view`),
    authors: (query: { page?: number; all?: boolean } = {}) => ask<AuthorPage>('GET', `${api}/authors`, { query }),
    author: (slugOrId: string) => ask<Author>('GET', `${api}/authors/${at(slugOrId)}`),
    followedAuthors: () => ask<Author[]>('GET', `${api}/authors/followed`),
    followAuthor: (id: number, on: boolean) =>
      ask<{ following: boolean; followers: number }>('PUT', `${api}/authors/${id}/${on ? 'follow' : 'unfollow'}`),
    myAuthor: () => ask<EditedAuthor | null>('GET', `${api}/authors/mine`),
    createAuthor: (input: Omit<EditedAuthor, 'id'>) => ask<EditedAuthor>('POST', `${api}/authors`, { body: input }),
    updateAuthor: (id: number, input: Pick<EditedAuthor, 'name' | 'bio' | 'avatar'>) =>
      ask<EditedAuthor>('PUT', `${api}/authors/${id}`, { body: input }),
    contentTags: () => ask<{ code: string; name: string }[]>('GET', `${api}/content_tags`),
    contentSeries: () => ask<{ code: string; name: string }[]>('GET', `${api}/series`),
    /** Published texts that name a product, the newest first. */
    articlesNaming: (productSlug: string) => ask<EntryCard[]>('GET', `${api}/products/${at(productSlug)}/articles`),
    /** A thousand published entries by their ids after `after`. */
    sitemapEntries: (kind: EntryKind, after = 0) =>
      ask<{ entries: SitemapEntry[]; more: boolean }>('GET', `${api}/sitemap_entries`, { query: { kind, after } }),
    promotions: () => ask<PromotionCard[]>('GET', `${api}/promotions`),
    promotion: (slug: string) => ask<Promotion>('GET', `${api}/promotions/${at(slug)}`),
    sendContactForm: (input: { name: string; contact: string; subject?: string; message: string }) =>
      ask<{ done: true }>('POST', `${api}/contact_forms`, { body: input }),
    pages: () => ask<{ slug: string; title: string; updated_at: string }[]>('GET', `${api}/pages`),
    page: (slug: string) => ask<ContentPage>('GET', `${api}/pages/${at(slug)}`),
    // cart and checkout
    cart: () => ask<Cart>('GET', `${api}/orders/current`),
    /** `entry_id` or `entry`: the text it was found in. */
    addItem: (
      input: {
        variant_id: number
        quantity: number
        gift_variant_id?: number
        entry_id?: number
        entry?: { kind: EntryKind; slug: string }
      },
      key?: string
    ) => ask<Cart>('POST', `${api}/checkouts/current/items`, { body: input, ...(key ? { key } : {}) }),
    /** Puts all the things of a set in, or none. */
    addPackage: (items: readonly { variant_id: number; quantity: number; gift_variant_id?: number }[], key?: string) =>
      ask<Cart>('POST', `${api}/checkouts/current/packages`, { body: { items }, ...(key ? { key } : {}) }),
    updateItem: (id: number, quantity: number) => ask<Cart>('PUT', `${api}/checkouts/current/items/${id}`, { body: { quantity } }),
    updateCheckout: (input: { address?: Address; organisation?: Organisation | null }) =>
      ask<Cart>('PUT', `${api}/checkouts/current`, { body: input }),
    resetCart: () => ask<Cart>('DELETE', `${api}/checkouts/current`),
    paymentMethods: () => ask<PaymentMethod[]>('GET', `${api}/checkouts/payment_methods`),
    complete: (input: CompleteInput, key: string) => ask<Order>('POST', `${api}/checkouts/current/complete`, { body: input, key }),
    // orders
    orders: (query: { page?: number } = {}) => ask<{ orders: OrderSummary[]; more: boolean }>('GET', `${api}/orders/mine`, { query }),
    /** Points earned by what was paid, and what is left of them. */
    loyalty: () => ask<Loyalty>('GET', `${api}/orders/erp_loyalty`),
    order: (number: string) => ask<Order>('GET', `${api}/orders/${at(number)}`),
    /** Starts a new payment attempt, for instance by another method. */
    payOrder: (number: string, method: PaymentMethodCode, key: string) =>
      ask<Order>('POST', `${api}/orders/${at(number)}/payments`, { body: { method }, key }),
    /** "I have paid, check": asks the provider and settles. */
    checkPayment: (number: string) => ask<Order>('POST', `${api}/orders/${at(number)}/check_payment`),
    cancelOrder: (number: string) => ask<Order>('PUT', `${api}/orders/${at(number)}/cancel`),
    // account
    me: () => ask<User>('GET', `${api}/users/me`),
    /** Sends a code by message. `seconds` until another may be asked for. */
    requestCode: (mobile: string) =>
      ask<{ mobile: string; registered: boolean; seconds: number }>('POST', `${api}/mcs_auth/check`, { body: { mobile } }),
    verifyCode: (input: { mobile: string; code: string }) => ask<User>('POST', `${api}/mcs_auth/verify`, { body: input }),
    logIn: (input: { login: string; password: string }) => ask<User>('POST', `${api}/users/login`, { body: input }),
    /** As `requestCode`; the names become the account's when the code is verified. */
    signUp: (input: { mobile: string; first_name: string; last_name?: string; email?: string; consent: true }) =>
      ask<{ mobile: string; registered: boolean; seconds: number }>('POST', `${api}/mcs_auth/sign_up`, { body: input }),
    /** Sends a code to a phone or a link to a mailbox. Answers alike where there is no such account. */
    requestReset: (input: { mobile: string } | { email: string }) =>
      ask<{ seconds: number }>('POST', `${api}/mcs_auth/reset`, { body: input }),
    /** By a link's token or a phone's code. Logs in. */
    setPassword: (input: { password: string } & ({ token: string } | { mobile: string; code: string })) =>
      ask<User>('POST', `${api}/users/password`, { body: input }),
    updateProfile: (input: Partial<Pick<User, 'first_name' | 'last_name' | 'email' | 'gender' | 'birthday' | 'home_phone'>>) =>
      ask<User>('POST', `${api}/users/update_profile`, { body: input }),
    /** Sends a code to the account's e-mail. */
    requestEmailCode: () => ask<{ email: string; seconds: number }>('POST', `${api}/users/email_code`),
    verifyEmail: (code: string) => ask<User>('POST', `${api}/users/verify_email`, { body: { code } }),
    logOut: () => ask<{ done: true }>('POST', `${api}/users/logout`)
  }
}
