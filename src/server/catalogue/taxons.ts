import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { localize, type Locale, type Localized, type Taxon } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { images } from '../kernel/images/tables.ts'
import { isListable } from './product/conditions.ts'
import { products, productTaxons } from './product/tables.ts'
import { readFormerSlugs, withFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { type Gpc, taxons } from './tables.ts'

export interface TaxonNode {
  id: number
  permalink: string
  name: Localized
  shortName: Localized | null
  description: Localized | null
  image: { id: string; width: number; height: number } | null
  gpc: Gpc | null
  parent: TaxonNode | null
  children: TaxonNode[]
}

export interface TaxonTree {
  roots: TaxonNode[]
  /** With former permalinks. */
  byPermalink: Map<string, TaxonNode>
  byId: Map<number, TaxonNode>
}

/** The first products of a taxon, one of which gives it a picture: few below the first level, where there can be thousands of taxons. */
const PICTURE_BATCH_SIZES = { first: 100, below: 10 }

/** Its own picture; a taxon without one uses a product's. */
const pictureId = sql`coalesce(${taxons.imageId}, (
  SELECT p.image_id
  FROM (
    SELECT pt.product_id FROM ${productTaxons} pt WHERE pt.taxon_id = ${taxons.id} ORDER BY pt.product_id
    LIMIT CASE WHEN ${taxons.depth} = 1 THEN ${PICTURE_BATCH_SIZES.first}::int ELSE ${PICTURE_BATCH_SIZES.below}::int END
  ) first
  JOIN ${products} p ON p.id = first.product_id
  WHERE p.image_id IS NOT NULL ORDER BY p.id LIMIT 1))`

/** The whole tree, cached until `taxons` or `site` is invalidated. */
export const readTaxonTree = cached(['taxons', 'site'], async (db): Promise<TaxonTree> => {
  const rows = await db
    .select({ taxon: taxons, image: { id: images.id, width: images.width, height: images.height } })
    .from(taxons)
    .leftJoin(images, eq(images.id, pictureId))
    .orderBy(asc(taxons.depth), asc(taxons.position), asc(taxons.id))
  const tree: TaxonTree = { roots: [], byPermalink: new Map(), byId: new Map() }
  for (const { taxon, image } of rows) {
    const { id, permalink, name, shortName, description, gpc, parentId } = taxon
    const parent = tree.byId.get(parentId ?? 0) ?? null
    const node: TaxonNode = { id, permalink, name, shortName, description, image, gpc, parent, children: [] }
    tree.byId.set(id, node)
    tree.byPermalink.set(permalink, node)
    const siblings = parent ? parent.children : tree.roots
    siblings.push(node)
  }
  return { ...tree, byPermalink: withFormerSlugs(tree.byPermalink, await readFormerSlugs(db, 'taxon')) }
})

/** Ids of the taxons with a product that is listed at `now`, itself or below it. */
export async function listFilledTaxonIds(db: Db, now: Date): Promise<ReadonlySet<number>> {
  const listed = db
    .select({ id: products.id })
    .from(productTaxons)
    .innerJoin(products, eq(products.id, productTaxons.productId))
    .where(and(eq(productTaxons.taxonId, taxons.id), isListable(now)))
  const rows = await db.select({ id: taxons.id }).from(taxons).where(exists(listed))
  return new Set(rows.map(({ id }) => id))
}

/** From the first level down to the taxon itself. */
export function toTaxonPath(node: TaxonNode): TaxonNode[] {
  return node.parent ? [...toTaxonPath(node.parent), node] : [node]
}

/** @param isShown taxons for which it is false are left out, with all below them */
export function toTaxons(nodes: readonly TaxonNode[], locale: Locale, isShown: (node: TaxonNode) => boolean = () => true): Taxon[] {
  return nodes.filter(isShown).map(node => toTaxon(node, locale, isShown))
}

export function toTaxon(node: TaxonNode, locale: Locale, isShown: (node: TaxonNode) => boolean = () => true): Taxon {
  const name = localize(node.name, locale)
  return {
    id: node.id,
    permalink: node.permalink,
    name,
    translation_en: localize(node.name, 'en'),
    n: localize(node.shortName, locale) || name,
    image: node.image ? { ...node.image, alt: name } : null,
    children: toTaxons(node.children, locale, isShown)
  }
}
