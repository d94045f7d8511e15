import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ShopError } from '#domain/errors.ts'
import type { Picture } from '#domain/site.ts'
import { pictureSchema } from '../../cart/index.ts'
import { FILE, multipart } from '../../kernel/http/document.ts'
import { limitTries } from '../../kernel/http/rate-limit.ts'
import { authorize, describe } from '../../kernel/http/route.ts'
import type { ShopContext, ShopEnv } from '../../kernel/http/customer.ts'
import { storeImage } from '../../kernel/images/store.ts'
import { acceptUpload, UPLOAD_BYTES } from '../../kernel/images/upload.ts'
import type { Server } from '../../kernel/server.ts'
import { picturesById } from '../pictures.ts'
import { requireEditor, type Writer } from '../writer.ts'

/** Body limit of a form with one picture. */
export const pictureLimit = bodyLimit({
  maxSize: UPLOAD_BYTES + 100_000,
  onError: () => {
    throw new ShopError('image_too_large', { megabytes: UPLOAD_BYTES / 1_000_000 })
  }
})

export const PICTURE_FORM = multipart({ image: FILE }, ['image'])

/**
 * Stores the picture in the field `image` of a form. @throws ShopError bad_request, image_unsupported, image_too_large,
 * too_many_requests
 */
export async function takePicture(server: Server, c: ShopContext, writer: Writer): Promise<Picture> {
  const { db } = server
  await limitTries(db, 'uploads_of', String(writer.userId), server.config.rateLimitFactor, server.now())
  const { bytes, format } = await acceptUpload(await imageIn(c))
  const id = await storeImage(server.storage, db, bytes, { format })
  const size = (await picturesById(db, [id])).get(id)
  if (!size) throw new Error('A picture was not kept.')
  return { ...size, alt: '' }
}

async function imageIn(c: ShopContext): Promise<Uint8Array> {
  if (!/^multipart\/form-data/i.test(c.req.header('content-type') ?? '')) throw new ShopError('bad_request')
  const form = await c.req.parseBody().catch(error => {
    if (error instanceof ShopError) throw error
    throw new ShopError('bad_request')
  })
  const image = form['image'] ?? form['file']
  if (!(image instanceof File) || !image.size) throw new ShopError('image_unsupported')
  return new Uint8Array(await image.arrayBuffer())
}

/** Pictures of pages, banners and promotions. */
export function uploadRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.post(
    '/api/v2/upload_image',
    describe(
      'editor',
      'Editors: takes a picture for pages, banners and promotions',
      pictureSchema,
      [400, 401, 403, 413, 415, 429],
      PICTURE_FORM
    ),
    authorize(requireEditor),
    pictureLimit,
    async c => c.json(await takePicture(server, c, requireEditor(c)))
  )
  return routes
}
