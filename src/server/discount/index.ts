export { agreedPrices, orderedNumbers, savePersonalPrices, deletePrices, releasePrices, usePrices } from './personal-prices.ts'
