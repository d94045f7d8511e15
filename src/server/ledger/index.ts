export {
  type Account,
  readBalance,
  CURRENCY,
  type LimitedAccount,
  selectPostedBalance,
  postPending,
  postTransfers,
  reserveAmount,
  type Transfer,
  voidExpiredTransfers,
  voidPending
} from './ledger.ts'
export { listTransfersOfOrder } from './order-transfers.ts'
export { ledgerAccounts, ledgerTransfers } from './tables.ts'
