import type { ProductCard } from './product.ts'
import type { Picture } from './site.ts'

export interface ArticleCard {
  id: number
  slug: string
  title: string
  summary: string
  tag: string
  tag_code: string
  author: { name: string; avatar: string }
  image: Picture | null
  published_at: string
  reading_minutes: number
}

/** What articles are about, and how many are. */
export interface ArticleTag {
  code: string
  name: string
  count: number
}

/** A block of an article's document. Texts are in one language already. */
export type Block =
  | { type: 'paragraph'; text: Inline[]; drop?: boolean }
  | { type: 'heading'; level: 2 | 3; id: string; text: string }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'quote'; text: string; cite: string }
  | { type: 'image'; image: Picture; caption: string }
  | { type: 'product'; product: ProductCard; note: string }
  | { type: 'products'; title: string; products: ProductCard[] }
export type Inline = { text: string; bold?: boolean; italic?: boolean; href?: string }

export interface Article extends ArticleCard {
  lead: string
  blocks: Block[]
  updated_at: string
  related: ArticleCard[]
}

export interface ContentPage {
  slug: string
  title: string
  summary: string
  blocks: Block[]
  updated_at: string
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
