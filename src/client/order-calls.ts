import type { Address, Cart, Organisation } from '#domain/cart.ts'
import type { EntryKind } from '#domain/content.ts'
import type { Loyalty } from '#domain/loyalty.ts'
import type { Order, OrderSummary, PaymentMethod, PaymentMethodCode } from '#domain/order.ts'
import { api, type Ask, at } from './ask.ts'

export interface CompleteInput {
  payment_method: PaymentMethodCode
  /** What the customer saw; a difference is refused with `total_changed`, which names both. */
  expected_total: number
}

/** The cart, its checkout and what came of it. */
export function orderCalls(ask: Ask) {
  return {
    cart: () => ask<Cart>('GET', `${api}/orders/current`),
    /** `entry_id` or `entry`: the text it was found in. */
    addItem: (
      input: {
        variant_id: number
        quantity: number
        gift_variant_id?: number
        entry_id?: number
        entry?: { kind: EntryKind; slug: string }
      },
      key?: string
    ) => ask<Cart>('POST', `${api}/checkouts/current/items`, { body: input, ...(key ? { key } : {}) }),
    /** Puts all the things of a set in, or none. */
    addPackage: (items: readonly { variant_id: number; quantity: number; gift_variant_id?: number }[], key?: string) =>
      ask<Cart>('POST', `${api}/checkouts/current/packages`, { body: { items }, ...(key ? { key } : {}) }),
    updateItem: (id: number, quantity: number) => ask<Cart>('PUT', `${api}/checkouts/current/items/${id}`, { body: { quantity } }),
    updateCheckout: (input: { address?: Address; organisation?: Organisation | null }) =>
      ask<Cart>('PUT', `${api}/checkouts/current`, { body: input }),
    resetCart: () => ask<Cart>('DELETE', `${api}/checkouts/current`),
    paymentMethods: () => ask<PaymentMethod[]>('GET', `${api}/checkouts/payment_methods`),
    complete: (input: CompleteInput, key: string) => ask<Order>('POST', `${api}/checkouts/current/complete`, { body: input, key }),
    orders: (query: { page?: number } = {}) => ask<{ orders: OrderSummary[]; more: boolean }>('GET', `${api}/orders/mine`, { query }),
    /** Points earned by what was paid, and what is left of them. */
    loyalty: () => ask<Loyalty>('GET', `${api}/orders/erp_loyalty`),
    order: (number: string) => ask<Order>('GET', `${api}/orders/${at(number)}`),
    /** Starts a new payment attempt, for instance by another method. */
    payOrder: (number: string, method: PaymentMethodCode, key: string) =>
      ask<Order>('POST', `${api}/orders/${at(number)}/payments`, { body: { method }, key }),
    /** "I have paid, check": asks the provider and settles. */
    checkPayment: (number: string) => ask<Order>('POST', `${api}/orders/${at(number)}/check_payment`),
    cancelOrder: (number: string) => ask<Order>('PUT', `${api}/orders/${at(number)}/cancel`)
  }
}
