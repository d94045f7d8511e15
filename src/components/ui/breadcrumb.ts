import { toLocalPath } from '#i18n/path.ts'

/** The breadcrumb for search engines: schema.org BreadcrumbList. */
export function toBreadcrumbData(
  places: readonly { name: string; path?: string }[],
  { origin, locale, t }: Pick<App.Locals, 'origin' | 'locale' | 't'>
): object {
  const all = [{ name: t('catalogue:home'), path: '/' }, ...places]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: origin + toLocalPath(locale, path) })
    }))
  }
}
