/** Kinds of recorded changes by staff. */
export const STAFF_ACTIONS = ['setting.save', 'staff.invite', 'staff.accept', 'staff.role', 'staff.end_sessions'] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]
