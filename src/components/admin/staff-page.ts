import { isUnavailable, toApiError } from '#components/form/form.ts'
import type { StaffCounts, User } from '#contract/identity.ts'
import type { Locale } from '#domain/site.ts'
import type { Client, ApiError } from '#client/client.ts'
import { loginRedirect, loadStaffUser } from '../account/login-redirect.ts'

/**
 * Checks access to a page of the staff area.
 * @returns the user with the counts of open items, a login redirect, or `missing`
 */
export type StaffPage = { user: User; counts: StaffCounts } | { login: string } | { missing: true }

export async function openStaffPage(client: Client, locale: Locale, here: string): Promise<StaffPage> {
  const user = await loadStaffUser(client)
  if (user === 'guest') return { login: loginRedirect(locale, here) }
  // The API hides this route from other users, too.
  if (user === 'stranger') return { missing: true }
  return { user, counts: await client.get('/api/v2/staff/counts') }
}

/**
 * Runs the action of a form.
 * @returns the error to display, or null
 */
export async function runAction(work: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await work()
    return null
  } catch (error) {
    const refusal = toApiError(error)
    if (refusal.status === 401 || refusal.status === 403 || isUnavailable(refusal)) throw error
    return refusal
  }
}

/** The state selected in the query, else the first. */
export function parseState<State extends string>(query: URLSearchParams, states: readonly [State, ...State[]]): State {
  return states.find(state => state === query.get('state')) ?? states[0]
}
