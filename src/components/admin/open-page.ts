import type { AstroGlobal } from 'astro'
import { askForLogin, toNullIfUnauthorized } from '#components/form/login-redirect.ts'
import type { StaffCounts, User } from '#contract/identity.ts'
import { hasPermission, isEditor, isStaff, type Permission } from '#domain/permission.ts'
import { toLocalPath } from '#i18n/path.ts'

declare const opened: unique symbol
/** A member of staff or an editor who may open a page. Only `openAdminPage` makes it, and the frame `AdminPage.astro` requires it. */
export interface AdminAccess {
  [opened]: true
  user: User
  /** Counts of open items; null for editors without another permission, who keep the menu of their account. */
  counts: StaffCounts | null
  can: (permission: Permission) => boolean
}

/**
 * Opens a page of the admin area. The API checks the permission again at every call.
 * @param needed one permission; several, of which one is enough; or `any`, for the overview of all staff
 * @returns what the page needs, or the response to return at once: the login, or 404 for users without the permission
 */
export async function openAdminPage(
  astro: AstroGlobal,
  needed: 'any' | Permission | readonly [Permission, ...Permission[]]
): Promise<AdminAccess | Response> {
  const { client, locale, path } = astro.locals
  astro.response.headers.set('cache-control', 'private, no-store')
  const user = await toNullIfUnauthorized(client.get('/api/v2/users/me'))
  if (!user) return askForLogin(astro)
  const can = (permission: Permission): boolean => hasPermission(user, permission)
  if (needed === 'any' ? isStaff(user) : [needed].flat().some(can)) {
    const counts = isStaff(user) ? await client.get('/api/v2/staff/counts') : null
    return { user, counts, can } as AdminAccess
  }
  if (user.two_step_due) return astro.redirect(toLocalPath(locale, '/account/profile/two-step'), 303)
  // Editors have pages of their own in the admin area.
  return path === '/admin' && isEditor(user) ? astro.redirect(toLocalPath(locale, '/admin/home'), 303) : astro.rewrite('/404')
}
