export { listCards, findCard, makeCardDefault, readCardToken, removeCard, saveCard, type SavedCard } from './cards.ts'
export {
  type Charge,
  readChargedBySession,
  chargesOf,
  claimRefundCase,
  closeRefundCase,
  markApplied,
  openRefundCase,
  listOrdersWithUnappliedCharges,
  paidTotal,
  paymentSummary,
  readRefundCase,
  recordCharge,
  recordProviderRefund,
  recordWalletCharge,
  refundable,
  refundCasesOf,
  listUnappliedCharges
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
  listSessionsWithoutInvoice,
  listUnpaidSessions,
  sessionPart,
  type VoidedInvoice
} from './sessions.ts'
export { charges, paymentSessions, refundCases, refunds, savedCards } from './tables.ts'
export {
  authorizeWallet,
  availableInWallet,
  readAvailablePoints,
  captureReservation,
  creditKindOf,
  lockWallet,
  releaseReservations,
  reservationsOf,
  readWalletBalances
} from './wallet.ts'
