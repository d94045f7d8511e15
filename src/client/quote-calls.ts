import type { Cart, LineProduct, Organisation } from '#domain/cart.ts'
import type { PriceSuggestion, Quote } from '#domain/quote.ts'
import { api, type Ask, at } from './ask.ts'

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
