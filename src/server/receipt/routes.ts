import type { Hono } from 'hono'
import { type CheckoutReceipt, receiptContract } from '#contract/receipt.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { findOrder, readOrder } from '../order/index.ts'
import { changeConsumerNumber, printReceipt, requestByStaff, requestManyByStaff, returnByStaff } from './actions.ts'
import { readReceiptRules } from './issuers.ts'
import { checkPosApi, listFailedReceipts } from './failures.ts'
import { findOrganisation } from './organisations.ts'
import { chooseRecipient, readChosenRecipient, listKnownOrganisations, toRecipientView } from './recipients.ts'
import { viewReceipt, viewStaffReceipt } from './view.ts'

export function createReceiptRoutes(server: Server): Hono<ShopEnv> {
  const { db } = server
  const checkoutReceipt = async (userId: number): Promise<CheckoutReceipt> => {
    const { enabled, issueAt, days } = await readReceiptRules(server)
    const recipient = enabled ? await readChosenRecipient(db, userId) : null
    const organisations = enabled ? await listKnownOrganisations(db, userId) : []
    return { offered: enabled, issue_at: issueAt, days, recipient: recipient && toRecipientView(recipient), organisations }
  }
  return implement(receiptContract, {
    'GET /api/v2/organisations/{register_number}': async ({ params, userId }) => {
      const { registerNumber, name, vatPayer } = await findOrganisation(server, params.register_number, userId)
      return { register_number: registerNumber, name, vat_payer: vatPayer }
    },

    'GET /api/v2/checkouts/current/receipt': ({ userId }) => checkoutReceipt(userId),

    'PUT /api/v2/checkouts/current/receipt': async ({ body, userId }) => {
      await chooseRecipient(server, userId, body)
      return checkoutReceipt(userId)
    },

    'GET /api/v2/orders/{number}/receipt': async ({ params, userId }) => ({
      receipt: await viewReceipt(server, await readOrder(db, userId, params.number))
    }),

    'POST /api/v2/orders/{number}/receipt/print': async ({ params, userId }) => {
      const order = await readOrder(db, userId, params.number)
      await printReceipt(server, order.id)
      return { receipt: await viewReceipt(server, order) }
    },

    'GET /api/v2/staff/orders/{number}/receipt': async ({ params }) => ({
      receipt: await viewStaffReceipt(server, await findOrder(db, params.number))
    }),

    'POST /api/v2/staff/orders/{number}/receipt/issue': async ({ params, userId }) => {
      const order = await findOrder(db, params.number)
      await requestByStaff(server, order.id, userId)
      return { receipt: await viewStaffReceipt(server, order) }
    },

    'PUT /api/v2/staff/orders/{number}/receipt/recipient': async ({ params, body, userId }) => {
      const order = await findOrder(db, params.number)
      await changeConsumerNumber(server, order.id, body.consumer_number, userId)
      return { receipt: await viewStaffReceipt(server, order) }
    },

    'POST /api/v2/staff/orders/{number}/receipt/return': async ({ params, userId }) => {
      const order = await findOrder(db, params.number)
      await returnByStaff(server, order.id, userId)
      return { receipt: await viewStaffReceipt(server, order) }
    },

    'POST /api/v2/staff/receipts/batches': ({ body, userId }) => requestManyByStaff(server, body.numbers, userId),

    'GET /api/v2/staff/failed_receipts': ({ query }) => listFailedReceipts(server, query.page),

    'POST /api/v2/staff/receipt_service/checks': ({ body }) => checkPosApi(server, body.posApiUrl)
  })
}
