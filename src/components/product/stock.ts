import type { StockLabel } from '#domain/product.ts'

/** The shape of the dot beside a stock label: full, half or a ring. */
export function stockTone(label: StockLabel): '' | 'low' | 'out' {
  if (label === 'low_stock' || label === 'preorder') return 'low'
  return label === 'in_stock' || label === 'high_stock' ? '' : 'out'
}

/** True where the piece cannot be bought now. */
export const isGone = (label: StockLabel): boolean => stockTone(label) === 'out'
