export { committedTotal, issueGiftCards, unsentCards, unusedTotal, voidUncoveredCards, voidUnusedCards } from './cards.ts'
export { sendGiftCard } from './deliver.ts'
export { giftCardRoutes } from './routes.ts'
export { giftCards } from './tables.ts'
