import sharp from 'sharp'
import type { IconSize } from '#domain/logo.ts'
import { withDecodeSlot } from './decode.ts'
import { toIconKey, toOriginalKey } from './keys.ts'
import { coalesceRender } from './render.ts'
import type { Storage } from './storage.ts'

const MASKABLE = 512
/** What every shape of an icon leaves visible is a circle of four fifths of its width. */
const MASKABLE_LOGO = 0.56

/** A logo in the middle of a white square; null for an unknown picture. `maskable` is 512 pixels wide, with room around the logo. */
export async function renderIcon(storage: Storage, id: string, size: IconSize | 'maskable'): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = toIconKey(id, size)
  return coalesceRender(key, async () => {
    const existing = await storage.read(key)
    if (existing) return existing
    const original = await storage.read(toOriginalKey(id))
    if (!original) return null
    const whole = size === 'maskable' ? MASKABLE : size
    const inner = Math.round(whole * (size === 'maskable' ? MASKABLE_LOGO : 1))
    const room = (whole - inner) / 2
    const { width, height } = await sharp(original).metadata()
    const icon = await withDecodeSlot(width * height, () =>
      sharp(original)
        .resize({ width: inner, height: inner, fit: 'contain', background: '#fff' })
        .extend({ top: Math.ceil(room), left: Math.ceil(room), bottom: Math.floor(room), right: Math.floor(room), background: '#fff' })
        .flatten({ background: '#fff' })
        .png()
        .toBuffer()
    )
    const bytes = new Uint8Array(icon)
    await storage.write(key, bytes)
    return bytes
  })
}
