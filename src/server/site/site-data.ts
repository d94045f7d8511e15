import { asc, eq } from 'drizzle-orm'
import { type Badge, localize, type Locale, type MenuItem, type SiteData } from '#domain/site.ts'
import { badgeWords, readVocabulary, type TaxonNode, taxonTree, toTaxon, type Vocabulary } from '../catalogue/index.ts'
import { contentPages } from '../content/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { allZones } from './zones/find.ts'
import { toHome } from './home-setting.ts'
import { readSettings, type MenuItemSetting, type Settings } from './settings.ts'

/** `now` selects the banners and notifications. */
interface SiteQuestion {
  locale: Locale
  now: Date
  loadZones: boolean
  demo: boolean
}

/** The site data, and the time of its next change: a banner or notification starts or ends. */
export interface SiteAnswer {
  site: SiteData
  until: number
}

interface Sources {
  settings: Settings
  roots: TaxonNode[]
  vocabulary: Vocabulary
  pages: MenuItemSetting[]
}

const readSources = async (db: Db): Promise<Sources> => ({
  settings: await readSettings(db),
  roots: (await taxonTree(db)).roots,
  vocabulary: await readVocabulary(db),
  pages: (
    await db
      .select({ slug: contentPages.slug, title: contentPages.title })
      .from(contentPages)
      .where(eq(contentPages.published, true))
      .orderBy(asc(contentPages.slug))
  ).map(({ slug, title }) => ({ title, href: `/${slug}` }))
})

/** Data of the layout of every page, in the request's language. */
export async function readSite(db: Db, { locale, now, loadZones, demo }: SiteQuestion): Promise<SiteAnswer> {
  const { settings, roots, vocabulary, pages } = await readSources(db)
  const say = (text: { mn?: string | undefined; en?: string | undefined }): string => localize(text as { mn?: string; en?: string }, locale)
  const toMenu = (items: readonly MenuItemSetting[]): MenuItem[] =>
    items.map(({ title, href, tone, children = [] }) => ({
      title: say(title),
      href,
      ...(tone ? { tone } : {}),
      children: toMenu(children)
    }))
  const { menus, contact } = settings
  const site: SiteData = {
    taxons: roots.map(node => toTaxon(node, locale)),
    menus: {
      main: toMenu(menus.main ?? roots.map(taxonItem)),
      service: toMenu(menus.service ?? []),
      footer: toMenu(menus.footer ?? pages)
    },
    translation: Object.fromEntries(Object.entries(settings.translation).map(([key, text]) => [key, say(text)])),
    notifications: settings.notifications.filter(runsAt(now)).map(({ id, text, href }) => ({ id, text: say(text), href })),
    configs: settings.configs,
    badges: [...vocabulary.badges].map(([code, { label, tone }]) => ({ code, label: say(label), tone })),
    presets: {
      banners: settings.banners
        .filter(runsAt(now))
        .map(({ slot, title, text, href, cta, picture }) => ({ slot, title: say(title), text: say(text), href, cta: say(cta), picture })),
      bank_accounts: settings.bank_accounts.map(account => ({
        ...account,
        bank: say(account.bank),
        account_name: say(account.account_name)
      })),
      contact: {
        ...contact,
        name: say(contact.name),
        legal_name: say(contact.legal_name),
        address: say(contact.address),
        hours: say(contact.hours)
      },
      home: toHome(settings.home, locale),
      lease: settings.lease
    },
    zones: loadZones ? await allZones(db, locale) : [],
    demo
  }
  return { site, until: nextChange([...settings.banners, ...settings.notifications], now) }
}

/** Labels of all badges. */
export async function readBadges(db: Db, locale: Locale): Promise<Badge[]> {
  const { badges } = await readVocabulary(db)
  return badgeWords({ options: new Map(), badges }, [...badges.keys()], locale)
}

const answers = cached(['site', 'taxons', 'badges', 'options', 'pages'], async () => new Map<string, { body: string; until: number }>())

/** The cached JSON of the response, which every page requests. */
export async function siteJson(db: Db, question: SiteQuestion): Promise<string> {
  const kept = await answers(db)
  const key = `${question.locale} ${question.loadZones} ${question.demo}`
  const known = kept.get(key)
  if (known && question.now.getTime() < known.until) return known.body
  const { site, until } = await readSite(db, question)
  const body = JSON.stringify(site)
  kept.set(key, { body, until })
  return body
}

interface Period {
  from?: string | undefined
  to?: string | undefined
}

function runsAt(now: Date): (item: Period) => boolean {
  return ({ from, to }) => (!from || Date.parse(from) <= now.getTime()) && (!to || Date.parse(to) > now.getTime())
}

function nextChange(items: readonly Period[], now: Date): number {
  const instants = items.flatMap(({ from, to }) => [from, to]).map(instant => Date.parse(instant ?? ''))
  return Math.min(...instants.filter(instant => instant > now.getTime()), Number.POSITIVE_INFINITY)
}

function taxonItem(node: TaxonNode): MenuItemSetting {
  return { title: node.shortName ?? node.name, href: `/t/${node.permalink}`, children: node.children.map(taxonItem) }
}
