import { z } from 'zod'
import type { PaymentConditions, ProviderCode } from '#domain/payment-method.ts'
import type { LenderAccount } from '../../lender-api.ts'
import { defineProvider, type ProviderDefinition, webAddress } from '../../provider.ts'
import { createLender } from './lender.ts'
import { createLenderSandbox } from './sandbox.ts'

const HOUR = 60

/** @param prefix of its environment variables @param limits of one loan */
function defineLender(
  code: ProviderCode,
  prefix: string,
  limits: Pick<PaymentConditions, 'min' | 'max'> = { min: 10_000 }
): ProviderDefinition {
  const accountOf = (environment: Record<string, unknown>): LenderAccount => ({
    url: String(environment[`${prefix}_URL`]),
    merchant: String(environment[`${prefix}_MERCHANT`]),
    key: String(environment[`${prefix}_KEY`])
  })
  return defineProvider({
    code,
    flow: 'terms',
    refundSupport: 'partial',
    // A loan buys goods: neither money in the wallet nor gift cards.
    conditions: { ...limits, excludedKinds: ['gift_card', 'wallet_recharge'] },
    decisionHours: 48,
    checkAfterMinutes: [5, 30, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 36 * HOUR],
    environment: z.object({ [`${prefix}_URL`]: webAddress, [`${prefix}_MERCHANT`]: z.string(), [`${prefix}_KEY`]: z.string() }),
    connect: environment => createLender(code, accountOf(environment)),
    sandbox: {
      environment: url => ({ [`${prefix}_URL`]: url, [`${prefix}_MERCHANT`]: 'DELGUUR', [`${prefix}_KEY`]: `${code}-test-key` }),
      routes: (server, environment) => createLenderSandbox(server, code, accountOf(environment))
    }
  })
}

/** Lenders without a public interface: each is connected by the shop's protocol for lenders. */
export const memepay = defineLender('memepay', 'MEMEPAY')
export const digitalCredit = defineLender('digital_credit', 'DIGITAL_CREDIT')
export const netCapital = defineLender('net_capital', 'NET_CAPITAL')
/** The bank finances purchases of 300,000 to 10,000,000 tugrik. */
export const golomtLeasing = defineLender('golomt_leasing', 'GOLOMT_LEASING', { min: 300_000, max: 10_000_000 })
