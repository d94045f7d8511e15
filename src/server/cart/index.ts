export {
  addGiftCard,
  addItem,
  type CartOwner,
  type CartRow,
  claimCart,
  currentCart,
  openCart,
  ownerOf,
  putItems,
  refuseBeyond
} from './cart.ts'
export { applyCoupon, listCouponsOfCart, removeCoupon } from './coupons.ts'
export { dropGifts, refuseMissingGifts } from './gifts.ts'
export { goodsOf, type LineRow, type PricedLine, pricedLines, priceLines, type Sellable, readSellables, stockedLines } from './lines.ts'
export { mergeCarts } from './merge.ts'
export { type CartSources, changeCart } from './routes.ts'
export { cartStayRoutes } from './stay-routes.ts'
export { carts, lineItems, type ProductSnapshot } from './tables.ts'
export { type DeliveryData, latestPreorder, type Totals, totalsOf } from './totals.ts'
export { groupsFor, readVatOfCart } from './vat.ts'
export { cartViewOptions, type CartViewOptions, viewGiftCard, viewProduct } from './view.ts'
