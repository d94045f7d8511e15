import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../http/customer.ts'
import type { Storage } from '../images/storage.ts'
import type { Server } from '../server.ts'
import { parseRange } from './ranges.ts'

const TYPES: Record<string, string> = { '.mp4': 'video/mp4', '.svg': 'image/svg+xml', '.webm': 'video/webm' }
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'

/** Folders of files that are served as they are stored. */
export const FILE_FOLDERS = ['/films', '/art/avatars'] as const
type FilePath = `${(typeof FILE_FOLDERS)[number]}/${string}`

const toKey = (path: string): string => `files${path}`

/** Stores a file under the path it is served at, unless it exists. */
export async function storeFile(storage: Storage, path: FilePath, bytes: Uint8Array): Promise<void> {
  if (!(await storage.has(toKey(path)))) await storage.write(toKey(path), bytes)
}

export function createFileRoutes({ storage }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  for (const folder of FILE_FOLDERS)
    routes.get(`${folder}/:name{[a-z0-9][a-z0-9-]*\\.[a-z0-9]+}`, async c => {
      const path = `${folder}/${c.req.param('name')}`
      const type = TYPES[extname(path)]
      const bytes = type && (await storage.read(toKey(path)))
      if (!type || !bytes) throw new ShopError('not_found')
      return toResponse(c.req.raw, bytes, type)
    })
  return routes
}

function toResponse(request: Request, bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const isFilm = type.startsWith('video/')
  const headers = {
    etag,
    'cache-control': CACHE_CONTROL,
    'x-content-type-options': 'nosniff',
    ...(isFilm && { 'accept-ranges': 'bytes' })
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const mayBePart = isFilm && (ifRange === null || ifRange === etag)
  const range = mayBePart ? parseRange(request.headers.get('range') ?? undefined, bytes.byteLength) : null
  if (range === 'unsatisfiable') {
    const contentRange = `bytes */${bytes.byteLength}`
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': contentRange } })
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes
  const contentRange = range && { 'content-range': `bytes ${range.first}-${range.last}/${bytes.byteLength}` }
  return new Response(part, {
    status: range ? 206 : 200,
    headers: { ...headers, ...contentRange, 'content-type': type, 'content-length': String(part.byteLength) }
  })
}
