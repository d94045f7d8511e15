export { mergeWishlists } from './merge.ts'
export { sendPriceFalls } from './price-falls.ts'
export { viewWishlist } from './view.ts'
export { listWishedIds } from './wishes.ts'
