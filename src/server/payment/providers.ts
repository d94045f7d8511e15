import type { ProviderCode } from '#domain/order.ts'
import type { Config } from '../kernel/config.ts'
import { bankTransfer } from './bank-transfer.ts'
import type { PaymentProvider } from './provider.ts'
import { createQpay } from './qpay.ts'

export function createProviders(config: Config): Record<ProviderCode, PaymentProvider> {
  return { qpay: createQpay(config.qpay), bank_transfer: bankTransfer }
}
