import { type HomeSetting, settingSchemas } from '#contract/setting.ts'
import type { HomeSection } from '#domain/home.ts'
import { localize, type Locale } from '#domain/site.ts'

/** The home page of a site whose settings have none: without promises, which the shop has to choose. */
export const HOME_SETTING: HomeSetting = settingSchemas.home.parse([
  { kind: 'hero' },
  { kind: 'categories' },
  { kind: 'products', title: { mn: 'Энэ долоо хоногт', en: 'This week' }, sort: 'random', most: 8 },
  { kind: 'entries', of: 'article', most: 4 },
  { kind: 'deal' },
  { kind: 'entries', of: 'lookbook', most: 3 },
  { kind: 'lease' },
  { kind: 'products', title: { mn: 'Шинээр ирсэн', en: 'New arrivals' }, href: '/products?sort=date_desc', layout: 'rail', most: 6 },
  { kind: 'entries', of: 'news', most: 3 }
])

/** What is shown, in the request's language. */
export function toHome(setting: HomeSetting, locale: Locale): HomeSection[] {
  return setting
    .filter(section => !section.hidden)
    .map(section =>
      'title' in section ? { ...section, title: localize(section.title, locale), text: localize(section.text, locale) } : section
    )
}
