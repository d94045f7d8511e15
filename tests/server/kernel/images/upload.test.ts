import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeUpload, UPLOAD_BYTES } from '#server/kernel/images/upload.ts'

const createFlatPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1450A3' }, limitInputPixels: false })

test('rotates, resizes and re-encodes without metadata', async () => {
  const photograph = await createFlatPicture(3000, 1000)
    .withExif({ IFD0: { Artist: 'Bat', ImageDescription: 'secret' }, IFD3: { GPSLatitude: '47/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const stored = await decodeUpload(photograph)
  const context = await sharp(stored.bytes).metadata()
  expect(context).toMatchObject({ format: 'webp', width: 667, height: 2000 })
  expect(context.exif).toBeUndefined()
})

test('keeps a picture that was stored by another shop, unless it has more than pixels', async () => {
  const stored = Buffer.from((await decodeUpload(await createFlatPicture(300, 200).jpeg().toBuffer())).bytes)
  const keep = async (bytes: Uint8Array) => Buffer.from((await decodeUpload(bytes, { keepStored: true })).bytes)
  expect(await keep(stored)).toEqual(stored)
  const withMetadata = await sharp(stored)
    .withExif({ IFD0: { Artist: 'Bat' } })
    .webp()
    .toBuffer()
  expect((await sharp(await keep(withMetadata)).metadata()).exif).toBeUndefined()
  expect(await keep(Buffer.concat([stored, Buffer.from('<script>')]))).not.toContain('<script>')
  await expect(keep(stored.subarray(0, stored.length - 8))).rejects.toMatchObject({ code: 'image_unsupported' })
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
  ['a text', Buffer.from('hello')],
  ['nothing', new Uint8Array()],
  ['a JPEG in name only', Buffer.from('\xff\xd8\xff\xe0 not a picture', 'latin1')]
])('refuses %s', async (_, bytes) => {
  await expect(decodeUpload(bytes)).rejects.toMatchObject({ code: 'image_unsupported' })
})

test('rejects a truncated picture', async () => {
  const complete = await sharp({
    create: { width: 800, height: 800, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } }
  })
    .jpeg()
    .toBuffer()
  await expect(decodeUpload(complete.subarray(0, complete.length / 2))).rejects.toMatchObject({ code: 'image_unsupported' })
})

test('rejects too many bytes, and a small file with too many pixels', async () => {
  await expect(decodeUpload(new Uint8Array(UPLOAD_BYTES + 1))).rejects.toMatchObject({ code: 'image_too_large' })
  const bomb = await createFlatPicture(8000, 8000).png().toBuffer()
  expect(bomb.byteLength).toBeLessThan(UPLOAD_BYTES)
  await expect(decodeUpload(bomb)).rejects.toMatchObject({ code: 'image_too_large' })
})
