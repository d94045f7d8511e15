export {
  type Account,
  balanceOf,
  CURRENCY,
  postPending,
  postTransfers,
  reserve,
  type Transfer,
  voidExpiredTransfers,
  voidPending
} from './ledger.ts'
export { ledgerAccounts, ledgerTransfers } from './tables.ts'
