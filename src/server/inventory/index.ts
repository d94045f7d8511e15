export { listStockItems } from './stock-items.ts'
export {
  allocateStock,
  selectAvailableQuantity,
  deallocateStock,
  dispatchStock,
  selectHeldQuantity,
  createHoldsPart,
  renewHolds,
  lockVariants,
  type VariantQuantity,
  toVariantQuantities,
  releaseHolds,
  restock
} from './stock.ts'
export { stockHolds, stockItems } from './tables.ts'
