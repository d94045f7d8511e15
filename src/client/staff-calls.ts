import type { Order } from '#domain/order.ts'
import type { AskedState, PriceSuggestion, Quote } from '#domain/quote.ts'
import type { ReviewState } from '#domain/review.ts'
import type { ContactMessage, FailedJob, ModeratedComment, RefundDue, StaffCounts, StaffOrder } from '#domain/staff.ts'
import { api, type Ask, at } from './ask.ts'

/** The shop's answer to a suggestion or a quote; `round` is the step it answers. */
type Answer<Offer> = { round: number; text: string } & (({ decision: 'offer'; valid_until: string } & Offer) | { decision: 'decline' })

/** What the shop's own people do; refused to everybody else. */
export function staffCalls(ask: Ask) {
  return {
    failedJobs: (query: { page?: number }) => ask<{ jobs: FailedJob[]; more: boolean }>('GET', `${api}/staff/failed_jobs`, { query }),
    retryJob: (id: number) => ask<{ done: true }>('POST', `${api}/staff/failed_jobs/${id}/retries`),
    staffCounts: () => ask<StaffCounts>('GET', `${api}/staff/counts`),
    staffSuggestions: (query: { state?: AskedState; page?: number }) =>
      ask<{ suggestions: PriceSuggestion[]; more: boolean }>('GET', `${api}/staff/price_suggestions`, { query }),
    answerSuggestion: (number: string, answer: Answer<{ price: number }>) =>
      ask<PriceSuggestion>('PUT', `${api}/price_suggestions/${at(number)}/answer`, { body: answer }),
    staffQuotes: (query: { state?: AskedState; page?: number }) =>
      ask<{ quotes: Quote[]; more: boolean }>('GET', `${api}/staff/quotes`, { query }),
    answerQuote: (number: string, answer: Answer<{ prices: readonly { id: number; price: number }[] }>) =>
      ask<Quote>('PUT', `${api}/quotes/${at(number)}/answer`, { body: answer }),
    staffComments: (query: { state?: ReviewState; page?: number }) =>
      ask<{ comments: ModeratedComment[]; more: boolean }>('GET', `${api}/staff/comments`, { query }),
    moderateComment: (id: number, state: ReviewState) => ask<{ done: true }>('PUT', `${api}/comments/${id}/state`, { body: { state } }),
    staffMessages: (query: { page?: number }) =>
      ask<{ messages: ContactMessage[]; more: boolean }>('GET', `${api}/staff/contact_messages`, { query }),
    /** `q` is an order's number or a phone. */
    staffOrders: (query: { q?: string; page?: number }) =>
      ask<{ orders: StaffOrder[]; more: boolean }>('GET', `${api}/staff/orders`, { query }),
    staffOrder: (number: string) => ask<Order>('GET', `${api}/staff/orders/${at(number)}`),
    /** `ref` is the bank's number of the transaction, which is counted once. */
    recordTransfer: (number: string, transfer: { amount: number; ref: string }) =>
      ask<Order>('POST', `${api}/orders/${at(number)}/transfer_received`, { body: transfer }),
    returnOrder: (number: string, restock: boolean) => ask<Order>('POST', `${api}/orders/${at(number)}/returns`, { body: { restock } }),
    staffRefunds: (query: { state?: RefundDue['state']; page?: number }) =>
      ask<{ refunds: RefundDue[]; more: boolean }>('GET', `${api}/staff/refund_cases`, { query }),
    refund: (id: number, input: { by: 'provider' } | { by: 'bank_transfer'; ref: string }) =>
      ask<RefundDue>('POST', `${api}/refund_cases/${id}/refunds`, { body: input })
  }
}
