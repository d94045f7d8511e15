import { MAX_LINE_QUANTITY } from './cart.ts'
import type { ProductCard, StockLabel, Variant } from './product.ts'
import type { Flag } from './site.ts'

/** What cards and pages of products show. */
export type DisplayFlags = Readonly<Record<Extract<Flag, 'showBrand' | 'showStock' | 'showGiftBadge' | 'showSale'>, boolean>>

/** Levels of stock are hidden without `showStock`; whether a product can be bought is not. */
export function toDisplayedStock(label: StockLabel, { showStock }: DisplayFlags): StockLabel {
  return !showStock && (label === 'low_stock' || label === 'high_stock') ? 'in_stock' : label
}

/** How many pieces a customer may ask for: without `showStock` the limit of a line wherever there are `wanted`, which no stock shows. */
export function toDisplayedPieces(available: number, { showStock }: Pick<DisplayFlags, 'showStock'>, wanted = 1): number {
  if (showStock) return available
  return available >= wanted ? MAX_LINE_QUANTITY : 0
}

/** All pieces of a product; without `showStock` 1 stands for any number. */
export function toDisplayedTotal(total: number, { showStock }: DisplayFlags): number {
  return showStock ? total : Math.min(Math.max(total, 0), 1)
}

type Prices = Pick<Variant, 'price' | 'selling_price' | 'sale_percent' | 'sale_expire_at'>

/** Without `showSale` the selling price is the only one. */
export function toDisplayedPrices({ price, selling_price, sale_percent, sale_expire_at }: Prices, { showSale }: DisplayFlags): Prices {
  if (!showSale) return { price: selling_price, selling_price, sale_percent: 0, sale_expire_at: null }
  return { price, selling_price, sale_percent, sale_expire_at }
}

/** The badges to show; products with a gift have one more. */
export function toDisplayedBadges(
  badges: ProductCard['badges'],
  { gifts, label }: { gifts: number; label: string },
  { showSale, showGiftBadge }: DisplayFlags
): ProductCard['badges'] {
  const shown = badges.filter(({ tone }) => showSale || tone !== 'sale')
  return showGiftBadge && gifts > 0 ? [...shown, { code: 'gift', label, tone: 'saf' }] : shown
}
