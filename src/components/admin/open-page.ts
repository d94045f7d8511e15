import type { AstroGlobal } from 'astro'
import { loginRedirect, nullIfUnauthorized } from '#components/account/login-redirect.ts'
import type { StaffCounts, User } from '#contract/identity.ts'
import { localPath } from '#i18n/path.ts'
import { mayPublish } from '../editor/entry-kinds.ts'

/**
 * Opens a page of the staff. The API checks the permission again at every call.
 * @returns the user with the counts of open items, or the response to return at once: the login, or 404 for other users
 */
export async function openStaffPage(astro: AstroGlobal): Promise<{ user: User; counts: StaffCounts } | Response> {
  const user = await openPage(astro, isStaff)
  return user instanceof Response ? user : { user, counts: await astro.locals.client.get('/api/v2/staff/counts') }
}

/** Opens a page of editors, which staff may use, too. */
export async function openEditorPage(astro: AstroGlobal): Promise<{ user: User } | Response> {
  const user = await openPage(astro, mayPublish)
  return user instanceof Response ? user : { user }
}

async function openPage(astro: AstroGlobal, isAllowed: (user: User) => boolean): Promise<User | Response> {
  const { client, locale, path } = astro.locals
  astro.response.headers.set('cache-control', 'private, no-store')
  const user = await nullIfUnauthorized(client.get('/api/v2/users/me'))
  if (!user) return astro.redirect(loginRedirect(locale, localPath(locale, path) + astro.url.search), 303)
  return isAllowed(user) ? user : astro.rewrite('/404')
}

const isStaff = ({ role }: User): boolean => role === 'staff' || role === 'owner'
