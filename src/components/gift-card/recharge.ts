import type { Client } from '#client/client.ts'
import { type Fields, parseAmount } from '#components/form/form.ts'

/** Recharges the wallet with what the form of `RechargeByGiftCard` was sent with. */
export function rechargeWithGiftCard(client: Client, fields: Fields): Promise<{ amount: number; balance: number }> {
  const { number = '', password = '', amount, key } = fields
  return client.post('/api/v2/wallet/gift_cards', {
    body: { number, password, ...(amount ? { amount: parseAmount(amount) } : {}) },
    key: key || crypto.randomUUID()
  })
}
