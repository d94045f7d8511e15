import type { AstroGlobal } from 'astro'
import { SECRET_URL_POLICY } from '#components/site/secret-url.ts'
import type { SiteData } from '#contract/site.ts'

/** Secrets or personal data, also within a parameter that is itself a URL, such as the page to return to. */
const PRIVATE_PARAMETERS = /\b(?:token|mobile|phone|email)=/

/**
 * The analytics services that a page loads. They read its URL, so pages with a secret or personal data in it load none. Nor do the
 * pages of staff.
 */
export function findServices(
  { locals: { path }, response, url }: Pick<AstroGlobal, 'locals' | 'response' | 'url'>,
  tracking: SiteData['tracking']
): SiteData['tracking'] {
  if (/^\/(admin|a)(\/|$)/.test(path) || response.headers.get('referrer-policy') === SECRET_URL_POLICY) return null
  return [...url.searchParams].some(([name, value]) => PRIVATE_PARAMETERS.test(`${name}=${value}`)) ? null : tracking
}
