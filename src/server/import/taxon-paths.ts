import type { BilingualText } from '#contract/catalogue-document.ts'
import { toCode } from '#domain/latin.ts'
import type { Localized } from '#domain/site.ts'
import { findFree, toCodePart } from '#domain/slug.ts'
import { taxons } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { addFormerSlug, readFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { assignLanguage, listTexts, mergeText, normalizeName, toNameKey } from './texts.ts'

const MAX_PERMALINK_LENGTH = 200

interface Taxon {
  id: number
  parentId: number | null
  permalink: string
  name: Localized
  depth: number
}

/** A taxon with the keys of its names. */
type KnownTaxon = Taxon & { keys: readonly string[] }

/** The taxon tree within a transaction. Resolving a path or a tag can create taxons. */
export interface TaxonPaths {
  /** Ids of the taxon and its ancestors, from the first level down. */
  lineOf: (id: number) => number[]
  /** @returns the id of the last step; a missing one is created. Null where the permalink would be too long */
  resolve: (path: { permalink?: string | null | undefined; names: readonly BilingualText[] }) => Promise<number | null>
  /** @returns the id of a taxon by name or permalink; null where it is missing and `create` is false */
  resolveTag: (text: string, main: number | null, create: boolean) => Promise<number | null>
  /** Permalinks of the created taxons. */
  created: string[]
}

export async function openTaxonPaths(tx: Db): Promise<TaxonPaths> {
  const columns = { id: taxons.id, parentId: taxons.parentId, permalink: taxons.permalink, name: taxons.name, depth: taxons.depth }
  const byId = new Map<number, KnownTaxon>()
  const byPermalink = new Map<string, KnownTaxon>()
  const children = new Map<number, KnownTaxon[]>()
  const created: string[] = []
  const add = (row: Taxon): KnownTaxon => {
    const taxon = { ...row, keys: listTexts(row.name).map(toNameKey) }
    byId.set(taxon.id, taxon)
    byPermalink.set(taxon.permalink, taxon)
    children.set(taxon.parentId ?? 0, [...(children.get(taxon.parentId ?? 0) ?? []), taxon])
    return taxon
  }
  for (const taxon of await tx.select(columns).from(taxons).orderBy(taxons.depth, taxons.id)) add(taxon)
  const former = await readFormerSlugs(tx, 'taxon')
  const findByPermalink = (permalink: string): KnownTaxon | undefined =>
    byPermalink.get(permalink) ?? byPermalink.get(former.get(permalink) ?? '')

  const hasName = ({ keys }: KnownTaxon, names: ReadonlySet<string>): boolean => keys.some(key => names.has(key))

  /** @param requested its part of the permalink, as the file has it */
  const findOrCreate = async (parent: KnownTaxon | null, name: BilingualText, requested?: string): Promise<KnownTaxon | null> => {
    const siblings = children.get(parent?.id ?? 0) ?? []
    const names = new Set(listTexts(name).map(toNameKey))
    const toPermalink = (code: string): string => (parent ? `${parent.permalink}/${code}` : code)
    const wanted = toPermalink(toCodePart(requested ?? toCode(name.en || name.mn || '')))
    const existing =
      (requested === undefined ? undefined : findByPermalink(toPermalink(requested))) ??
      siblings.find(taxon => hasName(taxon, names)) ??
      (requested === undefined ? byPermalink.get(former.get(wanted) ?? '') : undefined)
    if (existing) return existing
    const permalink = findFree(wanted, each => byPermalink.has(each) || former.has(each))
    if (permalink.length > MAX_PERMALINK_LENGTH) return null
    const row = { parentId: parent?.id ?? null, permalink, name: mergeText({}, name), depth: (parent?.depth ?? 0) + 1 }
    const [taxon] = await tx
      .insert(taxons)
      .values({ ...row, position: siblings.length })
      .returning(columns)
    if (!taxon) return null
    created.push(permalink)
    return add(taxon)
  }

  /** @param permalink of the last step, of which each step takes its part */
  const walk = async (names: readonly BilingualText[], permalink?: string | null): Promise<KnownTaxon | null> => {
    const codes = permalink?.split('/').filter(Boolean) ?? []
    let taxon: KnownTaxon | null = null
    for (const [index, name] of names.entries()) {
      taxon = await findOrCreate(taxon, name, codes.length === names.length ? codes[index] : undefined)
      if (!taxon) return null
    }
    if (permalink && taxon && taxon.permalink !== permalink) {
      await addFormerSlug(tx, 'taxon', { slug: permalink, current: taxon.permalink })
      former.set(permalink, taxon.permalink)
    }
    return taxon
  }

  /** The oldest descendant of that name, so that later ones do not change the result. */
  const findBelow = (id: number, names: ReadonlySet<string>): KnownTaxon | undefined =>
    (children.get(id) ?? [])
      .flatMap(taxon => [hasName(taxon, names) ? taxon : undefined, findBelow(taxon.id, names)])
      .filter(taxon => taxon !== undefined)
      .toSorted((a, b) => a.id - b.id)[0]

  const lineOf = (id: number | null): KnownTaxon[] => {
    const taxon = byId.get(id ?? 0)
    return taxon ? [...lineOf(taxon.parentId), taxon] : []
  }

  return {
    created,
    lineOf: id => lineOf(id).map(taxon => taxon.id),
    resolve: async ({ permalink, names }) => {
      const existing = permalink ? findByPermalink(permalink) : undefined
      return (existing ?? (await walk(names, permalink)))?.id ?? null
    },
    resolveTag: async (text, main, create) => {
      const steps = text.split(/\s*>\s*/).filter(Boolean)
      if (steps.length > 1) return create ? ((await walk(steps.map(assignLanguage)))?.id ?? null) : null
      const names = new Set([toNameKey(text)])
      const existing =
        findByPermalink(text.toLowerCase()) ??
        lineOf(main).find(taxon => hasName(taxon, names)) ??
        children.get(main ?? 0)?.find(taxon => hasName(taxon, names)) ??
        children.get(0)?.find(taxon => hasName(taxon, names)) ??
        (main === null ? undefined : findBelow(main, names))
      if (existing || !create || !normalizeName(text)) return existing?.id ?? null
      return (await findOrCreate(byId.get(main ?? 0) ?? null, assignLanguage(text)))?.id ?? null
    }
  }
}
