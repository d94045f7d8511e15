import { formatDateTime } from '#i18n/format.ts'
import type { Locale } from '#domain/site.ts'

/** What a page kept for reading without a network says about itself, by language. */
export interface KeptTexts {
  /** With `{{time}}` for when the copy was made. */
  note: string
  retry: string
  form: string
}

/** When a kept copy was made, as an ISO instant. */
export const KEPT_AT = 'x-kept-at'
/** A kept copy's title, percent-encoded as headers need it. */
export const KEPT_TITLE = 'x-kept-title'
/** Style of the note, and of what a copy must not show. The shop's policy allows files of its own, not new inline styles. */
export const KEPT_STYLE = '/kept.css'
export const OFFLINE_PAGE = '/offline'

const TRACKING = /^(?:utm_|fbclid$|gclid$|igsh)/

/** The address a page is kept under: where a link was followed from says nothing about the page. */
export function keptUrl(address: string): string {
  const url = new URL(address)
  const followed = Array.from(url.searchParams.keys()).filter(name => TRACKING.test(name))
  for (const name of followed) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** Only pages that are equal for everybody are kept: nothing of anybody's own stays in a browser's cache. */
export function mayBeKept(response: Response): boolean {
  const says = (name: string): string => response.headers.get(name) ?? ''
  return (
    response.status === 200 &&
    !response.redirected &&
    says('content-type').startsWith('text/html') &&
    /\bpublic\b/.test(says('cache-control')) &&
    !/no-store|private/.test(says('cache-control'))
  )
}

const FORMS = /<form\b[^>]*\bmethod="?post"?[^>]*>[\s\S]*?<\/form>/gi
/** What a look shows is there to be read, also where it cannot be bought. */
const PIECES = /<ol class="lkl">[\s\S]*?<\/ol>/
const CHOICES = /<select\b[\s\S]*?<\/select>|<input\b[^>]*>/g
/** A spot of a picture says its price to screen readers. */
const SPOT_PRICE = /(<a class="hs\b[^>]*\baria-label="[^"]*), [\d,]+₮"/g

/**
 * A page as it is shown from its copy: it says so and when the copy was made, and everything that would send a price or a
 * choice of that time to the shop is taken out.
 * @param keptAt ISO instant
 */
export function asCopy(html: string, keptAt: string, locale: Locale, texts: KeptTexts): string {
  const note = texts.note.replace('{{time}}', formatDateTime(keptAt, locale))
  const retry = `<a href="">${texts.retry}</a>`
  return html
    .replace(FORMS, form => `${PIECES.exec(form)?.[0].replace(CHOICES, '') ?? ''}<p class="kept-form">${texts.form}</p>`)
    .replace(SPOT_PRICE, '$1"')
    .replace(/<html\b/, '<html data-kept')
    .replace('</head>', `<link rel="stylesheet" href="${KEPT_STYLE}"></head>`)
    .replace(/(<body[^>]*>)/, `$1<p class="kept-note" role="status">${note} ${retry}</p>`)
}

/** Pictures a page shows: one width of each, by id. */
export function picturesOf(html: string): string[] {
  const chosen = new Map<string, { path: string; width: number }>()
  for (const [path, id = '', width = ''] of html.matchAll(/\/img\/([\w-]+)\/(\d+)\.avif/g)) {
    const known = chosen.get(id)
    if (!known || Math.abs(Number(width) - KEPT_WIDTH) < Math.abs(known.width - KEPT_WIDTH)) chosen.set(id, { path, width: Number(width) })
  }
  return [...chosen.values()].map(({ path }) => path)
}
/** Pixels: enough for a phone's whole width. */
const KEPT_WIDTH = 800

/** Scripts, fonts and drawings a page stands on. */
export function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/(?:_a|art|brand)\/[^"]+)"/g)].map(([, path]) => path ?? ''))]
}

/** Scripts without which a script does not run: what it fetches later is wanted by nobody who has no network. */
export function importsOf(script: string, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return [...script.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => folder + (name ?? ''))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'" }

/** The title of a page as text. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
