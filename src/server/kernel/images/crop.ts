import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { ShopError } from '#domain/errors.ts'
import { cropBox } from '#domain/picture.ts'
import type { Server } from '../server.ts'
import { MAX_PIXELS, withDecodeSlot } from './decode.ts'
import { toOriginalKey } from './keys.ts'
import { storeImage } from './store.ts'
import { images } from './tables.ts'

/** Drawings are cut at this density. */
const UNIT_DENSITY = 72

/** Stores a part of a picture as a picture of its own. @throws ShopError not_found */
export async function cropImage({ db, storage }: Server, id: string, crop: Parameters<typeof cropBox>[1]) {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  const original = row && (await storage.read(toOriginalKey(id)))
  if (!row || !original) throw new ShopError('not_found')
  const cut = await withDecodeSlot(row.width * row.height, async () => {
    const source =
      row.format === 'svg'
        ? sharp(original, { density: UNIT_DENSITY, limitInputPixels: MAX_PIXELS }).resize({
            width: row.width,
            height: row.height,
            fit: 'fill'
          })
        : sharp(original, { limitInputPixels: MAX_PIXELS }).autoOrient()
    return source.extract(cropBox(row, crop)).webp({ quality: 88 }).toBuffer()
  })
  const newId = await storeImage(storage, db, cut, { format: 'webp' })
  const { width, height } = cropBox(row, crop)
  return { id: newId, width, height, alt: '' }
}
