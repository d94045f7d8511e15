import { and, eq } from 'drizzle-orm'
import { formatFullName } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { LOCALES, type Locale, type Localized } from '#domain/site.ts'
import type { WalletRules } from '#domain/wallet.ts'
import { formatMoney } from '#i18n/format.ts'
import { createTranslator } from '#i18n/translator.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { createOrder, orders, refuseManyUnpaid, requestPayment } from '../order/index.ts'
import type { PaymentInput } from '../payment/index.ts'

interface Recharge {
  userId: number
  amount: Tugrik
  method: ProviderCode
  input?: PaymentInput
  locale: Locale
  paymentMinutes: number
}

/**
 * Makes an order of one line that recharges the wallet as soon as it is paid.
 * @throws ShopError validation for an amount outside the bounds, unpaid_orders_many
 */
export async function startRecharge(
  tx: Db,
  { userId, amount, method, input = {}, locale, paymentMinutes }: Recharge,
  { rechargeMin, rechargeMax }: WalletRules,
  now: Date
): Promise<{ number: string; sessionId: string }> {
  if (amount < rechargeMin) throw new ShopError('validation', { fields: { amount: 'amount_min' }, least: formatMoney(rechargeMin) })
  if (amount > rechargeMax) throw new ShopError('validation', { fields: { amount: 'amount_max' }, most: formatMoney(rechargeMax) })
  // Of concurrent requests of one customer, each counts the orders of the one before it.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new ShopError('login_required')
  refuseManyUnpaid(await tx.$count(orders, and(eq(orders.userId, userId), eq(orders.state, 'awaiting_payment'))))
  const place = { city: '', district: '', quarter: '', city_name: '', district_name: '', quarter_name: '', details: '' }
  const name: Localized = Object.fromEntries(LOCALES.map(each => [each, createTranslator(each)('wallet:recharge_line')]))
  const line = {
    kind: 'wallet_recharge' as const,
    quantity: 1,
    price: amount,
    total: amount,
    product: { sku: '', slug: '', name, brand: {}, image: null, optionValues: [] }
  }
  const values = {
    userId,
    itemTotal: amount,
    shipTotal: 0,
    taxTotal: 0,
    total: amount,
    totalQuantity: 1,
    address: { ...place, receiver: formatFullName(user.firstName, user.lastName), phone: user.mobile ?? '' },
    deliveryMethod: 'digital',
    locale
  } as const
  const order = await createOrder(tx, values, [line], { paymentMinutes, method }, now)
  const sessionId = await requestPayment(tx, { orderId: order.id, method, amount, input }, now)
  return { number: order.number, sessionId }
}
