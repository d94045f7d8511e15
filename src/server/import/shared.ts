import { asc, inArray, sql } from 'drizzle-orm'
import type { Localized } from '#domain/site.ts'
import { branches } from '../site/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { badges, brands, optionValues, stores, taxons } from '../catalogue/index.ts'
import type { Bilingual } from './fields.ts'
import { both, merged } from './names.ts'
import { knownPictures, pictureNames } from './pictures.ts'
import { type MadeShared, MOST_SHARED, noneMade, type Shared, type SharedDocument } from './shared-format.ts'

const orNull = (text: Bilingual | null | undefined): Localized | null => {
  const found = merged({}, text)
  return Object.keys(found).length ? found : null
}

/** Everything that products name and share, in documents of at most 500 rows each. */
export async function exportShared(db: Db): Promise<SharedDocument[]> {
  const storeRows = await db.select().from(stores).orderBy(asc(stores.id))
  const taxonRows = await db.select().from(taxons).orderBy(asc(taxons.depth), asc(taxons.id))
  const names = await pictureNames(
    db,
    [...storeRows, ...taxonRows].flatMap(({ imageId }) => imageId ?? [])
  )
  const source = (imageId: string | null): string | null => imageId && (names.get(imageId) ?? imageId)
  const lists = {
    badges: await db
      .select({ code: badges.code, label: badges.label, tone: badges.tone })
      .from(badges)
      .orderBy(asc(badges.code))
      .then(rows => rows.map(row => ({ ...row, label: both(row.label) }))),
    branches: await db
      .select()
      .from(branches)
      .orderBy(asc(branches.position), asc(branches.code))
      .then(rows => rows.map(row => ({ ...row, name: both(row.name), address: both(row.address), hours: both(row.hours) }))),
    stores: storeRows.map(row => ({
      code: row.code,
      name: both(row.name),
      description: row.description && both(row.description),
      vendor_id: row.vendorId,
      official: row.official,
      image: source(row.imageId)
    })),
    brands: await db
      .select()
      .from(brands)
      .orderBy(asc(brands.id))
      .then(rows => rows.map(row => ({ code: row.code, name: both(row.name), description: row.description && both(row.description) }))),
    taxons: taxonRows.map(row => ({
      permalink: row.permalink,
      name: both(row.name),
      short_name: row.shortName && both(row.shortName),
      description: row.description && both(row.description),
      image: source(row.imageId),
      position: row.position
    })),
    words: await db
      .select()
      .from(optionValues)
      .orderBy(asc(optionValues.id))
      .then(rows => rows.map(({ key, value, label, hex, position }) => ({ key, value, label: both(label), hex, position })))
  }
  return Object.entries(lists satisfies SharedDocument).flatMap(([name, rows]) =>
    Array.from({ length: Math.ceil(rows.length / MOST_SHARED) }, (_, part) => ({
      [name]: rows.slice(part * MOST_SHARED, (part + 1) * MOST_SHARED)
    }))
  )
}

/** Creates missing records by code and permalink; existing ones are unchanged. A taxon without its parent is skipped. */
export async function keepShared(tx: Db, given: Shared): Promise<MadeShared> {
  const pictures = await knownPictures(
    tx,
    [...given.stores, ...given.taxons].flatMap(({ image }) => image ?? [])
  )
  const imageOf = (image: string | null | undefined): string | null => (image ? (pictures.get(image) ?? null) : null)
  const codes = (rows: { code: string }[]): string[] => rows.map(row => row.code)
  const made = noneMade()
  if (given.badges.length)
    made.badges = codes(
      await tx
        .insert(badges)
        .values(given.badges.map(row => ({ ...row, label: merged({}, row.label) })))
        .onConflictDoNothing()
        .returning({ code: badges.code })
    )
  if (given.branches.length)
    made.branches = codes(
      await tx
        .insert(branches)
        .values(
          given.branches.map(row => ({
            ...row,
            name: merged({}, row.name),
            address: merged({}, row.address),
            hours: merged({}, row.hours)
          }))
        )
        .onConflictDoNothing()
        .returning({ code: branches.code })
    )
  if (given.stores.length)
    made.stores = codes(
      await tx
        .insert(stores)
        .values(
          given.stores.map(({ code, name, description, vendor_id: vendorId, official, image }) => ({
            code,
            name: merged({}, name),
            description: orNull(description),
            vendorId,
            official,
            imageId: imageOf(image)
          }))
        )
        .onConflictDoNothing()
        .returning({ code: stores.code })
    )
  if (given.brands.length)
    made.brands = codes(
      await tx
        .insert(brands)
        .values(given.brands.map(({ code, name, description }) => ({ code, name: merged({}, name), description: orNull(description) })))
        .onConflictDoNothing()
        .returning({ code: brands.code })
    )
  made.taxons = await keepTaxons(tx, given.taxons, imageOf)
  await keepWords(tx, given.words)
  return made
}

async function keepTaxons(
  tx: Db,
  given: Shared['taxons'],
  imageOf: (image: string | null | undefined) => string | null
): Promise<string[]> {
  const made: string[] = []
  if (!given.length) return made
  const known = new Map<string, { id: number; depth: number }>()
  const rows = await tx.select({ id: taxons.id, permalink: taxons.permalink, depth: taxons.depth }).from(taxons)
  for (const { permalink, id, depth } of rows) known.set(permalink, { id, depth })
  for (const { permalink, name, short_name: shortName, description, image, position } of given) {
    const above = permalink.slice(0, Math.max(0, permalink.lastIndexOf('/')))
    const parent = known.get(above)
    if (known.has(permalink) || (above && !parent)) continue
    const depth = (parent?.depth ?? 0) + 1
    const texts = { name: merged({}, name), shortName: orNull(shortName), description: orNull(description) }
    const [row] = await tx
      .insert(taxons)
      .values({ ...texts, permalink, parentId: parent?.id ?? null, depth, position, imageId: imageOf(image) })
      .returning({ id: taxons.id })
    if (!row) continue
    known.set(permalink, { id: row.id, depth })
    made.push(permalink)
  }
  return made
}

async function keepWords(tx: Db, given: Shared['words']): Promise<void> {
  if (!given.length) return
  const keys = [...new Set(given.map(word => word.key))]
  const rows = await tx
    .select({ name: sql<string>`${optionValues.key} || ' ' || ${optionValues.value}` })
    .from(optionValues)
    .where(inArray(optionValues.key, keys))
  const known = new Set(rows.map(row => row.name))
  const fresh = given.filter(({ key, value }) => !known.has(`${key} ${value}`) && known.add(`${key} ${value}`))
  if (fresh.length)
    await tx
      .insert(optionValues)
      .values(fresh.map(({ key, value, label, hex, position }) => ({ key, value, label: merged({}, label), hex: hex ?? null, position })))
}
