import type { PGlite } from '@electric-sql/pglite'
import { drizzle as overNode } from 'drizzle-orm/node-postgres'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { createApp, type Routes } from '#server/app.ts'
import { badges, brands, optionValues, stores, taxons } from '#server/catalogue/tables.ts'
import { readConfig } from '#server/kernel/config.ts'
import { contentSource } from '#server/content/search-source.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import { images } from '#server/kernel/images/tables.ts'
import { createProviders } from '#server/payment/providers.ts'
import { productImages, products, productTaxons, variants } from '#server/catalogue/product/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { createSearchRoutes } from '#server/search/routes.ts'
import { createMailShop } from '#server/site/index.ts'
import { type DatabaseKind, openTestDatabase, USUAL_KIND } from '../database.ts'

/** Monday noon in Ulaanbaatar. */
export const NOON = new Date('2026-11-23T04:00:00Z')
export const addHours = (hours: number): Date => new Date(NOON.getTime() + hours * 3_600_000)

interface Answer {
  status: number
  body: unknown
}

export const createListingRoutes: Routes = server => createSearchRoutes(server, contentSource)

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** The routes under test over an empty database, with a clock that tests control. */
export async function openTestShop(routes: readonly Routes[], kind: DatabaseKind = USUAL_KIND) {
  const { database, close } = await openTestDatabase(kind)
  const counted = { queries: 0 }
  const logger = { logQuery: () => void counted.queries++ }
  const { $client: client } = database.db as unknown as { $client: PGlite }
  const db = (database.pool ? overNode(database.pool, { logger }) : overPglite(client, { logger })) as unknown as Db
  const clock = { now: NOON }
  const config = readConfig({})
  const server = {
    config,
    db,
    database: { ...database, db },
    storage: createMemoryStorage(),
    payments: createProviders(config),
    mailShop: createMailShop(db, config),
    now: () => clock.now
  }
  const app = createApp(server, routes)
  const get = async (path: string, locale = 'mn'): Promise<Answer> => {
    const response = await app.request(path, { headers: { 'accept-language': locale } })
    return { status: response.status, body: await response.json() }
  }
  /** The body of a 200; any other response fails the test with its text. */
  const read = async <Body>(path: string, locale = 'mn'): Promise<Body> => {
    const { status, body } = await get(path, locale)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    return body as Body
  }
  const queriesOf = async (path: string): Promise<number> => {
    const before = counted.queries
    await read(path)
    return counted.queries - before
  }
  return { db, app, server, clock, get, read, queriesOf, close }
}

interface VariantInput {
  options?: Record<string, string>
  price?: number
  salePrice?: number
  saleStartAt?: Date
  saleExpireAt?: Date
  laterSales?: (typeof variants.$inferInsert)['laterSales']
  onHand?: number
  allocated?: number
  imageId?: string
}

interface ProductInput extends Partial<typeof products.$inferInsert> {
  slug: string
  /** The deepest taxon's id. */
  taxonId?: number
  variants?: VariantInput[]
  /** Whether it has a picture. */
  pictured?: boolean
}

/** Taxons 1 women, 2 women/knitwear, 3 women/knitwear/sweaters, 4 women/knitwear/scarves, 5 home. */
const TAXON_LINES: Record<number, number[]> = { 1: [1], 2: [1, 2], 3: [1, 2, 3], 4: [1, 2, 4], 5: [5] }

export async function furnishShop(db: Db): Promise<void> {
  await db.insert(images).values(['front', 'back', 'camel', 'sky'].map(id => ({ id, width: 800, height: 1000, format: 'svg' as const })))
  await db.insert(taxons).values([
    { id: 1, permalink: 'women', name: { mn: 'Эмэгтэй', en: 'Women' }, depth: 1, position: 0 },
    {
      id: 2,
      parentId: 1,
      permalink: 'women/knitwear',
      name: { mn: 'Ноолуур, сүлжмэл', en: 'Knitwear' },
      shortName: { mn: 'Ноолуур' },
      depth: 2
    },
    {
      id: 3,
      parentId: 2,
      permalink: 'women/knitwear/sweaters',
      name: { mn: 'Цамц', en: 'Sweaters' },
      description: { mn: 'Дулаан' },
      depth: 3
    },
    { id: 4, parentId: 2, permalink: 'women/knitwear/scarves', name: { mn: 'Ороолт' }, depth: 3, position: 1 },
    { id: 5, permalink: 'home', name: { mn: 'Гэр ахуй', en: 'Home' }, depth: 1, position: 1 }
  ])
  await db.insert(brands).values([
    { id: 1, code: 'khangai', name: { mn: 'Хангай', en: 'Khangai' }, description: { mn: 'Ноолуур' } },
    { id: 2, code: 'altai', name: { en: 'Altai' } }
  ])
  await db.insert(stores).values({ id: 1, code: 'khangai-store', name: { mn: 'Хангай дэлгүүр' }, vendorId: 7, official: true })
  await db.insert(badges).values({ code: 'new', label: { mn: 'Шинэ', en: 'New' }, tone: 'new' })
  await db.insert(optionValues).values([
    { key: 'colour', value: 'camel', label: { mn: 'Тэмээн бор', en: 'Camel' }, hex: '#C8A06A' },
    { key: 'colour', value: 'sky', label: { mn: 'Тэнгэр', en: 'Sky' }, hex: '#5A9BD5' },
    { key: 'clothing_size', value: 'M', label: { mn: 'M', en: 'M' } }
  ])
}

/**
 * Creates a product with its variants, listed at NOON.
 * @returns its id and its variants' ids
 */
export async function stockProduct(db: Db, input: ProductInput): Promise<{ id: number; variantIds: number[] }> {
  const { variants: pieces = [{}], pictured = true, ...row } = input
  const [product] = await db
    .insert(products)
    .values({ title: { mn: input.slug }, description: {}, availableOn: addHours(-24), ...row })
    .returning({ id: products.id })
  const id = product?.id ?? 0
  const made = await db
    .insert(variants)
    .values(
      pieces.map((piece, position) => ({ productId: id, sku: `${input.slug}-${position}`, position, price: 50_000, onHand: 10, ...piece }))
    )
    .returning({ id: variants.id })
  if (pictured) await db.insert(productImages).values({ productId: id, imageId: 'front', position: 0, alt: { mn: `${input.slug} урдаас` } })
  const line = TAXON_LINES[input.taxonId ?? 0] ?? []
  if (line.length) await db.insert(productTaxons).values(line.map(taxonId => ({ taxonId, productId: id })))
  await refreshListing(db, [id], NOON)
  return { id, variantIds: made.map(variant => variant.id) }
}
