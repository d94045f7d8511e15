import type { Block } from '#domain/content.ts'

type Row = Extract<Block, { type: 'products' }>
export type Part = { kind: 'text'; blocks: Exclude<Block, Row>[] } | { kind: 'products'; block: Row }

/** Runs of text, with the rows of products that stand between them. The last part is text, even if empty. */
export function inParts(blocks: readonly Block[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    if (block.type === 'products') {
      if (block.products.length > 0) parts.push({ kind: 'products', block })
      continue
    }
    const last = parts.at(-1)
    if (last?.kind === 'text') last.blocks.push(block)
    else parts.push({ kind: 'text', blocks: [block] })
  }
  if (parts.at(-1)?.kind !== 'text') parts.push({ kind: 'text', blocks: [] })
  return parts
}

/** Products that a document shows, each once. */
export function productIds(blocks: readonly Block[]): number[] {
  const ids = blocks.flatMap(block =>
    block.type === 'product' ? [block.product.id] : block.type === 'products' ? block.products.map(({ id }) => id) : []
  )
  return [...new Set(ids)]
}
