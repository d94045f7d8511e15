import { isAway, refusalOf } from '#components/form/form.ts'
import type { StaffCounts, User } from '#contract/identity.ts'
import type { Locale } from '#domain/site.ts'
import type { Client, ApiError } from '#client/client.ts'
import { loginFirst, staffOf } from './visitor.ts'

/** A page of the shop's own desk for who asks: somebody of its people, with what waits; else where to go instead. */
export type Desk = { user: User; counts: StaffCounts } | { login: string } | { missing: true }

export async function openDesk(client: Client, locale: Locale, here: string): Promise<Desk> {
  const user = await staffOf(client)
  if (user === 'guest') return { login: loginFirst(locale, here) }
  // To others there is no such page, as the shop has no such call for them.
  if (user === 'stranger') return { missing: true }
  return { user, counts: await client.get('/api/v2/staff/counts') }
}

/** Does what a form of the desk asks for. @returns the refusal, for the page to show; null where it was done */
export async function doAtDesk(work: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await work()
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.status === 401 || refusal.status === 403 || isAway(refusal)) throw error
    return refusal
  }
}

/** The state a list is narrowed to by its address. */
export function stateOf<State extends string>(query: URLSearchParams, states: readonly [State, ...State[]]): State {
  return states.find(state => state === query.get('state')) ?? states[0]
}
