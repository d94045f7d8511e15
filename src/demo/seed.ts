import { count, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { badges, brands, optionValues, productImages, products, productTaxons, stores, taxons, variants } from '#server/catalogue/index.ts'
import { countWords, refreshListing, searchSynonyms } from '#server/search/index.ts'
import type { Server } from '#server/kernel/server.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { inBackground } from '#server/kernel/db/pool.ts'
import { BADGES } from './badges.ts'
import { STORES } from './brands.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'
import { seedContent } from './content-seed.ts'
import { motifRecipe, nameOf, planPictures, storePictures, type PlannedPicture } from './pictures.ts'
import { seedFiles } from './files.ts'
import { silent, type Report } from './progress.ts'
import { renewDates } from './renew.ts'
import { seedStockItems } from './stock-seed.ts'
import { SYNONYMS } from './synonyms.ts'
import { TAXONS } from './taxons.ts'

export { terminalReport } from './progress.ts'

/** Keeps two processes that start on one empty Postgres from filling it twice. */
const ADVISORY_LOCK = 7_342_002
/** Rows a statement: a statement may carry 65,535 values. */
const CHUNK = 400

/**
 * Fills an empty database with the demo shop. Does nothing in live mode, nor where there are other products
 * than the demo's; where the demo's are, adds what a killed start left out and moves ended sales on.
 * @returns whether it filled anything
 */
export async function seedDemo(server: Server, report: Report = silent): Promise<boolean> {
  if (server.config.mode !== 'demo') return false
  return alone(server, async () => {
    const empty = await isEmpty(server.db)
    if (!empty && !(await isDemo(server.db))) return false
    if (empty) await seedProducts(server, report)
    else await renewDates(server)
    // A later start only adds what an interrupted one left out.
    await seedContent(server, empty ? report : silent)
    await seedFiles(server.storage)
    await seedStockItems(server)
    if (empty) report(100, 100, 'ready')
    return empty
  })
}

/** Two processes may start on one Postgres; PGlite's folder has its own lock, and one transaction at a time. */
async function alone<Result>(server: Server, work: () => Promise<Result>): Promise<Result> {
  if (server.database.kind === 'pglite') return work()
  // The process that waits for the lock waits as long as the other one fills: longer than a request's statement may take.
  return inBackground(() =>
    server.db.transaction(async tx => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
      return work()
    })
  )
}

/** Brands, stores, taxons and products with their pictures, in one transaction. */
async function seedProducts(server: Server, report: Report): Promise<void> {
  const now = server.now()
  const catalogue = buildCatalogue(now)
  const plans = new Map(catalogue.products.map(product => [product.row.id, planPictures(product)]))
  const recipes = [...[...plans.values()].flat().map(plan => plan.recipe), ...TAXONS.map(taxonRecipe), ...STORES.map(storeRecipe)]
  const imageIds = await storePictures(server.storage, server.db, recipes, done => report(Math.round(done * 70), 100, 'pictures'))
  await server.db.transaction(async tx => {
    await insertCatalogue(tx, { catalogue, plans, imageIds }, done => report(70 + Math.round(done * 25), 100, 'products'))
    await tx.insert(searchSynonyms).values(SYNONYMS.map(phrases => ({ phrases: [...phrases] })))
    await refreshListing(
      tx,
      catalogue.products.map(product => product.row.id),
      now
    )
    await countWords(tx)
  })
}

async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db.select({ n: count() }).from(products)
  return row?.n === 0
}

interface Prepared {
  catalogue: Catalogue
  plans: Map<number, PlannedPicture[]>
  imageIds: Map<string, string>
}

/** The demo's first SKU is nobody else's. */
async function isDemo(db: Db): Promise<boolean> {
  const rows = await db.select({ id: variants.id }).from(variants).where(eq(variants.sku, 'AN-SWE-01-CAM-M'))
  return rows.length === 1
}

async function insertCatalogue(tx: Db, { catalogue, plans, imageIds }: Prepared, report: (done: number) => void): Promise<void> {
  const idOf = (plan: { recipe: PlannedPicture['recipe'] }): string => {
    const id = imageIds.get(nameOf(plan.recipe))
    if (!id) throw new Error(`No picture was made for ${nameOf(plan.recipe)}.`)
    return id
  }
  const variantRows: (typeof variants.$inferInsert)[] = []
  const productRows: (typeof products.$inferInsert)[] = []
  const pictureRows: (typeof productImages.$inferInsert)[] = []
  for (const product of catalogue.products) {
    const pictures = plans.get(product.row.id) ?? []
    const colourKey = product.family.colourKey ?? 'colour'
    const own = product.variants.map(variant => {
      const picture = pictures.find(each => each.colour === (variant.options[colourKey] ?? null)) ?? pictures[0]
      return { ...variant, imageId: picture ? idOf(picture) : null }
    })
    variantRows.push(...own)
    productRows.push(product.row)
    pictureRows.push(
      ...pictures.map((picture, position) => ({
        productId: product.row.id,
        position,
        imageId: idOf(picture),
        colour: picture.colour,
        alt: picture.alt
      }))
    )
  }
  const steps: (() => Promise<void>)[] = [
    () => insertAll(tx, badges, [...BADGES], true),
    () => insertAll(tx, brands, catalogue.brands),
    () =>
      insertAll(
        tx,
        stores,
        catalogue.stores.map((store, index) => ({
          ...store,
          imageId: idOf({ recipe: storeRecipe(STORES[index] ?? { motif: 'gift-card' }, index) })
        }))
      ),
    () =>
      insertAll(
        tx,
        taxons,
        catalogue.taxons.map((taxon, index) => ({
          ...taxon,
          imageId: idOf({ recipe: taxonRecipe(TAXONS[index] ?? { motif: 'gift-card' }, index) })
        }))
      ),
    () => insertAll(tx, optionValues, catalogue.optionValues),
    () => insertAll(tx, products, productRows),
    () => insertAll(tx, variants, variantRows),
    () => insertAll(tx, productImages, pictureRows),
    () => insertAll(tx, productTaxons, catalogue.productTaxons)
  ]
  for (const [index, step] of steps.entries()) {
    await step()
    report((index + 1) / steps.length)
  }
  // The rows above brought their own ids; the next one must not meet them.
  for (const name of ['brands', 'stores', 'taxons', 'products', 'variants']) {
    await tx.execute(sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), (SELECT max(id) FROM ${sql.identifier(name)}))`)
  }
}

async function insertAll<Table extends PgTable>(tx: Db, table: Table, rows: Table['$inferInsert'][], keepOld = false): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const insert = tx.insert(table).values(rows.slice(from, from + CHUNK))
    await (keepOld ? insert.onConflictDoNothing() : insert)
  }
}

function taxonRecipe({ motif }: { motif: string }, index: number) {
  return motifRecipe(motif, index)
}

function storeRecipe({ motif }: { motif: string }, index: number) {
  return motifRecipe(motif, index + 2)
}
