import type { FormAction, FormState } from '#components/form/form-action.ts'
import type { Client } from '#client/client.ts'
import { parseWholeNumber } from '#components/form/form.ts'

/** Applies and removes coupons in the form of a page that shows the cart. @param here path of the page */
export function createCouponActions(client: Client, here: string): Record<'coupon' | 'remove_coupon', FormAction> {
  return {
    coupon: {
      submit: ({ coupon = '', key }) => client.put('/api/v2/checkouts/current', { body: { coupon }, key: key || crypto.randomUUID() }),
      redirectTo: `${here}?coupon=applied#coupon`
    },
    remove_coupon: {
      submit: (_fields, _form, id) => client.delete('/api/v2/checkouts/current/coupons/{id}', { params: { id: parseWholeNumber(id) } }),
      redirectTo: `${here}#coupon`
    }
  }
}

/** The refusal of a coupon, displayed next to its field; empty for other actions. */
export const findCouponError = ({ action, error }: FormState): string => (action.endsWith('coupon') ? (error?.message ?? '') : '')
