import sharp, { type Sharp } from 'sharp'
import { toDarkVersion } from './dark.ts'
import { withDecodeSlot, MAX_PIXELS } from './decode.ts'
import { type Format, toOriginalKey, renderKey, type Theme } from './keys.ts'
import type { Storage } from './storage.ts'

/** Points of an inch: at this density a unit of the SVG's viewBox is a pixel. */
const UNIT_DENSITY = 72
const MAX_DENSITY = 2400

const pendingRenders = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()

/** The picture at a width in pixels, from the cache where it exists; null for an unknown picture. */
export async function renderPicture(
  storage: Storage,
  id: string,
  width: number,
  format: Format,
  theme: Theme = 'light'
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = renderKey(id, width, format, theme)
  return coalesceRender(key, async () => {
    const existing = await storage.read(key)
    if (existing) return existing
    const original = await storage.read(toOriginalKey(id))
    if (!original) return null
    const dark = theme === 'dark' ? toDarkVersion(original) : undefined
    if (theme === 'dark' && !dark) return renderPicture(storage, id, width, format)
    const drawn = await drawPixels(dark ?? original, width, format)
    await storage.write(key, drawn)
    return drawn
  })
}

/** Coalesces concurrent calls with the same key. */
export function coalesceRender(key: string, work: () => Promise<Uint8Array<ArrayBuffer> | null>): Promise<Uint8Array<ArrayBuffer> | null> {
  const running = pendingRenders.get(key)
  if (running) return running
  const started = work().finally(() => pendingRenders.delete(key))
  pendingRenders.set(key, started)
  return started
}

/**
 * Renders an original. SVG originals are rendered at the requested width; photographs are never enlarged. With a height the
 * picture is cropped.
 */
export async function drawPicture(
  original: Uint8Array,
  { width, height }: { width: number; height?: number },
  encode: (picture: Sharp) => Promise<Buffer<ArrayBuffer>>
): Promise<Buffer<ArrayBuffer>> {
  const context = await sharp(original).metadata()
  if (context.format !== 'svg')
    return withDecodeSlot(context.width * context.height, () =>
      encode(
        sharp(original, { limitInputPixels: MAX_PIXELS })
          .autoOrient()
          .resize(height ? { width, height } : { width, withoutEnlargement: true })
      )
    )
  const scale = Math.max(width / context.width, height ? height / context.height : 0)
  const density = Math.min(UNIT_DENSITY * scale, MAX_DENSITY)
  const enlarged = (density / UNIT_DENSITY) ** 2
  return withDecodeSlot(context.width * context.height * enlarged, () =>
    encode(sharp(original, { density, limitInputPixels: MAX_PIXELS }).resize(height ? { width, height } : { width }))
  )
}

/*
 * Measured on flat drawings at 320 to 640 pixels: AVIF at effort 1 is a quarter smaller than WebP in 40 ms instead of 10; effort
 * 0 is larger than WebP, effort 4 takes half a second for another sixth.
 */
function drawPixels(original: Uint8Array, width: number, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  return drawPicture(original, { width }, picture => {
    if (format === 'avif') return picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    if (format === 'webp') return picture.webp({ quality: 75, effort: 2 }).toBuffer()
    return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  })
}
