import { z } from 'zod'
import type { DeliveryRules } from '#domain/delivery.ts'
import { DEFAULT_LEASE_TERMS, type LeaseTerms } from '#domain/lease.ts'
import { LOYALTY, type LoyaltyRule } from '#domain/loyalty.ts'
import { DEFAULT_SITE_NAME, type SiteConfigs } from '#domain/site.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { siteSettings } from './tables.ts'
import { HOME, homeSetting } from './home-setting.ts'
import { DELIVERY, deliverySetting } from './delivery-setting.ts'

/*
 * Rows of `site_settings` by name. A row replaces its default; `configs`, `delivery` and `lease` replace only their own fields.
 * An invalid row is logged and the default is used, because every page needs the settings.
 */

const text = z.object({ mn: z.string().optional(), en: z.string().optional() })
/** Displayed from `from` until just before `to`; always without them. */
const period = { from: z.iso.datetime({ offset: true }).optional(), to: z.iso.datetime({ offset: true }).optional() }

export interface MenuItemSetting {
  title: { mn?: string | undefined; en?: string | undefined }
  href: string
  tone?: 'sale' | undefined
  children?: MenuItemSetting[] | undefined
}
const menuItem: z.ZodType<MenuItemSetting> = z.object({
  title: text,
  href: z.string(),
  tone: z.literal('sale').optional(),
  get children() {
    return z.array(menuItem).optional()
  }
})

const configs = z.object({
  wallet: z.boolean(),
  ticket: z.boolean(),
  coupon: z.boolean(),
  voucher: z.boolean(),
  articles: z.boolean(),
  showLease: z.boolean(),
  showCompare: z.boolean(),
  showBrand: z.boolean(),
  showStock: z.boolean(),
  showGiftBadge: z.boolean(),
  showSale: z.boolean(),
  storeCredit: z.boolean(),
  canUploadAvatar: z.boolean(),
  productsPerPage: z.number().int().min(1).max(100),
  colours: z.record(z.string(), z.string())
})

export const settingSchemas = {
  configs: configs.partial(),
  /** Without a row, `main` is made of the first level of taxons and `footer` of the content pages. */
  menus: z.object({ main: z.array(menuItem).optional(), service: z.array(menuItem).optional(), footer: z.array(menuItem).optional() }),
  contact: z.object({
    name: text,
    legal_name: text,
    register_number: z.string(),
    phone: z.string(),
    email: z.string(),
    address: text,
    hours: text,
    facebook: z.string()
  }),
  bank_accounts: z.array(z.object({ bank: text, account_name: text, account_number: z.string(), card_number: z.string() })),
  banners: z.array(
    z.object({
      id: z.string().max(40).optional(),
      slot: z.string(),
      title: text,
      text,
      href: z.string(),
      cta: text,
      picture: z.string().nullable(),
      ...period
    })
  ),
  notifications: z.array(z.object({ id: z.string(), text, href: z.string().nullable(), ...period })),
  /** Overrides of interface texts, by key. */
  translation: z.record(z.string(), text),
  delivery: deliverySetting,
  /** The parts of the home page, in their order. */
  home: homeSetting,
  lease: z
    .object({
      barrier: z.number().int().min(0),
      term: z.number().min(0).max(1),
      interest: z.number().min(0).max(100),
      allowedMin: z.number().int().min(0),
      allowedMax: z.number().int().min(0)
    })
    .partial(),
  loyalty: z.object({ percent: z.number().min(0).max(100) })
}

type Schemas = typeof settingSchemas
/** A row of `site_settings` for an insert: `{ name: 'contact', value: {…} satisfies SettingOf<'contact'> }`. */
export type SettingOf<Name extends keyof Schemas> = z.input<Schemas[Name]>
export type Settings = { [Name in Exclude<keyof Schemas, 'configs' | 'delivery' | 'lease'>]: z.output<Schemas[Name]> } & {
  configs: SiteConfigs
  delivery: DeliveryRules
  lease: LeaseTerms
  loyalty: LoyaltyRule
}

const DEFAULTS: Settings = {
  configs: {
    wallet: false,
    ticket: false,
    coupon: false,
    voucher: false,
    articles: true,
    showLease: true,
    showCompare: false,
    showBrand: true,
    showStock: true,
    showGiftBadge: true,
    showSale: true,
    storeCredit: false,
    canUploadAvatar: false,
    productsPerPage: 40,
    colours: {}
  },
  menus: {},
  contact: {
    name: DEFAULT_SITE_NAME,
    legal_name: {},
    register_number: '',
    phone: '',
    email: '',
    address: {},
    hours: { mn: 'Өдөр бүр 11:00–22:00', en: 'Every day 11:00–22:00' },
    facebook: ''
  },
  bank_accounts: [],
  banners: [],
  notifications: [],
  translation: {},
  delivery: DELIVERY,
  home: HOME,
  lease: DEFAULT_LEASE_TERMS,
  loyalty: LOYALTY
}

/** The site's settings, cached until `site` is invalidated. */
export const readSettings = cached(['site'], async (db): Promise<Settings> => {
  const rows = new Map((await db.select().from(siteSettings)).map(row => [row.name, row.value]))
  const read = <Name extends keyof Schemas>(name: Name): z.output<Schemas[Name]> | undefined => {
    if (!rows.has(name)) return undefined
    const result = settingSchemas[name].safeParse(rows.get(name))
    if (result.success) return result.data as z.output<Schemas[Name]>
    console.error(`The setting ${name} is not used: ${z.prettifyError(result.error)}`)
    return undefined
  }
  const delivery = read('delivery')
  return {
    configs: { ...DEFAULTS.configs, ...defined(read('configs')) },
    menus: read('menus') ?? DEFAULTS.menus,
    contact: read('contact') ?? DEFAULTS.contact,
    bank_accounts: read('bank_accounts') ?? DEFAULTS.bank_accounts,
    banners: read('banners') ?? DEFAULTS.banners,
    notifications: read('notifications') ?? DEFAULTS.notifications,
    translation: read('translation') ?? DEFAULTS.translation,
    home: read('home') ?? DEFAULTS.home,
    lease: { ...DEFAULT_LEASE_TERMS, ...defined(read('lease')) },
    loyalty: read('loyalty') ?? LOYALTY,
    delivery: {
      ...DELIVERY,
      ...defined(delivery),
      capital: { ...DELIVERY.capital, ...defined(delivery?.capital) },
      elsewhere: { ...DELIVERY.elsewhere, ...defined(delivery?.elsewhere) }
    }
  }
})

type Defined<Row> = { [Key in keyof Row]?: Exclude<Row[Key], undefined> }
function defined<Row extends object>(row: Row | undefined): Defined<Row> {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== undefined)) as Defined<Row>
}
