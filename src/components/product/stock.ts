import type { StockLabel } from '#domain/product.ts'

/** The style of a stock label. */
export function stockTone(label: StockLabel): '' | 'low' | 'out' {
  if (label === 'low_stock' || label === 'preorder') return 'low'
  return label === 'in_stock' || label === 'high_stock' ? '' : 'out'
}

/** True where the variant cannot be bought now. */
export const isUnavailable = (label: StockLabel): boolean => stockTone(label) === 'out'
