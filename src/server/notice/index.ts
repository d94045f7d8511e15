export { readStaffCounts } from './staff-counts.ts'
export { notifyStaff } from './staff-notices.ts'
export { sendStockNotices } from './stock-notices.ts'
