import { inArray } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import { branches } from '../site/index.ts'
import { badges, brands, optionValues, stores } from '../catalogue/index.ts'
import type { ImportProduct } from './format.ts'
import { codeOf, fold, merged, textsOf } from './names.ts'

/** Brands, stores, badges and option labels of a batch. */
export interface Vocabulary {
  brand: (named: NonNullable<ImportProduct['brand']>) => Promise<number | null>
  /** Undefined where there is no such store. */
  storeIds: ReadonlyMap<string, number>
  badgeCodes: ReadonlySet<string>
  branchCodes: ReadonlySet<string>
  /** The stored value for a label, or the given one, whose label is then added. */
  optionValue: (key: string, value: string, words: ImportProduct['words']) => string
  /**
   * Writes new labels.
   * @returns whether there were any
   */
  keepWords: () => Promise<boolean>
  madeBrands: string[]
}

export async function openVocabulary(tx: Db, list: readonly ImportProduct[]): Promise<Vocabulary> {
  const brandRows = await tx.select({ id: brands.id, code: brands.code, name: brands.name }).from(brands)
  const byCode = new Map(brandRows.map(brand => [brand.code, brand.id]))
  const byName = new Map(brandRows.toReversed().flatMap(brand => textsOf(brand.name).map(text => [fold(text), brand.id] as const)))
  const storeRows = await tx.select({ id: stores.id, code: stores.code }).from(stores)
  const badgeRows = await tx.select({ code: badges.code }).from(badges)
  const branchRows = await tx.select({ code: branches.code }).from(branches)
  const keys = [...new Set(list.flatMap(product => (product.words ?? []).map(word => word.key)))]
  const words = keys.length ? await tx.select().from(optionValues).where(inArray(optionValues.key, keys)) : []
  const known = new Set(words.map(({ key, value }) => `${key} ${value}`))
  const byLabel = new Map(
    words.toReversed().flatMap(({ key, value, label }) => textsOf(label).map(text => [`${key} ${text.toLowerCase()}`, value] as const))
  )
  const fresh: (typeof optionValues.$inferInsert)[] = []
  const madeBrands: string[] = []

  return {
    madeBrands,
    storeIds: new Map(storeRows.map(store => [store.code, store.id])),
    badgeCodes: new Set(badgeRows.map(badge => badge.code)),
    branchCodes: new Set(branchRows.map(branch => branch.code)),
    brand: async ({ code, name }) => {
      const texts = textsOf(name)
      const found = (code ? byCode.get(code) : undefined) ?? texts.map(text => byName.get(fold(text))).find(id => id !== undefined)
      if (found !== undefined || !texts.length) return found ?? null
      const made = code || codeOf(name.en || name.mn || '')
      const id = byCode.get(made) ?? (await makeBrand(tx, made, merged({}, name)))
      byCode.set(made, id)
      for (const text of texts) byName.set(fold(text), id)
      madeBrands.push(made)
      return id
    },
    optionValue: (key, value, own) => {
      if (known.has(`${key} ${value}`)) return value
      const word = own?.find(each => each.key === key && each.value === value)
      if (!word) return value
      const labels = textsOf(word.label)
      const same = labels.map(text => byLabel.get(`${key} ${text.toLowerCase()}`)).find(each => each !== undefined)
      if (same !== undefined) return same
      known.add(`${key} ${value}`)
      for (const text of labels) byLabel.set(`${key} ${text.toLowerCase()}`, value)
      fresh.push({ key, value, label: merged({}, word.label), hex: word.hex ?? null, position: known.size })
      return value
    },
    keepWords: async () => {
      if (fresh.length) await tx.insert(optionValues).values(fresh)
      return fresh.length > 0
    }
  }
}

async function makeBrand(tx: Db, code: string, name: { mn?: string; en?: string }): Promise<number> {
  const [row] = await tx.insert(brands).values({ code, name }).returning({ id: brands.id })
  return row?.id ?? 0
}
