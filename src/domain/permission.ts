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
  'message.answer',
  'setting.edit',
  'job.manage',
  'gift_card.manage',
  'order.lease',
  'coupon.manage',
  'promotion.manage',
  'roulette.play',
  'roulette.manage',
  'ledger.view',
  'hotel.reception',
  'hotel.edit',
  'ticket.check',
  'report.view',
  'customer.view',
  'customer.edit',
  'content.edit',
  'staff.manage'
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** `staff` manages the shop's day; packer and support do a part of it. `custom` is a role that the shop defines itself. */
export const ROLES = ['customer', 'editor', 'packer', 'support', 'staff', 'owner', 'custom'] as const
export type Role = (typeof ROLES)[number]

const ROLE_PERMISSIONS: Record<Exclude<Role, 'custom'>, readonly Permission[]> = {
  customer: [],
  editor: ['content.edit'],
  packer: ['order.view', 'order.fulfil', 'order.note'],
  support: [
    'order.view',
    'order.edit',
    'order.note',
    'order.cancel',
    'order.return',
    'quote.answer',
    'message.view',
    'message.answer',
    'hotel.reception',
    'ticket.check',
    'customer.view'
  ],
  staff: PERMISSIONS.filter(permission => permission !== 'staff.manage'),
  owner: PERMISSIONS
}

/** A permission is of no use without the one that opens its page. */
const OPENED_BY: Partial<Record<Permission, Permission>> = {
  'order.fulfil': 'order.view',
  'order.edit': 'order.view',
  'order.note': 'order.view',
  'order.cancel': 'order.view',
  'order.refund': 'order.view',
  'order.return': 'order.view',
  'order.lease': 'order.view',
  'message.answer': 'message.view',
  'customer.edit': 'customer.view',
  'hotel.edit': 'hotel.reception'
}

/** The permissions of a role, each once, with those that open their pages. */
export const withOpening = (permissions: readonly Permission[]): Permission[] => {
  const complete = new Set(permissions.flatMap(permission => [permission, OPENED_BY[permission] ?? permission]))
  return PERMISSIONS.filter(permission => complete.has(permission))
}

/** @param own the stored permissions of a role of the shop's own */
export function listPermissions(role: Role | null, own: readonly Permission[] | null = null): readonly Permission[] {
  return role === null ? [] : role === 'custom' ? (own ?? []) : ROLE_PERMISSIONS[role]
}

/** Somebody with permissions: a session or a user. */
interface Holder {
  permissions: readonly Permission[]
}

export const hasPermission = ({ permissions }: Holder, permission: Permission): boolean => permissions.includes(permission)

/** Whether the holder sees the bank accounts of customers to which refunds are paid. */
export const canSeeAccounts = (holder: Holder): boolean =>
  (['order.cancel', 'order.return', 'order.refund'] as const).some(permission => hasPermission(holder, permission))

/** Whether the area of staff is open, as far as the permissions reach. */
export const isStaff = ({ permissions }: Holder): boolean => permissions.some(permission => permission !== 'content.edit')

/** Whether somebody writes and publishes entries, pages and promotions. */
export const isEditor = (holder: Holder): boolean => hasPermission(holder, 'content.edit')

/** Whether the holder moderates comments: all of them by the permission, or as an editor those on entries. */
export const isModerator = (holder: Holder): boolean => hasPermission(holder, 'review.moderate') || isEditor(holder)

/** Whether a comment of this role is one of the shop. */
export const isStaffRole = (role: Role | null): boolean => role !== null && role !== 'customer' && role !== 'editor'

/** Whether somebody with these permissions can give or take away a role: never more than their own. */
export function canAssign(giver: Holder & { role: Role | null }, role: Role, permissions: readonly Permission[]): boolean {
  if (role === 'owner') return giver.role === 'owner'
  return hasPermission(giver, 'staff.manage') && permissions.every(permission => giver.permissions.includes(permission))
}
