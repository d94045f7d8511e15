import { createHash } from 'node:crypto'

const INLINE_TAG = /<(style|script)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g
const HASH_SOURCE = / 'sha256-([^']+)'/g

/**
 * Removes the hashes of other pages from a page's content security policy. Astro lists every style and script of the site in each
 * response, three kilobytes that HTTP/1.1 cannot compress; scripts loaded later need no hash.
 */
export function restrictPolicy(policy: string, html: string): string {
  const present = new Set<string>()
  for (const [, , text] of html.matchAll(INLINE_TAG))
    present.add(
      createHash('sha256')
        .update(text ?? '')
        .digest('base64')
    )
  return policy.replace(HASH_SOURCE, (allowed, hash: string) => (present.has(hash) ? allowed : ''))
}
