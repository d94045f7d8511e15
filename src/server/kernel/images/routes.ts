import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { pictureContract } from '#contract/picture.ts'
import { FEED_PICTURE_WIDTH, PICTURE_WIDTHS } from '#domain/picture.ts'
import type { IconSize } from '#domain/logo.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../http/customer.ts'
import { implement } from '../http/implement.ts'
import type { Server } from '../server.ts'
import { renderIcon } from './icon.ts'
import { type Format, FORMATS } from './keys.ts'
import { renderPicture } from './render.ts'
import { images } from './tables.ts'

const TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** A new shop's pictures are rendered meanwhile for the next request: readers of feeds do not wait for thirty of them. */
const SIZES_WAIT_MS = 2000
const IMMUTABLE = 'public, max-age=31536000, immutable'

export function createImageRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get('/img/:id{[0-9a-f]{20}}/:icon{icon-(32|180|192|512|maskable)\\.png}', async c => {
    const { id, icon } = c.req.param()
    const size = icon.slice('icon-'.length, -'.png'.length)
    const drawn = await renderIcon(server.storage, id, size === 'maskable' ? size : (Number(size) as IconSize))
    if (!drawn) return redirectReplaced(server, id, icon)
    return createPictureResponse(c.req.raw, drawn, { type: 'image/png', etag: `"${id}-${icon}"`, cacheControl: IMMUTABLE })
  })
  routes.get('/img/:id{[0-9a-f]{20}}/:file', async c => {
    const file = c.req.param('file')
    const [, dark, digits, ending] = /^(dark-)?(\d{2,4})\.(\w+)$/.exec(file) ?? []
    const width = PICTURE_WIDTHS.find(existing => String(existing) === digits)
    const format = FORMATS.find(value => value === ending)
    if (!width || !format) throw new ShopError('not_found')
    const picture = await renderPicture(server.storage, c.req.param('id'), width, format, dark ? 'dark' : 'light')
    if (!picture) return redirectReplaced(server, c.req.param('id'), file)
    return createPictureResponse(c.req.raw, picture, {
      type: TYPES[format],
      etag: `"${c.req.param('id')}-${file}"`,
      cacheControl: IMMUTABLE
    })
  })
  return routes.route(
    '/',
    implement(pictureContract, {
      'GET /api/v2/pictures/sizes': async ({ query }) => {
        const late = setTimeout(SIZES_WAIT_MS, null, { ref: false })
        const pictures = await Promise.all(
          query.ids.map(id => Promise.race([renderPicture(server.storage, id, FEED_PICTURE_WIDTH, 'jpg'), late]))
        )
        return query.ids.flatMap((id, index) => {
          const bytes = pictures[index]?.byteLength
          return bytes ? [{ id, bytes }] : []
        })
      }
    })
  )
}

/** To the picture that took the place of a deleted one. @throws ShopError not_found */
async function redirectReplaced({ db }: Server, id: string, file: string): Promise<Response> {
  const [row] = await db.select({ replacedBy: images.replacedBy }).from(images).where(eq(images.id, id))
  if (!row?.replacedBy) throw new ShopError('not_found')
  return new Response(null, {
    status: 302,
    headers: { location: `/img/${row.replacedBy}/${file}`, 'cache-control': 'public, max-age=300' }
  })
}

/** The picture, or 304 where the client's copy is current. */
export function createPictureResponse(
  request: Request,
  picture: Uint8Array<ArrayBuffer>,
  facts: { type: string; etag: string; cacheControl: string }
): Response {
  const headers: Record<string, string> = { etag: facts.etag, 'cache-control': facts.cacheControl }
  if (request.headers.get('if-none-match')?.includes(facts.etag)) return new Response(null, { status: 304, headers })
  return new Response(picture, {
    headers: { ...headers, 'content-type': facts.type, 'content-length': String(picture.byteLength), 'x-content-type-options': 'nosniff' }
  })
}
