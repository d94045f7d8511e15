import { eq } from 'drizzle-orm'
import { isChosenFile } from '#domain/chosen-file.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import type { ShopContext } from '../http/customer.ts'
import type { Server } from '../server.ts'
import { storeImage } from './store.ts'
import { images } from './tables.ts'
import { decodeUpload } from './upload.ts'

/** The picture in a form. @throws ShopError bad_request, file_empty, `missing` */
export async function readPostedFile(c: ShopContext, field = 'image', missing: ErrorCode = 'image_unsupported'): Promise<File> {
  if (!/^multipart\/form-data/i.test(c.req.header('content-type') ?? '')) throw new ShopError('bad_request')
  const form = await c.req.parseBody().catch(error => {
    if (error instanceof ShopError) throw error
    throw new ShopError('bad_request')
  })
  const image = form[field] ?? form['file']
  if (!isChosenFile(image)) throw new ShopError(missing)
  if (!image.size) throw new ShopError('file_empty')
  return image
}

/** The bytes of the picture in a form. @throws ShopError as `readPostedFile` */
export async function readPostedImage(c: ShopContext, field = 'image', missing?: ErrorCode): Promise<Uint8Array> {
  return new Uint8Array(await (await readPostedFile(c, field, missing)).arrayBuffer())
}

/** Stores the picture in a form of staff. @throws ShopError as `readPostedImage` and `decodeUpload` */
export async function storePostedImage({ db, storage }: Server, c: ShopContext) {
  const { bytes, format } = await decodeUpload(await readPostedImage(c))
  const id = await storeImage(storage, db, bytes, { format })
  const [size] = await db.select({ width: images.width, height: images.height }).from(images).where(eq(images.id, id))
  if (!size) throw new Error('A picture was not stored.')
  return { id, ...size, alt: '' }
}
