import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorOf } from '#server/catalogue/file/own-door.ts'
import { runExport } from '#server/catalogue/file/run-export.ts'
import { runImport } from '#server/catalogue/file/run-import.ts'
import { readConfig } from '#server/config.ts'
import { entries } from '#server/content/tables.ts'
import { seedDemo } from '#server/db/demo/seed.ts'
import { memoryStorage } from '#server/image/storage.ts'
import { images } from '#server/image/tables.ts'
import { createProviders } from '#server/payment/providers.ts'
import { productImages, products, variants } from '#server/product/tables.ts'
import type { Server } from '#server/server.ts'
import { seedZones } from '#server/zone/seed.ts'
import { KINDS, openTestDatabase, type TestDatabase } from '../database.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const DAY = 24 * 3_600_000
describe.each(KINDS)('on %s', kind => {
  let database: TestDatabase
  let server: Server

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await seedZones(database.db)
    const config = readConfig({})
    server = {
      config,
      db: database.db,
      database: database.database,
      storage: memoryStorage(),
      payments: createProviders(config),
      now: () => NOW
    }
  }, 120_000)
  afterAll(() => database.close())

  const onSale = async (now: Date) => {
    const [row] = await database.db.select({ n: count() }).from(products).where(gt(products.saleExpireAt, now))
    return row?.n ?? 0
  }
  const numberOfProducts = async () => (await database.db.select({ n: count() }).from(products))[0]?.n

  test('a live shop stays empty', async () => {
    const live = { ...server, config: { ...server.config, mode: 'live' as const } }
    expect(await seedDemo(live)).toBe(false)
    expect(await numberOfProducts()).toBe(0)
  })

  test('an empty demo shop is filled once, and says how far it is', { timeout: 120_000 }, async () => {
    const told: number[] = []
    const starts = [seedDemo(server, (done, total) => told.push((done / total) * 100))]
    // Only a server can be shared; of two that start on it, one fills it.
    if (kind === 'postgres') starts.push(seedDemo(server))
    const filled = await Promise.all(starts)
    expect(filled.filter(Boolean)).toHaveLength(1)
    if (filled[0]) {
      expect(told).toEqual(told.toSorted((a, b) => a - b))
      expect(told.at(-1)).toBe(100)
      expect(told.length).toBeGreaterThan(50)
    }
    expect(await numberOfProducts()).toBeGreaterThanOrEqual(400)
    expect((await database.db.select({ n: count() }).from(entries))[0]?.n).toBeGreaterThan(0)
    expect(await onSale(NOW)).toBeGreaterThan(60)
  })

  test('its pictures are stored, and what listings read is there', async () => {
    const [picture] = await database.db.select({ imageId: productImages.imageId }).from(productImages).limit(1)
    const id = picture?.imageId ?? ''
    const svg = Buffer.from((await server.storage.read(`originals/${id.slice(0, 2)}/${id}`)) ?? []).toString('utf8')
    expect(svg).toMatch(/^<svg/)
    expect(svg).not.toContain('var(')
    const bare = await database.db
      .select({ slug: products.slug })
      .from(products)
      .where(sql`${products.vid} IS NULL OR ${products.imageId} IS NULL OR ${products.sellingPrice} <= 1`)
    expect(bare).toEqual([])
  })

  test('the next row gets an id of its own', async () => {
    const [row] = await database.db.insert(variants).values({ productId: 1, sku: 'TRY-1', price: 1000 }).returning({ id: variants.id })
    expect(row?.id).toBeGreaterThan(2000)
  })

  test('a later start adds nothing and moves ended sales on', async () => {
    const before = await numberOfProducts()
    const later = new Date(NOW.getTime() + 60 * DAY)
    expect(await seedDemo({ ...server, now: () => later })).toBe(false)
    expect(await numberOfProducts()).toBe(before)
    expect(await onSale(later)).toBeGreaterThan(60)
    const past = await database.db
      .select({ slug: products.slug })
      .from(products)
      .where(sql`${products.preorderOn} <= ${later.toISOString().slice(0, 10)}`)
    expect(past).toEqual([])
  })

  test.runIf(kind === 'pglite')('an empty shop that takes its export gives the same export', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'delguur-round-'))
    const other = await openTestDatabase(kind)
    try {
      // The pictures' bytes are another test's.
      const pictures = await database.db.select().from(images)
      await other.db.insert(images).values(pictures)
      const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')]
      const options = { origin: 'http://shop.test', now: NOW, images: null }
      const count = await runExport(doorOf(server), first, options, () => {})
      const door = doorOf({ ...server, db: other.db, database: other.database })
      const usual = { rate: { units: 1n, parts: 1n }, tags: 'few', untracked: null, dryRun: false, images: null, store: undefined } as const
      const { report } = await runImport(door, first, usual, () => {})
      expect(report.problems).toEqual([])
      expect(report.notes).toEqual([])
      expect(report.counts).toEqual({ created: count, updated: 0, unchanged: 0, refused: 0 })
      await runExport(door, second, options, () => {})
      const [lines, again] = [first, second].map(path => readFileSync(path, 'utf8').split('\n'))
      // Line by line: a difference is shown by its product.
      for (const [index, line] of (lines ?? []).entries()) expect(again?.[index]).toBe(line)
      expect(again?.length).toBe(lines?.length)
      expect((await runImport(door, first, usual, () => {})).report.counts.unchanged).toBe(count)
    } finally {
      await other.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
