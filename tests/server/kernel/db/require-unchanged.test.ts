import { beforeEach, describe, expect, test } from 'vitest'
import { createAuthorRoutes } from '#server/content/author/routes.ts'
import { createTopicRoutes } from '#server/content/topic-routes.ts'
import { createClassificationRoutes } from '#server/product-admin/classification-routes.ts'
import { createRouletteRoutes } from '#server/promotion/roulette-routes.ts'
import { contentSource } from '#server/content/index.ts'
import { createSearchRoutes } from '#server/search/routes.ts'
import { createBranchRoutes } from '#server/site/branch-routes.ts'
import { optionValues } from '#server/catalogue/index.ts'
import { KINDS } from '../../database.ts'
import { expectOneAccepted, requireOk, setUpShop, setUpUser } from '../../shop.ts'

type Fields = Record<string, unknown>

/** A record that two people save: how it is made and read, and what a save sends. */
interface Saved {
  make?: [method: string, path: string, body: Fields]
  list: string
  /** Where the response has the record, or the list of them. */
  in?: string
  path: (record: Fields) => string
  method?: 'POST' | 'PUT'
  body: (record: Fields, label: string) => Fields
  /** The part of the record that a save compares. */
  was?: (record: Fields) => unknown
}

const named = (label: string) => ({ mn: label, en: label })
const described = (_: Fields, label: string) => ({ name: named(label), description: null, image: null })
const branch = { name: named('Номин'), address: named('Энх тайвны өргөн чөлөө 1'), phone: '70112233', hours: named('10:00–20:00') }
const place = { latitude: 47.9, longitude: 106.9, position: 1 }

const RECORDS: Record<string, Saved> = {
  taxons: {
    make: ['POST', '/api/v2/staff/taxons', { name: named('Гутал'), parent_id: null, code: 'boots' }],
    list: '/api/v2/staff/taxons',
    in: 'taxons',
    path: ({ id }) => `/api/v2/staff/taxons/${String(id)}`,
    body: (record, label) => ({ ...described(record, label), parent_id: null })
  },
  brands: {
    make: ['POST', '/api/v2/staff/brands', { ...described({}, 'Говь'), code: 'gobi' }],
    list: '/api/v2/staff/brands',
    in: 'brands',
    path: () => '/api/v2/staff/brands/gobi',
    body: described
  },
  vendors: {
    make: ['POST', '/api/v2/staff/vendors', { ...described({}, 'Хангай'), official: false, code: 'khangai' }],
    list: '/api/v2/staff/vendors',
    in: 'vendors',
    path: () => '/api/v2/staff/vendors/khangai',
    body: (record, label) => ({ ...described(record, label), official: true })
  },
  badges: {
    make: ['POST', '/api/v2/staff/badges', { label: named('Шинэ'), tone: 'new', code: 'fresh' }],
    list: '/api/v2/staff/badges',
    in: 'badges',
    path: () => '/api/v2/staff/badges/fresh',
    body: (_, label) => ({ label: named(label), tone: 'new' })
  },
  'option values': {
    list: '/api/v2/staff/option_values',
    in: 'options',
    path: ({ id }) => `/api/v2/staff/option_values/${String(id)}`,
    body: (_, label) => ({ label: named(label), hex: null })
  },
  branches: {
    make: ['POST', '/api/v2/staff/branches', { ...branch, ...place }],
    list: '/api/v2/staff/branches',
    in: 'branches',
    path: ({ code }) => `/api/v2/staff/branches/${String(code)}`,
    body: (_, label) => ({ ...branch, ...place, name: named(label) })
  },
  synonyms: {
    make: ['POST', '/api/v2/search/synonyms', { phrases: ['гутал', 'пүүз'] }],
    list: '/api/v2/search/synonyms',
    path: ({ id }) => `/api/v2/search/synonyms/${String(id)}`,
    body: (_, label) => ({ phrases: ['гутал', label] })
  },
  tags: {
    make: ['PUT', '/api/v2/content_tags/gobi', { name: named('Говь') }],
    list: '/api/v2/staff/tags',
    path: () => '/api/v2/content_tags/gobi',
    body: (_, label) => ({ name: named(label) })
  },
  series: {
    make: ['PUT', '/api/v2/series/roads', { name: named('Зам') }],
    list: '/api/v2/staff/series',
    path: () => '/api/v2/series/roads',
    body: (_, label) => ({ name: named(label) })
  },
  authors: {
    make: ['POST', '/api/v2/authors', { slug: 'nomin', name: named('Номин'), bio: named('Зохиолч') }],
    list: '/api/v2/staff/authors',
    path: ({ id }) => `/api/v2/authors/${String(id)}`,
    body: (_, label) => ({ name: named(label), bio: named('Зохиолч') }),
    was: ({ id, slug, name, bio, avatar }) => ({ id, slug, name, bio, avatar })
  },
  'branches of the roulette': {
    make: ['POST', '/api/v2/roulette/locations', { branch: 'nomin', minimum: 0, open: true }],
    list: '/api/v2/roulette/locations',
    in: 'locations',
    method: 'POST',
    path: () => '/api/v2/roulette/locations',
    body: (_, label) => ({ branch: 'nomin', minimum: label.length * 1000, open: true })
  }
}

describe.each(KINDS)('two saves of what both have read, on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [
    createClassificationRoutes,
    createBranchRoutes,
    createTopicRoutes,
    createAuthorRoutes,
    createRouletteRoutes,
    server => createSearchRoutes(server, contentSource)
  ])
  const staff = setUpUser(shop, { role: 'owner' })
  beforeEach(async () => {
    await database.db.insert(optionValues).values({ key: 'colour', value: 'camel', label: named('Тэмээн') })
    requireOk(await staff.call('POST', '/api/v2/staff/branches', { ...branch, ...place }))
  })

  const read = async ({ list, in: name }: Saved): Promise<Fields> => {
    const body = requireOk(await staff.call<Record<string, Fields[]> | Fields[]>('GET', list))
    const [record] = Array.isArray(body) ? body : (body[name ?? ''] ?? [])
    if (!record) throw new Error(`Nothing in ${list}.`)
    return record
  }

  test.each(Object.keys(RECORDS))('%s: the second is refused, whenever it comes', async name => {
    const saved = RECORDS[name]
    if (!saved) throw new Error(name)
    if (saved.make) requireOk(await staff.call(...saved.make))
    const record = await read(saved)
    const was = JSON.stringify(saved.was ? saved.was(record) : record)
    const save = (label: string, seen = was) =>
      staff.call(saved.method ?? 'PUT', saved.path(record), { ...saved.body(record, label), was: seen })
    const both = await Promise.all([save('нэг'), save('хоёр')])
    expectOneAccepted(both, 'stale_save')
    expect((await save('гурав')).status).toBe(409)
    const after = await read(saved)
    expect((await save('дөрөв', JSON.stringify(saved.was ? saved.was(after) : after))).status).toBe(200)
  })
})
