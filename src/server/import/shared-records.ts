import { asc, inArray, sql } from 'drizzle-orm'
import { MAX_SHARED_ROWS, type SharedRecords } from '#contract/catalogue-document.ts'
import type { CreatedRecords } from '#contract/import.ts'
import { branches } from '../site/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { badges, brands, optionValues, stores, taxons } from '../catalogue/index.ts'
import { groupFormerSlugs, restoreFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { findImages, readNamesOfImages } from './images.ts'
import { mergeText, mergeTextOrNull } from './texts.ts'
import { toBilingual } from '#domain/site.ts'

/** All records that products refer to, in parts of at most 500 rows of each list. */
export async function exportSharedRecords(db: Db): Promise<SharedRecords[]> {
  const storeRows = await db.select().from(stores).orderBy(asc(stores.id))
  const taxonRows = await db.select().from(taxons).orderBy(asc(taxons.depth), asc(taxons.id))
  const names = await readNamesOfImages(
    db,
    [...storeRows, ...taxonRows].flatMap(({ imageId }) => imageId ?? [])
  )
  const [formerBrands, formerStores, formerTaxons] = [
    await groupFormerSlugs(db, 'brand'),
    await groupFormerSlugs(db, 'store'),
    await groupFormerSlugs(db, 'taxon')
  ]
  const toFormerCodes = (codes: string[] | undefined) => codes && { former_codes: codes }
  const source = (imageId: string | null): string | null => imageId && (names.get(imageId) ?? imageId)
  const lists = {
    badges: await db
      .select({ code: badges.code, label: badges.label, tone: badges.tone })
      .from(badges)
      .orderBy(asc(badges.code))
      .then(rows => rows.map(row => ({ ...row, label: toBilingual(row.label) }))),
    branches: await db
      .select()
      .from(branches)
      .orderBy(asc(branches.position), asc(branches.code))
      .then(rows =>
        rows.map(row => ({ ...row, name: toBilingual(row.name), address: toBilingual(row.address), hours: toBilingual(row.hours) }))
      ),
    stores: storeRows.map(row => ({
      code: row.code,
      ...toFormerCodes(formerStores.get(row.code)),
      name: toBilingual(row.name),
      description: row.description && toBilingual(row.description),
      vendor_id: row.vendorId,
      official: row.official,
      image: source(row.imageId)
    })),
    brands: await db
      .select()
      .from(brands)
      .orderBy(asc(brands.id))
      .then(rows =>
        rows.map(row => ({
          code: row.code,
          ...toFormerCodes(formerBrands.get(row.code)),
          name: toBilingual(row.name),
          description: row.description && toBilingual(row.description)
        }))
      ),
    taxons: taxonRows.map(row => ({
      permalink: row.permalink,
      ...(formerTaxons.has(row.permalink) && { former_permalinks: formerTaxons.get(row.permalink) }),
      name: toBilingual(row.name),
      short_name: row.shortName && toBilingual(row.shortName),
      description: row.description && toBilingual(row.description),
      image: source(row.imageId),
      position: row.position,
      gpc: row.gpc
    })),
    words: await db
      .select()
      .from(optionValues)
      .orderBy(asc(optionValues.id))
      .then(rows => rows.map(({ key, value, label, hex, position }) => ({ key, value, label: toBilingual(label), hex, position })))
  }
  return Object.entries(lists satisfies SharedRecords).flatMap(([name, rows]) =>
    Array.from({ length: Math.ceil(rows.length / MAX_SHARED_ROWS) }, (_, part) => ({
      [name]: rows.slice(part * MAX_SHARED_ROWS, (part + 1) * MAX_SHARED_ROWS)
    }))
  )
}

/** Creates missing records by code and permalink; existing ones are unchanged. A taxon without its parent is skipped. */
export async function saveSharedRecords(tx: Db, records: SharedRecords): Promise<CreatedRecords> {
  const sources = [...(records.stores ?? []), ...(records.taxons ?? [])].flatMap(({ image }) => image ?? [])
  const images = await findImages(tx, sources)
  const imageOf = (source: string | null | undefined): string | null => (source ? (images.get(source) ?? null) : null)
  const codes = (rows: { code: string }[]): string[] => rows.map(row => row.code)
  const created = createNoRecords()
  if (records.badges?.length)
    created.badges = codes(
      await tx
        .insert(badges)
        .values(records.badges.map(row => ({ ...row, label: mergeText({}, row.label) })))
        .onConflictDoNothing()
        .returning({ code: badges.code })
    )
  if (records.branches?.length)
    created.branches = codes(
      await tx
        .insert(branches)
        .values(
          records.branches.map(({ position = 0, ...row }) => ({
            ...row,
            position,
            name: mergeText({}, row.name),
            address: mergeText({}, row.address),
            hours: mergeText({}, row.hours)
          }))
        )
        .onConflictDoNothing()
        .returning({ code: branches.code })
    )
  if (records.stores?.length)
    created.stores = codes(
      await tx
        .insert(stores)
        .values(
          records.stores.map(({ code, name, description, vendor_id: vendorId, official = false, image }) => ({
            code,
            name: mergeText({}, name),
            description: mergeTextOrNull({}, description),
            vendorId,
            official,
            imageId: imageOf(image)
          }))
        )
        .onConflictDoNothing()
        .returning({ code: stores.code })
    )
  if (records.brands?.length)
    created.brands = codes(
      await tx
        .insert(brands)
        .values(
          records.brands.map(({ code, name, description }) => ({
            code,
            name: mergeText({}, name),
            description: mergeTextOrNull({}, description)
          }))
        )
        .onConflictDoNothing()
        .returning({ code: brands.code })
    )
  if (records.taxons?.length) created.taxons = await saveTaxons(tx, records.taxons, imageOf)
  if (records.words?.length) await saveOptionLabels(tx, records.words)
  await saveFormerSlugs(tx, records)
  return created
}

/** What led to the records in the other shop leads to them here, too. */
async function saveFormerSlugs(
  tx: Db,
  { brands: brandList = [], stores: storeList = [], taxons: taxonList = [] }: SharedRecords
): Promise<void> {
  const toCodes = (list: readonly { code: string; former_codes?: string[] | undefined }[]) =>
    list.flatMap(({ code, former_codes: codes = [] }) => codes.map(slug => ({ slug, current: code })))
  await restoreFormerSlugs(tx, 'brand', toCodes(brandList), slugs =>
    tx
      .select({ slug: brands.code })
      .from(brands)
      .where(inArray(brands.code, [...slugs]))
  )
  await restoreFormerSlugs(tx, 'store', toCodes(storeList), slugs =>
    tx
      .select({ slug: stores.code })
      .from(stores)
      .where(inArray(stores.code, [...slugs]))
  )
  const permalinks = taxonList.flatMap(({ permalink, former_permalinks: former = [] }) =>
    former.map(slug => ({ slug, current: permalink }))
  )
  await restoreFormerSlugs(tx, 'taxon', permalinks, slugs =>
    tx
      .select({ slug: taxons.permalink })
      .from(taxons)
      .where(inArray(taxons.permalink, [...slugs]))
  )
}

async function saveTaxons(
  tx: Db,
  list: NonNullable<SharedRecords['taxons']>,
  imageOf: (source: string | null | undefined) => string | null
): Promise<string[]> {
  const created: string[] = []
  const byPermalink = new Map<string, { id: number; depth: number }>()
  const rows = await tx.select({ id: taxons.id, permalink: taxons.permalink, depth: taxons.depth }).from(taxons)
  for (const { permalink, id, depth } of rows) byPermalink.set(permalink, { id, depth })
  for (const { permalink, name, short_name: shortName, description, image, position = 0, gpc = null } of list) {
    const parentPermalink = permalink.slice(0, Math.max(0, permalink.lastIndexOf('/')))
    const parent = byPermalink.get(parentPermalink)
    if (byPermalink.has(permalink) || (parentPermalink && !parent)) continue
    const depth = (parent?.depth ?? 0) + 1
    const texts = { name: mergeText({}, name), shortName: mergeTextOrNull({}, shortName), description: mergeTextOrNull({}, description) }
    const [row] = await tx
      .insert(taxons)
      .values({ ...texts, permalink, parentId: parent?.id ?? null, depth, position, imageId: imageOf(image), gpc })
      .returning({ id: taxons.id })
    if (!row) continue
    byPermalink.set(permalink, { id: row.id, depth })
    created.push(permalink)
  }
  return created
}

async function saveOptionLabels(tx: Db, list: NonNullable<SharedRecords['words']>): Promise<void> {
  const keys = [...new Set(list.map(({ key }) => key))]
  const rows = await tx
    .select({ name: sql<string>`${optionValues.key} || ' ' || ${optionValues.value}` })
    .from(optionValues)
    .where(inArray(optionValues.key, keys))
  const existingNames = new Set(rows.map(row => row.name))
  const missing = list.filter(({ key, value }) => !existingNames.has(`${key} ${value}`) && existingNames.add(`${key} ${value}`))
  if (missing.length)
    await tx
      .insert(optionValues)
      .values(
        missing.map(({ key, value, label, hex, position = 0 }) => ({ key, value, label: mergeText({}, label), hex: hex ?? null, position }))
      )
}

export const createNoRecords = (): CreatedRecords => ({ badges: [], branches: [], stores: [], brands: [], taxons: [] })

export function addCreated(created: CreatedRecords, more: CreatedRecords): void {
  for (const list of ['badges', 'branches', 'stores', 'brands', 'taxons'] as const) created[list].push(...more[list])
}
