import { DEFAULT_THEME } from '#domain/theme.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { TrackingServices } from '#contract/tracking.ts'
import { type SettingName, settingSchemas, type SettingValue, type SiteConfigs } from '#contract/setting.ts'
import type { DeliveryRules } from '#domain/delivery.ts'
import { DELIVERY_SETTING, withDeliveryDefaults } from '#domain/delivery-setting.ts'
import { DEFAULT_LEASE_TERMS, type LeaseTerms } from '#domain/lease.ts'
import { GIFT_CARD_RULES } from '#domain/gift-card.ts'
import { LOYALTY, type LoyaltyRule } from '#domain/loyalty.ts'
import type { TaxRules } from '#domain/receipt.ts'
import { APPROVAL_RULES, type ApprovalRules } from '#domain/moderation.ts'
import { DEFAULT_SITE_NAME, FLAGS } from '#domain/site.ts'
import { STAFF_EVENTS } from '#domain/staff-event.ts'
import { WALLET_RULES, type WalletRules } from '#domain/wallet.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'
import { siteSettings } from './tables.ts'
import { HOME_SETTING } from './home-setting.ts'
import { log } from '../kernel/log/log.ts'

export type Settings = {
  [Name in Exclude<SettingName, 'configs' | 'delivery' | 'lease' | 'loyalty' | 'moderation' | 'tracking' | 'wallet'>]: SettingValue<Name>
} & {
  configs: SiteConfigs
  delivery: DeliveryRules
  lease: LeaseTerms
  loyalty: LoyaltyRule
  moderation: ApprovalRules
  tracking: TrackingServices
  wallet: WalletRules
  /** Names of the stored settings; the others have their defaults. */
  stored: ReadonlySet<string>
}

const NO_TRACKING: TrackingServices = { ga4: '', meta: '', oneSignal: '' }

export const DEFAULT_SETTINGS: Settings = {
  configs: {
    ...FLAGS,
    productsPerPage: 40,
    walletTitle: {},
    colours: {},
    theme: DEFAULT_THEME
  },
  menus: {},
  contact: {
    name: DEFAULT_SITE_NAME,
    logo: null,
    slogan: {},
    legal_name: {},
    register_number: '',
    phone: '',
    email: '',
    address: {},
    hours: {},
    facebook: ''
  },
  bank_accounts: [],
  payment_methods: { off: [], order: [] },
  banners: [],
  notifications: [],
  translation: {},
  delivery: DELIVERY_SETTING,
  receipt: settingSchemas.receipt.parse({}),
  home: HOME_SETTING,
  lease: DEFAULT_LEASE_TERMS,
  staff_notices: { emails: [], phones: [], events: [...STAFF_EVENTS], everyMinutes: 30 },
  loyalty: LOYALTY,
  moderation: APPROVAL_RULES,
  gift_cards: GIFT_CARD_RULES,
  wallet: WALLET_RULES,
  map: { tiles: '', attribution: '' },
  security: { staffTwoStep: false },
  tracking: NO_TRACKING,
  stored: new Set()
}

/** Whether prices include VAT: the shop has said in its settings that it pays it, and its goods are neither exempt nor zero-rated. */
export const isVatPayer = ({ stored, receipt }: Pick<Settings, 'stored' | 'receipt'>): boolean =>
  stored.has('receipt') && receipt.goods.type === 'VAT_ABLE'

/** How prices are taxed; null for a shop that pays no VAT, or has not said whether it does. */
export const toTaxRules = ({ stored, receipt }: Pick<Settings, 'stored' | 'receipt'>): TaxRules | null =>
  stored.has('receipt') && receipt.goods.type !== 'NOT_VAT' ? receipt : null

/** The site's settings, cached until `site` is invalidated. An invalid row is logged and its default is used. */
export const readSettings = cached(['site'], async (db): Promise<Settings> => {
  const rows = new Map((await db.select().from(siteSettings)).map(row => [row.name, row.value]))
  const read = <Name extends SettingName>(name: Name): SettingValue<Name> | undefined => {
    if (!rows.has(name)) return undefined
    const result = settingSchemas[name].safeParse(rows.get(name))
    if (result.success) return result.data as SettingValue<Name>
    log.error({ setting: name }, `the default is used, the stored value is invalid: ${z.prettifyError(result.error)}`)
    return undefined
  }
  return {
    stored: new Set(rows.keys()),
    configs: { ...DEFAULT_SETTINGS.configs, ...omitUnset(read('configs')) },
    menus: read('menus') ?? DEFAULT_SETTINGS.menus,
    contact: read('contact') ?? DEFAULT_SETTINGS.contact,
    bank_accounts: read('bank_accounts') ?? DEFAULT_SETTINGS.bank_accounts,
    payment_methods: read('payment_methods') ?? DEFAULT_SETTINGS.payment_methods,
    banners: read('banners') ?? DEFAULT_SETTINGS.banners,
    notifications: read('notifications') ?? DEFAULT_SETTINGS.notifications,
    translation: read('translation') ?? DEFAULT_SETTINGS.translation,
    home: read('home') ?? DEFAULT_SETTINGS.home,
    lease: { ...DEFAULT_LEASE_TERMS, ...omitUnset(read('lease')) },
    staff_notices: read('staff_notices') ?? DEFAULT_SETTINGS.staff_notices,
    gift_cards: read('gift_cards') ?? DEFAULT_SETTINGS.gift_cards,
    loyalty: { ...LOYALTY, ...omitUnset(read('loyalty')) },
    moderation: { ...APPROVAL_RULES, ...omitUnset(read('moderation')) },
    wallet: { ...WALLET_RULES, ...omitUnset(read('wallet')) },
    map: read('map') ?? DEFAULT_SETTINGS.map,
    security: read('security') ?? DEFAULT_SETTINGS.security,
    tracking: { ...NO_TRACKING, ...omitUnset(read('tracking')) },
    receipt: read('receipt') ?? DEFAULT_SETTINGS.receipt,
    delivery: withDeliveryDefaults(read('delivery') ?? {})
  }
})

type Defined<Row> = { [Key in keyof Row]?: Exclude<Row[Key], undefined> }
function omitUnset<Row extends object>(row: Row | undefined): Defined<Row> {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== undefined)) as Defined<Row>
}

/** For use inside a transaction, where the cached settings cannot be read. */
export async function isStockShown(tx: Db): Promise<boolean> {
  const [row] = await tx.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.name, 'configs'))
  return (row?.value as Partial<SiteConfigs> | undefined)?.showStock ?? DEFAULT_SETTINGS.configs.showStock
}
