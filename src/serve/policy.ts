import { createHash } from 'node:crypto'
import type { SSRManifest } from 'astro'

const INLINE_TAG = /<(style|script)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g
const HASH_SOURCE = / 'sha256-([^']+)'/g
const DIRECTIVE = /\b(script|style)-src ([^;]*)/g

/** Hashes of the built styles and scripts of all pages, as in `sha256-…`. */
export interface PageHashes {
  script: ReadonlySet<string>
  style: ReadonlySet<string>
}

/**
 * Takes the hashes out of the manifest, from which Astro would write all of them, fifty kilobytes, into the policy of each response.
 * `restrictPolicy` allows those that a page needs.
 */
export function takeHashes(manifest: Pick<SSRManifest, 'csp' | 'routes' | 'shouldInjectCspMetaTags'>): PageHashes {
  const { csp, routes } = manifest
  if (!csp) return { script: new Set(), style: new Set() }
  csp.scriptHashes.length = 0
  csp.styleHashes.length = 0
  // Otherwise Astro hashes the styles of the route for each response.
  manifest.shouldInjectCspMetaTags = false
  csp.cspDestination = 'adapter'
  const take = (directive: { hashes: (string | { hash: string })[] }): string[] =>
    directive.hashes.splice(0).map(each => (typeof each === 'string' ? each : each.hash))
  const styles = new Set(routes.flatMap(route => route.styles.flatMap(style => (style.type === 'inline' ? [style.content] : []))))
  const styleHashes = Array.from(styles, style => `sha256-${createHash('sha256').update(style).digest('base64')}`)
  return { script: new Set(take(csp.scriptDirective)), style: new Set([...take(csp.styleDirective), ...styleHashes]) }
}

/**
 * Makes a page's content security policy allow its own inline styles and scripts, and no others. Scripts loaded later need no hash.
 * @param page is read as Latin-1, one character a byte: three times faster than its UTF-8, and the hashes are those of its bytes
 */
export function restrictPolicy(policy: string, page: Buffer, known: PageHashes): string {
  const present = new Set<string>()
  for (const [, , text = ''] of page.toString('latin1').matchAll(INLINE_TAG))
    present.add(createHash('sha256').update(text, 'latin1').digest('base64'))
  return policy
    .replace(/; /g, ';')
    .replace(/;$/, '')
    .replace(HASH_SOURCE, (allowed, hash: string) => (present.has(hash) ? allowed : ''))
    .replace(DIRECTIVE, (_, kind: keyof PageHashes, sources: string) => {
      const allowed = [...present].map(hash => `sha256-${hash}`).filter(hash => known[kind].has(hash))
      return `${kind}-src ${[sources.trim(), ...allowed.map(hash => `'${hash}'`)].join(' ')}`
    })
}
