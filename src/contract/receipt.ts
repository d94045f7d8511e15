import { z } from 'zod'
import { CONSUMER_NUMBER, RECEIPT_SKIPS, REGISTER_NUMBER } from '#domain/receipt.ts'
import { pageNumber, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'
import { posApiUrl } from './receipt-setting.ts'

const registerNumber = z.string('registry_number_wrong').trim().regex(REGISTER_NUMBER, 'registry_number_wrong')

const recipient = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), consumer_number: z.string().nullable() }),
  z.object({ kind: z.literal('organisation'), register_number: z.string(), name: z.string() })
])

const consumerNumber = z.string('consumer_number_wrong').trim().regex(CONSUMER_NUMBER, 'consumer_number_wrong').nullable()

const recipientInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    /** The recipient's number at ebarimt: the receipt is registered to it. */
    consumer_number: consumerNumber.default(null)
  }),
  z.strictObject({
    kind: z.literal('organisation'),
    register_number: registerNumber,
    /**
     * The registered name that the customer has seen. A different one fails with `organisation_unconfirmed`, which contains the
     * current name.
     */
    confirmed_name: z.string().max(300).default('')
  })
])

const checkoutReceipt = z.object({
  /** False where the shop issues no VAT receipts. */
  offered: z.boolean(),
  issue_at: z.enum(['delivery', 'payment']),
  days: z.int(),
  recipient: recipient.nullable(),
  /** Organisations of the customer's earlier orders, the newest first. */
  organisations: z.array(z.object({ register_number: z.string(), name: z.string() }))
})

/** Tugrik with two decimals. */
const taxAmount = z.number().min(0)

const issuedReceipt = z.object({
  /** The 33 digits of the tax authority; null while it is requested. */
  number: z.string().nullable(),
  state: z.enum(['requested', 'issued', 'returned', 'corrected']),
  issuer: z.enum(['posapi', 'qpay']),
  total: tugrik,
  vat: taxAmount,
  city_tax: taxAmount,
  requested_at: z.string(),
  issued_at: z.string().nullable(),
  /** When it was returned or corrected. */
  returned_at: z.string().nullable(),
  /** Registered to the recipient's consumer number. */
  registered: z.boolean()
})

const orderReceipt = z.object({
  recipient,
  issue_at: z.enum(['delivery', 'payment']),
  /** Date by which it is issued; null before delivery. */
  due_at: z.string().nullable(),
  /** The newest last. Empty before one is requested. */
  receipts: z.array(issuedReceipt),
  /** Whether lottery number and QR can be shown: once, for some minutes. */
  printable: z.boolean(),
  print: z.object({ lottery: z.string().nullable(), qr_svg: z.string(), until: z.string() }).nullable()
})

const staffReceipt = orderReceipt.omit({ printable: true, print: true }).extend({
  /** The issuer's error for the last request. */
  refusal: z.string().nullable(),
  /** Whether the issuer may have carried out a request whose response was lost: staff look it up there. */
  uncertain: z.boolean(),
  can_issue: z.boolean(),
  can_return: z.boolean()
})

const failedReceipt = z.object({
  order_number: z.string(),
  /** The pending call to the issuer. */
  call: z.enum(['issue', 'return']),
  total: tugrik,
  requested_at: z.string(),
  /** The issuer's error; null while an unreachable service is retried. */
  refusal: z.string().nullable(),
  uncertain: z.boolean()
})

export type RecipientView = z.infer<typeof recipient>
export type RecipientInput = z.output<typeof recipientInput>
export type CheckoutReceipt = z.infer<typeof checkoutReceipt>
export type IssuedReceiptView = z.infer<typeof issuedReceipt>
export type OrderReceipt = z.infer<typeof orderReceipt>
export type StaffReceipt = z.infer<typeof staffReceipt>
export type FailedReceipt = z.infer<typeof failedReceipt>

export const receiptContract = defineRoutes('receipt', {
  'GET /api/v2/organisations/{register_number}': {
    summary: 'The registered name of an organisation, by its register number',
    access: 'customer',
    params: z.object({ register_number: registerNumber }),
    response: z.object({ register_number: z.string(), name: z.string(), vat_payer: z.boolean() }),
    errors: [404, 422, 429, 502]
  },
  'GET /api/v2/checkouts/current/receipt': {
    summary: "Who the VAT receipt of the customer's cart is for",
    access: 'customer',
    response: checkoutReceipt
  },
  'PUT /api/v2/checkouts/current/receipt': {
    summary: 'Sets who the VAT receipt is for: an individual, or an organisation whose registered name is confirmed',
    access: 'customer',
    body: recipientInput,
    response: checkoutReceipt,
    errors: [404, 409, 429, 502]
  },
  'GET /api/v2/orders/{number}/receipt': {
    summary: "The VAT receipt of one of the customer's orders; null where the shop issues none for it",
    access: 'customer',
    response: z.object({ receipt: orderReceipt.nullable() }),
    errors: [404]
  },
  'POST /api/v2/orders/{number}/receipt/print': {
    summary: 'Shows lottery number and QR for the first and only time, for some minutes',
    access: 'customer',
    response: z.object({ receipt: orderReceipt.nullable() }),
    errors: [404, 409]
  },
  'GET /api/v2/staff/orders/{number}/receipt': {
    summary: "Staff: the VAT receipt of any customer's order, without lottery number and QR",
    access: 'staff',
    permission: 'order.view',
    response: z.object({ receipt: staffReceipt.nullable() }),
    errors: [404]
  },
  'POST /api/v2/staff/orders/{number}/receipt/issue': {
    summary: 'Staff: requests the receipt now, or again after it was refused or returned; repeating it changes nothing',
    access: 'staff',
    permission: 'receipt.issue',
    response: z.object({ receipt: staffReceipt.nullable() }),
    errors: [404, 409]
  },
  'PUT /api/v2/staff/orders/{number}/receipt/recipient': {
    summary: 'Staff: corrects the ebarimt number of a person before the receipt is issued, or removes it; repeating it changes nothing',
    access: 'staff',
    permission: 'receipt.issue',
    body: z.strictObject({ consumer_number: consumerNumber }),
    response: z.object({ receipt: staffReceipt.nullable() }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/orders/{number}/receipt/return': {
    summary: 'Staff: returns the receipt to the tax authority; no other is issued until staff request one. Repeating it changes nothing',
    access: 'staff',
    permission: 'receipt.issue',
    response: z.object({ receipt: staffReceipt.nullable() }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/receipts/batches': {
    summary: 'Staff: requests the receipts of several orders; those that have one, or cannot have one, are left as they are',
    access: 'staff',
    permission: 'receipt.issue',
    body: z.strictObject({ numbers: z.array(z.string().max(20)).min(1, 'blank').max(50) }),
    response: z.object({ requested: z.int(), skipped: z.array(z.object({ number: z.string(), reason: z.enum(RECEIPT_SKIPS) })) }),
    errors: [409]
  },
  'GET /api/v2/staff/failed_receipts': {
    summary: 'Staff: receipts that the issuer refused, or that have waited for it for an hour, the oldest first',
    access: 'staff',
    permission: 'receipt.issue',
    query: z.object({ page: pageNumber.default(1) }),
    response: z.object({ receipts: z.array(failedReceipt), more: z.boolean() })
  },
  'POST /api/v2/staff/receipt_service/checks': {
    summary: 'Staff: whether PosAPI responds at an address; an empty one is that of the configuration',
    access: 'staff',
    recorded: false,
    permission: 'receipt.issue',
    body: z.strictObject({ posApiUrl: posApiUrl.or(z.literal('')) }),
    response: z.object({
      operator: z.string(),
      pos_number: z.string(),
      lotteries_left: z.int().nullable(),
      last_sent: z.string().nullable()
    }),
    errors: [502]
  }
})
