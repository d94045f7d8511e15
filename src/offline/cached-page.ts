import { formatDateTime } from '#i18n/format.ts'
import { CLICK_PARAMETERS } from '#domain/link-tracking.ts'
import type { Locale } from '#domain/site.ts'

/** Texts of a cached page, by language. */
export interface OfflineTexts {
  /** Contains `{{time}}`, the time the copy was made. */
  note: string
  retry: string
  form: string
}

/** Header of a cached page with the time it was stored, ISO 8601. */
export const SAVED_AT_HEADER = 'x-saved-at'
/** Header of a cached page with its title, percent-encoded. */
export const TITLE_HEADER = 'x-saved-title'
/** Style of the note, and of what a copy hides. A file, because the content security policy allows no new inline styles. */
export const OFFLINE_STYLESHEET = '/offline.css'
export const OFFLINE_PAGE = '/offline'

const TRACKING = new RegExp(String.raw`^(?:utm_\w+|${CLICK_PARAMETERS})$`)

/** The URL without tracking parameters. */
export function toCacheKey(address: string): string {
  const url = new URL(address)
  const trackingParams = Array.from(url.searchParams.keys()).filter(name => TRACKING.test(name))
  for (const name of trackingParams) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** Only pages of shared caches are stored, so that a browser's cache contains no personal data. */
export function isCacheable(response: Response): boolean {
  const header = (name: string): string => response.headers.get(name) ?? ''
  return (
    response.status === 200 &&
    !response.redirected &&
    header('content-type').startsWith('text/html') &&
    /\bs-maxage=/.test(header('cache-control')) &&
    !/no-store|private/.test(header('cache-control'))
  )
}

const FORMS = /<form\b[^>]*\bmethod="?post"?[^>]*>[\s\S]*?<\/form>/gi
/** The list of products of a look remains readable without its form. */
const LOOK_LIST = /<ol class="look-products">[\s\S]*?<\/ol>/
const CONTROLS = /<select\b[\s\S]*?<\/select>|<input\b[^>]*>/g
/** The label of a hotspot contains the price. */
const HOTSPOT_PRICE = /(<a class="hotspot\b[^>]*\baria-label="[^"]*), [\d,]+₮"/g

/**
 * Converts a cached page for display: adds a note with its age and removes forms and prices, which may be outdated.
 * @param savedAt ISO 8601
 */
export function toOfflineCopy(html: string, savedAt: string, locale: Locale, texts: OfflineTexts): string {
  const note = texts.note.replace('{{time}}', formatDateTime(savedAt, locale))
  const retry = `<a href="">${texts.retry}</a>`
  return html
    .replace(FORMS, form => `${LOOK_LIST.exec(form)?.[0].replace(CONTROLS, '') ?? ''}<p class="offline-form">${texts.form}</p>`)
    .replace(HOTSPOT_PRICE, '$1"')
    .replace(/<html\b/, '<html data-offline')
    .replace('</head>', `<link rel="stylesheet" href="${OFFLINE_STYLESHEET}"></head>`)
    .replace(/(<body[^>]*>)/, `$1<p class="offline-note" role="status">${note} ${retry}</p>`)
}

/** Paths of the pictures of a page: one width of each, by id. */
export function listPicturePaths(html: string): string[] {
  const closest = new Map<string, { path: string; width: number }>()
  for (const [path, id = '', width = ''] of html.matchAll(/\/img\/([\w-]+)\/(\d+)\.avif/g)) {
    const existing = closest.get(id)
    if (!existing || Math.abs(Number(width) - PICTURE_WIDTH) < Math.abs(existing.width - PICTURE_WIDTH))
      closest.set(id, { path, width: Number(width) })
  }
  return [...closest.values()].map(({ path }) => path)
}
/** Pixels: the full width of a phone. */
const PICTURE_WIDTH = 800

/** Scripts, fonts and artwork of a page. */
export function listAssetPaths(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/(?:_a|art|brand)\/[^"]+)"/g)].map(([, path]) => path ?? ''))]
}

/** Static imports of a script. Dynamic imports are not needed offline. */
export function importPaths(script: string, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return [...script.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => folder + (name ?? ''))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'" }

/** The title of a page as text. */
export function parsePageTitle(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
