import type { MenuItem, SiteData } from '#contract/site.ts'
import type { HomeSection } from '#domain/home.ts'
import { isOffered } from '#domain/offered.ts'
import { sortProviders } from '#domain/payment-method.ts'
import { type Badge, localize, type Locale, type Taxon } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { Db } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { listAllZones } from './zones/find.ts'
import { toHome } from './home-setting.ts'
import type { MenuItemSetting } from '#contract/page-setting.ts'
import type { Server } from '../kernel/server.ts'
import { isVatPayer, readSettings } from './settings.ts'
import { branches } from './tables.ts'

/** Items of the main menu where staff have not made one. */
const MENU_TAXONS = 8

/** `now` selects the banners and notifications. */
interface SiteQuery {
  locale: Locale
  now: Date
  loadZones: boolean
  demo: boolean
  payments: Server['payments']
}

/** The site data, and the time of its next change: a banner or notification starts or ends. */
interface SiteResponse {
  site: SiteData
  until: number
}

/** Parts of the site's data that features of lower layers provide. */
export interface SiteSources {
  /** The first level, with all below it: the taxons that have products to show at `now`. */
  readTaxons: (db: Db, locale: Locale, now: Date) => Promise<Taxon[]>
  readBadges: (db: Db, locale: Locale) => Promise<Badge[]>
  /** Published pages as the footer's menu. */
  readPageMenu: (db: Db, locale: Locale) => Promise<MenuItem[]>
}

/** Data of the layout of every page, in the request's language. */
export async function readSite(db: Db, sources: SiteSources, { locale, now, loadZones, demo, payments }: SiteQuery): Promise<SiteResponse> {
  const settings = await readSettings(db)
  const taxons = await sources.readTaxons(db, locale, now)
  const say = (text: { mn?: string | undefined; en?: string | undefined }): string => localize(text as { mn?: string; en?: string }, locale)
  const { configs } = settings
  const leadsToOffered = ({ href }: { href: string | null }): boolean => isOffered(href ?? '', configs)
  const toMenu = (items: readonly MenuItemSetting[]): MenuItem[] =>
    items.filter(leadsToOffered).map(({ title, href, tone, children = [] }) => ({
      title: say(title),
      href,
      ...(tone ? { tone } : {}),
      children: toMenu(children)
    }))
  const { menus, contact, delivery } = settings
  const { bank_accounts: accounts, payment_methods: choices } = settings
  const offered = sortProviders(choices).filter(
    ({ code }) => payments[code] && !choices.off.includes(code) && (code !== 'bank_transfer' || accounts.length > 0)
  )
  const site: SiteData = {
    taxons,
    menus: {
      main: menus.main ? toMenu(menus.main) : createDefaultMenu(taxons, locale),
      service: toMenu(menus.service ?? []),
      footer: menus.footer ? toMenu(menus.footer) : (await sources.readPageMenu(db, locale)).filter(leadsToOffered)
    },
    // A text of one language does not replace that of the other.
    translation: Object.fromEntries(
      Object.entries(settings.translation).flatMap(([key, text]) => (text[locale] ? [[key, text[locale]]] : []))
    ),
    notifications: settings.notifications
      .filter(isActiveAt(now))
      .filter(leadsToOffered)
      .map(({ id, text, href }) => ({ id, text: say(text), href })),
    configs: settings.configs,
    badges: await sources.readBadges(db, locale),
    presets: {
      banners: settings.banners
        .filter(isActiveAt(now))
        .filter(leadsToOffered)
        .map(({ slot, title, text, href, cta, picture }) => ({ slot, title: say(title), text: say(text), href, cta: say(cta), picture })),
      bank_accounts: settings.bank_accounts.map(account => ({
        ...account,
        bank: say(account.bank),
        account_name: say(account.account_name)
      })),
      contact: {
        ...contact,
        name: say(contact.name),
        slogan: say(contact.slogan),
        legal_name: say(contact.legal_name),
        address: say(contact.address),
        hours: say(contact.hours)
      },
      home: toHome(settings.home, locale).filter(section => configs.showSale || !isSale(section)),
      lease: settings.lease
    },
    delivery: settings.stored.has('delivery')
      ? {
          soon_before: delivery.capital.soonBefore,
          soon_hours: delivery.capital.soonHours,
          later_hours: delivery.capital.laterHours,
          from_hours: delivery.elsewhere.fromHours,
          to_hours: delivery.elsewhere.toHours
        }
      : null,
    has_branches: (await db.$count(branches)) > 0,
    vat_payer: isVatPayer(settings),
    receipts: settings.stored.has('receipt') && settings.receipt.enabled,
    payment: {
      groups: [...new Set(offered.map(({ group }) => group))],
      saves_cards: offered.some(({ code }) => payments[code]?.payWithCard)
    },
    tracking: Object.values(settings.tracking).some(Boolean) ? settings.tracking : null,
    zones: loadZones ? await listAllZones(db, locale) : [],
    demo
  }
  return { site, until: findNextChange([...settings.banners, ...settings.notifications], now) }
}

const createResponses = cached(
  ['site', 'taxons', 'catalogue', 'badges', 'options', 'pages'],
  async () => new Map<string, { body: string; until: number }>()
)

/** The cached JSON of the response, which every page requests. */
export async function readSiteJson(db: Db, sources: SiteSources, question: SiteQuery): Promise<string> {
  const stored = await createResponses(db)
  const key = `${question.locale} ${question.loadZones} ${question.demo}`
  const existing = stored.get(key)
  if (existing && question.now.getTime() < existing.until) return existing.body
  const { site, until } = await readSite(db, sources, question)
  const body = JSON.stringify(site)
  stored.set(key, { body, until })
  return body
}

const isSale = (section: HomeSection): boolean => section.kind === 'deal' || (section.kind === 'products' && section.sale)

/** What is shown from and until a time, where it has them. */
interface Scheduled {
  from?: string | undefined
  to?: string | undefined
}

function isActiveAt(now: Date): (item: Scheduled) => boolean {
  return ({ from, to }) => (!from || Date.parse(from) <= now.getTime()) && (!to || Date.parse(to) > now.getTime())
}

/** Whether a banner or an announcement began or ended after `since`, until `now`. */
export async function hasNoticeChanged(db: Db, since: Date, now: Date): Promise<boolean> {
  const { banners, notifications } = await readSettings(db)
  return findNextChange([...banners, ...notifications], since) <= now.getTime()
}

function findNextChange(items: readonly Scheduled[], now: Date): number {
  const times = items.flatMap(({ from, to }) => [from, to]).map(time => Date.parse(time ?? ''))
  return Math.min(...times.filter(time => time > now.getTime()), Number.POSITIVE_INFINITY)
}

/** The first level of taxons; of many, some after a link to all. */
function createDefaultMenu(taxons: readonly Taxon[], locale: Locale): MenuItem[] {
  if (taxons.length <= MENU_TAXONS) return taxons.map(toTaxonItem)
  const all = { title: createTranslator(locale)('shell:all_categories'), href: '/categories', children: [] }
  return [all, ...taxons.slice(0, MENU_TAXONS).map(toTaxonItem)]
}

function toTaxonItem({ n, permalink, children }: Taxon): MenuItem {
  return { title: n, href: `/t/${permalink}`, children: children.map(toTaxonItem) }
}
