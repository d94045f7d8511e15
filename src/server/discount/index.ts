export { agreedPrices, orderedNumbers, promisePrices, releasePrices, takeBackPrices, usePrices } from './personal-prices.ts'
