import { LOCALES } from '#domain/site.ts'
import { type TaxonNode, toTaxonPath } from '../../catalogue/index.ts'

const listAncestors = (taxon: TaxonNode): TaxonNode[] => toTaxonPath(taxon).slice(0, -1).toReversed()

const hasSameName = ({ name }: TaxonNode, other: TaxonNode): boolean =>
  LOCALES.some(locale => name[locale] !== undefined && name[locale] === other.name[locale])

/**
 * The ancestor that is shown beside a taxon's name: its parent, or, where another taxon has the same name and a parent of the same name, the
 * nearest ancestor whose name differs. Of `Men › Clothing › Trousers` and `Women › Clothing › Trousers` these are `Men` and `Women`.
 * @param sameName other taxons of its name
 */
function findDistinctiveAncestor(taxon: TaxonNode, sameName: readonly TaxonNode[]): TaxonNode | null {
  const { parent } = taxon
  if (!parent) return null
  const alike = sameName.filter(other => other.parent && hasSameName(parent, other.parent)).map(listAncestors)
  return listAncestors(taxon).find(each => alike.every(others => !others.some(other => hasSameName(each, other)))) ?? parent
}

/** The ancestors that are shown beside the names of taxons. */
export function findDistinctiveAncestors(taxons: readonly TaxonNode[]): ReadonlyMap<TaxonNode, TaxonNode | null> {
  const byName = new Map<string, TaxonNode[]>()
  for (const taxon of taxons) for (const name of new Set(Object.values(taxon.name))) byName.set(name, [...(byName.get(name) ?? []), taxon])
  return new Map(
    taxons.map(taxon => {
      const named = Object.values(taxon.name).flatMap(name => byName.get(name) ?? [])
      return [
        taxon,
        findDistinctiveAncestor(
          taxon,
          named.filter(other => other !== taxon && hasSameName(taxon, other))
        )
      ]
    })
  )
}
