import type { Order } from '#contract/order.ts'
import { type Answer, type Customer, placeOrder, requireOk, type TestShop, toOrderPath } from '../../shop.ts'

/** Orders by QPay that await their payment, and calls that are made for them. */
export function createPendingOrders(shop: TestShop) {
  return {
    waiting: async (quantity = 2, onHand = 10): Promise<{ user: Customer; variantId: number; made: Order }> => {
      const user = await shop.user()
      const variantId = await shop.sell({ onHand })
      return { user, variantId, made: await placeOrder(user, [{ variantId, quantity }]) }
    },
    invoiceOf: (made: Order): string => `invoice-${made.payment?.id}`,
    /** The bank's callback. */
    callback: (made: Order, method = 'GET', query = ''): Promise<Response> => shop.callback(made.payment?.id, { method }, query),
    read: async (user: Customer, made: Order): Promise<Order> => requireOk(await user.call<Order>('GET', toOrderPath(made.number))),
    /** Asks the shop to ask the bank. */
    check: (user: Customer, made: Order): Promise<Answer<Order>> => user.call<Order>('POST', toOrderPath(made.number, '/check_payment'))
  }
}
