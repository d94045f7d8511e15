import type { LeaseInput } from '#contract/lease.ts'
import type { Order } from '#contract/order.ts'
import { COMPLETE, type Customer, fillCart, requireOk } from '../shop.ts'

export const APPLICANT: LeaseInput['applicant'] = {
  last_name: 'Бат',
  first_name: 'Номин',
  register_number: 'УБ90112233',
  phone: '88112345',
  employer: 'Уул ХХК',
  monthly_income: 2_500_000,
  contact_name: 'Болд',
  contact_phone: '99112345',
  agreed: true
}

/** An order whose rest is to be leased over a year, unless `lease` says otherwise. */
export async function orderLease(customer: Customer, variantId: number, lease: Partial<LeaseInput> = {}, method = 'qpay'): Promise<Order> {
  const cart = await fillCart(customer, [{ variantId, quantity: 1 }])
  const body = { payment_method: method, expected_total: cart.total, lease: { months: 12, applicant: APPLICANT, ...lease } }
  return requireOk(await customer.call<Order>('POST', COMPLETE, body))
}
