import type { Fields } from '#components/form/form.ts'
import { PAYMENT_FIELDS, type PaymentField } from '#domain/payment-method.ts'

/** What was typed for the chosen method: each field is named for the method, because every method has its own. */
export function paymentInputOf(fields: Fields): Partial<Record<PaymentField, string>> {
  const method = fields['payment_method'] ?? ''
  return Object.fromEntries(
    PAYMENT_FIELDS.flatMap(field => {
      const typed = fields[`${method}_${field}`]?.trim()
      return typed ? [[field, typed]] : []
    })
  )
}
