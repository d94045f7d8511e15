import { z } from 'zod'
import { normalizeEmail, normalizePhone, EMAIL_MAX_LENGTH } from '#domain/account.ts'
import { isReadableColour } from '#domain/colour.ts'
import type { GiftCardRules } from '#domain/gift-card.ts'
import { MAX_AMOUNT } from '#domain/money.ts'
import { PROVIDER_CODES } from '#domain/payment-method.ts'
import { STAFF_EVENTS } from '#domain/staff-event.ts'
import { FLAGS, type Flag, MAX_WALLET_TITLE } from '#domain/site.ts'
import { localizedText } from './document.ts'
import { MAX_ID } from './fields.ts'
import { bannerSetting, home, menu, period } from './page-setting.ts'
import { digits, receipt } from './receipt-setting.ts'
import { defineRoutes } from './route.ts'

const price = z.number().int().min(0).max(10_000_000)
const hour = z.number().int().min(0).max(24)
const hours = z
  .number()
  .int()
  .min(1)
  .max(24 * 30)
/** By the code of a province or of a district of the capital. */
const prices = z.record(z.string().regex(/^\d{2}(\d{2})?$/), price)

const delivery = z.object({
  capital: z
    .object({
      code: z.string(),
      price,
      freeFrom: z.number().int().min(0),
      far: prices,
      soonBefore: hour,
      soonHours: hours,
      laterHours: hours,
      window: z.object({ opens: hour, closes: hour, leastHours: hour.min(1), days: z.int().min(1).max(31) }).nullable()
    })
    .partial()
    .optional(),
  elsewhere: z.object({ prices, fromHours: hours, toHours: hours }).partial().optional(),
  pickup: z.object({ readyHours: hours }).partial().optional(),
  opens: hour.optional(),
  closes: hour.optional()
})

/** Recipients of each notice by e-mail and SMS, and the minimum interval between messages. */
const staffNotices = z.object({
  emails: z.array(z.email().max(EMAIL_MAX_LENGTH)).max(10).default([]),
  phones: z
    .array(z.string().regex(/^\d{8}$/))
    .max(10)
    .default([]),
  events: z.array(z.enum(STAFF_EVENTS)).default([...STAFF_EVENTS]),
  everyMinutes: z.int().min(5).max(1440).default(30)
})

/** How a wallet is used and recharged. */
const walletRules = z
  .object({
    minTotal: z.int().min(0).max(MAX_AMOUNT),
    bonusPercent: z.number().min(0).max(100),
    bonusShare: z.number().min(0).max(100),
    rechargeMin: z.int().min(1).max(MAX_AMOUNT),
    rechargeMax: z.int().min(1).max(MAX_AMOUNT),
    rechargeAmounts: z.array(z.int().min(1).max(MAX_AMOUNT)).max(8)
  })
  .partial()

const cardAmount = z.int().min(1).max(MAX_AMOUNT)
/** Amounts and validity of gift cards. */
const giftCards = z
  .object({ amounts: z.array(cardAmount).min(1).max(12), least: cardAmount, most: cardAmount, months: z.int().min(1).max(120) })
  .refine(({ least, most, amounts }) => least <= most && amounts.every(each => each >= least && each <= most), {
    path: ['amounts']
  }) satisfies z.ZodType<GiftCardRules>
const isTileAddress = (address: string): boolean =>
  /^https?:\/\/[\w.-]+(:\d+)?\//.test(address) && ['{z}', '{x}', '{y}'].every(part => address.includes(part))

/** Map tiles of the location picker; without them it shows the built-in map. */
const map = z.object({
  /** Address with `{z}`, `{x}` and `{y}`, such as `https://tiles.shop.mn/{z}/{x}/{y}.png`. */
  tiles: z
    .string()
    .max(500)
    .refine(address => address === '' || isTileAddress(address)),
  /** Names the owners of the map's data, as their licence demands. */
  attribution: z.string().max(200).default('')
})

/** The owner's logo; without one, the shop has a mark of its own. */
const logo = z.object({ id: z.string().regex(/^[0-9a-f]{20}$/), width: z.int().positive(), height: z.int().positive() })

/** How to reach the shop. Empty texts are not displayed. */
const contact = z.object({
  name: localizedText,
  logo: logo.nullable().default(null),
  /** One sentence about the shop: below its name, and in previews of its links. */
  slogan: localizedText.default({}),
  legal_name: localizedText,
  register_number: z.string(),
  phone: z.string(),
  email: z.string(),
  address: localizedText,
  hours: localizedText,
  facebook: z.string()
})

/** Services that measure visits and advertise, each with the shop's id there; an empty one is not used. Visitors are asked first. */
const tracking = z
  .object({
    /** Measurement id of Google Analytics 4, such as `G-AB12CD34EF`. */
    ga4: digits(/^G-[A-Z0-9]{4,20}$/),
    /** Id of a Meta pixel. */
    meta: digits(/^\d{5,20}$/),
    /** Id of an app of OneSignal. */
    oneSignal: z.uuid().or(z.literal(''))
  })
  .partial()

const bankAccount = z.object({ bank: localizedText, account_name: localizedText, account_number: z.string(), card_number: z.string() })
export const MAX_BANK_ACCOUNTS = 10
/** Announcements above the header. */
export const MAX_ANNOUNCEMENTS = 5

const themeVersion = z.union([z.literal(1), z.literal(2)])

const flagShape = Object.fromEntries(Object.keys(FLAGS).map(flag => [flag, z.boolean()])) as Record<Flag, z.ZodBoolean>

const walletTitle = z.string().max(MAX_WALLET_TITLE).exactOptional()

export const siteConfigs = z.object({
  ...flagShape,
  productsPerPage: z.number().int().min(1).max(100),
  /** The shop's own name of its wallet. With it the account's menu shows the balance among the coupons, under this name. */
  walletTitle: z.object({ mn: walletTitle, en: walletTitle }),
  /** Overrides design tokens by name. `sky` is the main colour, from which buttons and links of both themes are derived. */
  colours: z.record(z.string(), z.string()),
  theme: z.object({ header: themeVersion, footer: themeVersion, mobile_navigation: themeVersion, product_page: themeVersion })
})

/**
 * Schemas of the values in `site_settings`, by name. A row replaces its default; `configs`, `delivery`, `lease`, `loyalty`, `moderation`, `tracking` and `wallet` replace
 * only the fields they contain.
 */
export const settingSchemas = {
  configs: siteConfigs.partial(),
  /** Without a row, `main` is made of the first level of taxons and `footer` of the content pages. */
  menus: z.object({ main: menu, service: menu, footer: menu }),
  contact,
  bank_accounts: z.array(bankAccount),
  payment_methods: z.object({ off: z.array(z.enum(PROVIDER_CODES)), order: z.array(z.enum(PROVIDER_CODES)) }),
  banners: z.array(bannerSetting),
  notifications: z.array(z.object({ id: z.string(), text: localizedText, href: z.string().nullable(), ...period })),
  /** Interface texts that override the default ones, by key. */
  translation: z.record(z.string(), localizedText),
  delivery,
  receipt,
  home,
  lease: z
    .object({
      barrier: z.number().int().min(0),
      term: z.number().min(0).max(1),
      interest: z.number().min(0).max(100),
      allowedMin: z.number().int().min(0),
      allowedMax: z.number().int().min(0)
    })
    .partial(),
  gift_cards: giftCards,
  staff_notices: staffNotices,
  wallet: walletRules,
  loyalty: z
    .object({
      percent: z.number().min(0).max(100),
      expiryMonths: z.int().min(0).max(120),
      warningDays: z.int().min(1).max(90),
      minPoints: z.int().min(1).max(MAX_AMOUNT),
      share: z.number().min(0).max(100)
    })
    .partial(),
  /** Kinds of comments that others see only once staff have approved them. */
  moderation: z.object({ reviews: z.boolean(), comments: z.boolean(), questions: z.boolean() }).partial(),
  map,
  security: z.object({
    /** Whether staff and editors need a second step to log in. */
    staffTwoStep: z.boolean().default(false)
  }),
  tracking
}

type Schemas = typeof settingSchemas

const requiredText = localizedText.refine(text => Boolean(text.mn ?? text.en))
/** Digits, or the letters and digits of an IBAN. */
const accountNumber = z.string().regex(/^[\dA-Z][\dA-Z ]{3,39}$/)

/** Whether a range has a beginning before its end, or lacks one of both. */
const isInOrder = (from: number | undefined, to: number | undefined): boolean => from === undefined || to === undefined || from <= to

/** Stricter schemas of what is saved: a row that was stored before a rule existed is still read. */
export const savedSchemas = {
  configs: settingSchemas.configs.refine(({ colours }) => colours?.['sky'] === undefined || isReadableColour(colours['sky']), {
    path: ['colours', 'sky']
  }),
  contact: contact.extend({
    name: requiredText,
    register_number: digits(/^\d{7}$/),
    phone: z.string().refine(phone => phone === '' || normalizePhone(phone) !== null),
    email: z.string().refine(email => email === '' || normalizeEmail(email) !== null),
    facebook: z.string().refine(address => address === '' || /^https:\/\/(www\.|m\.|web\.)?(facebook|fb)\.com\/[^\s]{1,180}$/.test(address))
  }),
  bank_accounts: z
    .array(
      bankAccount.extend({ bank: requiredText, account_name: requiredText, account_number: accountNumber, card_number: z.string().max(40) })
    )
    .max(MAX_BANK_ACCOUNTS),
  delivery: delivery
    .refine(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, { path: ['closes'] })
    .refine(({ elsewhere }) => isInOrder(elsewhere?.fromHours, elsewhere?.toHours), { path: ['elsewhere', 'toHours'] }),
  lease: settingSchemas.lease.refine(({ allowedMin, allowedMax }) => isInOrder(allowedMin, allowedMax), { path: ['allowedMax'] }),
  wallet: walletRules.refine(({ rechargeMin, rechargeMax }) => isInOrder(rechargeMin, rechargeMax), { path: ['rechargeMax'] })
} satisfies Partial<Record<keyof Schemas, z.ZodType>>

export type SettingName = keyof Schemas
/** A row of `site_settings` as it is written: `{ name: 'contact', value: {…} satisfies SettingOf<'contact'> }`. */
export type SettingOf<Name extends SettingName> = z.input<Schemas[Name]>
/** A setting as it is read, with defaults for omitted fields. */
export type SettingValue<Name extends SettingName> = z.output<Schemas[Name]>
export type SiteConfigs = z.infer<typeof siteConfigs>
export type BannerSetting = z.infer<typeof bannerSetting>
export type ReceiptSetting = SettingValue<'receipt'>
export type HomeSetting = SettingValue<'home'>

/** Settings that editors may change; the others need a member of staff. */
const EDITORS = ['banners', 'menus', 'home', 'notifications'] as const satisfies SettingName[]
type AccessOf<Name extends SettingName> = Name extends (typeof EDITORS)[number] ? 'editor' : 'staff'

/** `version` 0 where the site has no row of its own. */
const defineSetting = <Name extends SettingName>(name: Name) =>
  z.object({ name: z.literal(name), value: settingSchemas[name], version: z.int() })
/** The value is validated by the handler, which reports the invalid field. */
const settingInput = z.strictObject({ version: z.int().min(0).max(MAX_ID), value: z.unknown() })

interface ReadSetting<Name extends SettingName> {
  summary: string
  access: AccessOf<Name>
  response: z.ZodObject<{ name: z.ZodLiteral<Name>; value: Schemas[Name]; version: z.ZodInt }>
}
interface SaveSetting<Name extends SettingName> extends ReadSetting<Name> {
  body: typeof settingInput
  errors: readonly number[]
}
type SettingRoutes = { [Name in SettingName as `GET /api/v2/site_settings/${Name}`]: ReadSetting<Name> } & {
  [Name in SettingName as `PUT /api/v2/site_settings/${Name}`]: SaveSetting<Name>
}

function defineSettingRoutes(name: SettingName) {
  const settingResponse = defineSetting(name)
  const permission = name === 'security' ? 'staff.manage' : 'setting.edit'
  const allowed = isForEditors(name) ? ({ access: 'editor' } as const) : ({ access: 'staff', permission } as const)
  return [
    [`GET /api/v2/site_settings/${name}`, { summary: `The setting \`${name}\``, ...allowed, response: settingResponse }],
    [
      `PUT /api/v2/site_settings/${name}`,
      {
        summary: `Saves the setting \`${name}\`; version 0 where it has no row yet`,
        ...allowed,
        recorded: false,
        body: settingInput,
        response: settingResponse,
        errors: [409]
      }
    ]
  ] as const
}

export const SETTING_NAMES = Object.keys(settingSchemas) as SettingName[]
const isForEditors = (name: SettingName): boolean => EDITORS.some(each => each === name)

export const settingContract = defineRoutes('site', Object.fromEntries(SETTING_NAMES.flatMap(defineSettingRoutes)) as SettingRoutes)
