import { refusalOf } from '#components/form/form.ts'
import type { User } from '#contract/identity.ts'
import type { Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'
import type { Client } from '#client/client.ts'

/** Where to log in first, and to come back from. @param from with the language, as it is in the address */
export function loginFirst(locale: Locale, from: string): string {
  return `${localPath(locale, '/login')}?required=1&from=${encodeURIComponent(from)}`
}

/** Of what waits for its writer to log in: an address has no room for more letters, each of which it spells with ten signs. */
const KEPT_LENGTH = 1000

/** What was typed in these fields, for the address to come back to after logging in; the first are kept first. */
export function keptFields(typed: Record<string, string>, names: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams()
  let room = KEPT_LENGTH
  for (const name of names) {
    const value = typed[name]?.slice(0, room)
    if (value === undefined) continue
    kept.set(name, value)
    room -= value.length
  }
  return kept
}

/** What a private page asks for; null where the asker has to log in first. Any other refusal stands. */
export async function asked<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work
  } catch (error) {
    if (refusalOf(error).status === 401) return null
    throw error
  }
}

/** Who asks, as a page of the shop's own people has to know; `stranger` is somebody who is none of them. */
export async function staffOf(client: Client): Promise<User | 'guest' | 'stranger'> {
  const user = await asked(client.get('/api/v2/users/me'))
  if (!user) return 'guest'
  return user.role === 'staff' || user.role === 'owner' ? user : 'stranger'
}
