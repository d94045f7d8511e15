import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalTarget } from '#server/import/file/import-target.ts'
import { runExport } from '#server/import/file/run-export.ts'
import { runImport } from '#server/import/file/run-import.ts'
import { entries } from '#server/content/tables.ts'
import { seedDemo } from '#demo/seed.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import { images } from '#server/kernel/images/tables.ts'
import { productImages, products, variants } from '#server/catalogue/product/tables.ts'
import type { Server } from '#server/kernel/server.ts'
import { USUAL_KINDS, openTestDatabase } from '../server/database.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { DEMO_NOW, type DemoDatabase, openDemoDatabase, createServer } from '../server/demo-database.ts'

const DAY = 24 * 3_600_000
describe.each(USUAL_KINDS)('on %s', kind => {
  let demo: DemoDatabase
  let server: Server
  beforeAll(async () => {
    demo = await openDemoDatabase(kind)
    server = demo.server
  }, 240_000)
  afterAll(() => demo?.close())

  const onSale = async (now: Date) => {
    const [row] = await demo.db.select({ n: count() }).from(products).where(gt(products.saleExpireAt, now))
    return row?.n ?? 0
  }
  const numberOfProducts = async () => (await demo.db.select({ n: count() }).from(products))[0]?.n

  test('a live shop stays empty', async () => {
    const empty = await openTestDatabase(kind)
    try {
      const live = createServer(empty, createMemoryStorage(), 'live')
      expect(await seedDemo(live)).toBe(false)
      expect((await empty.db.select({ n: count() }).from(products))[0]?.n).toBe(0)
    } finally {
      await empty.close()
    }
  })

  test('an empty demo shop is filled once, with progress', async () => {
    const { filled, progress } = demo.seeding
    // On a server two processes began at once.
    expect(filled).toHaveLength(kind === 'postgres' ? 2 : 1)
    expect(filled.filter(Boolean)).toHaveLength(1)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(100)
    expect(progress.length).toBeGreaterThan(50)
    expect(await numberOfProducts()).toBeGreaterThanOrEqual(400)
    expect((await demo.db.select({ n: count() }).from(entries))[0]?.n).toBeGreaterThan(0)
    expect(await onSale(DEMO_NOW)).toBeGreaterThan(60)
  })

  test('its pictures are stored, and its listings are indexed', async () => {
    const [picture] = await demo.db.select({ imageId: productImages.imageId }).from(productImages).limit(1)
    const id = picture?.imageId ?? ''
    const svg = Buffer.from((await server.storage.read(`originals/${id.slice(0, 2)}/${id}`)) ?? []).toString('utf8')
    expect(svg).toMatch(/^<svg/)
    expect(svg).not.toContain('var(')
    const bare = await demo.db
      .select({ slug: products.slug })
      .from(products)
      .where(sql`${products.vid} IS NULL OR ${products.imageId} IS NULL OR ${products.sellingPrice} <= 1`)
    expect(bare).toEqual([])
  })

  test('its payments, orders, stock and ledger agree', async () => {
    expect(await findBookProblems(demo.db)).toEqual([])
  })

  test('the next inserted row gets a new id', async () => {
    const [row] = await demo.db.insert(variants).values({ productId: 1, sku: 'TRY-1', price: 1000 }).returning({ id: variants.id })
    expect(row?.id).toBeGreaterThan(2000)
  })

  test('a later start adds nothing and renews ended sales', async () => {
    const before = await numberOfProducts()
    const later = new Date(DEMO_NOW.getTime() + 60 * DAY)
    expect(await seedDemo({ ...server, now: () => later })).toBe(false)
    expect(await numberOfProducts()).toBe(before)
    expect(await onSale(later)).toBeGreaterThan(60)
    const past = await demo.db
      .select({ slug: products.slug })
      .from(products)
      .where(sql`${products.preorderOn} <= ${later.toISOString().slice(0, 10)}`)
    expect(past).toEqual([])
  })

  if (kind === 'pglite')
    test('importing its export into an empty shop gives the same export', { timeout: 120_000 }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'delguur-round-'))
      const other = await openTestDatabase(kind)
      try {
        // The pictures' bytes are another test's.
        const pictures = await demo.db.select().from(images)
        await other.db.insert(images).values(pictures)
        const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')]
        const options = { origin: 'http://shop.test', now: DEMO_NOW, images: null }
        const count = await runExport(createLocalTarget(server), first, options, () => {})
        const target = createLocalTarget({ ...server, db: other.db, database: other.database })
        const usual = {
          rate: { units: 1n, parts: 1n },
          tags: 'few',
          untracked: null,
          dryRun: false,
          images: null,
          store: undefined
        } as const
        const { report } = await runImport(target, first, usual, () => {})
        expect(report.problems).toEqual([])
        expect(report.notes).toEqual([])
        expect(report.counts).toEqual({ created: count, updated: 0, unchanged: 0, refused: 0 })
        await runExport(target, second, options, () => {})
        const [lines, again] = [first, second].map(path => readFileSync(path, 'utf8').split('\n'))
        // Line by line: a difference is shown by its product.
        for (const [index, line] of (lines ?? []).entries()) expect(again?.[index]).toBe(line)
        expect(again?.length).toBe(lines?.length)
        expect((await runImport(target, first, usual, () => {})).report.counts.unchanged).toBe(count)
      } finally {
        await other.close()
        rmSync(folder, { recursive: true, force: true })
      }
    })
})
