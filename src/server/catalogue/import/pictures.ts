import type { Db } from '../../db/open.ts'
import { images } from '../../image/tables.ts'
import type { Storage } from '../../image/storage.ts'
import { storeImage } from '../../image/store.ts'
import { acceptUpload } from '../../image/upload.ts'
import { imageSources } from './tables.ts'
import { anyOf } from './any-of.ts'

const OWN = /(?:^|\/img\/)([0-9a-f]{20})(?:$|\/)/

/** Pictures the shop has already, by where they come from: an address of our own names its picture. */
export async function knownPictures(db: Db, sources: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (!sources.length) return found
  const own = new Map(sources.flatMap(source => (id => (id ? [[source, id] as const] : []))(OWN.exec(source)?.[1])))
  if (own.size) {
    const rows = await db
      .select({ id: images.id })
      .from(images)
      .where(anyOf(images.id, [...own.values()], 'text'))
    const ids = new Set(rows.map(row => row.id))
    for (const [source, id] of own) if (ids.has(id)) found.set(source, id)
  }
  const rows = await db
    .select()
    .from(imageSources)
    .where(anyOf(imageSources.source, sources, 'text'))
  for (const { source, imageId } of rows) found.set(source, imageId)
  return found
}

/**
 * Keeps a picture that came from `source`: decoded and encoded anew, as any upload.
 * @returns its id
 * @throws ShopError image_too_large, image_unsupported
 */
export async function keepPicture(storage: Storage, db: Db, source: string, bytes: Uint8Array): Promise<string> {
  const accepted = await acceptUpload(bytes)
  const imageId = await storeImage(storage, db, accepted.bytes, { format: accepted.format })
  await db.insert(imageSources).values({ source, imageId }).onConflictDoUpdate({ target: imageSources.source, set: { imageId } })
  return imageId
}
