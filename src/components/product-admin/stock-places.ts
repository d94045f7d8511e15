import type { VariantDocument } from '#contract/catalogue-document.ts'

/** Pieces on hand in a branch; null is the warehouse, which has what no branch has. */
export function countPieces({ on_hand: all, stock = [] }: VariantDocument, branch: string | null): number {
  if (branch !== null) return stock.find(each => each.branch === branch)?.on_hand ?? 0
  return Math.max(0, (all ?? 0) - stock.reduce((sum, each) => sum + each.on_hand, 0))
}
