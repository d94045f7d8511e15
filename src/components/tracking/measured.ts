import type { AstroGlobal } from 'astro'
import type { SiteData } from '#contract/site.ts'

/** Parameters with secrets or with details of a person, also those of a page to return to. */
const PRIVATE_PARAMETERS = /\b(?:token|mobile|phone|email)=/

/**
 * The services of a page; null where nobody measures it. They read its whole URL, so they are kept from pages whose URL has a secret,
 * which send no referrer either, or details of a person. Nobody measures the work of staff.
 */
export function findServices(
  { locals: { path }, response, url }: Pick<AstroGlobal, 'locals' | 'response' | 'url'>,
  tracking: SiteData['tracking']
): SiteData['tracking'] {
  if (/^\/(admin|a)(\/|$)/.test(path) || response.headers.get('referrer-policy') === 'no-referrer') return null
  return [...url.searchParams].some(([name, value]) => PRIVATE_PARAMETERS.test(`${name}=${value}`)) ? null : tracking
}
