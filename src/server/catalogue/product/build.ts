import { and, asc, isNotNull } from 'drizzle-orm'
import type { Build } from '#contract/product.ts'
import { MAX_BUILD_PARTS, BUILD_SLOTS, type BuildPart, checkBuild, isCompatible } from '#domain/build.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { listCards } from './cards.ts'
import { isListable } from './conditions.ts'
import { readCurrentSlugs } from './find.ts'
import { products } from './tables.ts'

/** Number of candidates for a free slot. */
const MAX_CANDIDATES = 6
/** Number of parts checked for the free slots. */
const MAX_PARTS = 500

/**
 * A compatibility build with one more part: connections, problems and candidates for the free slots. Nothing is stored; the
 * request contains all parts. Withdrawn parts are omitted. @throws ShopError product_not_found for an unknown part
 */
export async function addToBuild(
  db: Db,
  { parts: slugs, add: typed }: { parts: readonly string[]; add?: string | undefined },
  now: Date,
  locale: Locale
): Promise<Build> {
  const current = await readCurrentSlugs(db, [...slugs, ...(typed ? [typed] : [])])
  const add = typed && (current.get(typed) ?? typed)
  const requested = [...new Set([...slugs.flatMap(slug => current.get(slug) ?? []), ...(add ? [add] : [])])].slice(-MAX_BUILD_PARTS)
  const all = await db
    .select({ id: products.id, slug: products.slug, part: products.buildPart })
    .from(products)
    .where(and(isListable(now), isNotNull(products.buildPart)))
    .orderBy(asc(products.sellingPrice), asc(products.id))
    .limit(MAX_PARTS)
  const bySlug = new Map(all.flatMap(({ id, slug, part }) => (part ? [[slug, { id, slug, part }] as const] : [])))
  if (add && !bySlug.has(add)) throw new ShopError('product_not_found')
  const selected = requested.flatMap(slug => bySlug.get(slug) ?? [])
  const free = BUILD_SLOTS.filter(slot => !selected.some(({ part }) => part.slot === slot))
  const offered = free.map(slot => ({
    slot,
    products: [...bySlug.values()]
      .filter(each => each.part.slot === slot && isCompatibleWithSelected(selected, each))
      .slice(0, MAX_CANDIDATES)
  }))
  const ids = [...selected, ...offered.flatMap(({ products: each }) => each)].map(({ id }) => id)
  const cards = new Map((await listCards(db, ids, ids.length, now, locale)).products.map(card => [card.slug, card]))
  const titleOf = (slug: string): string => cards.get(slug)?.title ?? ''
  const partOf = (slug: string): BuildPart | undefined => bySlug.get(slug)?.part
  const parts = checkBuild(selected).flatMap(({ slug, part, connects, needsDevice, problems }) => {
    const product = cards.get(slug)
    if (!product) return []
    return [
      {
        slot: part.slot,
        product,
        connects: connects && { ...connects, title: titleOf(connects.to) },
        needs_device: needsDevice,
        problems: problems.map(problem => ({
          ...problem,
          title: titleOf(problem.with),
          needs: [...(part.needs ?? [])],
          offers: [...(partOf(problem.with)?.offers ?? [])]
        }))
      }
    ]
  })
  return {
    parts,
    fits: parts.every(({ needs_device, problems }) => !needs_device && problems.length === 0),
    total: parts.reduce((sum, { product }) => sum + product.selling_price, 0),
    candidates: offered.flatMap(({ slot, products: each }) => {
      const productCards = each.flatMap(({ slug }) => cards.get(slug) ?? [])
      return productCards.length ? [{ slot, products: productCards }] : []
    })
  }
}

interface Part {
  slug: string
  part: BuildPart
}

/** A device is compatible unless a selected part would lose its connection. */
function isCompatibleWithSelected(selected: readonly Part[], candidate: Part): boolean {
  if (selected.length === 0) return !candidate.part.needs?.length
  if (candidate.part.needs?.length) return isCompatible(selected, candidate)
  return checkBuild([...selected, candidate]).every(({ problems, needsDevice }) => problems.length === 0 && !needsDevice)
}
