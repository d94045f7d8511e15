import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { BANKS } from './banks.ts'
import type { SandboxInvoice, SandboxPayment } from './store.ts'

/** A payment in the responses of `check`, `list` and `get`. */
export function toPaymentRow(payment: SandboxPayment): Record<string, unknown> {
  return {
    payment_id: String(payment.id),
    payment_status: payment.status,
    payment_amount: payment.amount.toFixed(2),
    trx_fee: '0.00',
    payment_currency: 'MNT',
    payment_wallet: payment.wallet,
    payment_type: 'P2P',
    payment_date: payment.createdAt.toISOString(),
    next_payment_date: null,
    card_transactions: [],
    p2p_transactions: [
      {
        id: String(payment.id),
        transaction_bank_code: payment.wallet,
        amount: payment.amount.toFixed(2),
        currency: 'MNT',
        status: payment.status
      }
    ]
  }
}

export function toBankLinks(publicUrl: string, invoice: SandboxInvoice) {
  return BANKS.map(bank => ({
    name: bank.name.en,
    description: bank.name.mn,
    logo: `${publicUrl}/dev/bank/sign/${bank.code}.svg`,
    link: `${publicUrl}/dev/bank?bank=${bank.code}&qPay_QRcode=${encodeURIComponent(invoice.qrText)}`
  }))
}

/** Base64 without the prefix `data:`, as QPay sends it. */
export async function renderQrImage(text: string): Promise<string> {
  const png = await sharp(Buffer.from(renderSVG(text, { ecc: 'M', border: 2 })))
    .resize(400, 400, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return png.toString('base64')
}
