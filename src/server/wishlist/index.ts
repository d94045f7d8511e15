export { mergeWishlists } from './merge.ts'
export { sendPriceFalls } from './price-falls.ts'
export { listWishedIds } from './wishes.ts'
