export {
  addGiftCard,
  addItem,
  type CartOwner,
  type CartRow,
  claimCart,
  readCurrentCart,
  openCart,
  toCartOwner,
  putItems,
  refuseBeyond
} from './cart.ts'
export { applyCoupon, listCouponsOfCart, removeCoupon } from './coupons.ts'
export { dropGifts, refuseMissingGifts } from './gifts.ts'
export {
  filterGoods,
  type LineRow,
  type PricedLine,
  readPricedLines,
  priceLines,
  type Sellable,
  readSellables,
  filterStockedLines
} from './lines.ts'
export { mergeCarts } from './merge.ts'
export { type CartSources, changeCart } from './routes.ts'
export { createCartStayRoutes } from './stay-routes.ts'
export { carts, lineItems, type ProductSnapshot } from './tables.ts'
export { type DeliveryData, findLatestPreorder, type Totals, calculateTotals } from './totals.ts'
export { readGroups, readVatOfCart } from './vat.ts'
export { readCartViewOptions, type CartViewOptions, viewGiftCard, viewProduct } from './view.ts'
