import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { users } from '#server/identity/tables.ts'
import { carts } from '#server/cart/tables.ts'
import { readConfig } from '#server/kernel/config.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { orders } from '#server/order/tables.ts'
import { productImages, products, productTaxons, searchOutbox, variants } from '#server/catalogue/product/tables.ts'
import { type IndexDependencies, updateIndex } from '#server/search/elasticsearch/indexing.ts'
import { searchIndexes } from '#server/search/tables.ts'
import type { Server } from '#server/kernel/server.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import { createProviders } from '#server/payment/providers.ts'
import { createElasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import { createMailShop } from '#server/site/index.ts'
import { furnishShop, NOON, stockProduct } from '../../catalogue/small-shop.ts'
import { openTestDatabase, type TestDatabase, USUAL_KIND } from '../../database.ts'
import { ADDRESS } from '../../shop.ts'
import type { Double } from './double.ts'
import { createDependencies, createEnvironment, openServer } from './filled.ts'

export const ENOUGH_MS = 30_000
export const WAIT = { timeout: 20_000 }

/** A shop without products and a search server without an index, anew for each test of the file. */
export function setUpIndex() {
  let database: TestDatabase
  let double: Double
  let keeper: IndexDependencies
  const clock = { now: NOON }

  beforeAll(async () => {
    database = await openTestDatabase(USUAL_KIND)
    await furnishShop(database.db)
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    clock.now = NOON
    // Deleting from all tables takes a second.
    for (const table of [productTaxons, productImages, products, searchOutbox, searchIndexes, jobs]) await database.db.delete(table)
    double = await openServer()
    keeper = createDependencies(database.db, double, () => clock.now)
  })
  afterEach(() => double.close())

  return {
    get database() {
      return database
    },
    get double() {
      return double
    },
    /** Dependencies of the indexing job. */
    get keeper() {
      return keeper
    },
    clock,
    pass: (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms)),
    /** Runs the indexing job until it has nothing to do. */
    settle: async (): Promise<void> => {
      while (await updateIndex(keeper, ENOUGH_MS));
    },
    searchIds: async (text: string): Promise<number[]> =>
      (await createElasticsearchEngine(database.db, keeper.client).list({ text, page: 1, perPage: 10 }, clock.now)).ids,
    listBehind: (): string[] => [...(double.aliases.get('products') ?? [])],
    add: (slug: string, mn: string): Promise<{ id: number; variantIds: number[] }> =>
      stockProduct(database.db, { slug, title: { mn }, taxonId: 3, brandId: 1 }),
    addMany: async (count: number): Promise<void> => {
      const rows = Array.from({ length: count }, (_, number) => ({ slug: `cup-${number}`, title: { mn: 'Аяга' }, description: {} }))
      const made = await database.db.insert(products).values(rows).returning({ id: products.id })
      await database.db.insert(variants).values(made.map(({ id }) => ({ productId: id, sku: `CUP-${id}`, price: 5000, onHand: 1 })))
    },
    makeOrder: async (): Promise<number> => {
      const { db } = database
      const [user] = await db.insert(users).values({}).returning({ id: users.id })
      const made = { userId: user?.id ?? 0, createdAt: NOON, updatedAt: NOON }
      const [cart] = await db.insert(carts).values(made).returning({ id: carts.id })
      const sums = { itemTotal: 0, shipTotal: 0, taxTotal: 0, total: 0, totalQuantity: 1 }
      const context = { state: 'awaiting_payment', status: 'payment_pending', locale: 'mn', expiresAt: NOON, createdAt: NOON } as const
      const row = { number: 'D1', cartId: cart?.id ?? '', userId: user?.id ?? 0, address: ADDRESS, ...sums, ...context }
      const [order] = await db.insert(orders).values(row).returning({ id: orders.id })
      return order?.id ?? 0
    },
    createShopServer: (): Server => ({
      config: readConfig(createEnvironment(double.url)),
      db: database.db,
      database: { ...database.database },
      storage: createMemoryStorage(),
      payments: createProviders(readConfig({})),
      mailShop: createMailShop(database.db, readConfig({})),
      now: () => clock.now
    })
  }
}
