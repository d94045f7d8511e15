import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import { openPglite, type TestDatabase } from '../../../tests/server/database.ts'
import { DEMO_NOW, openDemoDatabase } from '../../../tests/server/demo-database.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { migrateDatabase } from '#server/kernel/db/migrate.ts'
import { countWords, reindex } from '#server/search/documents/reindex.ts'
import { refreshListing } from '#server/search/index.ts'

/** The filled demo shop with its gift cards; with `BENCH_DATA` it is kept there for the next run. */
export async function openDemo(): Promise<TestDatabase> {
  const demo = await openFilled()
  // The demo imports its products before the settings that offer gift cards.
  const cards = await demo.db.select({ id: products.id }).from(products).where(eq(products.kind, 'gift_card'))
  await refreshListing(demo.db, cards.map(({ id }) => id), DEMO_NOW) // prettier-ignore
  return demo
}

async function openFilled(): Promise<TestDatabase> {
  const folder = process.env['BENCH_DATA']
  const image = folder && join(folder, 'demo.tar')
  if (image && existsSync(image)) {
    const kept = await openPglite(image)
    await migrateDatabase(kept.db)
    await reindex(kept.db)
    await countWords(kept.db)
    return kept
  }
  const demo = await openDemoDatabase('pglite')
  if (image) copyFileSync(join(inject('runFolder'), 'pglite.tar'), image)
  return demo
}
