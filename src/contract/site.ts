import { z } from 'zod'
import type { Branch } from '#domain/cart.ts'
import { ENTRY_KINDS } from '#domain/content.ts'
import type { HomeSection } from '#domain/home.ts'
import { SORTS } from '#domain/product.ts'
import { taxon } from './catalogue.ts'
import { lineText, picture, PICTURE_FORM_BYTES, pictureForm, queryFlag } from './fields.ts'
import { badge, leaseTerms } from './product.ts'
import { PAYMENT_GROUPS } from '#domain/payment-method.ts'
import { defineRoutes } from './route.ts'
import { siteConfigs } from './setting.ts'
import { trackingServices } from './tracking.ts'

/** An administrative unit: city or province, district or soum, khoroo or bag. Codes are those of the statistics office. */
const zone = z.object({
  code: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  cat: z.enum(['city', 'district', 'quarter']),
  /** Khoroo number, for sorting; codes do not sort by number. */
  number: z.int().nullable()
})

export const branch = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  latitude: z.number(),
  longitude: z.number()
}) satisfies z.ZodType<Branch>

const menuItem = z
  .object({
    title: z.string(),
    href: z.string(),
    tone: z.literal('sale').exactOptional(),
    get children() {
      return z.array(menuItem)
    }
  })
  .meta({ id: 'MenuItem' })
const menu = z.array(menuItem)

const banner = z.object({
  slot: z.string(),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  cta: z.string(),
  picture: z.string().nullable()
})

const section = { title: z.string(), text: z.string(), most: z.int() }
const home = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['hero', 'categories', 'deal', 'lease', 'promises']) }),
    z.object({ kind: z.literal('banner'), slot: z.string() }),
    z.object({
      ...section,
      kind: z.literal('products'),
      href: z.string(),
      layout: z.enum(['grid', 'rail']),
      taxon: z.string().nullable(),
      brand: z.string().nullable(),
      sale: z.boolean(),
      sort: z.enum(SORTS),
      ids: z.array(z.int())
    }),
    z.object({ ...section, kind: z.literal('entries'), of: z.enum(ENTRY_KINDS), tag: z.string().nullable() })
  ])
) satisfies z.ZodType<HomeSection[]>

/** Data of the frame of every page, in the requested language. */
const siteData = z.object({
  taxons: z.array(taxon),
  menus: z.object({ main: menu, service: menu, footer: menu }),
  translation: z.record(z.string(), z.string()),
  notifications: z.array(z.object({ id: z.string(), text: z.string(), href: z.string().nullable() })),
  configs: siteConfigs,
  badges: z.array(badge),
  presets: z.object({
    banners: z.array(banner),
    bank_accounts: z.array(z.object({ bank: z.string(), account_name: z.string(), account_number: z.string(), card_number: z.string() })),
    contact: z.object({
      name: z.string(),
      logo: z.object({ id: z.string(), width: z.int(), height: z.int() }).nullable(),
      slogan: z.string(),
      legal_name: z.string(),
      register_number: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.string(),
      hours: z.string(),
      facebook: z.string()
    }),
    home,
    lease: leaseTerms
  }),
  /** Hours of delivery that pages announce; null until staff have set the delivery. */
  delivery: z
    .object({ soon_before: z.number(), soon_hours: z.number(), later_hours: z.number(), from_hours: z.number(), to_hours: z.number() })
    .nullable(),
  has_branches: z.boolean(),
  /** Whether prices include VAT that the shop pays. */
  vat_payer: z.boolean(),
  /** Whether the shop issues VAT receipts. */
  receipts: z.boolean(),
  /** How customers can pay: the groups that have a method. */
  payment: z.object({ groups: z.array(z.enum(PAYMENT_GROUPS)), saves_cards: z.boolean() }),
  /** Services that pages use with the visitor's consent; null without any. */
  tracking: trackingServices.nullable(),
  zones: z.array(zone),
  /** True in the demo shop, where the outbox and the bank's test app are accessible. */
  demo: z.boolean()
})

export type Zone = z.infer<typeof zone>
export type { Branch }
export type MenuItem = z.infer<typeof menuItem>
export type Banner = z.infer<typeof banner>
export type SiteData = z.infer<typeof siteData>

export const siteContract = defineRoutes('site', {
  'GET /api/v2/site_data': {
    summary: 'What the frame of every page needs',
    access: 'public',
    query: z.object({
      /** Shows the site as at this day or time, for instance before a campaign begins; the default is now. */
      date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
      load_zones: queryFlag.optional()
    }),
    response: siteData
  },
  'POST /api/v2/staff/logo': {
    summary: 'Staff: uploads a picture for the logo in the setting `contact`',
    access: 'staff',
    permission: 'setting.edit',
    recorded: false,
    multipart: pictureForm,
    maxBytes: PICTURE_FORM_BYTES,
    response: picture,
    errors: [400, 413, 415]
  },
  'GET /api/v2/zones': {
    summary: 'Zones under a zone, or the cities and provinces',
    access: 'public',
    query: z.object({
      parent: z
        .string()
        .regex(/^\d{0,6}$/)
        .optional()
    }),
    response: z.array(zone)
  },
  'GET /api/v2/maps/tiles': {
    summary: 'Map tiles of the location picker',
    access: 'public',
    /** Null where the shop has none and the built-in map is shown. */
    response: z.object({ url: z.string(), attribution: z.string() }).nullable()
  },
  'GET /api/v2/branches': { summary: 'Branches', access: 'public', response: z.array(branch) },
  'GET /api/v2/badges': { summary: 'Badges that products may have', access: 'public', response: z.array(badge) },
  'GET /api/v2/badges/{code}': { summary: 'A badge', access: 'public', params: z.object({ code: lineText(100) }), response: badge }
})
