export { mergeWishlists } from './merge.ts'
export { listWishedIds } from './wishes.ts'
