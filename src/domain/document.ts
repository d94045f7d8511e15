import type { EntryKind } from './content.ts'
import type { Framing } from './framing.ts'

/**
 * A document as it is stored and as the editor sends it. The server validates documents against this type and renders from it, so
 * nothing else can be stored or displayed.
 */
export interface TextPart {
  text: string
  bold?: boolean
  italic?: boolean
  strike?: boolean
  code?: boolean
  /** A path of the shop, `#section`, or an http(s), mailto or tel URL. */
  href?: string
}
/** A footnote at its reference; numbers are assigned at rendering. */
interface NotePart {
  note: string
}
/** A product in running text: the writer's name for it, with the current price at rendering. */
interface ProductPart {
  product: string
  text: string
}
export type StoredInline = TextPart | NotePart | ProductPart

/** Place of a list item: its level from 0, and whether the list it belongs to is numbered. */
export interface ListPlace {
  level: number
  ordered: boolean
}
export const MAX_LIST_LEVEL = 4

export interface StoredPicture {
  imageId: string
  alt: string
  caption: string
  framing?: Framing
}

/** Position on a picture, in percent of its width and height from the upper left corner. */
export interface StoredHotspot {
  slug: string
  x: number
  y: number
  /** The value of the colour option that the picture shows: only its variants are offered while one is in stock. */
  colour?: string
}

const VIDEO_HOSTS = ['youtube', 'vimeo'] as const
export type VideoSource = { host: (typeof VIDEO_HOSTS)[number]; id: string } | { host: 'shop'; file: string }

export type StoredBlock =
  | { type: 'paragraph'; text: StoredInline[]; drop?: boolean }
  | { type: 'heading'; level: 2 | 3; text: string }
  /** `places` is absent where no item is nested; otherwise it has one element per item. */
  | { type: 'list'; ordered: boolean; items: StoredInline[][]; places?: ListPlace[] }
  | { type: 'quote'; text: string; cite: string }
  | { type: 'table'; head: boolean; rows: StoredInline[][][]; caption: string }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  | ({ type: 'image'; wide?: boolean } & StoredPicture)
  | { type: 'gallery'; pictures: StoredPicture[]; caption: string }
  | { type: 'video'; source: VideoSource; posterId: string | null; title: string; caption: string; transcript: string; seconds?: number }
  | { type: 'product'; slug: string; note: string }
  | { type: 'products'; title: string; slugs: string[] }
  /** A hotel with the form that books a room. */
  | { type: 'stay'; hotel: string; note: string }
  /** Another entry of the shop as a card, with its current title and cover. */
  | { type: 'entry'; kind: EntryKind; entryId: number }
  /** A page of another site as a card, as it described itself when the link was pasted. */
  | { type: 'webpage'; href: string; title: string; text: string; imageId: string | null }
  /**
   * A picture with numbered hotspots and the same products as a list that can be added to the cart at once. It is shown in the ratio of
   * its crop; products outside the crop are only in the list.
   */
  | { type: 'look'; imageId: string; alt: string; title: string; text: string; spots: StoredHotspot[]; framing?: Framing }

export const MAX_BLOCKS = 2_000
export const MAX_CHARACTERS = 400_000
export const MAX_TAGS = 5
/** A published summary has at most this many characters; a draft may have `SUMMARY_MAX_LENGTH`. */
export const SUMMARY_LENGTH = 160
export const SUMMARY_MAX_LENGTH = 500
