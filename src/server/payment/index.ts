export {
  type Charge,
  chargesOf,
  claimRefundCase,
  closeRefundCase,
  markApplied,
  openRefundCase,
  ordersWithUnappliedCharges,
  paidTotal,
  paymentSummary,
  readRefundCase,
  recordCharge,
  recordProviderRefund,
  recordWalletCharge,
  refundable,
  refundCasesOf,
  unappliedCharges
} from './charges.ts'
export type { PaymentFact, PaymentProvider } from './provider.ts'
export { createProviders } from './providers.ts'
export { sandboxRoutes } from './sandbox/routes.ts'
export {
  claimInvoice,
  createPaymentSession,
  endPaymentSessions,
  findPaymentSession,
  movePaymentSession,
  openPaymentSession,
  type PaymentSession,
  paymentSessionsOf,
  RENEW_MS,
  renewClaim,
  saveInvoice,
  unpaidSessions,
  type VoidedInvoice
} from './sessions.ts'
export { charges, paymentSessions, refundCases, refunds } from './tables.ts'
export {
  authorizeWallet,
  availableInWallet,
  captureReservation,
  lockWallet,
  releaseReservations,
  type Reservation,
  reservationsOf,
  walletBalances,
  walletKindOf
} from './wallet.ts'
