import { randomBytes } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import mnHotel from '../../src/i18n/locales/mn/admin_hotel.json' with { type: 'json' }
import mn from '../../src/i18n/locales/mn/hotel.json' with { type: 'json' }
import type { APIRequestContext, Locator } from '@playwright/test'
import type { BookedStay } from '#contract/reception.ts'
import { toDayInUlaanbaatar, addDays } from '#domain/day.ts'
import { expect, test } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'

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

const toSender =
  (origin: string) =>
  async <Body>(request: APIRequestContext, method: string, path: string, data: object): Promise<Body> => {
    const response = await request.fetch(origin + path, { method, data })
    expect(response.ok(), `${path} ${await response.text()}`).toBe(true)
    return (await response.json()) as Body
  }

/** A hotel of this test, with a stay booked and paid for from today. @returns the ids of the hotel and of its room */
async function bookStayForToday(customer: APIRequestContext, staff: APIRequestContext, origin: string): Promise<[number, number]> {
  const send = toSender(origin)
  const hotels = '/api/v2/staff/hotels'
  const rules = { check_in: '14:00', check_out: '12:00', free_days: 2, fee_percent: 50, child_free_age: 5, child_price: 0 }
  const hotel = {
    name: { mn: `Туршилтын буудал ${crypto.randomUUID().slice(0, 8)}` },
    description: {},
    kind: 'hotel',
    zone: '11',
    address: { mn: 'Бага тойруу 14' },
    // Far from the demo's hotels, which other journeys count on the map.
    latitude: 49.6,
    longitude: 100.2,
    phone: '77001188',
    stars: null,
    amenities: [],
    images: [],
    rules: { ...rules, extra_bed_price: 0, meals: {}, transfers: [], city_tax_percent: 0 }
  }
  const { id } = await send<{ id: number }>(staff, 'POST', hotels, hotel)
  const room = { image: null, square_metres: 28, rooms: 2, max_adults: 2, max_guests: 2, extra_beds: 0, base_price: 100_000 }
  const { id: roomId } = await send<{ id: number }>(staff, 'POST', `${hotels}/${id}/rooms`, {
    ...room,
    name: { mn: 'Өрөө' },
    description: {},
    amenities: [],
    active: true
  })
  await send(staff, 'PUT', `${hotels}/${id}`, { ...hotel, published: true, version: 1 })
  await bookRoomForToday(roomId, 'Temuulen', customer, staff, origin)
  return [id, roomId]
}

/** Books a room for two nights and records the payment. */
async function bookRoomForToday(
  roomId: number,
  firstName: string,
  customer: APIRequestContext,
  staff: APIRequestContext,
  origin: string
): Promise<void> {
  const send = toSender(origin)
  const today = toDayInUlaanbaatar(new Date())
  const { total } = await send<{ total: number }>(customer, 'POST', '/api/v2/checkouts/current/stays', {
    room_id: roomId,
    check_in: today,
    check_out: addDays(today, 2),
    adults: 1,
    guests: [{ first_name: firstName, last_name: 'Bat', gender: 'male' }]
  })
  const payment = { payment_method: 'bank_transfer', expected_total: total }
  const { number } = await send<{ number: string }>(customer, 'POST', '/api/v2/checkouts/current/complete', payment)
  await send(staff, 'POST', `/api/v2/orders/${number}/transfer_received`, { amount: total, ref: `${number}-1` })
}

test('by the keyboard, the reception records an arrival, which is told, and goes on at the same stay @phone', async ({
  customer,
  page,
  origin
}) => {
  await becomeOwner(page.context().request, origin)
  const [hotelId] = await bookStayForToday(customer.request, page.context().request, origin)
  for (const path of [`/admin/hotels?hotel=${hotelId}`, `/admin/hotels/${hotelId}/calendar`]) {
    await page.goto(path)
    const row = page.locator('.stay-list li', { hasText: 'Bat Temuulen' })
    for (const [button, state] of [
      [mnHotel.arrive, mnHotel.state_arrived],
      [mnHotel.undo, mnHotel.state_expected],
      [mnHotel.no_show, mnHotel.state_no_show],
      [mnHotel.undo, mnHotel.state_expected]
    ] as const) {
      await row.getByRole('button', { name: `${button}: Bat Temuulen` }).focus()
      await page.keyboard.press('Enter')
      const told = mnHotel.recorded.replace('{{name}}', 'Bat Temuulen').replace('{{state}}', state)
      await expect(page.locator('main').getByRole('status').filter({ hasText: told })).toHaveCount(1)
      await expect(row).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(row.locator(':focus')).toHaveCount(1)
    }
  }
})

test('two weeks of nights fit on a printed page', async ({ customer, page, origin }) => {
  await becomeOwner(page.context().request, origin)
  const [hotelId] = await bookStayForToday(customer.request, page.context().request, origin)
  // A4 across, without its margins.
  await page.setViewportSize({ width: 1040, height: 720 })
  await page.goto(`/admin/hotels/${hotelId}/calendar`)
  await page.emulateMedia({ media: 'print' })
  const scroll = page.locator('.night-scroll')
  const rightOf = (part: Locator): Promise<number> => part.evaluate(element => element.getBoundingClientRect().right)
  expect(await rightOf(scroll.getByRole('table'))).toBeLessThanOrEqual(await rightOf(scroll.locator('..')))
})

test('buttons that remove prices and closed nights of a room have names of their own', async ({ customer, page, origin }) => {
  const { request } = page.context()
  await becomeOwner(request, origin)
  const [hotelId, roomId] = await bookStayForToday(customer.request, request, origin)
  const path = `/api/v2/staff/rooms/${roomId}`
  for (const [first, last] of [
    ['2030-01-01', '2030-01-03'],
    ['2030-02-01', '2030-02-03']
  ])
    for (const weekdays of [[], [6, 0]]) {
      const rate = { name: { mn: 'Баяр' }, first_night: first, last_night: last, weekdays, price: 150_000 }
      expect((await request.post(`${path}/rates`, { data: rate })).ok()).toBe(true)
    }
  for (const reason of ['Засвар', 'Цэвэрлэгээ']) {
    const closure = { first_night: '2030-01-01', last_night: '2030-01-03', rooms: 1, reason }
    expect((await request.post(`${path}/closures`, { data: closure })).ok()).toBe(true)
  }
  await page.goto(`/admin/hotels/${hotelId}/rooms/${roomId}`)
  for (const [action, n] of [
    ['rate_remove', 4],
    ['closure_remove', 2]
  ] as const) {
    const names = await page.locator(`button[value^="${action}:"]`).evaluateAll(buttons => buttons.map(button => button.ariaLabel))
    expect(new Set(names).size).toBe(n)
  }
})

test('the reception adds charges to a stay and takes the payment, and moves the guests, without JavaScript @phone', async ({
  browser,
  customer,
  origin
}) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  await becomeOwner(context.request, origin)
  const [hotelId] = await bookStayForToday(customer.request, context.request, origin)
  const { stays } = (await (await context.request.get(`/api/v2/staff/stays?hotel=${hotelId}`)).json()) as { stays: BookedStay[] }
  const page = await context.newPage()
  await page.goto(`/admin/hotels?hotel=${hotelId}`)
  await page.getByRole('link', { name: `${mnHotel.sheet}: Bat Temuulen, ${stays[0]?.code}` }).click()
  await page.getByLabel(mnHotel.charge_text).fill('Минибар')
  await page.getByLabel(mnHotel.charge_amount, { exact: true }).fill('abc')
  await page.getByRole('button', { name: mnHotel.charge_add, exact: true }).click()
  await expect(page.getByLabel(mnHotel.charge_amount, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(mnHotel.charge_text)).toHaveValue('Минибар')
  await page.getByLabel(mnHotel.charge_amount, { exact: true }).fill('25,000')
  await page.getByRole('button', { name: mnHotel.charge_add, exact: true }).click()
  await expect(page.getByText(mnHotel.done_charge)).toBeVisible()
  await page.getByLabel(mnHotel.room_number).fill('204')
  await page.getByRole('button', { name: mnHotel.move_button }).click()
  await expect(page.getByText(mnHotel.done_room)).toBeVisible()
  await page.locator('button[value="bill:qpay"]').click()
  await expect(page.locator('.stay-qr svg')).toBeVisible()
  await page.getByText(mnHotel.bill_cancel, { exact: true }).first().click()
  await page.locator('button[value="cancel"]').click()
  await expect(page.getByText(mnHotel.done_canceled)).toBeVisible()
  await page.locator('button[value="bill:cash"]').click()
  await expect(page.getByText(mnHotel.done_paid)).toBeVisible()
  await expect(page.getByText(mnHotel.charge_paid, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: mnHotel.reception }).last().click()
  await expect(page.getByRole('button', { name: `${mnHotel.arrive}: Bat Temuulen, 204` })).toBeVisible()
  await context.close()
})

test('the reception gives one room number to two stays only if it says so, without JavaScript', async ({ browser, customer, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  await becomeOwner(context.request, origin)
  const [hotelId, roomId] = await bookStayForToday(customer.request, context.request, origin)
  await bookRoomForToday(roomId, 'Sarnai', customer.request, context.request, origin)
  const page = await context.newPage()
  const give = async (name: string): Promise<void> => {
    await page.goto(`/admin/hotels?hotel=${hotelId}`)
    await page.getByRole('link', { name: `${mnHotel.sheet}: Bat ${name}` }).click()
    await page.getByLabel(mnHotel.room_number, { exact: true }).fill('12')
    await page.getByRole('button', { name: mnHotel.move_button }).click()
  }
  await give('Temuulen')
  await expect(page.getByText(mnHotel.done_room)).toBeVisible()
  await give('Sarnai')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('12 тоот')
  await expect(page.getByLabel(mnHotel.room_number, { exact: true })).toHaveValue('12')
  await page.getByLabel(mnHotel.room_shared).check()
  await page.getByRole('button', { name: mnHotel.move_button }).click()
  await expect(page.getByText(mnHotel.done_room)).toBeVisible()
  await context.close()
})

test('guests who depart without paying are found among the unpaid bills until they pay, without JavaScript @phone', async ({
  browser,
  customer,
  origin
}) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  await becomeOwner(context.request, origin)
  const [hotelId] = await bookStayForToday(customer.request, context.request, origin)
  const { stays } = (await (await context.request.get(`/api/v2/staff/stays?hotel=${hotelId}`)).json()) as { stays: BookedStay[] }
  const [stay] = stays
  const page = await context.newPage()
  const sheet = `/admin/hotels/stays/${stay?.id}`
  await page.goto(sheet)
  await page.getByRole('button', { name: `${mnHotel.arrive}: Bat Temuulen` }).click()
  await expect(page.getByText(mnHotel.done_arrival, { exact: true })).toBeVisible()
  await expect(page.locator('main time')).toHaveCount(1)
  await page.getByLabel(mnHotel.charge_text).fill('Минибар')
  await page.getByLabel(mnHotel.charge_amount, { exact: true }).fill('25,000')
  await page.getByRole('button', { name: mnHotel.charge_add, exact: true }).click()
  await page.getByRole('button', { name: `${mnHotel.depart}: Bat Temuulen` }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(mnHotel.leave)
  await page.getByText(mnHotel.leave, { exact: true }).first().click()
  await page.locator('button[value="leave"]').click()
  await expect(page.getByText(mnHotel.done_left)).toBeVisible()
  await expect(page.locator('main time')).toHaveCount(2)
  const row = page.locator(`#stay-${stay?.id}`)
  await page.goto('/admin/hotels/unpaid')
  await expect(row).toContainText('25,000₮')
  await row.getByRole('link', { name: `${mnHotel.sheet}: Bat Temuulen` }).click()
  await page.locator('button[value="bill:cash"]').click()
  await expect(page.getByText(mnHotel.done_paid)).toBeVisible()
  await page.goto('/admin/hotels/unpaid')
  await expect(row).toHaveCount(0)
  await context.close()
})
