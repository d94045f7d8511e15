import { type Role, ROLES } from '#domain/permission.ts'
import { parseWholeNumber } from '../form/form.ts'

/** `custom:3` is a role of the shop's own. An unknown role is sent as `custom` without an id, which the API refuses. */
export function parseRoleField(typed: string | undefined): { role: Role; role_id: number | null } {
  const [name = '', id] = (typed ?? '').split(':')
  const roleId = parseWholeNumber(id)
  return { role: ROLES.find(role => role === name) ?? 'custom', role_id: roleId > 0 ? roleId : null }
}

export const toRoleField = ({ role, role_id: roleId }: { role: Role; role_id: number | null }): string =>
  roleId === null ? role : `${role}:${roleId}`
