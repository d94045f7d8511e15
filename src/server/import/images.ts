import { desc } from 'drizzle-orm'
import sharp from 'sharp'
import { isAnyOf } from '../kernel/db/any-of.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { drawPicture } from '../kernel/images/render.ts'
import type { Storage } from '../kernel/images/storage.ts'
import { toOriginalKey } from '../kernel/images/keys.ts'
import { storeImage } from '../kernel/images/store.ts'
import { decodeUpload } from '../kernel/images/upload.ts'
import { imageSources } from './tables.ts'

/** The id of an image, given directly or in a URL of a Delguur shop. */
const IMAGE_ID_IN_SOURCE = /(?:^|\/img\/)([0-9a-f]{20})(?:$|\/)/
/** Pixels of the longer side. */
const SVG_SIZE = 2000
const SVG_QUALITY = 88
export const IMAGE_ID = /^[0-9a-f]{20}$/

export const parseImageId = (source: string): string | undefined => IMAGE_ID_IN_SOURCE.exec(source)?.[1]

/** Ids of stored images by source: a URL of this shop contains the id. */
export async function findImages(db: Db, sources: readonly string[]): Promise<Map<string, string>> {
  const idBySource = new Map<string, string>()
  if (!sources.length) return idBySource
  const rows = await db
    .select()
    .from(imageSources)
    .where(isAnyOf(imageSources.source, sources, 'text'))
  for (const { source, imageId } of rows) idBySource.set(source, imageId)
  const own = new Map(sources.flatMap(source => (id => (id ? [[source, id] as const] : []))(parseImageId(source))))
  if (own.size) {
    const stored = await db
      .select({ id: images.id })
      .from(images)
      .where(isAnyOf(images.id, [...own.values()], 'text'))
    const ids = new Set(stored.map(row => row.id))
    for (const [source, id] of own) if (ids.has(id)) idBySource.set(source, id)
  }
  return idBySource
}

/** Ids of images in the shop they were imported from: exports use them, so that both shops' exports are equal. */
export async function readNamesOfImages(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select()
    .from(imageSources)
    .where(isAnyOf(imageSources.imageId, ids, 'text'))
    .orderBy(desc(imageSources.source))
  return new Map(rows.flatMap(({ source, imageId }) => (IMAGE_ID.test(source) ? [[imageId, source] as const] : [])))
}

/** The bytes of an image for export: an SVG as rendered, others as stored. Null for an unknown id. */
export async function readImage(storage: Storage, db: Db, source: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const id = (await findImages(db, [source])).get(source)
  const original = id && (await storage.read(toOriginalKey(id)))
  if (!original) return null
  const { format, width, height } = await sharp(original).metadata()
  return format === 'svg'
    ? drawPicture(original, { width: Math.round(SVG_SIZE * Math.min(1, width / height)) }, picture =>
        picture.webp({ quality: SVG_QUALITY, effort: 1 }).toBuffer()
      )
    : original
}

/**
 * Stores the image of `source`, re-encoded like any upload, unless another shop has stored it so.
 * @returns its id @throws ShopError image_too_large, image_unsupported
 */
export async function saveImage(storage: Storage, db: Db, source: string, bytes: Uint8Array): Promise<string> {
  const accepted = await decodeUpload(bytes, { keepStored: true })
  const imageId = await storeImage(storage, db, accepted.bytes, { format: accepted.format })
  await db.insert(imageSources).values({ source, imageId }).onConflictDoUpdate({ target: imageSources.source, set: { imageId } })
  return imageId
}
