import { ApiError, type ClientOptions, createClient, request, type UntypedInput } from '#client/client.ts'
import type { Method } from '#contract/route.ts'
import { accountCalls } from './account-calls.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { contentCalls } from './content-calls.ts'
import { editorCalls } from './editor-calls.ts'
import { orderCalls } from './order-calls.ts'
import { quoteCalls } from './quote-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { siteCalls } from './site-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { synonymCalls } from './synonym-calls.ts'

export { ApiError as ShopRefusal, type ClientOptions as ShopOptions }

export type Shop = ReturnType<typeof createShop>

/** The typed client, with the calls whose routes have no contract yet. */
export function createShop(options: ClientOptions) {
  const ask = <Answer>(method: Method, path: string, input?: UntypedInput): Promise<Answer> =>
    request(options, method, path, input) as Promise<Answer>
  return {
    ...createClient(options),
    ...quoteCalls(ask),
    ...staffCalls(ask),
    ...reviewCalls(ask),
    ...synonymCalls(ask),
    ...siteCalls(ask),
    ...accountCalls(ask),
    ...catalogueCalls(ask),
    ...contentCalls(ask),
    ...editorCalls(ask),
    ...orderCalls(ask)
  }
}
