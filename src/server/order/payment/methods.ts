import { ShopError } from '#domain/errors.ts'
import type { ConfiguredMethod, PaymentMethod } from '#contract/checkout.ts'
import { sortProviders, PAYMENT_PROVIDERS, type ProviderCode, type Purchase } from '#domain/payment-method.ts'
import type { Locale } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import { toErrorBody } from '../../kernel/http/errors.ts'
import type { Server } from '../../kernel/server.ts'
import { findCard, type PaymentInput, type PaymentProvider, toRefusalError } from '../../payment/index.ts'
import { readSettings } from '../../site/index.ts'

/** The configured methods that the shop has not switched off, in its order; a transfer needs an account of the shop. */
async function readOfferedMethods({ db, payments }: Server): Promise<PaymentProvider[]> {
  const { bank_accounts: accounts, payment_methods: choices } = await readSettings(db)
  return sortProviders(choices)
    .filter(({ code }) => !choices.off.includes(code))
    .flatMap(({ code }) => payments[code] ?? [])
    .filter(({ flow }) => flow !== 'transfer' || accounts.length > 0)
}

/** The configured methods for staff, also those that are switched off, in the order of the payment page. */
export async function listConfiguredMethods({ db, payments }: Server, locale: Locale): Promise<ConfiguredMethod[]> {
  const { payment_methods: choices } = await readSettings(db)
  const t = createTranslator(locale)
  return sortProviders(choices).flatMap(({ code, group }) =>
    payments[code] ? { code, group, name: t(`payment:${code}`), offered: !choices.off.includes(code) } : []
  )
}

/**
 * Checks a payment before it is started, and counts it.
 * @throws ShopError payment_method_unavailable, card_not_found, validation where a field of the method is missing, too_many_requests
 */
export async function requireMethod(server: Server, userId: number, method: ProviderCode, input: PaymentInput = {}): Promise<void> {
  const provider = (await readOfferedMethods(server)).find(({ code }) => code === method)
  if (!provider) throw new ShopError('payment_method_unavailable')
  if ((input.card_id || input.save_card) && !provider.payWithCard) throw new ShopError('payment_method_unavailable')
  if (input.amount !== undefined && !provider.paysPart) throw new ShopError('payment_method_unavailable')
  if (input.card_id && (await findCard(server.db, userId, input.card_id)).provider !== method) throw new ShopError('card_not_found')
  const missing = provider.fields?.filter(field => !input[field]) ?? []
  const codes = { phone: 'phone_wrong', register_number: 'register_number_wrong' } as const
  if (missing.length) throw new ShopError('validation', { fields: Object.fromEntries(missing.map(field => [field, codes[field]])) })
  if (provider.flow !== 'transfer')
    await limitAttempts(server.db, 'payment_starts_of', String(userId), server.config.rateLimitFactor, server.now())
}

/** @param purchase without an amount, limits are not checked */
export async function listMethods(
  server: Server,
  { amount, kinds }: { amount: Purchase['amount'] | undefined; kinds: Purchase['kinds'] },
  locale: Locale
): Promise<PaymentMethod[]> {
  const t = createTranslator(locale)
  const offered = await readOfferedMethods(server)
  return offered.flatMap(provider => {
    const about = PAYMENT_PROVIDERS.find(({ code }) => code === provider.code)
    if (!about) return []
    const { code, group, icon } = about
    const { flow, fields = [], conditions = {}, schedule } = provider
    const refusal = amount === undefined ? null : toRefusalError(conditions, { amount, kinds })
    return {
      code,
      name: t(`payment:${code}`),
      hint: t(`payment:${code}_hint`),
      group,
      icon,
      flow,
      fields: [...fields],
      pays_part: provider.paysPart === true,
      saves_cards: provider.payWithCard !== undefined,
      refusal: refusal && toErrorBody(refusal, locale).error,
      schedule: amount === undefined ? [] : (schedule?.(amount) ?? []).map(part => ({ amount: part.amount, after_days: part.afterDays }))
    }
  })
}
