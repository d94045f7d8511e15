export { agreedPrices, orderedNumbers, promisePrices, takeBackPrices, usePrices } from './personal-prices.ts'
