import { randomBytes } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import mnHotel from '../../src/i18n/locales/mn/admin_hotel.json' with { type: 'json' }
import mn from '../../src/i18n/locales/mn/hotel.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'

/** A PNG of noise, 400 by 300 pixels: about 360 kB, more than a form without files may have. */
function createNoise(): Buffer {
  const [width, height] = [400, 300]
  const rows = Buffer.concat(Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)])))
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0))
  ])
}

for (const javaScriptEnabled of [true, false])
  test(`staff add a camp with a picture, a room and a price, and customers find it${javaScriptEnabled ? '' : ' without JavaScript'}`, async ({
    browser,
    loginOf,
    origin
  }) => {
    const context = await browser.newContext({ storageState: await loginOf('staff'), javaScriptEnabled, baseURL: origin })
    const page = await context.newPage()
    const name = `Туршилтын бааз ${Date.now()}`
    await page.goto('/admin/hotels/new')
    await page.locator('[name=name_mn]').fill(name)
    await page.locator('[name=address_mn]').fill('Хатгал тосгон')
    await page.getByLabel(mnHotel.zone).selectOption({ index: 1 })
    await page.getByLabel(mnHotel.latitude).fill('50,44')
    await page.getByLabel(mnHotel.longitude).fill('100.16')
    await page.getByLabel(mnHotel.phone).fill('77001188')
    await page.getByLabel(mnHotel.fee_percent).fill('150')
    await page.getByLabel(mnHotel.picture_add).setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: createNoise() })
    await page.getByRole('button', { name: mnHotel.create }).click()
    // What was typed is kept, with the picture.
    await expect(page.locator('.field-error')).toHaveCount(1)
    await expect(page.locator('[name=name_mn]')).toHaveValue(name)
    await page.getByLabel(mnHotel.fee_percent).fill('50')
    await page.getByRole('button', { name: mnHotel.create }).click()
    await expect(page.getByText(mnHotel.saved, { exact: true })).toBeVisible()
    await expect(page.locator('.hotel-pictures img')).toHaveCount(1)

    await page.getByRole('link', { name: mnHotel.room_new }).click()
    await page.locator('[name=name_mn]').fill('Гэр')
    await page.locator('[name=base_price]').fill('120,000')
    await page.getByLabel(mnHotel.square_metres).fill('28')
    await page.getByRole('button', { name: mnHotel.room_create }).click()
    await expect(page.getByText(mnHotel.saved, { exact: true })).toBeVisible()
    await page.locator('[name=rate_name_mn]').fill('Зун')
    await page.locator('#rate-first_night').fill('2027-06-01')
    await page.locator('#rate-last_night').fill('2027-08-31')
    await page.locator('#rate-price').fill('150000')
    await page.getByRole('button', { name: mnHotel.rate_add }).click()
    await expect(page.locator('#rates')).toContainText('150,000₮')

    await page.getByRole('link', { name, exact: true }).click()
    await page.getByLabel(mnHotel.publish).check()
    await page.getByRole('button', { name: mnHotel.save, exact: true }).click()
    await expect(page.getByText(mnHotel.saved, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: mnHotel.view }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goto('/hotel')
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.getByText(mn.title, { exact: true }).first()).toBeVisible()
    await context.close()
  })
