import { eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { isForeignKeyViolation } from '../../kernel/db/failures.ts'
import { images } from '../../kernel/images/tables.ts'
import { countUses, replaceUses } from './uses.ts'
import { libraryPictures } from './tables.ts'

/** @throws ShopError picture_not_found */
export async function describePicture(db: Db, id: string, { name, alt }: { name: string; alt: Localized }): Promise<void> {
  const changed = await db
    .update(libraryPictures)
    .set({ name: name.trim(), alt })
    .where(eq(libraryPictures.imageId, id))
    .returning({ id: libraryPictures.imageId })
  if (!changed.length) throw new ShopError('picture_not_found')
}

/** Puts a stored picture in the place of another one, with its name and alternative text. @throws ShopError picture_not_found */
export async function replacePicture(tx: Db, id: string, replacement: { id: string; bytes: number }, userId: number): Promise<void> {
  const [old] = await tx.select().from(libraryPictures).where(eq(libraryPictures.imageId, id)).for('update')
  if (!old) throw new ShopError('picture_not_found')
  if (replacement.id === id) return
  const { name, alt, createdAt } = old
  await tx
    .insert(libraryPictures)
    .values({ imageId: replacement.id, name, alt, createdAt, bytes: replacement.bytes, uploadedBy: userId })
    .onConflictDoUpdate({ target: libraryPictures.imageId, set: { bytes: replacement.bytes } })
  await replaceUses(tx, id, replacement.id)
  await tx.delete(libraryPictures).where(eq(libraryPictures.imageId, id))
  await tx.update(images).set({ replacedBy: replacement.id }).where(eq(images.replacedBy, id))
  await tx.update(images).set({ replacedBy: replacement.id }).where(eq(images.id, id))
}

/** @throws ShopError picture_not_found, picture_used */
export async function deletePicture(tx: Db, id: string): Promise<void> {
  const [picture] = await tx
    .select({ id: libraryPictures.imageId })
    .from(libraryPictures)
    .where(eq(libraryPictures.imageId, id))
    .for('update')
  if (!picture) throw new ShopError('picture_not_found')
  if ((await countUses(tx, [id])).size) throw new ShopError('picture_used')
  try {
    await tx.delete(images).where(eq(images.id, id))
  } catch (error) {
    // A customer's review has a picture of equal bytes.
    if (isForeignKeyViolation(error)) throw new ShopError('picture_used')
    throw error
  }
}
