import { ShopError } from '#domain/errors.ts'
import type { Picture } from '#domain/site.ts'
import type { ShopContext } from '../../kernel/http/customer.ts'
import { limitTries } from '../../kernel/http/rate-limit.ts'
import { storeImage } from '../../kernel/images/store.ts'
import { acceptUpload } from '../../kernel/images/upload.ts'
import type { Server } from '../../kernel/server.ts'
import { picturesById } from '../pictures.ts'
import type { Writer } from '../writer.ts'

/**
 * Stores the picture of a form, field `image`.
 * @throws ShopError bad_request, image_unsupported, image_too_large, too_many_requests
 */
export async function storeUpload(server: Server, c: ShopContext, writer: Writer): Promise<Picture> {
  const { db } = server
  await limitTries(db, 'uploads_of', String(writer.userId), server.config.rateLimitFactor, server.now())
  const { bytes, format } = await acceptUpload(await imageIn(c))
  const id = await storeImage(server.storage, db, bytes, { format })
  const size = (await picturesById(db, [id])).get(id)
  if (!size) throw new Error('A picture was not stored.')
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
