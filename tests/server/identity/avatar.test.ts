import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { images } from '#server/kernel/images/tables.ts'
import { SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'
import { setFlags } from '../settings.ts'

let shop: TestShop
let session: string
beforeAll(async () => {
  shop = await openTestShop()
  session = (await shop.logIn('88990011')).session ?? ''
})
afterAll(() => shop.close())

const allow = (canUploadAvatar: boolean): Promise<void> => setFlags(shop.server, { canUploadAvatar })
const createPicture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ae2a2a' } })
    .toFormat(format)
    .toBuffer()
async function upload(bytes: Uint8Array | string, owner = session, locale = 'en') {
  const body = new FormData()
  body.set('avatar', new Blob([bytes as BlobPart]), 'avatar.png')
  const headers = { 'accept-language': locale, ...(owner ? { [SESSION_HEADER]: owner } : {}) }
  const response = await shop.app.fetch(new Request('http://shop/api/v2/users/update_avatar', { method: 'POST', headers, body }))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const readProfile = async (): Promise<unknown> => (await shop.call('GET', '/api/v2/users/me', { session })).body['profile']

test('a customer has a picture only while the shop lets customers', async () => {
  await allow(false)
  expect(await upload(await createPicture(300, 300, 'png'))).toMatchObject({ status: 404 })
  expect(await readProfile()).toBeNull()
  await allow(true)
  expect(await upload(await createPicture(300, 300, 'png'))).toMatchObject({ status: 200 })
  expect(await readProfile()).toMatch(/^\/img\/[0-9a-f]{20}\/160\.webp$/)
})

test('a picture of any shape becomes a square of 150 pixels', async () => {
  await allow(true)
  await upload(await createPicture(2400, 700, 'jpeg'))
  const id = String(await readProfile()).split('/')[2]
  const stored = (await shop.server.db.select().from(images)).find(image => image.id === id)
  expect(stored).toMatchObject({ width: 150, height: 150, format: 'webp' })
})

test('anything but a JPEG or PNG leaves the picture as it was', async () => {
  await allow(true)
  await upload(await createPicture(200, 200, 'png'))
  const before = await readProfile()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'
  for (const bytes of [await createPicture(200, 200, 'webp'), svg, 'text', Buffer.from([0xff, 0xd8, 0xff, 0x00])]) {
    expect(await upload(bytes)).toMatchObject({
      status: 415,
      body: { code: 'avatar_failed', error: expect.stringContaining('Your picture failed to change') }
    })
  }
  expect(await upload('')).toMatchObject({ status: 422, body: { code: 'file_empty' } })
  expect(await upload(svg, session, 'mn')).toMatchObject({ body: { error: expect.stringContaining('зураг солигдсонгүй') } })
  expect(await readProfile()).toBe(before)
})

test('a guest cannot upload one', async () => {
  await allow(true)
  expect(await upload(await createPicture(200, 200, 'png'), '')).toMatchObject({ status: 401 })
})

test('the owner removes it', async () => {
  await allow(true)
  await upload(await createPicture(200, 200, 'png'))
  expect(await shop.call('POST', '/api/v2/users/remove_avatar', { session })).toMatchObject({ status: 200, body: { profile: null } })
  expect(await readProfile()).toBeNull()
})
