import type { Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'

/** The breadcrumb for search engines: schema.org BreadcrumbList. */
export function toBreadcrumbData(
  places: readonly { name: string; path?: string }[],
  site: { home: string; origin: string; locale: Locale }
): object {
  const all = [{ name: site.home, path: '/' }, ...places]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: site.origin + toLocalPath(site.locale, path) })
    }))
  }
}
