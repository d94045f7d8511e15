import { z } from 'zod'
import { ENTRY_KINDS, ENTRY_LISTS } from '#domain/content.ts'
import { locale, picture } from './fields.ts'
import { localizedText } from './document.ts'
import { hotelCard } from './hotel-search.ts'
import { productCard } from './product.ts'

/** The names of the kinds in paths: `/api/v2/articles`. */
export const ENTRY_COLLECTIONS = Object.values(ENTRY_LISTS)

export const entryKind = z.enum(ENTRY_KINDS)
const count = z.int().min(0)
const flag = z.boolean().exactOptional()

/** An author as named in a byline. */
export const byline = z.object({ id: z.int(), slug: z.string(), name: z.string(), avatar: z.string() })
/** A tag or a series. */
export const topic = z.object({ code: z.string(), name: z.string() })

/** A variant that may be chosen where a product is sold inside a text. */
const productChoice = z.object({
  variant_id: z.int(),
  /** Labels of its options; empty for a product with one variant. */
  label: z.string(),
  /** Pieces one customer may put in a cart now; 0 for one that is sold out. */
  available: count,
  selling_price: z.int().min(0)
})
const choices = z.array(productChoice)

/** A room type that may be booked where a hotel stands inside a text. */
const stayRoom = z.object({ id: z.int(), name: z.string(), price_from: z.int().min(0) })

const inline = z.union([
  /** Number of the footnote, from 1; its text is in `Entry.notes`. */
  z.object({ note: z.int() }),
  /** `product` is null where it was withdrawn: the text stays. */
  z.object({ text: z.string(), product: productCard.nullable() }),
  z.object({ text: z.string(), bold: flag, italic: flag, strike: flag, code: flag, href: z.string().exactOptional() })
])
const inlines = z.array(inline)
const listPlaces = z.array(z.object({ level: z.int(), ordered: z.boolean() })).exactOptional()
const captionedPicture = z.object({ image: picture, caption: z.string() })

const hotspot = z.object({
  /** From 1, as printed on the picture and in the list. */
  number: z.int(),
  x: z.number(),
  y: z.number(),
  product: productCard,
  choices
})

const videoSource = z.union([
  z.object({ host: z.enum(['youtube', 'vimeo']), id: z.string() }),
  z.object({ host: z.literal('shop'), file: z.string() })
])

const entryCardShape = z.object({
  id: z.int(),
  kind: entryKind,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Language of the entry: the requested one, or the other where it is not published in it. */
  locale,
  /** The first is the main tag. */
  tags: z.array(topic),
  author: byline,
  image: picture.nullable(),
  published_at: z.string(),
  reading_minutes: z.int(),
  /** Number of looks of a look book. */
  looks: count,
  /** The video of a media entry; null where it is none. */
  video: z.object({ seconds: count }).nullable()
})
export const entryCard = entryCardShape.meta({ id: 'EntryCard' })

/** A block of an entry or a page, in one language, with its products and pictures as they are now. */
export const block = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), text: inlines, drop: flag }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), text: z.string() }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(inlines), places: listPlaces }),
    z.object({ type: z.literal('quote'), text: z.string(), cite: z.string() }),
    z.object({ type: z.literal('table'), head: z.boolean(), rows: z.array(z.array(inlines)), caption: z.string() }),
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('rule') }),
    z.object({ type: z.literal('image'), image: picture, caption: z.string(), wide: z.boolean() }),
    z.object({ type: z.literal('gallery'), pictures: z.array(captionedPicture), caption: z.string() }),
    z.object({
      type: z.literal('video'),
      source: videoSource,
      poster: picture.nullable(),
      title: z.string(),
      caption: z.string(),
      transcript: z.string(),
      seconds: count.exactOptional()
    }),
    z.object({ type: z.literal('product'), product: productCard, note: z.string(), choices }),
    z.object({ type: z.literal('stay'), hotel: hotelCard, rooms: z.array(stayRoom), note: z.string() }),
    z.object({ type: z.literal('products'), title: z.string(), products: z.array(productCard) }),
    z.object({ type: z.literal('entry'), entry: entryCard }),
    z.object({ type: z.literal('webpage'), href: z.string(), title: z.string(), text: z.string(), image: picture.nullable() }),
    z.object({ type: z.literal('look'), image: picture, title: z.string(), text: z.string(), spots: z.array(hotspot) })
  ])
  .meta({ id: 'ContentBlock' })

export const entryPage = z.object({
  entries: z.array(entryCard),
  page: z.int(),
  per_page: z.int(),
  /** Whether another page follows. */
  more: z.boolean()
})

export const entry = entryCardShape
  .extend({
    lead: z.string(),
    /** Title and description for search results and link previews; never empty. */
    seo_title: z.string(),
    seo_description: z.string(),
    blocks: z.array(block),
    /** Texts of the footnotes, the first is number 1. */
    notes: z.array(z.string()),
    updated_at: z.string(),
    /** Languages it is published in: what hreflang may name. */
    locales: z.array(locale),
    comments_open: z.boolean(),
    comment_count: count,
    series: topic.extend({ description: z.string(), entries: z.array(entryCard) }).nullable(),
    /** The next newer entry of the same kind. */
    next: entryCard.nullable(),
    related: z.array(entryCard),
    /** Current path where the requested slug is an old one; otherwise null. */
    moved_to: z.string().nullable()
  })
  .meta({ id: 'Entry' })

/** A tag with how many entries it has. */
export const tag = topic.extend({ count, description: z.string().exactOptional() })

/** A published entry of the sitemap. */
export const sitemapEntry = z.object({
  id: z.int(),
  slug: z.string(),
  /** Languages it is published in, with its title in each. */
  titles: localizedText,
  published_at: z.string(),
  updated_at: z.string(),
  /** Ids of its pictures, the cover first. */
  images: z.array(z.string())
})

export type Byline = z.infer<typeof byline>
export type Tag = z.infer<typeof tag>
export type Inline = z.infer<typeof inline>
export type ProductChoice = z.infer<typeof productChoice>
export type Hotspot = z.infer<typeof hotspot>
export type CaptionedPicture = z.infer<typeof captionedPicture>
export type Block = z.infer<typeof block>
export type EntryCard = z.infer<typeof entryCard>
export type EntryPage = z.infer<typeof entryPage>
export type Entry = z.infer<typeof entry>
export type SitemapEntry = z.infer<typeof sitemapEntry>
