import { createHash } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '../db/open.ts'
import { toIconKeys, toOriginalKey, renderKeys } from './keys.ts'
import { recolourSvg } from './recolour.ts'
import type { Storage } from './storage.ts'
import { images } from './tables.ts'

export type ImageFormat = (typeof images.$inferSelect)['format']

/** SVG originals can be drawn at any width: memory is reserved for the widest that is served. */
const SVG_WIDTH = 2000
/** Originals written at the same time and inserted with one statement. */
const SVG_BATCH_SIZE = 24

/**
 * Stores and registers a trusted original (uploads: see `acceptUpload`). Equal bytes are stored once. Text is an SVG, whose
 * custom properties are replaced by their fallbacks.
 * @returns the picture's id
 */
export async function storeImage(
  storage: Storage,
  db: Db,
  original: string | Uint8Array,
  { format }: { format: ImageFormat }
): Promise<string> {
  const row = await writeOriginal(storage, original, format)
  // A replaced picture that is uploaded again is a picture of its own.
  await db
    .insert(images)
    .values(row)
    .onConflictDoUpdate({ target: images.id, set: { replacedBy: null }, setWhere: isNotNull(images.replacedBy) })
  return row.id
}

/** Deletes the original and everything rendered from it. */
export async function removeFiles(storage: Storage, id: string): Promise<void> {
  await Promise.all([toOriginalKey(id), ...renderKeys(id), ...toIconKeys(id)].map(key => storage.remove(key)))
}

/** Stores SVG originals with one statement for many. @returns their ids in the same order */
export async function storeSvgs(
  storage: Storage,
  db: Db,
  originals: readonly string[],
  report: (share: number) => void = () => {}
): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < originals.length; from += SVG_BATCH_SIZE) {
    const rows = await Promise.all(originals.slice(from, from + SVG_BATCH_SIZE).map(svg => writeOriginal(storage, svg, 'svg')))
    await db.insert(images).values(rows).onConflictDoNothing()
    ids.push(...rows.map(row => row.id))
    report(ids.length / originals.length)
  }
  return ids
}

async function writeOriginal(storage: Storage, original: string | Uint8Array, format: ImageFormat): Promise<typeof images.$inferInsert> {
  const bytes =
    format === 'svg'
      ? Buffer.from(recolourSvg(typeof original === 'string' ? original : Buffer.from(original).toString('utf8')))
      : Buffer.from(original)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  const size = format === 'svg' ? parseSvgSize(bytes.toString('utf8')) : await readSize(bytes)
  await storage.write(toOriginalKey(id), bytes)
  return { id, ...size, format }
}

function parseSvgSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('An SVG needs a viewBox of four numbers.')
  return { width: SVG_WIDTH, height: Math.round((SVG_WIDTH * Number(height)) / Number(width)) }
}

async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await sharp(bytes).metadata()
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
