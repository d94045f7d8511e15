import { inArray } from 'drizzle-orm'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import { badges, brands, optionValues, stores } from '../catalogue/index.ts'
import { toCode } from '#domain/latin.ts'
import { findFree, toCodePart } from '#domain/slug.ts'
import type { Db } from '../kernel/db/open.ts'
import { addFormerSlug, readFormerSlugs, withFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { branches } from '../site/index.ts'
import { mergeText, listTexts, toNameKey } from './texts.ts'

/** Brands, stores, badges, branches and option labels that the products of a batch refer to. */
export interface References {
  /** The brand's id; a missing brand is created. */
  resolveBrand: (brand: NonNullable<ProductDocument['brand']>) => Promise<number | null>
  storeIds: ReadonlyMap<string, number>
  badgeCodes: ReadonlySet<string>
  branchCodes: ReadonlySet<string>
  /** The stored value for a label, or the given one, whose label is then added. */
  resolveOptionValue: (key: string, value: string, labels: ProductDocument['words']) => string
  /**
   * Writes added labels.
   * @returns whether there were any
   */
  saveOptionLabels: () => Promise<boolean>
  createdBrands: string[]
}

export async function openReferences(tx: Db, list: readonly ProductDocument[]): Promise<References> {
  const brandRows = await tx.select({ id: brands.id, code: brands.code, name: brands.name }).from(brands)
  const brandByCode = new Map(brandRows.map(brand => [brand.code, brand.id]))
  const formerBrands = await readFormerSlugs(tx, 'brand')
  const brandByName = new Map(
    brandRows.toReversed().flatMap(brand => listTexts(brand.name).map(text => [toNameKey(text), brand.id] as const))
  )
  const storeRows = await tx.select({ id: stores.id, code: stores.code }).from(stores)
  const badgeRows = await tx.select({ code: badges.code }).from(badges)
  const branchRows = await tx.select({ code: branches.code }).from(branches)
  const keys = [...new Set(list.flatMap(product => (product.words ?? []).map(({ key }) => key)))]
  const optionRows = keys.length ? await tx.select().from(optionValues).where(inArray(optionValues.key, keys)) : []
  const knownValues = new Set(optionRows.map(({ key, value }) => `${key} ${value}`))
  const valueByLabel = new Map(
    optionRows
      .toReversed()
      .flatMap(({ key, value, label }) => listTexts(label).map(text => [`${key} ${text.toLowerCase()}`, value] as const))
  )
  const addedOptions: (typeof optionValues.$inferInsert)[] = []
  const createdBrands: string[] = []

  return {
    createdBrands,
    storeIds: withFormerSlugs(
      storeRows.map(store => [store.code, store.id]),
      await readFormerSlugs(tx, 'store')
    ),
    badgeCodes: new Set(badgeRows.map(badge => badge.code)),
    branchCodes: new Set(branchRows.map(branch => branch.code)),
    resolveBrand: async ({ code, name }) => {
      const texts = listTexts(name)
      const own = toCodePart(code || toCode(name.en || name.mn || ''))
      const named = code ? [code, formerBrands.get(code)] : [formerBrands.get(own)]
      const existing =
        named.map(each => brandByCode.get(each ?? '')).find(brandId => brandId !== undefined) ??
        texts.map(text => brandByName.get(toNameKey(text))).find(brandId => brandId !== undefined)
      if (existing !== undefined || !texts.length) return existing ?? null
      const newCode = findFree(own, each => brandByCode.has(each) || formerBrands.has(each))
      const id = await createBrand(tx, newCode, mergeText({}, name))
      if (code && code !== newCode) {
        await addFormerSlug(tx, 'brand', { slug: code, current: newCode })
        formerBrands.set(code, newCode)
      }
      brandByCode.set(newCode, id)
      for (const text of texts) brandByName.set(toNameKey(text), id)
      createdBrands.push(newCode)
      return id
    },
    resolveOptionValue: (key, value, labels) => {
      if (knownValues.has(`${key} ${value}`)) return value
      const option = labels?.find(each => each.key === key && each.value === value)
      if (!option) return value
      const texts = listTexts(option.label)
      const same = texts.map(text => valueByLabel.get(`${key} ${text.toLowerCase()}`)).find(each => each !== undefined)
      if (same !== undefined) return same
      knownValues.add(`${key} ${value}`)
      for (const text of texts) valueByLabel.set(`${key} ${text.toLowerCase()}`, value)
      addedOptions.push({ key, value, label: mergeText({}, option.label), hex: option.hex ?? null, position: knownValues.size })
      return value
    },
    saveOptionLabels: async () => {
      if (addedOptions.length) await tx.insert(optionValues).values(addedOptions)
      return addedOptions.length > 0
    }
  }
}

async function createBrand(tx: Db, code: string, name: { mn?: string; en?: string }): Promise<number> {
  const [row] = await tx.insert(brands).values({ code, name }).returning({ id: brands.id })
  return row?.id ?? 0
}
