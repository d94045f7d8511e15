export { listStockItems } from './stock-items.ts'
export { allocateStock, availablePieces, heldPieces, holdStock, lockVariants, piecesOf, releaseHolds } from './stock.ts'
export { stockHolds, stockItems } from './tables.ts'
