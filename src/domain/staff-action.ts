/** Changes that a feature records in its transaction; others are recorded by their route. */
const STAFF_ACTIONS = [
  'setting.save',
  'staff.invite',
  'staff.cancel_invitation',
  'staff.accept',
  'staff.role',
  'staff.block',
  'staff.end_sessions',
  'staff.two_step',
  'customer.two_step',
  'role.save',
  'role.delete',
  'roulette.draw',
  'comment.state'
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]

/** `POST /api/v2/staff/orders/{number}/cancel` is recorded as `post.orders.cancel`. */
export function toRouteAction(key: string): string {
  const [method = '', path = ''] = key.split(' ')
  const words = path.split('/').filter(part => part && !part.startsWith('{') && !['api', 'v2', 'staff'].includes(part))
  return [method.toLowerCase(), ...words].join('.')
}
