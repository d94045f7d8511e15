export {
  type Account,
  balanceOf,
  CURRENCY,
  type LimitedAccount,
  postedBalance,
  postPending,
  postTransfers,
  reserve,
  type Transfer,
  voidExpiredTransfers,
  voidPending
} from './ledger.ts'
export { listTransfersOfOrder } from './order-transfers.ts'
export { ledgerAccounts, ledgerTransfers } from './tables.ts'
