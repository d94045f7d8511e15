export { listCards, findCard, makeCardDefault, readCardToken, removeCard, saveCard, type SavedCard } from './cards.ts'
export {
  type Charge,
  chargedBySession,
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
export { checksumOf, isChecksum, type LenderAccount, readDecision, sendApplication, valuesOf, withdrawApplication } from './lender-api.ts'
export type { PaymentFact, PaymentInput, PaymentProvider, ProviderInvoice } from './provider.ts'
export { capabilitiesOf, createProviders, isLoan, isTransfer, refundSupportOf, sandboxRoutes, toRefusalError } from './providers.ts'
export {
  claimInvoice,
  createPaymentSession,
  endPaymentSessions,
  findCallbackSession,
  findPaymentSession,
  movePaymentSession,
  openPaymentSession,
  type PaymentSession,
  paymentSessionsOf,
  RENEW_MS,
  renewClaim,
  saveInvoice,
  sessionsWithoutInvoice,
  unpaidSessions,
  type VoidedInvoice
} from './sessions.ts'
export { charges, paymentSessions, refundCases, refunds, savedCards } from './tables.ts'
export {
  authorizeWallet,
  availableInWallet,
  availablePoints,
  captureReservation,
  creditKindOf,
  lockWallet,
  releaseReservations,
  reservationsOf,
  walletBalances
} from './wallet.ts'
