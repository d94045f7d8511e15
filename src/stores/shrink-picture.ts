import { MAX_UPLOAD_MEGABYTES, MAX_UPLOAD_SIDE } from '#domain/picture.ts'

const QUALITY = 0.9

/** Kinds that the server accepts or, for its animation, refuses with words. */
const KEPT_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

/**
 * Shrinks a picture to the longest side that is uploaded, upright as its EXIF orientation says (the default, whose name Safari 15
 * refuses), and converts one of another kind, such as HEIC in Safari. A picture that is small enough, or that this browser cannot
 * decode, is returned unchanged.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = Math.min(1, MAX_UPLOAD_SIDE / Math.max(bitmap.width, bitmap.height))
  const isKept = KEPT_TYPES.has(file.type)
  if (isKept && scale === 1 && file.size <= MAX_UPLOAD_MEGABYTES * 1_000_000) {
    bitmap.close()
    return file
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  // JPEG has no transparency, and photographs of phones have none either; a browser without WebP falls back to PNG.
  const type = /jpeg|hei[cf]/.test(file.type) ? 'image/jpeg' : 'image/webp'
  const blob = context ? await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, QUALITY)) : null
  return blob && (blob.size < file.size || !isKept) ? new File([blob], file.name, { type: blob.type }) : file
}
