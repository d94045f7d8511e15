export { sendStockNotices } from './stock-notices.ts'
