import type { VideoSource } from './document.ts'
import type { Tugrik } from './money.ts'
import type { ProductCard } from './product.ts'
import type { Locale, Picture } from './site.ts'

/** All kinds share one data model; they differ only in where they are listed. */
export const ENTRY_KINDS = ['article', 'news', 'lookbook', 'media'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/**
 * Path segment of each kind in the Shop API (`/api/v2/articles`), also the cache tag of its lists. The tag of one entry is
 * `article:7`, `news:8`.
 */
export const ENTRY_LISTS = { article: 'articles', news: 'news', lookbook: 'lookbooks', media: 'media' } as const satisfies Record<
  EntryKind,
  string
>

export type EntryList = (typeof ENTRY_LISTS)[EntryKind]

export const KIND_OF_LIST = { articles: 'article', news: 'news', lookbooks: 'lookbook', media: 'media' } as const satisfies Record<
  EntryList,
  EntryKind
>

export interface Byline {
  id: number
  slug: string
  name: string
  avatar: string
}

/** A tag and the number of its entries. */
export interface Tag {
  code: string
  name: string
  count: number
}

export interface EntryCard {
  id: number
  kind: EntryKind
  slug: string
  title: string
  summary: string
  /** The requested language, or the other one where the entry is not published in it. */
  locale: Locale
  /** The first is the main tag. */
  tags: { code: string; name: string }[]
  author: Byline
  image: Picture | null
  published_at: string
  reading_minutes: number
  /** Number of looks of a look book; length of a video in media. */
  looks: number
  video: { seconds: number } | null
}

export type Inline =
  | { text: string; bold?: boolean; italic?: boolean; strike?: boolean; code?: boolean; href?: string }
  /** Number of the footnote from 1. Its text is in `Entry.notes`. */
  | { note: number }
  /** `product` is null where the product was withdrawn; the text remains. */
  | { text: string; product: ProductCard | null }

/** A variant offered in a product block. */
export interface ProductChoice {
  variant_id: number
  /** Its option labels; empty for a product with one variant. */
  label: string
  /** Pieces one customer can buy now; 0 where it is sold out. */
  available: number
  selling_price: Tugrik
}

export interface Hotspot {
  /** Starts at 1, as printed on the picture and in the list. */
  number: number
  x: number
  y: number
  product: ProductCard
  choices: ProductChoice[]
}

export interface CaptionedPicture {
  image: Picture
  caption: string
}

/** A block of an entry in one language, with current product and picture data. */
export type Block =
  | { type: 'paragraph'; text: Inline[]; drop?: boolean }
  | { type: 'heading'; level: 2 | 3; id: string; text: string }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'quote'; text: string; cite: string }
  | { type: 'table'; head: boolean; rows: Inline[][][]; caption: string }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  | { type: 'image'; image: Picture; caption: string; wide: boolean }
  | { type: 'gallery'; pictures: CaptionedPicture[]; caption: string }
  | { type: 'video'; source: VideoSource; poster: Picture | null; title: string; caption: string; transcript: string; seconds?: number }
  | { type: 'product'; product: ProductCard; note: string; choices: ProductChoice[] }
  | { type: 'products'; title: string; products: ProductCard[] }
  | { type: 'look'; image: Picture; title: string; text: string; spots: Hotspot[] }

export interface Entry extends EntryCard {
  lead: string
  /** For search engines and link previews; never empty. */
  seo_title: string
  seo_description: string
  blocks: Block[]
  /** Footnotes; index 0 is number 1. */
  notes: string[]
  updated_at: string
  /** Languages the entry is published in, for hreflang. */
  locales: Locale[]
  comments_open: boolean
  comment_count: number
  series: { code: string; name: string; entries: EntryCard[] } | null
  /** The next older entry of the same kind. */
  next: EntryCard | null
  related: EntryCard[]
  /** New slug of an entry that was requested by an old one; else null. */
  moved_to: string | null
}

export interface EntryQuery {
  tag?: string
  /** Slug or id. */
  author?: string
  series?: string
  q?: string
  /** In this order, including entries published only in the other language. */
  ids?: number[]
  /** Starts at 1. */
  page?: number
  per_page?: number
}

export interface EntryPage {
  entries: EntryCard[]
  page: number
  per_page: number
  /** True where the page is full. */
  more: boolean
}

/** An entry in the sitemap. */
export interface SitemapEntry {
  id: number
  slug: string
  /** Its title in each language it is published in. */
  titles: { mn?: string; en?: string }
  published_at: string
  updated_at: string
  /** Picture ids, the cover first. */
  images: string[]
}

export interface ContentPage {
  slug: string
  title: string
  summary: string
  locale: Locale
  blocks: Block[]
  notes: string[]
  updated_at: string
}

/** A promotion in a list. */
export type PromotionCard = Omit<Promotion, 'blocks' | 'products'>

export interface Promotion {
  slug: string
  title: string
  summary: string
  image: Picture | null
  starts_at: string
  ends_at: string | null
  blocks: Block[]
  products: ProductCard[]
}

export interface Bookmark {
  id: number
  type: EntryKind
}

export interface Branch {
  code: string
  name: string
  address: string
  phone: string
  hours: string
  latitude: number
  longitude: number
}
