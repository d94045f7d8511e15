export {
  committedTotal,
  issueGiftCards,
  type PaidGiftCard,
  unsentCards,
  unusedTotal,
  voidUncoveredCards,
  voidUnusedCards
} from './cards.ts'
export { sendGiftCard } from './deliver.ts'
export { giftCardRoutes } from './routes.ts'
export { giftCardEvents, giftCards } from './tables.ts'
