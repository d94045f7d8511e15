export {
  readCommittedTotal,
  issueGiftCards,
  listUnsentCards,
  readUnusedTotal,
  readVoidedTotals,
  voidUncoveredCards,
  voidUnusedCards
} from './cards.ts'
export { sendGiftCard } from './deliver.ts'
export { createGiftCardRoutes } from './routes.ts'
export { giftCards } from './tables.ts'
