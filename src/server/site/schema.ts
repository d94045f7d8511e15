import { z } from 'zod'
import type { Branch } from '#domain/content.ts'
import type { LeaseTerms } from '#domain/lease.ts'
import type { MenuItem, SiteData, Zone } from '#domain/site.ts'
import { taxon } from '#contract/catalogue.ts'
import { homeSchema } from './home-setting.ts'

export const badgeSchema = z.object({ code: z.string(), label: z.string(), tone: z.enum(['sale', 'new', 'saf', 'ink', 'plain']) })

const tugrik = z.int().min(0)
const leaseTermsSchema = z.object({
  barrier: tugrik,
  term: z.number(),
  interest: z.number(),
  allowedMin: tugrik,
  allowedMax: tugrik
}) satisfies z.ZodType<LeaseTerms>

export const zoneSchema = z.object({
  code: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  cat: z.enum(['city', 'district', 'quarter']),
  number: z.int().nullable()
}) satisfies z.ZodType<Zone>

export const branchSchema = z.object({
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
    tone: z.literal('sale').optional(),
    get children() {
      return z.array(menuItem)
    }
  })
  .meta({ id: 'MenuItem' }) as z.ZodType<MenuItem>
const menu = z.array(menuItem)
const flag = z.boolean()

export const siteSchema = z.object({
  taxons: z.array(taxon),
  menus: z.object({ main: menu, service: menu, footer: menu }),
  translation: z.record(z.string(), z.string()),
  notifications: z.array(z.object({ id: z.string(), text: z.string(), href: z.string().nullable() })),
  configs: z.object({
    wallet: flag,
    ticket: flag,
    coupon: flag,
    voucher: flag,
    articles: flag,
    showLease: flag,
    showCompare: flag,
    showBrand: flag,
    showStock: flag,
    showGiftBadge: flag,
    showSale: flag,
    storeCredit: flag,
    canUploadAvatar: flag,
    productsPerPage: z.int(),
    colours: z.record(z.string(), z.string())
  }),
  badges: z.array(badgeSchema),
  presets: z.object({
    banners: z.array(
      z.object({
        slot: z.string(),
        title: z.string(),
        text: z.string(),
        href: z.string(),
        cta: z.string(),
        picture: z.string().nullable()
      })
    ),
    bank_accounts: z.array(z.object({ bank: z.string(), account_name: z.string(), account_number: z.string(), card_number: z.string() })),
    contact: z.object({
      name: z.string(),
      legal_name: z.string(),
      register_number: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.string(),
      hours: z.string(),
      facebook: z.string()
    }),
    home: homeSchema,
    lease: leaseTermsSchema
  }),
  zones: z.array(zoneSchema),
  demo: flag
}) satisfies z.ZodType<SiteData>
