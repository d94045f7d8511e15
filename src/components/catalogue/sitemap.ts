import { LOCALES, type Locale } from '#domain/site.ts'
import { removeNonXml } from '#domain/xml-text.ts'
import { toLocalPath } from '#i18n/path.ts'

export interface SitemapPage {
  /** Without the language prefix. */
  path: string
  /** Time of the last change, ISO 8601. */
  changed?: string
  /** Languages of the page; the default is both. */
  locales?: readonly Locale[]
  /** Paths of its pictures. */
  images?: readonly string[]
  /** For recent news. */
  news?: { title: string; published: string; locale: Locale }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = {
  xhtml: 'http://www.w3.org/1999/xhtml',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9'
}

/** A sitemap with all languages of each page. `publication` is the name of the news publisher. */
export function renderSitemap(origin: string, places: readonly SitemapPage[], publication = ''): string {
  const entries = places.flatMap(place => {
    const { path, changed, locales = LOCALES, images = [], news } = place
    const hreflangs = [...locales.map(locale => [locale, locale] as const), ['x-default', locales[0] ?? 'mn'] as const]
    const alternates = hreflangs
      .map(([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeUrl(origin + toLocalPath(locale, path))}"/>`)
      .join('')
    const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
    const pictures = images.map(image => `<image:image><image:loc>${escapeUrl(origin + image)}</image:loc></image:image>`).join('')
    const rest = `${lastmod}${alternates}${pictures}${news ? renderNewsElement(news, publication) : ''}`
    const listedLocales = news ? [news.locale] : locales
    return listedLocales.map(locale => `<url><loc>${escapeUrl(origin + toLocalPath(locale, path))}</loc>${rest}</url>`)
  })
  const used = Object.entries(NAMESPACES)
    .filter(([name]) => entries.some(entry => entry.includes(`<${name}:`)))
    .map(([name, uri]) => ` xmlns:${name}="${uri}"`)
    .join('')
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${used}>${entries.join('\n')}</urlset>`
}

function renderNewsElement({ title, published, locale }: NonNullable<SitemapPage['news']>, publication: string): string {
  const by = `<news:publication><news:name>${escapeText(publication)}</news:name><news:language>${locale}</news:language></news:publication>`
  return `<news:news>${by}<news:publication_date>${published}</news:publication_date><news:title>${escapeText(title)}</news:title></news:news>`
}

/** The sitemap index. */
export function renderSitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map(part => `<sitemap><loc>${escapeUrl(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</sitemapindex>`
}

export function createXmlResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function escapeUrl(url: string): string {
  return new URL(url).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

function escapeText(text: string): string {
  return removeNonXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
