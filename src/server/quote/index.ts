export { priceSuggestions, quotes } from './tables.ts'
