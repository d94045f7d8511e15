/** Permissions of staff. A route names one of them; a role is a set of them. */
export const PERMISSIONS = [
  'order.view',
  'order.fulfil',
  'order.edit',
  'order.note',
  'order.cancel',
  'order.refund',
  'gift_card.manage',
  'order.lease'
] as const
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
