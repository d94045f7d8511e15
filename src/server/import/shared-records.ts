import { asc, inArray, sql } from 'drizzle-orm'
import { MAX_SHARED_ROWS, type SharedRecords } from '#contract/catalogue-document.ts'
import type { CreatedRecords } from '#contract/import.ts'
import { branches } from '../site/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { badges, brands, optionValues, stores, taxons } from '../catalogue/index.ts'
import { groupFormerSlugs, readFormerSlugs, restoreFormerSlugs, withFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { findImages, readNamesOfImages } from './images.ts'
import { mergeText, mergeTextOrNull } from './texts.ts'
import { toBilingual } from '#domain/site.ts'
import { findFree, toCodePart } from '#domain/slug.ts'

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

/**
 * Creates missing records by code and permalink; existing ones are unchanged, also where they have another code now. A code that is no
 * part of an address becomes one, and leads to it. A taxon without its parent is skipped.
 */
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
  if (records.stores?.length) {
    const codeOf = await assignCodes(tx, 'store', records.stores)
    const values = records.stores.flatMap(({ code: given, name, description, vendor_id: vendorId, official = false, image }) => {
      const code = codeOf.missing.get(given)
      if (code === undefined) return []
      return [
        { code, name: mergeText({}, name), description: mergeTextOrNull({}, description), vendorId, official, imageId: imageOf(image) }
      ]
    })
    if (values.length) created.stores = codes(await tx.insert(stores).values(values).onConflictDoNothing().returning({ code: stores.code }))
    await restoreFormerCodes(tx, 'store', records.stores, codeOf.all)
  }
  if (records.brands?.length) {
    const codeOf = await assignCodes(tx, 'brand', records.brands)
    const values = records.brands.flatMap(({ code: given, name, description }) => {
      const code = codeOf.missing.get(given)
      return code === undefined ? [] : [{ code, name: mergeText({}, name), description: mergeTextOrNull({}, description) }]
    })
    if (values.length) created.brands = codes(await tx.insert(brands).values(values).onConflictDoNothing().returning({ code: brands.code }))
    await restoreFormerCodes(tx, 'brand', records.brands, codeOf.all)
  }
  if (records.taxons?.length) created.taxons = await saveTaxons(tx, records.taxons, imageOf)
  if (records.words?.length) await saveOptionLabels(tx, records.words)
  return created
}

const CODE_COLUMNS = { brand: brands.code, store: stores.code }
type Coded = { code: string; former_codes?: string[] | undefined }

/** The codes that records of a file have in the shop, and of those that it does not have, the ones they get. */
async function assignCodes(
  tx: Db,
  kind: 'brand' | 'store',
  list: readonly Coded[]
): Promise<{ all: ReadonlyMap<string, string>; missing: ReadonlyMap<string, string> }> {
  const column = CODE_COLUMNS[kind]
  const existing = await tx.select({ code: column }).from(column.table)
  const current = existing.map(({ code }) => [code, code] as const)
  const all = withFormerSlugs(current, await readFormerSlugs(tx, kind))
  const taken = new Set([...all.keys(), ...list.map(row => row.code)])
  const missing = new Map<string, string>()
  for (const { code: given } of list) {
    if (all.has(given)) continue
    const part = toCodePart(given)
    const code = part === given ? given : findFree(part, each => taken.has(each))
    taken.add(code)
    all.set(given, code)
    missing.set(given, code)
  }
  return { all, missing }
}

/** What led to the records in the other shop leads to them here, too. */
function restoreFormerCodes(tx: Db, kind: 'brand' | 'store', list: readonly Coded[], codeOf: ReadonlyMap<string, string>): Promise<void> {
  const column = CODE_COLUMNS[kind]
  return restoreFormerSlugs(
    tx,
    kind,
    toFormer(
      list.map(({ code, former_codes: former }) => ({ given: code, former })),
      codeOf
    ),
    slugs =>
      tx
        .select({ slug: column })
        .from(column.table)
        .where(inArray(column, [...slugs]))
  )
}

const toFormer = (list: readonly { given: string; former: string[] | undefined }[], codeOf: ReadonlyMap<string, string>) =>
  list.flatMap(({ given, former = [] }) => {
    const current = codeOf.get(given)
    return current === undefined ? [] : [...former, given].flatMap(slug => (slug === current ? [] : [{ slug, current }]))
  })

async function saveTaxons(
  tx: Db,
  list: NonNullable<SharedRecords['taxons']>,
  imageOf: (source: string | null | undefined) => string | null
): Promise<string[]> {
  const created: string[] = []
  const rows = await tx.select({ id: taxons.id, permalink: taxons.permalink, depth: taxons.depth }).from(taxons)
  const current = rows.map(row => [row.permalink, row] as const)
  /** By permalink, former ones and those of the file included. */
  const found = withFormerSlugs<(typeof rows)[number]>(current, await readFormerSlugs(tx, 'taxon'))
  const taken = new Set([...found.keys(), ...list.map(row => row.permalink)])
  for (const { permalink: given, name, short_name: shortName, description, image, position = 0, gpc = null } of list) {
    const end = given.lastIndexOf('/')
    const parent = end < 0 ? undefined : found.get(given.slice(0, end))
    if (found.has(given) || (end >= 0 && !parent)) continue
    const part = toCodePart(given.slice(end + 1))
    const wanted = parent ? `${parent.permalink}/${part}` : part
    const permalink = wanted === given ? given : findFree(wanted, each => taken.has(each))
    const depth = (parent?.depth ?? 0) + 1
    const texts = { name: mergeText({}, name), shortName: mergeTextOrNull({}, shortName), description: mergeTextOrNull({}, description) }
    const [row] = await tx
      .insert(taxons)
      .values({ ...texts, permalink, parentId: parent?.id ?? null, depth, position, imageId: imageOf(image), gpc })
      .returning({ id: taxons.id })
    if (!row) continue
    found.set(given, { id: row.id, permalink, depth })
    taken.add(permalink)
    created.push(permalink)
  }
  const permalinkOf = new Map([...found].map(([given, { permalink }]) => [given, permalink] as const))
  const former = list.map(({ permalink, former_permalinks: slugs }) => ({ given: permalink, former: slugs }))
  await restoreFormerSlugs(tx, 'taxon', toFormer(former, permalinkOf), slugs =>
    tx
      .select({ slug: taxons.permalink })
      .from(taxons)
      .where(inArray(taxons.permalink, [...slugs]))
  )
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
