import { ShopError } from '#domain/errors.ts'
import type { ShopContext } from '../http/customer.ts'

/** The bytes of the picture in a form. @throws ShopError bad_request, image_unsupported */
export async function readPostedImage(c: ShopContext, field = 'image'): Promise<Uint8Array> {
  if (!/^multipart\/form-data/i.test(c.req.header('content-type') ?? '')) throw new ShopError('bad_request')
  const form = await c.req.parseBody().catch(error => {
    if (error instanceof ShopError) throw error
    throw new ShopError('bad_request')
  })
  const image = form[field] ?? form['file']
  if (!(image instanceof File) || !image.size) throw new ShopError('image_unsupported')
  return new Uint8Array(await image.arrayBuffer())
}
