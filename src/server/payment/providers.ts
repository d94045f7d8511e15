import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import {
  findPaymentRefusal,
  isProviderCode,
  type PaymentConditions,
  type PaymentMethodCode,
  PROVIDER_CODES,
  type ProviderCode,
  type Purchase,
  type RefundSupport
} from '#domain/payment-method.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Config } from '../kernel/config.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import type { PaymentProvider, ProviderCapabilities, ProviderDefinition } from './provider.ts'
import { bankTransfer } from './providers/bank_transfer/provider.ts'
import { candy } from './providers/candy/provider.ts'
import { golomt } from './providers/golomt/provider.ts'
import { khan } from './providers/khan/provider.ts'
import { digitalCredit, golomtLeasing, memepay, netCapital } from './providers/lender/provider.ts'
import { lendmn } from './providers/lendmn/provider.ts'
import { monpay } from './providers/monpay/provider.ts'
import { mostmoney } from './providers/mostmoney/provider.ts'
import { pocket } from './providers/pocket/provider.ts'
import { qpay } from './providers/qpay/provider.ts'
import { socialpay } from './providers/socialpay/provider.ts'
import { storepay } from './providers/storepay/provider.ts'
import { tdb } from './providers/tdb/provider.ts'

/** Every provider that the shop supports. */
const DEFINITIONS: Readonly<Record<ProviderCode, ProviderDefinition>> = {
  qpay,
  socialpay,
  monpay,
  pocket,
  mostmoney,
  candy,
  golomt,
  khan,
  tdb,
  storepay,
  lendmn,
  memepay,
  digital_credit: digitalCredit,
  net_capital: netCapital,
  golomt_leasing: golomtLeasing,
  bank_transfer: bankTransfer
}

/**
 * The providers with a complete configuration. The demo uses its sandboxes for settings that the environment leaves out.
 * @param now milliseconds; replaced by tests
 * @throws Error with the variables to set, where some of a provider are missing or one is wrong
 */
export function createProviders(config: Config, now: () => number = Date.now): Server['payments'] {
  const problems = findProviderProblems(config)
  if (problems.length) throw new Error(problems.join('\n'))
  const providers: Server['payments'] = {}
  for (const code of PROVIDER_CODES) {
    const environment = readEnvironment(DEFINITIONS[code], config)
    if (environment) providers[code] = connectProvider(DEFINITIONS[code], environment, now)
  }
  return providers
}

/** The variables to set or to correct, a sentence for each provider that is not configured completely. */
export function findProviderProblems(config: Config): string[] {
  return PROVIDER_CODES.flatMap(code => {
    try {
      readEnvironment(DEFINITIONS[code], config)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}

/** The names of a provider's variables in the environment. */
export const listProviderVariables = (code: ProviderCode): readonly string[] => Object.keys(DEFINITIONS[code].environment.shape)

/** Those of its variables that have no default. */
export const listRequiredVariables = (code: ProviderCode): readonly string[] =>
  Object.entries(DEFINITIONS[code].environment.shape).flatMap(([name, schema]) => (schema.safeParse(undefined).success ? [] : [name]))

function connectProvider(definition: ProviderDefinition, environment: Record<string, unknown>, now: () => number): PaymentProvider {
  const { code, flow, refundSupport, conditions, fields, paysPart, schedule, decisionHours, isSilentOnRefusal, checkAfterMinutes } =
    definition
  return {
    code,
    flow,
    refundSupport,
    checkAfterMinutes,
    ...(conditions && { conditions }),
    ...(fields && { fields }),
    ...(paysPart && { paysPart }),
    ...(schedule && { schedule }),
    ...(decisionHours && { decisionHours }),
    ...(isSilentOnRefusal && { isSilentOnRefusal }),
    ...definition.connect(environment, now)
  }
}

/** @returns null for a provider without configuration */
function readEnvironment(
  { code, environment, sandbox }: ProviderDefinition,
  { providers, publicUrl }: Config
): Record<string, unknown> | null {
  const names = Object.keys(environment.shape)
  const set = Object.fromEntries(names.flatMap(name => (providers.variables[name] ? [[name, providers.variables[name]]] : [])))
  const isSandboxed = sandbox && providers.sandboxUrl !== null
  const parsed = environment.safeParse({
    ...(isSandboxed && sandbox.environment(`${providers.sandboxUrl}/${code}`, `${publicUrl}/dev/${code}`)),
    ...set
  })
  if (parsed.success) return parsed.data
  if (!isSandboxed && names.length && !Object.keys(set).length) return null
  const wrong = parsed.error.issues.map(({ path }) => String(path[0]))
  const missing = wrong.filter(name => !Object.hasOwn(set, name))
  if (missing.length)
    throw new Error(`Set ${missing.join(', ')}: the payment provider ${code} needs it, or unset ${Object.keys(set).join(', ')}.`)
  throw new Error(`Set ${wrong.join(', ')} to a valid value: ${z.prettifyError(parsed.error)}`)
}

/** The sandboxes of the demo shop. A live shop has none of these paths. */
export function createSandboxRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  if (server.config.mode !== 'demo') return routes
  for (const definition of Object.values(DEFINITIONS)) {
    const { sandbox } = definition
    const environment = sandbox && readEnvironment(definition, server.config)
    if (environment) routes.route('/', sandbox.routes(server, environment))
  }
  return routes
}

export const toCapabilities = (code: ProviderCode): ProviderCapabilities => DEFINITIONS[code]

/** Why a method cannot pay for a purchase, with its limits in words; null where it can. */
export function toRefusalError(conditions: PaymentConditions, purchase: Purchase): ShopError | null {
  const refusal = findPaymentRefusal(conditions, purchase)
  const { min = 0, max = 0 } = conditions
  return refusal && new ShopError(refusal, { least: formatMoney(min), most: formatMoney(max) })
}

export const isTransfer = (method: string): boolean => isProviderCode(method) && DEFINITIONS[method].flow === 'transfer'

export const findRefundSupport = (method: PaymentMethodCode): RefundSupport =>
  isProviderCode(method) ? DEFINITIONS[method].refundSupport : 'none'
