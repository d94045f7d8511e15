import { desc } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { drawPicture } from '../kernel/images/render.ts'
import type { Storage } from '../kernel/images/storage.ts'
import { originalKey, storeImage } from '../kernel/images/store.ts'
import { acceptUpload } from '../kernel/images/upload.ts'
import { imageSources } from './tables.ts'
import { anyOf } from './any-of.ts'

/** A picture's id, by itself or in an address of a shop of ours. */
const OWN = /(?:^|\/img\/)([0-9a-f]{20})(?:$|\/)/
const DRAWN_WIDTH = 2000
const DRAWN_QUALITY = 88
export const OWN_ID = /^[0-9a-f]{20}$/

export const ownId = (source: string): string | undefined => OWN.exec(source)?.[1]

/** Pictures the shop has already, by where they come from: an address of our own names its picture. */
export async function knownPictures(db: Db, sources: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (!sources.length) return found
  const rows = await db
    .select()
    .from(imageSources)
    .where(anyOf(imageSources.source, sources, 'text'))
  for (const { source, imageId } of rows) found.set(source, imageId)
  const own = new Map(sources.flatMap(source => (id => (id ? [[source, id] as const] : []))(ownId(source))))
  if (own.size) {
    const kept = await db
      .select({ id: images.id })
      .from(images)
      .where(anyOf(images.id, [...own.values()], 'text'))
    const ids = new Set(kept.map(row => row.id))
    for (const [source, id] of own) if (ids.has(id)) found.set(source, id)
  }
  return found
}

/** Names that pictures have in another shop of ours, which they came from: an export says those, so that it is the same as that shop's. */
export async function pictureNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select()
    .from(imageSources)
    .where(anyOf(imageSources.imageId, ids, 'text'))
    .orderBy(desc(imageSources.source))
  return new Map(rows.flatMap(({ source, imageId }) => (OWN_ID.test(source) ? [[imageId, source] as const] : [])))
}

/** A picture as another shop takes it: what was drawn as an SVG as it looks, the others as they are kept. Null where there is none. */
export async function readPicture(storage: Storage, db: Db, source: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const id = (await knownPictures(db, [source])).get(source)
  const original = id && (await storage.read(originalKey(id)))
  if (!original) return null
  const { format } = await sharp(original).metadata()
  return format === 'svg'
    ? drawPicture(original, { width: DRAWN_WIDTH }, picture => picture.webp({ quality: DRAWN_QUALITY, effort: 1 }).toBuffer())
    : original
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
