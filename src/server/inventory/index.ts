export { listStockItems } from './stock-items.ts'
export {
  allocateStock,
  availableQuantity,
  deallocateStock,
  dispatchStock,
  heldQuantity,
  holdsPart,
  renewHolds,
  lockVariants,
  type VariantQuantity,
  toVariantQuantities,
  releaseHolds,
  restock
} from './stock.ts'
export { stockHolds, stockItems } from './tables.ts'
