import type { Block, Inline } from '#contract/content.ts'
import type { ProductCard } from '#domain/product.ts'

type ProductRow = Extract<Block, { type: 'products' }>
type OtherBlock = Exclude<Block, ProductRow>
type DocumentPart = { kind: 'text'; blocks: OtherBlock[] } | { kind: 'wide'; block: OtherBlock } | { kind: 'products'; block: ProductRow }

/** Splits a document at its wide blocks. The last part is text, even if empty. */
export function toDocumentParts(blocks: readonly Block[]): DocumentPart[] {
  const parts: DocumentPart[] = []
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

function isWide(block: OtherBlock): boolean {
  return block.type === 'look' || block.type === 'gallery' || (block.type === 'image' && block.wide)
}

export const isVisual = ({ type }: Block): boolean => type === 'image' || type === 'gallery' || type === 'video' || type === 'look'

/** Products with a form or a card of their own. */
export const isGoods = ({ type }: Block): boolean => type === 'product' || type === 'products'

/** Distinct products of a document. */
function collectDocumentProducts(blocks: readonly Block[]): ProductCard[] {
  const products = new Map<number, ProductCard>()
  for (const product of blocks.flatMap(listBlockProducts)) products.set(product.id, product)
  return [...products.values()]
}

export function collectDocumentProductIds(blocks: readonly Block[]): number[] {
  return collectDocumentProducts(blocks).map(({ id }) => id)
}

function listBlockProducts(block: Block): ProductCard[] {
  switch (block.type) {
    case 'product':
      return [block.product]
    case 'products':
      return block.products
    case 'look':
      return block.spots.map(spot => spot.product)
    case 'paragraph':
      return collectMentionedProducts(block.text)
    case 'list':
      return block.items.flatMap(collectMentionedProducts)
    case 'table':
      return block.rows.flat().flatMap(collectMentionedProducts)
    default:
      return []
  }
}

function collectMentionedProducts(parts: readonly Inline[]): ProductCard[] {
  return parts.flatMap(part => ('product' in part && part.product ? [part.product] : []))
}
