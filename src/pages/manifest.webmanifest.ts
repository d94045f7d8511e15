import type { APIRoute } from 'astro'
import { chooseMaskableIcon, chooseShopIcon } from '#domain/logo.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { TextKey } from '#i18n/text-keys.ts'

/** The web app manifest, in the language of the requesting page. */
export const GET: APIRoute = ({ locals, cache }) => {
  const { locale, t, logo } = locals
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['site'] })
  const icon = (src: string, size: number, purpose = 'any') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose
  })
  const shortcut = (name: TextKey, path: string) => ({ name: t(name), url: toLocalPath(locale, path) })
  const manifest = {
    id: toLocalPath(locale, '/'),
    name: t('shell:site_name'),
    short_name: t('shell:site_name'),
    description: t('shell:description'),
    lang: locale,
    start_url: toLocalPath(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon(chooseShopIcon(logo, 192), 192), icon(chooseShopIcon(logo, 512), 512), icon(chooseMaskableIcon(logo), 512, 'maskable')],
    shortcuts: [shortcut('shell:articles', '/articles'), shortcut('shell:search', '/search'), shortcut('shell:cart', '/cart')]
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
