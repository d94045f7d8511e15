import { z } from 'zod'
import { ENTRY_KINDS } from '#domain/content.ts'
import { MAX_HOME_SECTIONS, MAX_SECTION_ITEMS } from '#domain/home.ts'
import { SORTS } from '#domain/product.ts'
import type { Localized } from '#domain/site.ts'
import { localizedText } from './document.ts'
import { MAX_ID } from './fields.ts'

/** Shown from `from` until just before `to`; always without them. */
export const period = { from: z.iso.datetime({ offset: true }).exactOptional(), to: z.iso.datetime({ offset: true }).exactOptional() }

export interface MenuItemSetting {
  title: Localized
  href: string
  tone?: 'sale'
  children?: MenuItemSetting[]
}
const menuItem: z.ZodType<MenuItemSetting> = z
  .object({
    title: localizedText,
    href: z.string(),
    tone: z.literal('sale').exactOptional(),
    get children() {
      return z.array(menuItem).exactOptional()
    }
  })
  .meta({ id: 'MenuItemSetting' })
export const menu = z.array(menuItem).exactOptional()

export const bannerSetting = z.object({
  id: z.string().max(40).exactOptional(),
  slot: z.string(),
  title: localizedText,
  text: localizedText,
  href: z.string(),
  cta: localizedText,
  picture: z.string().nullable(),
  ...period
})

const sectionItems = z.int().min(1).max(MAX_SECTION_ITEMS)
const sectionText = localizedText.default({})

/** Kept for later, and not shown. */
const hidden = z.literal(true).exactOptional()

/** The sections of the home page, in their order. */
export const home = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['hero', 'categories', 'deal', 'lease', 'promises']), hidden }),
      z.object({ kind: z.literal('banner'), slot: z.string().min(1), hidden }),
      z.object({
        kind: z.literal('products'),
        title: sectionText,
        text: sectionText,
        href: z.string().startsWith('/').default('/products'),
        layout: z.enum(['grid', 'rail']).default('grid'),
        most: sectionItems.default(8),
        taxon: z.string().nullable().default(null),
        brand: z.string().nullable().default(null),
        sale: z.boolean().default(false),
        sort: z.enum(SORTS).default('date_desc'),
        /** Picked by hand. */
        ids: z.array(z.int().min(1).max(MAX_ID)).max(MAX_SECTION_ITEMS).default([]),
        hidden
      }),
      z.object({
        kind: z.literal('entries'),
        of: z.enum(ENTRY_KINDS),
        title: sectionText,
        text: sectionText,
        tag: z.string().nullable().default(null),
        most: sectionItems.default(4),
        hidden
      })
    ])
  )
  .max(MAX_HOME_SECTIONS)
