import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Zone } from '#contract/site.ts'
import { zones } from '#server/site/tables.ts'
import { addZoneNames } from '#server/site/zones/find.ts'
import { createSiteRoutes } from '#server/site/routes.ts'
import { siteSources } from '#server/sources.ts'
import { seedZones } from '#server/site/zones/seed.ts'
import { toKhorooCode } from '#server/site/zones/units.ts'
import { openTestShop } from '../../catalogue/small-shop.ts'

const shop = await openTestShop([server => createSiteRoutes(server, siteSources)])
const { db } = shop
const readUnder = (parent = '', locale = 'mn') => shop.read<Zone[]>(`/api/v2/zones?parent=${parent}`, locale)
const readTotal = async (cat: Zone['cat']) => (await db.select({ n: count() }).from(zones).where(eq(zones.cat, cat)))[0]?.n

beforeAll(() => seedZones(db))
afterAll(() => shop.close())

describe('the list of zones', () => {
  it('has every city and province, district and soum', async () => {
    expect(await readTotal('city')).toBe(22)
    expect(await readTotal('district')).toBe(339)
    expect(await readTotal('quarter')).toBeGreaterThan(1850)
  })

  it('is filled once', async () => {
    const before = await readTotal('quarter')
    await seedZones(db)
    expect(await readTotal('quarter')).toBe(before)
  })

  it('numbers khoroos like the statistics office: odd endings first, even ones from the 26th', () => {
    expect(toKhorooCode('1107', 1)).toBe('110751')
    expect(toKhorooCode('1107', 2)).toBe('110753')
    expect(toKhorooCode('1107', 25)).toBe('110799')
    expect(toKhorooCode('1107', 26)).toBe('110752')
    expect(toKhorooCode('1116', 43)).toBe('111686')
  })

  it.each([
    ['2101', 'Хэрлэн'],
    ['2104', 'Баяндун'],
    ['2349', 'Цэнхэрмандал'],
    ['2352', 'Бор-Өндөр'],
    ['4340', 'Хүдэр'],
    ['4601', 'Даланзадгад'],
    ['6207', 'Бат-Өлзий'],
    ['6425', 'Өлзийт'],
    ['6504', 'Батцэнгэл'],
    ['6516', 'Өгийнуур'],
    ['6761', 'Чандмань-Өндөр'],
    ['8401', 'Жаргалант']
  ])('knows the soum %s as %s', async (code, name) => {
    expect((await db.select().from(zones).where(eq(zones.code, code)))[0]?.name.mn).toBe(name)
  })

  it('contains no letters of old fonts and no leftovers of the source', async () => {
    const all = await db.select().from(zones)
    expect(all.filter(zone => /[Єє/]| сум$|сум$/.test(zone.name.mn ?? '') || !/^[\w ,-]+$/.test(zone.name.en ?? ''))).toEqual([])
    const response = all.map(zone => `${zone.parent} ${zone.name.mn}`)
    expect(new Set(response).size).toBe(response.length)
  })
})

describe('GET /api/v2/zones', () => {
  it('starts with the capital and continues alphabetically', async () => {
    const names = (await readUnder()).map(zone => zone.name)
    expect(names.slice(0, 4)).toEqual(['Улаанбаатар', 'Архангай', 'Баян-Өлгий', 'Баянхонгор'])
    expect((await readUnder('', 'en')).map(zone => zone.name).slice(0, 3)).toEqual(['Ulaanbaatar', 'Arkhangai', 'Bayan-Ulgii'])
    expect(await shop.read<Zone[]>('/api/v2/zones')).toHaveLength(22)
  })

  it('has the districts of the capital and their khoroos by number', async () => {
    expect((await readUnder('11')).map(zone => zone.code)).toEqual(['1101', '1104', '1107', '1110', '1113', '1116', '1119', '1122', '1125'])
    const khoroos = await readUnder('1107', 'en')
    expect(khoroos.map(zone => zone.number)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1))
    expect(khoroos[25]).toEqual({ code: '110752', parent: '1107', name: 'Khoroo 26', cat: 'quarter', number: 26 })
  })

  it('has soums and bags', async () => {
    expect(await readUnder('67')).toHaveLength(23)
    expect((await readUnder('4501')).map(zone => zone.number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect((await readUnder('6704')).map(zone => zone.name)).toContain('Хатгал')
  })

  it.each(['99', '9999', '110751'])('has nothing under %s', async parent => expect(await readUnder(parent)).toEqual([]))

  it.each(['x', '1107; DROP TABLE zones', '%00', '12345678', '-1', '11&parent=21'])('refuses %s', async parent => {
    expect(await shop.get(`/api/v2/zones?parent=${parent}`)).toMatchObject({ status: 422, body: { code: 'validation' } })
  })
})

describe('addZoneNames', () => {
  it.each([
    ['a khoroo of the list', { city: '11', district: '1107', quarter: '110752' }, ['Улаанбаатар', 'Баянгол', '26-р хороо']],
    [
      'the number of a khoroo of the list',
      { city: '11', district: '1107', quarter: '26' },
      ['Улаанбаатар', 'Баянгол', '26-р хороо'],
      '110752'
    ],
    ['a khoroo the list does not have', { city: '11', district: '1107', quarter: '48' }, ['Улаанбаатар', 'Баянгол', '48-р хороо']],
    ['a bag the list does not have', { city: '45', district: '4501', quarter: '25' }, ['Дархан-Уул', 'Дархан', '25-р баг']],
    ['no quarter', { city: '84', district: '8401', quarter: '' }, ['Ховд', 'Жаргалант', '']]
  ])('names %s', async (_, place, [city_name, district_name, quarter_name], quarter = place.quarter) => {
    expect(await addZoneNames(db, place, 'mn')).toEqual({ quarter, city_name, district_name, quarter_name })
  })

  it.each([
    ['an unknown city', { city: '99', district: '1107', quarter: '' }],
    ['a district of another city', { city: '45', district: '1107', quarter: '' }],
    ['a district for a city', { city: '1107', district: '110751', quarter: '' }],
    ['a khoroo of another district', { city: '11', district: '1107', quarter: '110151' }],
    ['a khoroo number beyond 99', { city: '11', district: '1107', quarter: '100' }],
    ['a khoroo number of nothing', { city: '11', district: '1107', quarter: '0' }],
    ['words', { city: '11', district: '1107', quarter: 'манай хороо' }]
  ])('does not know %s', async (_, place) => expect(await addZoneNames(db, place, 'mn')).toBeNull())
})
