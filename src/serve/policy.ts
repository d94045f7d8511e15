import { hash } from 'node:crypto'
import type { SSRManifest } from 'astro'

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
  const styleHashes = Array.from(styles, style => `sha256-${hash('sha256', style, 'base64')}`)
  return { script: new Set(take(csp.scriptDirective)), style: new Set([...take(csp.styleDirective), ...styleHashes]) }
}

/**
 * Makes a page's content security policy allow its own inline styles and scripts, and no others. Scripts loaded later need no hash.
 */
export function restrictPolicy(policy: string, page: Buffer, known: PageHashes): string {
  const present = new Set(['style', 'script'].flatMap(name => listInlineTexts(page, name)).map(text => hash('sha256', text, 'base64')))
  return policy
    .replace(/; /g, ';')
    .replace(/;$/, '')
    .replace(HASH_SOURCE, (source, digest: string) => (present.has(digest) ? source : ''))
    .replace(DIRECTIVE, (_, kind: keyof PageHashes, sources: string) => {
      const allowed = [...present].map(digest => `sha256-${digest}`).filter(each => known[kind].has(each))
      return `${kind}-src ${[sources.trim(), ...allowed.map(each => `'${each}'`)].join(' ')}`
    })
}

/** The contents of a page's elements of a name, without those that load a file. */
function listInlineTexts(page: Buffer, name: string): Buffer[] {
  const [opening, closing] = [`<${name}`, `</${name}>`]
  const texts: Buffer[] = []
  let end = 0
  for (let at = page.indexOf(opening); at >= 0; at = page.indexOf(opening, end)) {
    const start = page.indexOf('>', at) + 1
    end = page.indexOf(closing, start)
    if (start === 0 || end < 0) break
    if (!/\ssrc=/.test(page.toString('latin1', at, start))) texts.push(page.subarray(start, end))
  }
  return texts
}
