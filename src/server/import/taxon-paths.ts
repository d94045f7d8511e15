import { type BilingualText, PERMALINK } from '#contract/catalogue-document.ts'
import { toCode } from '#domain/latin.ts'
import type { Localized } from '#domain/site.ts'
import { taxons } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { readFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { mergeText, normalizeName, listTexts, assignLanguage } from './texts.ts'

const MAX_PERMALINK_LENGTH = 200

interface Taxon {
  id: number
  parentId: number | null
  permalink: string
  name: Localized
  depth: number
}

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
  const byId = new Map<number, Taxon>()
  const byPermalink = new Map<string, Taxon>()
  const children = new Map<number, Taxon[]>()
  const created: string[] = []
  const add = (taxon: Taxon): void => {
    byId.set(taxon.id, taxon)
    byPermalink.set(taxon.permalink, taxon)
    children.set(taxon.parentId ?? 0, [...(children.get(taxon.parentId ?? 0) ?? []), taxon])
  }
  for (const taxon of await tx.select(columns).from(taxons).orderBy(taxons.depth, taxons.id)) add(taxon)
  const former = await readFormerSlugs(tx, 'taxon')
  const findByPermalink = (permalink: string): Taxon | undefined =>
    byPermalink.get(permalink) ?? byPermalink.get(former.get(permalink) ?? '')

  const hasName = (taxon: Taxon, names: ReadonlySet<string>): boolean => listTexts(taxon.name).some(text => names.has(normalizeName(text)))
  const normalized = (texts: readonly string[]): Set<string> => new Set(texts.map(normalizeName).filter(Boolean))

  const findOrCreate = async (parent: Taxon | null, name: BilingualText, requested?: string): Promise<Taxon | null> => {
    const siblings = children.get(parent?.id ?? 0) ?? []
    const names = normalized(listTexts(name))
    const existing = (requested && byPermalink.get(requested)) || siblings.find(taxon => hasName(taxon, names))
    if (existing) return existing
    const code = toCode(name.en || name.mn || '')
    const permalink = requested ?? (parent ? `${parent.permalink}/${code}` : code)
    const same = byPermalink.get(permalink)
    if (same || permalink.length > MAX_PERMALINK_LENGTH) return same ?? null
    const row = { parentId: parent?.id ?? null, permalink, name: mergeText({}, name), depth: (parent?.depth ?? 0) + 1 }
    const [taxon] = await tx
      .insert(taxons)
      .values({ ...row, position: siblings.length })
      .returning(columns)
    if (!taxon) return null
    add(taxon)
    created.push(permalink)
    return taxon
  }

  /** @param permalink of the last step; each step takes its part of it where the parent's permalink matches */
  const walk = async (names: readonly BilingualText[], permalink?: string | null): Promise<Taxon | null> => {
    const codes = permalink?.split('/') ?? []
    let taxon: Taxon | null = null
    for (const [index, name] of names.entries()) {
      const own = codes.length === names.length ? codes.slice(0, index + 1).join('/') : undefined
      const matches = own !== undefined && PERMALINK.test(own) && (taxon?.permalink ?? '') === codes.slice(0, index).join('/')
      taxon = await findOrCreate(taxon, name, matches ? own : undefined)
      if (!taxon) return null
    }
    return taxon
  }

  /** The oldest descendant of that name, so that later ones do not change the result. */
  const findBelow = (id: number, names: ReadonlySet<string>): Taxon | undefined =>
    (children.get(id) ?? [])
      .flatMap(taxon => [hasName(taxon, names) ? taxon : undefined, findBelow(taxon.id, names)])
      .filter(taxon => taxon !== undefined)
      .toSorted((a, b) => a.id - b.id)[0]

  const lineOf = (id: number | null): Taxon[] => {
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
      const names = normalized([text])
      const existing =
        findByPermalink(text.toLowerCase()) ??
        lineOf(main).find(taxon => hasName(taxon, names)) ??
        children.get(main ?? 0)?.find(taxon => hasName(taxon, names)) ??
        children.get(0)?.find(taxon => hasName(taxon, names)) ??
        (main === null ? undefined : findBelow(main, names))
      if (existing || !create || !names.size) return existing?.id ?? null
      return (await findOrCreate(byId.get(main ?? 0) ?? null, assignLanguage(text)))?.id ?? null
    }
  }
}
