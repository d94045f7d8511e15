import type { Localized } from '#domain/site.ts'
import { brands, stores } from './tables.ts'
import { readTaxonTree } from './taxons.ts'
import { readFormerSlugs, withFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'

/** Brands, stores and taxons by the codes used in queries. */
export interface CatalogueCodes {
  brands: Map<number, string>
  /** With former codes, as `storeIds`. */
  brandIds: Map<string, number>
  brandNames: Map<string, Localized>
  stores: Map<number, string>
  storeIds: Map<string, number>
  storeNames: Map<string, Localized>
  storesOfVendor: Map<number, number[]>
  taxonIds: Map<string, number>
  /** Permalinks of the children of each taxon; those of the first level under ''. */
  children: Map<string, string[]>
}

export const readCatalogueCodes = cached(['catalogue', 'brands', 'stores', 'taxons', 'site'], async (db: Db): Promise<CatalogueCodes> => {
  const brandRows = await db.select({ id: brands.id, code: brands.code, name: brands.name }).from(brands)
  const storeRows = await db.select({ id: stores.id, code: stores.code, name: stores.name, vendorId: stores.vendorId }).from(stores)
  const tree = await readTaxonTree(db)
  const storesOfVendor = new Map<number, number[]>()
  for (const { id, vendorId } of storeRows) storesOfVendor.set(vendorId, [...(storesOfVendor.get(vendorId) ?? []), id])
  const below = new Map([...tree.byId.values()].map(node => [node.permalink, node.children.map(child => child.permalink)]))
  return {
    brands: new Map(brandRows.map(row => [row.id, row.code])),
    brandIds: withFormerSlugs(toIds(brandRows), await readFormerSlugs(db, 'brand')),
    brandNames: new Map(brandRows.map(row => [row.code, row.name])),
    stores: new Map(storeRows.map(row => [row.id, row.code])),
    storeIds: withFormerSlugs(toIds(storeRows), await readFormerSlugs(db, 'store')),
    storeNames: new Map(storeRows.map(row => [row.code, row.name])),
    storesOfVendor,
    taxonIds: new Map([...tree.byPermalink].map(([permalink, node]) => [permalink, node.id])),
    children: below.set(
      '',
      tree.roots.map(root => root.permalink)
    )
  }
})

const toIds = (rows: readonly { id: number; code: string }[]) => rows.map(({ id, code }) => [code, id] as const)
