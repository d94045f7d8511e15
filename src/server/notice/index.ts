export { tellOfStock } from './stock-notices.ts'
