import { z } from 'zod'
import { cleanText } from '#domain/clean-text.ts'
import { ENTRY_KINDS } from '#domain/content.ts'
import { MAX_BLOCKS, MAX_CHARACTERS, MAX_LIST_LEVEL, SUMMARY_MAX_LENGTH, type StoredBlock, type StoredInline } from '#domain/document.ts'
import type { TranslationContent } from '#domain/editing.ts'
import { isDefaultFraming, toFraming } from '#domain/framing.ts'
import { toSafeHref } from '#domain/href.ts'
import { toBlockText } from '#domain/document-text.ts'
import { MAX_ID } from './fields.ts'

const MAX_ITEMS = 2000
const MAX_COLUMNS = 20
const MAX_ROWS = 500
const MAX_HOTSPOTS = 30
const MAX_PICTURES = 60
const MAX_PRODUCTS = 60

/** Removes control characters, too: they are never typed on purpose. */
const removeControlCharacters = (typed: string, stored: RegExp): string =>
  cleanText(typed.toWellFormed())
    .replaceAll('\r\n', '\n')
    .replace(/\p{Cc}/gu, character => (stored.test(character) ? character : ''))

/** One line of text. */
const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength, 'too_long')
    .overwrite(typed => removeControlCharacters(typed.replace(/[\n\t]/g, ' '), /(?!)/))
/** Text that may be broken into lines. */
const lines = (maxLength: number) =>
  z
    .string()
    .max(maxLength, 'too_long')
    .overwrite(typed => removeControlCharacters(typed, /[\n\t]/))

const MAX_TEXT_LENGTH = 100_000
export const imageId = z.string().regex(/^[0-9a-f]{20}$/, 'image_unknown')
const productSlug = line(200).min(1, 'blank')
const percent = z.number().min(0).max(100)
/** False marks are dropped. */
const mark = z.literal(true).optional().catch(undefined)

const textPart = z
  .object({
    text: lines(MAX_TEXT_LENGTH),
    bold: mark,
    italic: mark,
    strike: mark,
    code: mark,
    href: z.string().optional().catch(undefined)
  })
  .transform(({ text, href, ...marks }) => {
    const safe = href === undefined ? null : toSafeHref(href)
    const set = Object.fromEntries(Object.entries(marks).filter(([, value]) => value))
    return { text, ...set, ...(safe === null ? {} : { href: safe }) }
  })
const inline = z.union([
  z.object({ note: lines(2000).min(1, 'blank') }),
  z.object({ product: productSlug, text: line(500) }),
  textPart
]) as z.ZodType<StoredInline>
const inlines = z.array(inline).max(MAX_ITEMS, 'too_long')
const picture = { imageId, alt: line(500), caption: line(1000) }

/** Limited to valid values; the default one is dropped. */
export const framing = z
  .object({
    crop: z.object({ x: percent, y: percent, width: percent, height: percent }),
    focus: z.object({ x: percent, y: percent })
  })
  .transform(toFraming)
const blockFraming = framing
  .optional()
  .catch(undefined)
  .transform(chosen => (chosen && !isDefaultFraming(chosen) ? chosen : undefined))

const listPlaces = z
  .array(z.object({ level: z.int().min(0).max(MAX_LIST_LEVEL), ordered: z.boolean() }))
  .max(MAX_ITEMS, 'too_long')
  .optional()

const videoSource = z.union([
  z.object({ host: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/) }),
  z.object({ host: z.literal('vimeo'), id: z.string().regex(/^\d{1,12}$/) }),
  z.object({ host: z.literal('shop'), file: z.string().regex(/^\/films\/[a-z0-9][a-z0-9-]{0,100}\.(mp4|webm)$/) })
])

/** A block of a document. Unknown keys are dropped, and so is the address of an unsafe link. */
const storedBlock = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), text: inlines, drop: mark }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: line(300) }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(inlines).max(MAX_ITEMS, 'too_long'), places: listPlaces }),
    z.object({ type: z.literal('quote'), text: lines(5000), cite: line(300) }),
    z.object({
      type: z.literal('table'),
      head: z.boolean(),
      rows: z.array(z.array(inlines).max(MAX_COLUMNS, 'too_long')).max(MAX_ROWS, 'too_long'),
      caption: line(500)
    }),
    z.object({ type: z.literal('code'), text: lines(MAX_TEXT_LENGTH) }),
    z.object({ type: z.literal('rule') }),
    z.object({ type: z.literal('image'), ...picture, wide: mark, framing: blockFraming }),
    z.object({
      type: z.literal('gallery'),
      pictures: z.array(z.object({ ...picture, framing: blockFraming })).max(MAX_PICTURES, 'too_long'),
      caption: line(1000)
    }),
    z.object({
      type: z.literal('video'),
      source: videoSource,
      posterId: imageId.nullable(),
      title: line(300),
      caption: line(1000),
      transcript: lines(MAX_TEXT_LENGTH),
      seconds: z.int().min(0).max(86_400).optional()
    }),
    z.object({ type: z.literal('product'), slug: productSlug, note: line(1000) }),
    z.object({ type: z.literal('stay'), hotel: line(200).min(1, 'blank'), note: line(1000) }),
    z.object({ type: z.literal('products'), title: line(300), slugs: z.array(productSlug).max(MAX_PRODUCTS, 'too_long') }),
    z.object({
      type: z.literal('entry'),
      kind: z.enum(ENTRY_KINDS),
      entryId: z.int().positive().max(MAX_ID)
    }),
    z.object({
      type: z.literal('webpage'),
      href: z
        .string()
        .transform(typed => toSafeHref(typed) ?? '')
        .refine(href => /^https?:/.test(href), 'blank'),
      title: line(300),
      text: line(500),
      imageId: imageId.nullable()
    }),
    z.object({
      type: z.literal('look'),
      imageId,
      alt: line(500),
      title: line(300),
      text: lines(5000),
      spots: z
        .array(z.object({ slug: productSlug, x: percent, y: percent, colour: line(60).exactOptional() }))
        .max(MAX_HOTSPOTS, 'too_long'),
      framing: blockFraming
    })
  ])
  .meta({ id: 'StoredBlock' })

/** A document as it is stored: unknown keys are dropped; blocks that cannot be rendered fail. */
export const storedDocument = z
  .array(storedBlock)
  .max(MAX_BLOCKS, 'too_long')
  // Removes the keys of undefined marks.
  .transform(blocks => JSON.parse(JSON.stringify(blocks)) as StoredBlock[])
  .refine(blocks => blocks.reduce((sum, block) => sum + toBlockText(block).length, 0) <= MAX_CHARACTERS, 'too_long') as z.ZodType<
  StoredBlock[],
  StoredBlock[]
>

export const translationContent = z.object({
  title: line(300),
  summary: line(SUMMARY_MAX_LENGTH),
  lead: lines(2000),
  blocks: storedDocument,
  seo_title: line(300),
  seo_description: line(500)
}) satisfies z.ZodType<TranslationContent>

export const localizedLine = (maxLength: number) =>
  z
    .object({ mn: line(maxLength).optional(), en: line(maxLength).optional() })
    .transform(({ mn, en }) => ({ ...(mn?.trim() ? { mn: mn.trim() } : {}), ...(en?.trim() ? { en: en.trim() } : {}) }))

/** A name in one language or both. */
export const localizedName = (maxLength: number) => localizedLine(maxLength).refine(({ mn, en }) => Boolean(mn ?? en), 'blank')

/** Text of several lines by language; an empty one is absent. */
export const localizedLines = (maxLength: number) =>
  z
    .object({ mn: lines(maxLength).optional(), en: lines(maxLength).optional() })
    .transform(({ mn, en }) => ({ ...(mn?.trim() ? { mn: mn.trim() } : {}), ...(en?.trim() ? { en: en.trim() } : {}) }))

/** A text by language; a missing language is absent. */
export const localizedText = z.object({ mn: z.string().exactOptional(), en: z.string().exactOptional() })
