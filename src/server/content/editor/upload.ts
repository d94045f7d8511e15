import type { Picture } from '#domain/site.ts'
import type { ShopContext } from '../../kernel/http/customer.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import { readPostedImage } from '../../kernel/images/posted-image.ts'
import { storeImage } from '../../kernel/images/store.ts'
import { decodeUpload } from '../../kernel/images/upload.ts'
import type { Server } from '../../kernel/server.ts'
import { picturesById } from '../pictures.ts'
import type { Writer } from '../writer.ts'

/**
 * Stores the picture of a form, field `image`.
 * @throws ShopError bad_request, image_unsupported, image_too_large, too_many_requests
 */
export async function storeUpload(server: Server, c: ShopContext, writer: Writer): Promise<Picture> {
  const { db } = server
  await limitAttempts(db, 'uploads_of', String(writer.userId), server.config.rateLimitFactor, server.now())
  const { bytes, format } = await decodeUpload(await readPostedImage(c))
  const id = await storeImage(server.storage, db, bytes, { format })
  const size = (await picturesById(db, [id])).get(id)
  if (!size) throw new Error('A picture was not stored.')
  return { ...size, alt: '' }
}
