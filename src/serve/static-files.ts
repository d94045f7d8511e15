import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { CachedResponse } from './page-cache.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml'
}
/** Formats with their own compression. */
export const COMPRESSED_TYPES = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2'])
const YEAR = 31_536_000

/**
 * Reads all files of the built client into memory (a few megabytes). Files with hashed names are immutable.
 * @param always headers of every file
 */
export function readStaticFiles(folder: string, always: OutgoingHttpHeaders): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/')
    const lifetime = chooseCacheControl(path)
    files.set(
      path,
      new CachedResponse(
        200,
        {
          ...always,
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'cache-control': lifetime
        },
        readFileSync(file),
        true
      )
    )
  }
  return files
}

function chooseCacheControl(path: string): string {
  if (path.startsWith('/_a/')) return `public, max-age=${YEAR}, immutable`
  // A cached old worker would continue to serve by its old rules.
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600, stale-while-revalidate=86400'
}
