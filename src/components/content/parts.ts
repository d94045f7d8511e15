import type { Block, Inline } from '#domain/content.ts'
import type { ProductCard } from '#domain/product.ts'

type Row = Extract<Block, { type: 'products' }>
type Rest = Exclude<Block, Row>
export type Part = { kind: 'text'; blocks: Rest[] } | { kind: 'wide'; block: Rest } | { kind: 'products'; block: Row }

/** Runs of text, with what stands wider than the column between them. The last part is text, even if empty. */
export function inParts(blocks: readonly Block[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    if (block.type === 'products') {
      if (block.products.length > 0) parts.push({ kind: 'products', block })
      continue
    }
    if (isWide(block)) {
      parts.push({ kind: 'wide', block })
      continue
    }
    const last = parts.at(-1)
    if (last?.kind === 'text') last.blocks.push(block)
    else parts.push({ kind: 'text', blocks: [block] })
  }
  if (parts.at(-1)?.kind !== 'text') parts.push({ kind: 'text', blocks: [] })
  return parts
}

function isWide(block: Rest): boolean {
  return block.type === 'look' || block.type === 'gallery' || (block.type === 'image' && block.wide)
}

/** True of what is looked at and not read. */
export const isSeen = ({ type }: Block): boolean => type === 'image' || type === 'gallery' || type === 'video' || type === 'look'

/** Products that a document shows or names, each once. */
export function productsIn(blocks: readonly Block[]): ProductCard[] {
  const found = new Map<number, ProductCard>()
  for (const product of blocks.flatMap(productsOf)) found.set(product.id, product)
  return [...found.values()]
}

export function productIds(blocks: readonly Block[]): number[] {
  return productsIn(blocks).map(({ id }) => id)
}

function productsOf(block: Block): ProductCard[] {
  switch (block.type) {
    case 'product':
      return [block.product]
    case 'products':
      return block.products
    case 'look':
      return block.spots.map(spot => spot.product)
    case 'paragraph':
      return named(block.text)
    case 'list':
      return block.items.flatMap(named)
    case 'table':
      return block.rows.flat().flatMap(named)
    default:
      return []
  }
}

function named(parts: readonly Inline[]): ProductCard[] {
  return parts.flatMap(part => ('product' in part && part.product ? [part.product] : []))
}
