export {
  checkCode,
  confirmCoupons,
  type CouponFlags,
  type CouponRow,
  listCouponsOfOrder,
  findCoupon,
  holdCoupons,
  isRunning,
  NO_COUPONS,
  type PricedCoupons,
  priceCoupons,
  releaseCoupons
} from './coupons.ts'
export { readAgreedPrices, listOrderedNumbers, savePersonalPrices, deletePrices, releasePrices, usePrices } from './personal-prices.ts'
export { issueCoupon } from './issue.ts'
export { createCoupon, readProductIds } from './staff.ts'
export { coupons, couponUses, personalPrices } from './tables.ts'
