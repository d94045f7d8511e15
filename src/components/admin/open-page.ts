import type { AstroGlobal } from 'astro'
import { toLoginPath, toNullIfUnauthorized } from '#components/account/login-redirect.ts'
import type { StaffCounts, User } from '#contract/identity.ts'
import { hasPermission, isStaff, type Permission } from '#domain/permission.ts'
import { toLocalPath } from '#i18n/path.ts'
import { canPublish } from '../editor/entry-kinds.ts'

export interface StaffPage {
  user: User
  /** Of open items. */
  counts: StaffCounts
  can: (permission: Permission) => boolean
}

/**
 * Opens a page of the staff. The API checks the permission again at every call.
 * @returns what the page needs, or the response to return at once: the login, or 404 for users without the permission
 */
export async function openStaffPage(astro: AstroGlobal, permission?: Permission): Promise<StaffPage | Response> {
  const user = await openPage(astro, each => isStaff(each) && (permission === undefined || hasPermission(each, permission)))
  if (user instanceof Response) return user
  const counts = await astro.locals.client.get('/api/v2/staff/counts')
  return { user, counts, can: each => hasPermission(user, each) }
}

/** Opens a page of editors, which staff may use, too. */
export async function openEditorPage(astro: AstroGlobal): Promise<{ user: User } | Response> {
  const user = await openPage(astro, canPublish)
  return user instanceof Response ? user : { user }
}

async function openPage(astro: AstroGlobal, isAllowed: (user: User) => boolean): Promise<User | Response> {
  const { client, locale, path } = astro.locals
  astro.response.headers.set('cache-control', 'private, no-store')
  const user = await toNullIfUnauthorized(client.get('/api/v2/users/me'))
  if (!user) return astro.redirect(toLoginPath(locale, toLocalPath(locale, path) + astro.url.search), 303)
  if (isAllowed(user)) return user
  if (user.two_step_due) return astro.redirect(toLocalPath(locale, '/account/profile/two-step'), 303)
  // Editors have pages of their own in the admin area.
  return path === '/admin' && canPublish(user) ? astro.redirect(toLocalPath(locale, '/admin/home'), 303) : astro.rewrite('/404')
}
