import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/kernel/config.ts'
import { createClient } from '#server/search/elasticsearch/client.ts'
import rows from '#server/site/zones/airports.json'
import { readAirportNames, formatAirport, parseAirport } from '#server/site/zones/airports.ts'
import { createLookupRoutes } from '#server/search/lookup-routes.ts'
import { seedZones } from '#server/site/zones/seed.ts'
import { TOWNS } from '#server/site/zones/towns.ts'
import { findAreas } from '#server/site/zones/point.ts'
import { openTestShop, type TestShop } from '../../catalogue/small-shop.ts'
import { createEnvironment, openServer, createSearchServer } from '../../search/elasticsearch/filled.ts'

interface Answer {
  hits: { total: { value: number }; hits: { _index: string; _id: string; _source: Record<string, unknown> }[] }
}

const findAt = (lat: number, lon: number) => ({
  query: { bool: { filter: { geo_shape: { location: { shape: { type: 'point', coordinates: [lon, lat] }, relation: 'intersects' } } } } }
})

describe('look-ups', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop([createLookupRoutes])
    await seedZones(shop.db)
  }, 60_000)
  afterAll(() => shop.close())

  const ask = async (path: string, body: unknown, app = shop.app) => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    return { status: response.status, body: (await response.json()) as Answer }
  }
  const sources = async (path: string, body: unknown, app = shop.app) => (await ask(path, body, app)).body.hits.hits.map(hit => hit._source)

  test.each([
    ['Sükhbaatar square', 47.9186, 106.9176, ['Улаанбаатар', 'Сүхбаатар']],
    ['Zaisan', 47.8867, 106.915, ['Улаанбаатар', 'Хан-Уул']],
    ['Erdenet', 49.03, 104.06, ['Орхон', 'Баян-Өндөр']],
    ['Dalanzadgad', 43.57, 104.43, ['Өмнөговь', 'Даланзадгад']],
    ['the steppe near Mörön', 49.9, 99.6, ['Хөвсгөл']],
    ['Beijing', 39.9, 116.4, []]
  ])('tell where %s is', async (_, lat, lon, names) => {
    const areas = await sources('/maps/zipcode/_search', findAt(lat, lon))
    expect(areas.map(area => area['name'])).toEqual(names)
    expect(areas.map(area => area['cat'])).toEqual(['city', 'district'].slice(0, names.length))
    for (const area of areas) expect(area).toMatchObject({ zipcode: expect.stringMatching(/^\d{5}$/), approximate: true })
  })

  test('find every town by name, with a postal code', async () => {
    for (const { city, district, lat, lon } of TOWNS) {
      const areas = await findAreas(shop.db, lat, lon, 'mn')
      expect(
        areas.map(area => area.cat),
        `${city} ${district}`
      ).toEqual(['city', 'district'])
      expect(areas[1]).toMatchObject({ name: district, zipcode: expect.stringMatching(/^\d{5}$/) })
    }
  })

  test('filter by category', async () => {
    const query = { bool: { filter: [findAt(47.9186, 106.9176).query.bool.filter, { term: { cat: 'city' } }] } }
    expect((await sources('/maps/zipcode/_search', { query })).map(area => area['zipid'])).toEqual(['11'])
  })

  test.each<[string, unknown]>([
    ['no point', { query: { match_all: {} } }],
    ['a point off the globe', findAt(91, 500)],
    ['words for numbers', { query: { geo_shape: { location: { shape: { type: 'point', coordinates: ['a', 'b'] } } } } }],
    ['no query', {}],
    ['a list', []]
  ])('refuse %s', async (_, body) => {
    expect((await ask('/maps/zipcode/_search', body)).status).toBe(422)
  })

  test.each([
    ['UBN', 'UBN'],
    ['zmck', 'UBN'],
    ['dalanzadgad', 'DLZ'],
    ['Даланзадгад', 'DLZ'],
    ['мөрөн', 'MXV'],
    ['сөүл', 'ICN'],
    ['Бээжин', 'PEK'],
    ['эрхүү', 'IKT'],
    ['JFK', 'JFK'],
    ['reykjavik', 'KEF'],
    ['tokyo hane', 'HND'],
    ['istanbul', 'IST']
  ])('find an airport by %s', async (text, iata) => {
    for (const query of [
      { multi_match: { query: text, fields: ['name', 'city'] } },
      { bool: { should: [{ prefix: { city: text } }] } },
      { match: { name: { query: text } } }
    ])
      expect((await sources('/airport/_search', { query }))[0]).toMatchObject({ iata })
  })

  test('list at most 40 airports, Mongolian ones first, and none for unknown text', async () => {
    const all = await sources('/airport/_search', { query: { match_all: {} } })
    expect(all).toHaveLength(40)
    expect(all[0]).toEqual({
      iata: 'UBN',
      icao: 'ZMCK',
      name: 'Ulaanbaatar Chinggis Khaan International Airport',
      name_mn: 'Чингис хаан олон улсын нисэх буудал',
      city: 'Ulaanbaatar',
      city_mn: 'Улаанбаатар',
      state: 'Töv',
      country: 'Mongolia',
      country_mn: 'Монгол',
      cc: 'MN'
    })
    expect(all.slice(0, 24).every(({ cc }) => cc === 'MN')).toBe(true)
    expect(await sources('/airport/_search', { query: { match: { country: 'Хятад' } } })).toHaveLength(40)
    expect(await sources('/airport/_search', { query: { match: { name: 'xkvjxk' } } })).toEqual([])
    expect(await sources('/airport/_search', { size: 3 })).toHaveLength(3)
  })

  test('have thousands of airports with unique codes, and keys that the search still makes', async () => {
    const airports = rows.map(parseAirport)
    expect(airports.length).toBeGreaterThan(9000)
    for (const field of ['iata', 'icao'] as const) {
      const codes = airports.map(airport => airport[field]).filter(Boolean)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter(code => !/^[A-Z]{3,4}$/.test(code))).toEqual([])
    }
    expect(airports.filter(({ cc, name_mn }) => cc === 'MN' && !name_mn)).toEqual([])
    expect(airports.filter(({ cc, country }) => cc.length !== 2 || !country)).toEqual([])
    const sample = rows.filter((_, place) => place < 40 || place % 100 === 0)
    expect(sample.map(row => formatAirport(parseAirport(row)))).toEqual(sample)
    const name = await readAirportNames(['UBN', 'ZZZ'], 'mn')
    expect([name('UBN'), name('ZZZ')]).toEqual(['Чингис хаан олон улсын нисэх буудал (UBN)', 'ZZZ'])
  })

  test.each(['6.8.23', '8.19.2'])(
    'ask a server of version %s that has the indexes, and answer themselves where it is away',
    async version => {
      const double = await openServer(version)
      const client = createClient(createSearchServer(double.url))
      const config = readConfig(createEnvironment(double.url))
      const app = createApp({ ...shop.server, config }, [createLookupRoutes])
      expect((await sources('/maps/zipcode/_search', findAt(47.9186, 106.9176), app))[1]).toMatchObject({ name: 'Сүхбаатар' })
      const keyword = { type: 'keyword' }
      await client.createIndex(
        'maps',
        {},
        { location: { type: 'geo_shape' }, zipcode: keyword, zipid: keyword, name: keyword, cat: keyword },
        'zipcode'
      )
      await client.createIndex(
        'airport',
        {},
        {
          iata: { type: 'text' },
          icao: { type: 'text' },
          name: { type: 'text' },
          name_mn: { type: 'text' },
          city: { type: 'text' },
          city_mn: { type: 'text' },
          state: { type: 'text' },
          country: { type: 'text' },
          cc: keyword
        },
        '_doc'
      )
      const square = [[106.9, 47.9], [106.95, 47.9], [106.95, 47.95], [106.9, 47.95], [106.9, 47.9]] // prettier-ignore
      double.indexes.get('maps')?.put('1', {
        location: { type: 'polygon', coordinates: [square] },
        zipcode: '14200',
        zipid: '7',
        name: '8-р хороо',
        cat: 'quarter'
      })
      double.indexes.get('airport')?.put('1', { iata: 'XXX', name: 'Own Airport', city: 'Here', cc: 'MN' })
      expect(await sources('/maps/zipcode/_search', findAt(47.9186, 106.9176), app)).toEqual([
        expect.objectContaining({ zipcode: '14200', cat: 'quarter' })
      ])
      expect(await sources('/maps/zipcode/_search', findAt(48.5, 106.9176), app)).toEqual([])
      expect(await sources('/airport/_search', { query: { match: { name: 'own air' } } }, app)).toEqual([
        expect.objectContaining({ iata: 'XXX' })
      ])
      double.broken.status = 503
      expect((await sources('/airport/_search', { query: { match: { name: 'UBN' } } }, app))[0]).toMatchObject({ icao: 'ZMCK' })
      await double.close()
    }
  )
})
