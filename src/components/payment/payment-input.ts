import { type Fields, parseAmount } from '#components/form/form.ts'
import { PAYMENT_FIELDS, type PaymentField, type ProviderCode } from '#domain/payment-method.ts'

interface PaymentChoice {
  method: ProviderCode | undefined
  input: Partial<Record<PaymentField, string>> & { card_id?: number; save_card?: true; amount?: number }
}

/** The value of a saved card in the list of methods. */
export const toCardValue = ({ provider, cardId }: { provider: ProviderCode; cardId: number }): string => `${provider}:${cardId}`

/** The chosen method or saved card with what was typed: each field is named for its method. The server validates all of it. */
export function parsePaymentChoice(fields: Fields): PaymentChoice {
  const [method = '', card] = (fields['payment_method'] ?? '').split(':')
  const typed = PAYMENT_FIELDS.flatMap(field => {
    const value = fields[`${method}_${field}`]?.trim()
    return value ? [[field, value]] : []
  })
  const amount = fields[`${method}_amount`]?.trim()
  return {
    method: (method || undefined) as ProviderCode | undefined,
    input: {
      ...Object.fromEntries(typed),
      ...(amount && { amount: parseAmount(amount) || 0 }),
      ...(card && { card_id: Number(card) || 0 }),
      ...(!card && fields[`${method}_save_card`] && { save_card: true as const })
    }
  }
}
