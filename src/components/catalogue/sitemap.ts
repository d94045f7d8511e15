import { LOCALES, type Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'

export interface Place {
  /** Without the language. */
  path: string
  /** ISO instant of the last change, where it is known. */
  changed?: string
  /** Languages it is written in; both without it. */
  locales?: readonly Locale[]
  /** Paths of pictures that stand on it. */
  images?: readonly string[]
  /** Of news, while it is new. */
  news?: { title: string; published: string; locale: Locale }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = {
  xhtml: 'http://www.w3.org/1999/xhtml',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9'
}

/** A sitemap with every place in its languages, each naming the others. `publication` is the name that news come out under. */
export function sitemap(origin: string, places: readonly Place[], publication = ''): string {
  const entries = places.flatMap(place => {
    const { path, changed, locales = LOCALES, images = [], news } = place
    const known = [...locales.map(locale => [locale, locale] as const), ['x-default', locales[0] ?? 'mn'] as const]
    const alternates = known
      .map(([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escaped(origin + localPath(locale, path))}"/>`)
      .join('')
    const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
    const pictures = images.map(image => `<image:image><image:loc>${escaped(origin + image)}</image:loc></image:image>`).join('')
    const rest = `${lastmod}${alternates}${pictures}${news ? newsOf(news, publication) : ''}`
    const shown = news ? [news.locale] : locales
    return shown.map(locale => `<url><loc>${escaped(origin + localPath(locale, path))}</loc>${rest}</url>`)
  })
  const used = Object.entries(NAMESPACES)
    .filter(([name]) => entries.some(entry => entry.includes(`<${name}:`)))
    .map(([name, uri]) => ` xmlns:${name}="${uri}"`)
    .join('')
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${used}>${entries.join('\n')}</urlset>`
}

function newsOf({ title, published, locale }: NonNullable<Place['news']>, publication: string): string {
  const by = `<news:publication><news:name>${words(publication)}</news:name><news:language>${locale}</news:language></news:publication>`
  return `<news:news>${by}<news:publication_date>${published}</news:publication_date><news:title>${words(title)}</news:title></news:news>`
}

/** The list of the parts. */
export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map(part => `<sitemap><loc>${escaped(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</sitemapindex>`
}

export function xml(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function escaped(url: string): string {
  return new URL(url).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

/** Text, without letters that no XML may hold. */
function words(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}
