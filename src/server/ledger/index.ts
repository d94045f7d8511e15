export {
  allocateCharge,
  allocatedTotal,
  allocationsOf,
  type Attempt,
  type Entry,
  openRefundCase,
  ordersWithUnappliedCharges,
  recordCharge,
  recordRefund,
  releaseAllocations,
  unappliedCharges
} from './ledger.ts'
