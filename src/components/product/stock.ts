import type { StockLabel } from '#domain/product.ts'
import type { Badge } from '#domain/site.ts'

/** The style of a stock label. */
export function toStockClass(label: StockLabel): '' | 'stock-low' | 'stock-out' {
  if (label === 'low_stock' || label === 'preorder') return 'stock-low'
  return label === 'in_stock' || label === 'high_stock' ? '' : 'stock-out'
}

/** True where the variant cannot be bought now. */
export const isUnavailable = (label: StockLabel): boolean => toStockClass(label) === 'stock-out'

const BADGES: Record<Badge['tone'], string> = { sale: 'badge-sale', new: 'badge-new', saf: 'badge-highlight', ink: 'badge-dark', plain: '' }

export const toBadgeClass = (tone: Badge['tone']): string => BADGES[tone]
