import type { VideoSource } from './document.ts'
import type { Tugrik } from './money.ts'
import type { ProductCard } from './product.ts'
import type { Locale, Picture } from './site.ts'

/** One shape for all that is written: they differ in where they are shown, not in how they are made. */
export const ENTRY_KINDS = ['article', 'news', 'lookbook', 'media'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Where the Shop API has each kind, `/api/v2/articles`; also the tag that lists of it are cached under. One entry's is `article:7`, `news:8`. */
export const ENTRY_LISTS = { article: 'articles', news: 'news', lookbook: 'lookbooks', media: 'media' } as const satisfies Record<
  EntryKind,
  string
>

export type EntryList = (typeof ENTRY_LISTS)[EntryKind]

export const KIND_OF_LIST = { articles: 'article', news: 'news', lookbooks: 'lookbook', media: 'media' } as const satisfies Record<
  EntryList,
  EntryKind
>

/** An author as named in a byline. */
export interface Byline {
  id: number
  slug: string
  name: string
  avatar: string
}

/** What entries are about, and how many are. */
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
  /** The language this is in: the asker's own, or the other where it is not published in that. */
  locale: Locale
  /** The first is what it is mostly about. */
  tags: { code: string; name: string }[]
  author: Byline
  image: Picture | null
  published_at: string
  reading_minutes: number
  /** Of a look book: how many looks. Of media: whether it is a video, and how long in seconds. */
  looks: number
  video: { seconds: number } | null
}

export type Inline =
  | { text: string; bold?: boolean; italic?: boolean; strike?: boolean; code?: boolean; href?: string }
  /** Number of the footnote, from 1; its text is in `Entry.notes`. */
  | { note: number }
  /** `product` is null where it was withdrawn: the text stays. */
  | { text: string; product: ProductCard | null }

/** A variant that may be chosen where a product is sold inside a text. */
export interface ProductChoice {
  variant_id: number
  /** Its options in words; empty where a product has one variant. */
  label: string
  /** Pieces one customer may put in a cart now; 0 for one that is sold out. */
  available: number
  selling_price: Tugrik
}

export interface Hotspot {
  /** From 1, as printed on the picture and in the list. */
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

/** A block of an entry, in one language, with its products and pictures as they are now. */
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
  /** Title and text for search engines and chats; never empty. */
  seo_title: string
  seo_description: string
  blocks: Block[]
  /** Texts of the footnotes, the first is number 1. */
  notes: string[]
  updated_at: string
  /** Languages it is published in: what hreflang may name. */
  locales: Locale[]
  comments_open: boolean
  comment_count: number
  series: { code: string; name: string; entries: EntryCard[] } | null
  /** The one published after it, of its kind. */
  next: EntryCard | null
  related: EntryCard[]
  /** Where its old address leads now; null for the address it has. */
  moved_to: string | null
}

export interface EntryQuery {
  tag?: string
  /** Slug or id. */
  author?: string
  series?: string
  q?: string
  /** These, in this order, also where they are published in the other language only. */
  ids?: number[]
  /** 1 is the first page. */
  page?: number
  per_page?: number
}

export interface EntryPage {
  entries: EntryCard[]
  page: number
  per_page: number
  /** Stays true while a page is full. */
  more: boolean
}

/** A published entry as a sitemap names it. */
export interface SitemapEntry {
  id: number
  slug: string
  /** Languages it is published in, with its title in each. */
  titles: { mn?: string; en?: string }
  published_at: string
  updated_at: string
  /** Ids of its pictures, the cover first. */
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

export const BOOKMARK_TYPES = ['article', 'news', 'lookbook', 'media'] as const
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
