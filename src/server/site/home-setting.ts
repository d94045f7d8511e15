import { z } from 'zod'
import { ENTRY_KINDS } from '#domain/content.ts'
import { type HomeSection, MAX_HOME_SECTIONS, MAX_SECTION_ITEMS } from '#domain/home.ts'
import { SORTS } from '#domain/product.ts'
import { localize, type Locale } from '#domain/site.ts'

const text = z.object({ mn: z.string().optional(), en: z.string().optional() }).default({})
const most = z.int().min(1).max(MAX_SECTION_ITEMS)

/** Stored form of the setting `home`. */
export const homeSetting = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['hero', 'categories', 'deal', 'lease', 'promises']) }),
      z.object({ kind: z.literal('banner'), slot: z.string().min(1) }),
      z.object({
        kind: z.literal('products'),
        title: text,
        text,
        href: z.string().startsWith('/').default('/products'),
        layout: z.enum(['grid', 'rail']).default('grid'),
        most: most.default(8),
        taxon: z.string().nullable().default(null),
        brand: z.string().nullable().default(null),
        sale: z.boolean().default(false),
        sort: z.enum(SORTS).default('date_desc')
      }),
      z.object({
        kind: z.literal('entries'),
        of: z.enum(ENTRY_KINDS),
        title: text,
        text,
        tag: z.string().nullable().default(null),
        most: most.default(4)
      })
    ])
  )
  .max(MAX_HOME_SECTIONS)

export type HomeSetting = z.output<typeof homeSetting>

/** The home page of a shop that has not arranged its own. */
export const HOME: HomeSetting = homeSetting.parse([
  { kind: 'hero' },
  { kind: 'categories' },
  {
    kind: 'products',
    title: { mn: 'Энэ долоо хоногт', en: 'This week' },
    text: { mn: 'Өвөлд бэлдэхэд хэрэг болох найман бараа.', en: 'Eight things that help you get ready for winter.' },
    sort: 'random',
    most: 8
  },
  { kind: 'entries', of: 'article', most: 4 },
  { kind: 'deal' },
  { kind: 'entries', of: 'lookbook', most: 3 },
  { kind: 'lease' },
  { kind: 'products', title: { mn: 'Шинээр ирсэн', en: 'New arrivals' }, href: '/products?sort=date_desc', layout: 'rail', most: 6 },
  { kind: 'entries', of: 'news', most: 3 },
  { kind: 'promises' }
])

/** In the request's language. */
export function toHome(setting: HomeSetting, locale: Locale): HomeSection[] {
  const say = (words: { mn?: string | undefined; en?: string | undefined }): string =>
    localize(words as { mn?: string; en?: string }, locale)
  return setting.map(section => ('title' in section ? { ...section, title: say(section.title), text: say(section.text) } : section))
}

const shelf = { title: z.string(), text: z.string(), most: z.int() }

/** As in the response. */
export const homeSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['hero', 'categories', 'deal', 'lease', 'promises']) }),
    z.object({ kind: z.literal('banner'), slot: z.string() }),
    z.object({
      ...shelf,
      kind: z.literal('products'),
      href: z.string(),
      layout: z.enum(['grid', 'rail']),
      taxon: z.string().nullable(),
      brand: z.string().nullable(),
      sale: z.boolean(),
      sort: z.enum(SORTS)
    }),
    z.object({ ...shelf, kind: z.literal('entries'), of: z.enum(ENTRY_KINDS), tag: z.string().nullable() })
  ])
) as z.ZodType<HomeSection[]>
