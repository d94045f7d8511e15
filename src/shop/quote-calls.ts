import type { Cart, LineProduct, Organisation } from '#domain/cart.ts'
import type { AskedState, PriceSuggestion, Quote } from '#domain/quote.ts'
import type { ReviewState } from '#domain/review.ts'
import { api, type Ask, at } from './ask.ts'
import type { ContactMessage, ModeratedComment, RefundDue, StaffCounts } from '#domain/staff.ts'

/** The shop's answer to a suggestion or a quote; `round` is the step it answers. */
type Answer<Offer> = { round: number; text: string } & (({ decision: 'offer'; valid_until: string } & Offer) | { decision: 'decline' })

/** A variant as it can be asked for. */
export interface QuoteItem {
  product: LineProduct
  price: number
}

/** Talking about prices. */
export function quoteCalls(ask: Ask) {
  return {
    priceSuggestions: (query: { page?: number } = {}) =>
      ask<{ suggestions: PriceSuggestion[]; more: boolean }>('GET', `${api}/price_suggestions`, { query }),
    priceSuggestion: (number: string) => ask<PriceSuggestion>('GET', `${api}/price_suggestions/${at(number)}`),
    suggestPrice: (input: { variant_id: number; quantity: number; price: number; text: string }, key: string) =>
      ask<PriceSuggestion>('POST', `${api}/price_suggestions`, { body: input, key }),
    withdrawSuggestion: (number: string) => ask<PriceSuggestion>('PUT', `${api}/price_suggestions/${at(number)}/withdraw`),
    suggestionToCart: (number: string) => ask<Cart>('POST', `${api}/price_suggestions/${at(number)}/cart`),
    quotes: (query: { page?: number } = {}) => ask<{ quotes: Quote[]; more: boolean }>('GET', `${api}/quotes`, { query }),
    quote: (number: string) => ask<Quote>('GET', `${api}/quotes/${at(number)}`),
    quoteItems: (ids: readonly number[]) => ask<QuoteItem[]>('GET', `${api}/quote_items`, { query: { ids } }),
    requestQuote: (
      input: { organisation: Organisation; items: readonly { variant_id: number; quantity: number }[]; note: string },
      key: string
    ) => ask<Quote>('POST', `${api}/quotes`, { body: input, key }),
    withdrawQuote: (number: string) => ask<Quote>('PUT', `${api}/quotes/${at(number)}/withdraw`),
    quoteToCart: (number: string) => ask<Cart>('POST', `${api}/quotes/${at(number)}/cart`)
  }
}

/** What the shop's own people do; refused to everybody else. */
export function staffCalls(ask: Ask) {
  return {
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
    staffRefunds: (query: { state?: RefundDue['state']; page?: number }) =>
      ask<{ refunds: RefundDue[]; more: boolean }>('GET', `${api}/staff/refund_cases`, { query }),
    refund: (id: number, input: { by: 'provider' } | { by: 'bank_transfer'; ref: string }) =>
      ask<RefundDue>('POST', `${api}/refund_cases/${id}/refunds`, { body: input })
  }
}
