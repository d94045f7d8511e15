import { LOCALES } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'

export interface Place {
  /** Without the language. */
  path: string
  /** ISO instant of the last change, where it is known. */
  changed?: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A sitemap with every place in both languages, each naming the other. */
export function sitemap(origin: string, places: readonly Place[]): string {
  const entries = places.flatMap(({ path, changed }) => {
    const alternates = [...LOCALES.map(locale => [locale, locale] as const), ['x-default', 'mn'] as const]
      .map(([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escaped(origin + localPath(locale, path))}"/>`)
      .join('')
    const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
    return LOCALES.map(locale => `<url><loc>${escaped(origin + localPath(locale, path))}</loc>${lastmod}${alternates}</url>`)
  })
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>`
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
  return encodeURI(decodeURI(url)).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
