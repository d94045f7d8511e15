import type { Db } from '../../../../kernel/db/open.ts'
import { saveCallback, type SandboxInvoice, type SandboxPayment } from './store.ts'

const TRIES = 3
const PAUSE_MS = 400
const TIMEOUT_MS = 10_000

/**
 * Sends the callback of a payment as QPay does: a GET with `qpay_payment_id`, repeated until the response is 200 with the body
 * SUCCESS. The last response is stored with the payment.
 */
export async function callMerchant(db: Db, invoice: SandboxInvoice, payment: SandboxPayment): Promise<void> {
  const url = new URL(invoice.callbackUrl)
  url.searchParams.set('qpay_payment_id', String(payment.id))
  let heard = ''
  for (let left = TRIES; left > 0 && heard !== 'SUCCESS'; left--) {
    if (left < TRIES) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    heard = await get(url)
  }
  await saveCallback(db, payment.id, heard)
}

/** @returns `SUCCESS`, or a summary of another response */
async function get(url: URL): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const body = (await response.text()).trim()
    return response.status === 200 && body === 'SUCCESS' ? body : `${response.status} ${body.slice(0, 80)}`
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 80) : 'no answer'
  }
}
