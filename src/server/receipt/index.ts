export { purgePrints, sendReceipts, syncReceiptJob } from './issue.ts'
export { receiptRoutes } from './routes.ts'
export { receiptSandboxRoutes } from './sandbox/routes.ts'
export { receipts } from './tables.ts'
