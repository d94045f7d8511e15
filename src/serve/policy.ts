import { createHash } from 'node:crypto'

const INLINE = /<(style|script)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g
const ALLOWED = / 'sha256-([^']+)'/g

/**
 * A page's content security policy without the hashes of what stands in other pages. Astro names every style
 * and script of the shop in each answer, three kilobytes that no header of HTTP/1.1 compresses; what scripts
 * bring later needs no hash.
 */
export function narrowPolicy(policy: string, html: string): string {
  const inside = new Set<string>()
  for (const [, , text] of html.matchAll(INLINE))
    inside.add(
      createHash('sha256')
        .update(text ?? '')
        .digest('base64')
    )
  return policy.replace(ALLOWED, (allowed, hash: string) => (inside.has(hash) ? allowed : ''))
}
