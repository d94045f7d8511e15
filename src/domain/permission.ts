/** Permissions of staff. A route names one of them; a role is a set of them. */
export const PERMISSIONS = [
  'order.view',
  'order.fulfil',
  'order.edit',
  'order.note',
  'order.cancel',
  'order.refund',
  'order.return',
  'payment.record',
  'receipt.issue',
  'quote.answer',
  'catalogue.edit',
  'review.moderate',
  'message.view',
  'setting.edit',
  'job.manage',
  'gift_card.manage',
  'order.lease',
  'coupon.manage',
  'ledger.view'
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** `staff` manages the shop's day; packer and support do a part of it. */
export const ROLES = ['customer', 'editor', 'packer', 'support', 'staff', 'owner'] as const
export type Role = (typeof ROLES)[number]

const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  customer: [],
  editor: [],
  packer: ['order.view', 'order.fulfil', 'order.note'],
  support: ['order.view', 'order.edit', 'order.note', 'order.cancel', 'order.return', 'quote.answer', 'message.view'],
  staff: PERMISSIONS,
  owner: PERMISSIONS
}

export function hasPermission(role: Role | null, permission: Permission): boolean {
  return role !== null && ROLE_PERMISSIONS[role].includes(permission)
}

/** Whether the area of staff is open to a role, as far as its permissions reach. */
export const isStaffRole = (role: Role | null): boolean => role !== null && role !== 'customer' && role !== 'editor'

/** Whether a role writes and publishes entries, pages and promotions. */
export const isEditorRole = (role: Role | null): boolean => role === 'editor' || role === 'staff' || role === 'owner'
