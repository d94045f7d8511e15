import type { Server } from '../../../../kernel/server.ts'
import { callShop } from '../../../sandbox/call-shop.ts'
import { saveCallback, type SandboxInvoice, type SandboxPayment } from './store.ts'

const TRIES = 3
const PAUSE_MS = 400
const ACCEPTED = '200 SUCCESS'

/**
 * Sends the callback of a payment as QPay does: a GET with `qpay_payment_id`, repeated until the response is 200 with the body
 * SUCCESS. The last response is stored with the payment.
 */
export async function callMerchant(server: Server, invoice: SandboxInvoice, payment: SandboxPayment): Promise<void> {
  const url = new URL(invoice.callbackUrl)
  url.searchParams.set('qpay_payment_id', String(payment.id))
  let response = ''
  for (let left = TRIES; left > 0 && response !== ACCEPTED; left--) {
    if (left < TRIES) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    response = await callShop(server, { url: url.href, method: 'GET' })
  }
  await saveCallback(server.db, payment.id, response)
}
