import type { User } from '#contract/identity.ts'
import type { Locale } from '#domain/site.ts'
import type { Client } from '#client/client.ts'
import { nullIfUnauthorized, loginRedirect } from '../account/login-redirect.ts'
import { mayPublish } from '../editor/entry-kinds.ts'

/** The user of a page for editors, else where to redirect. The API checks the permission again at every call. */
export async function requireEditorPage(
  client: Client,
  locale: Locale,
  here: string
): Promise<{ user: User } | { login: string } | { missing: true }> {
  const user = await nullIfUnauthorized(client.get('/api/v2/users/me'))
  if (!user) return { login: loginRedirect(locale, here) }
  // The API has no such route for other users either.
  return mayPublish(user) ? { user } : { missing: true }
}
