import { hash } from 'node:crypto'
import type { SSRManifest } from 'astro'

const HASH_SOURCE = / 'sha256-([^']+)'/g
const DIRECTIVE = /\b(script|style)-src ([^;]*)/g

/** Hashes of the built styles and scripts of all pages, as in `sha256-…`. */
export interface PageHashes {
  script: ReadonlySet<string>
  style: ReadonlySet<string>
  /** The inline styles of the routes, by what Astro writes in their place. */
  marked: ReadonlyMap<string, MarkedStyle>
}

interface MarkedStyle {
  text: Buffer
  digest: string
}

/**
 * Takes the hashes out of the manifest, from which Astro would write all of them, fifty kilobytes, into the policy of each response.
 * `restrictPolicy` allows those that a page needs.
 */
export function takeHashes(manifest: Pick<SSRManifest, 'csp' | 'routes' | 'shouldInjectCspMetaTags'>): PageHashes {
  const { csp, routes } = manifest
  const marked = markStyles(routes)
  if (!csp) return { script: new Set(), style: new Set(), marked }
  csp.scriptHashes.length = 0
  csp.styleHashes.length = 0
  // Otherwise Astro hashes the styles of the route for each response.
  manifest.shouldInjectCspMetaTags = false
  csp.cspDestination = 'adapter'
  const take = (directive: { hashes: (string | { hash: string })[] }): string[] =>
    directive.hashes.splice(0).map(each => (typeof each === 'string' ? each : each.hash))
  const styleHashes = Array.from(marked.values(), ({ digest }) => `sha256-${digest}`)
  return { script: new Set(take(csp.scriptDirective)), style: new Set([...take(csp.styleDirective), ...styleHashes]), marked }
}

/** A byte that texts hardly have, because searching for a tag takes ten times as long. */
const MARK_START = '\u0001'
const MARK_BYTE = MARK_START.charCodeAt(0)
const STYLE_TAG = '<style>'

/**
 * Replaces the inline styles of routes, half of a page, by short marks: Astro would encode them, and `restrictPolicy` hash them, for
 * each response. `insertStyles` puts them back.
 */
function markStyles(routes: SSRManifest['routes']): Map<string, MarkedStyle> {
  const marks = new Map<string, string>()
  const marked = new Map<string, MarkedStyle>()
  for (const style of new Set(routes.flatMap(route => route.styles))) {
    if (style.type !== 'inline') continue
    const mark = marks.get(style.content) ?? `${MARK_START}${marks.size}`
    marks.set(style.content, mark)
    marked.set(mark, { text: Buffer.from(style.content), digest: hash('sha256', style.content, 'base64') })
    style.content = mark
  }
  return marked
}

/** Puts the styles back in the place of their marks. */
export function insertStyles(page: Buffer, { marked }: PageHashes): Buffer {
  const parts: Buffer[] = []
  let end = 0
  for (let start = page.indexOf(MARK_BYTE); start >= 0; start = page.indexOf(MARK_BYTE, end)) {
    const markEnd = page.indexOf('<', start)
    if (markEnd < 0) break
    const isStyle = page.toString('latin1', start - STYLE_TAG.length, start) === STYLE_TAG
    const style = isStyle ? marked.get(page.toString('latin1', start, markEnd)) : undefined
    parts.push(page.subarray(end, start), style?.text ?? page.subarray(start, markEnd))
    end = markEnd
  }
  return end === 0 ? page : Buffer.concat([...parts, page.subarray(end)])
}

/**
 * Makes a page's content security policy allow its own inline styles and scripts, and no others. Scripts loaded later need no hash.
 * @param page before `insertStyles`
 */
export function restrictPolicy(policy: string, page: Buffer, known: PageHashes): string {
  const toDigest = (text: Buffer): string =>
    (text[0] === MARK_BYTE ? known.marked.get(text.toString('latin1'))?.digest : undefined) ?? hash('sha256', text, 'base64')
  const present = new Set(listInlineTexts(page).map(toDigest))
  return policy
    .replace(/; /g, ';')
    .replace(/;$/, '')
    .replace(HASH_SOURCE, (source, digest: string) => (present.has(digest) ? source : ''))
    .replace(DIRECTIVE, (_, kind: 'script' | 'style', sources: string) => {
      const allowed = [...present].map(digest => `sha256-${digest}`).filter(each => known[kind].has(each))
      return `${kind}-src ${[sources.trim(), ...allowed.map(each => `'${each}'`)].join(' ')}`
    })
}

const CLOSING_TAG = /<\/(style|script)>/g

/**
 * The contents of a page's styles and scripts, without those that load a file and without data, which no policy forbids. An element
 * begins at the last opening tag before its closing one: attributes may contain others, such as the title of an article about `<style>`.
 */
function listInlineTexts(page: Buffer): Buffer[] {
  // A character is a byte. An expression finds tags in a text in a fifth of the time that a buffer takes.
  const html = page.toString('latin1')
  const texts: Buffer[] = []
  const before: Record<string, number> = {}
  for (const { 1: name = '', index: end } of html.matchAll(CLOSING_TAG)) {
    const at = html.lastIndexOf(`<${name}`, end)
    if (at <= (before[name] ?? -1)) continue
    before[name] = end
    const start = html.indexOf('>', at) + 1
    if (start > end) continue
    if (!/\s(?:src=|type="application\/ld\+json")/.test(html.slice(at, start))) texts.push(page.subarray(start, end))
  }
  return texts
}
