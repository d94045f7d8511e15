import type { APIRoute } from 'astro'
import { LOCALES } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'

/** Personal pages, and pages with unlimited parameters. */
const PRIVATE = ['/account', '/admin', '/bookmarks', '/cart', '/checkout', '/login', '/password', '/search', '/wishlists', '/compare']

export const GET: APIRoute = ({ locals, cache }) => {
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['site'] })
  const rules = ['/api/', '/oauth/', '/dev/', ...LOCALES.flatMap(locale => PRIVATE.map(path => toLocalPath(locale, path)))]
  const text = ['User-agent: *', ...rules.map(path => `Disallow: ${path}`), '', `Sitemap: ${locals.origin}/sitemap.xml`, '']
  return new Response(text.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
