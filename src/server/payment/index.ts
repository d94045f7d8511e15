export { listCards, findCard, makeCardDefault, readCardToken, removeCard, saveCard, type SavedCard } from './cards.ts'
export {
  type Charge,
  readChargedBySession,
  isPartOfPayment,
  readCharges,
  markApplied,
  listOrdersWithUnappliedCharges,
  readPaidTotal,
  readPaymentSummary,
  recordCharge,
  recordWalletCharge,
  calculateRefundable,
  listUnappliedCharges
} from './charges.ts'
export {
  createChecksum,
  isChecksum,
  type LenderAccount,
  readDecision,
  sendApplication,
  listValues,
  withdrawApplication
} from './lender-api.ts'
export { findRefusal } from './call-provider.ts'
export type { PaymentFact, PaymentInput, PaymentProvider, ProviderInvoice } from './provider.ts'
export { toCapabilities, createProviders, isTransfer, findRefundSupport, createSandboxRoutes, toRefusalError } from './providers.ts'
export {
  claimRefundCase,
  closeRefundCase,
  findUnansweredSince,
  isUnanswered,
  openRefundCase,
  readRefundCase,
  readRefundCases,
  recordProviderRefund,
  releaseRefundCase,
  settleDoubleRefund
} from './refund-cases.ts'
export {
  claimInvoice,
  claimTransferDetails,
  createPaymentSession,
  endPaymentSessions,
  findCallbackSession,
  findPaymentSession,
  movePaymentSession,
  openPaymentSession,
  type PaymentSession,
  readPaymentSessions,
  RENEW_MS,
  renewClaim,
  saveInvoice,
  listSessionsWithoutInvoice,
  listUnpaidSessions,
  createSessionPart,
  type VoidedInvoice
} from './sessions.ts'
export { callShop } from './sandbox/call-shop.ts'
export { charges, paymentSessions, refundCases, refunds, savedCards } from './tables.ts'
export {
  authorizeWallet,
  readAvailableInWallet,
  readAvailablePoints,
  captureReservation,
  readCreditKind,
  lockWallet,
  releaseReservations,
  readReservations,
  readWalletBalances
} from './wallet.ts'
