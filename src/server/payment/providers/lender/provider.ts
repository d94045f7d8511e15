import { z } from 'zod'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { LenderAccount } from '../../lender-api.ts'
import { defineProvider, type ProviderDefinition, webAddress } from '../../provider.ts'
import { createLender } from './lender.ts'
import { createLenderSandbox } from './sandbox.ts'

const HOUR = 60

/** @param prefix of its environment variables */
function defineLender(code: ProviderCode, prefix: string): ProviderDefinition {
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
    conditions: { min: 10_000, excludedKinds: ['gift_card', 'wallet_recharge'] },
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
