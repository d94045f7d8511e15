import type { ProviderCode } from '#domain/order.ts'
import type { Config } from '../kernel/config.ts'
import { bankTransfer } from './providers/bank-transfer/bank-transfer.ts'
import type { PaymentProvider } from './provider.ts'
import { createQpay } from './providers/qpay/qpay.ts'

/** The providers by code, in the order of `PAYMENT_PROVIDERS`. */
export function createProviders(config: Config): Record<ProviderCode, PaymentProvider> {
  return { qpay: createQpay(config.qpay), bank_transfer: bankTransfer }
}
