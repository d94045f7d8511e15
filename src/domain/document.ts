/**
 * What an article, a page or a look book is made of, as it is stored and as the editor sends it. Nothing else can be
 * stored, so nothing else can be shown: the server checks a document against this list and renders from it.
 */
export interface TextPart {
  text: string
  bold?: boolean
  italic?: boolean
  strike?: boolean
  code?: boolean
  /** A path of the shop, `#section`, or an http(s), mailto or tel address. */
  href?: string
}
/** A footnote stands where it is referred to; numbers are given when the document is read. */
export interface NotePart {
  note: string
}
/** A product mentioned in the running text: its name as the writer puts it, its price as it is when read. */
export interface ProductPart {
  product: string
  text: string
}
export type StoredInline = TextPart | NotePart | ProductPart

export interface StoredPicture {
  imageId: string
  alt: string
  caption: string
}

/** Where a product lies on a picture, in percent of its width and height from the upper left corner. */
export interface StoredHotspot {
  slug: string
  x: number
  y: number
}

export const VIDEO_HOSTS = ['youtube', 'vimeo'] as const
export type VideoSource = { host: (typeof VIDEO_HOSTS)[number]; id: string } | { host: 'shop'; file: string }

export type StoredBlock =
  | { type: 'paragraph'; text: StoredInline[]; drop?: boolean }
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'list'; ordered: boolean; items: StoredInline[][] }
  | { type: 'quote'; text: string; cite: string }
  | { type: 'table'; head: boolean; rows: StoredInline[][][]; caption: string }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  | ({ type: 'image'; wide?: boolean } & StoredPicture)
  | { type: 'gallery'; pictures: StoredPicture[]; caption: string }
  | { type: 'video'; source: VideoSource; posterId: string | null; title: string; caption: string; transcript: string; seconds?: number }
  | { type: 'product'; slug: string; note: string }
  | { type: 'products'; title: string; slugs: string[] }
  /** A picture one shops from: numbered spots, and the same products as a list that goes into the cart in one go. */
  | { type: 'look'; imageId: string; alt: string; title: string; text: string; spots: StoredHotspot[] }

export const MOST_BLOCKS = 2_000
export const MOST_CHARACTERS = 400_000
export const MOST_TAGS = 5
/** Characters of a summary that readers are shown; a draft may hold more until it is cut. */
export const SUMMARY_LENGTH = 160
export const SUMMARY_KEPT = 500
