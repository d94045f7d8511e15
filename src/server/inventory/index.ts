export { listStockItems } from './stock-items.ts'
export {
  allocateStock,
  availablePieces,
  deallocateStock,
  dispatchStock,
  heldPieces,
  holdStock,
  lockVariants,
  type Pieces,
  piecesOf,
  releaseHolds,
  restock
} from './stock.ts'
export { stockHolds, stockItems } from './tables.ts'
