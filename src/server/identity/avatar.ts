import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { AVATAR_SIZE } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { storeImage } from '../kernel/images/store.ts'
import { decodeUpload } from '../kernel/images/upload.ts'
import type { Server } from '../kernel/server.ts'
import { users } from './tables.ts'

const ACCEPTED = new Set(['jpeg', 'png'])

/**
 * Stores the middle square of a JPEG or PNG as the account's picture.
 * @throws ShopError avatar_failed for another format, image_too_large
 */
export async function changeAvatar({ db, storage }: Server, userId: number, bytes: Uint8Array): Promise<void> {
  const format = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      read => read.format,
      () => null
    )
  if (!format || !ACCEPTED.has(format)) throw new ShopError('avatar_failed')
  const upload = await decodeUpload(bytes)
  const square = await sharp(upload.bytes).resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
  const id = await storeImage(storage, db, square, { format: 'webp' })
  await saveAvatar(db, userId, `/img/${id}/160.webp`)
}

export async function saveAvatar(db: Server['db'], userId: number, avatar: string | null): Promise<void> {
  await db.update(users).set({ avatar }).where(eq(users.id, userId))
}
