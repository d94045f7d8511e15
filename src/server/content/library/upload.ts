import type { Picture } from '#domain/site.ts'
import type { ShopContext } from '../../kernel/http/customer.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import { readPostedFile } from '../../kernel/images/posted-image.ts'
import { storeImage } from '../../kernel/images/store.ts'
import { decodeUpload } from '../../kernel/images/upload.ts'
import type { Server } from '../../kernel/server.ts'
import { addUpload } from './library.ts'
import { readPicturesById } from '../pictures.ts'
import type { Writer } from '../writer.ts'

/**
 * Stores the picture of a form, field `image`.
 * @throws ShopError bad_request, image_unsupported, image_too_large, too_many_requests
 */
export async function storeFormPicture(
  server: Server,
  c: ShopContext,
  writer: Writer
): Promise<{ id: string; name: string; bytes: number }> {
  const { db } = server
  await limitAttempts(db, 'uploads_of', String(writer.userId), server.config.rateLimitFactor, server.now())
  const file = await readPostedFile(c)
  const { bytes, format } = await decodeUpload(new Uint8Array(await file.arrayBuffer()))
  return { id: await storeImage(server.storage, db, bytes, { format }), name: file.name, bytes: bytes.byteLength }
}

/** Stores the picture of a form in the library. @throws ShopError as `storeFormPicture` */
export async function storeUpload(server: Server, c: ShopContext, writer: Writer): Promise<Picture> {
  const { id, ...upload } = await storeFormPicture(server, c, writer)
  await addUpload(server.db, id, upload, writer, server.now())
  const size = (await readPicturesById(server.db, [id])).get(id)
  if (!size) throw new Error('A picture was not stored.')
  return { ...size, alt: '' }
}
