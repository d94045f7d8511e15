import sharp from 'sharp'
import { ShopError } from '#domain/errors.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { MAX_AVIF_PIXELS, withDecodeSlot, MAX_PIXELS } from './decode.ts'
import type { ImageFormat } from './store.ts'

export const UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1_000_000
const MAX_STORED_WIDTH = 2000
/** SVG can contain scripts and is rejected. */
const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'heif'])

/**
 * Validates and re-encodes an upload: its type is detected from its bytes, it is decoded, rotated, resized and encoded without
 * metadata. @throws ShopError image_too_large, image_unsupported
 * @param options.keepStored a picture as this function returns it is decoded, but kept: encoding it again would lose quality
 */
export async function decodeUpload(
  bytes: Uint8Array,
  { keepStored = false }: { keepStored?: boolean } = {}
): Promise<{ bytes: Uint8Array; format: ImageFormat }> {
  if (bytes.byteLength > UPLOAD_BYTES) throw new ShopError('image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES })
  if (!isBitmap(bytes)) throw new ShopError('image_unsupported')
  try {
    // Reads the header only; pixels are decoded after their number is checked.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!ACCEPTED.has(format)) throw new ShopError('image_unsupported')
    if (width * height > (format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS))
      throw new ShopError('image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES })
    const isKept = keepStored && Math.max(width, height) <= MAX_STORED_WIDTH && isBareWebp(bytes)
    const stored = await withDecodeSlot(width * height, async () => {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      if (isKept)
        return picture
          .raw()
          .toBuffer()
          .then(() => bytes)
      return picture
        .autoOrient()
        .resize({ width: MAX_STORED_WIDTH, height: MAX_STORED_WIDTH, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 88 })
        .toBuffer()
    })
    return { bytes: stored, format: 'webp' }
  } catch (error) {
    if (error instanceof ShopError) throw error
    throw new ShopError('image_unsupported', {})
  }
}

/** Signatures of JPEG, PNG, WebP and AVIF, so that no other decoder is run on an upload. */
function isBitmap(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftyp(avif|avis|mif1)/s.test(start)
  )
}

const PIXEL_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** A still WebP without metadata or anything behind it. */
function isBareWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!/^RIFF.{4}WEBP$/s.test(file.toString('latin1', 0, 12)) || file.readUInt32LE(4) + 8 !== file.length) return false
  let place = 12
  while (place + 8 <= file.length) {
    if (!PIXEL_CHUNKS.has(file.toString('latin1', place, place + 4))) return false
    const size = file.readUInt32LE(place + 4)
    place += 8 + size + (size % 2)
  }
  return place === file.length
}
