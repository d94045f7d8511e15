/**
 * Query parameters that advertisers, social networks and mail programs append to identify a click: the source of a regular expression
 * for their names, as they are or encoded.
 */
export const CLICK_PARAMETERS = String.raw`fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igsh(?:id)?|yclid|mc_cid|mc_eid|__(?:cft|xts)__(?:\[\d+\]|%5B\d+%5D)?|__tn__|__eep__`
const CLICK_IDENTIFIER = new RegExp(`^(?:${CLICK_PARAMETERS})$`)

/** Pages that count a click and redirect: the parameter has the address. */
const REDIRECTS: readonly { page: RegExp; parameter: string }[] = [
  { page: /^lm?\.(facebook|messenger|instagram|threads)\.com\/(l\.php)?$/, parameter: 'u' },
  { page: /^www\.google\.[a-z.]+\/url$/, parameter: 'q' },
  { page: /^www\.google\.[a-z.]+\/url$/, parameter: 'url' },
  { page: /^www\.youtube\.com\/redirect$/, parameter: 'q' },
  { page: /^[\w-]+\.safelinks\.protection\.outlook\.com\/$/, parameter: 'url' }
]

/** A web address without the page that counts clicks and without what identifies a click; any other text unchanged. */
export function withoutTracking(address: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  if (!url) return address
  for (const { page, parameter } of REDIRECTS) {
    const target = page.test(url.host + url.pathname) ? url.searchParams.get(parameter) : null
    if (target && /^https?:\/\/[^/]/i.test(target) && URL.canParse(target)) return withoutTracking(target)
  }
  const names = [...url.searchParams.keys()].filter(name => CLICK_IDENTIFIER.test(name))
  if (names.length === 0) return address
  for (const name of names) url.searchParams.delete(name)
  return url.href
}
