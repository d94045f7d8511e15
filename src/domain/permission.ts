/** What a member of staff may do. Routes name one of them; roles are sets of them. */
export const PERMISSIONS = ['order.view', 'order.fulfil', 'order.edit', 'order.note', 'order.cancel', 'order.refund'] as const
export type Permission = (typeof PERMISSIONS)[number]

export type Role = 'customer' | 'editor' | 'staff' | 'owner'

const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  customer: [],
  editor: [],
  staff: PERMISSIONS,
  owner: PERMISSIONS
}

export function hasPermission(role: Role | null, permission: Permission): boolean {
  return role !== null && ROLE_PERMISSIONS[role].includes(permission)
}
