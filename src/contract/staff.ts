import { z } from 'zod'
import { PERMISSIONS, ROLES } from '#domain/permission.ts'
import { INVITATION_CHANNELS, EMAIL_MAX_LENGTH } from '#domain/account.ts'
import { done, id, lineText, MAX_ID, pathId, queryNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

const staffAction = z.object({
  id: z.int(),
  /** `setting.save`, or `post.orders.cancel` for a route. */
  action: z.string(),
  /** Name of a setting, number of an order, name of a member of staff. */
  subject: z.string(),
  /** Name or phone of the member of staff. */
  by: z.string(),
  user_id: z.int(),
  before: z.unknown(),
  after: z.unknown(),
  created_at: z.string()
})

export type RecordedAction = z.infer<typeof staffAction>

const permissions = z.array(z.enum(PERMISSIONS)).readonly()

const staffRole = z.object({ id: z.int(), name: z.string(), permissions, version: z.int(), members: z.int().min(0) })

export type StaffRole = z.infer<typeof staffRole>

/** A built-in role, or one of the shop's own with its id. */
const assignment = { role: z.enum(ROLES), role_id: z.int().nullable() }

const member = z.object({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  ...assignment,
  role_name: z.string().nullable(),
  blocked: z.boolean(),
  /** Open logins on browsers and of programs. */
  sessions: z.int().min(0),
  /** Whether logins need a second step. */
  two_step: z.boolean(),
  /** Whether the caller may change the access of this member. */
  changeable: z.boolean()
})

export type StaffMember = z.infer<typeof member>

const invitation = z.object({
  id: z.int(),
  channel: z.enum(INVITATION_CHANNELS),
  recipient: z.string(),
  ...assignment,
  role_name: z.string().nullable(),
  expires_at: z.string()
})

const assigned = z.strictObject({ role: z.enum(ROLES), role_id: id.nullable().default(null) })
const roleFields = {
  name: lineText(60, 'blank').trim().min(1, 'blank'),
  permissions: z.array(z.enum(PERMISSIONS), 'role_permissions_required').min(1, 'role_permissions_required').max(PERMISSIONS.length)
}
const token = z.string('token_invalid').max(200, 'token_invalid')
const params = z.object({ id: pathId() })
const memberParams = z.object({ id: pathId('member_not_found') })
const roleParams = z.object({ id: pathId('role_not_found') })
/** The feature records each change in its transaction. */
const manage = { access: 'staff', permission: 'staff.manage', recorded: false } as const

export const staffContract = defineRoutes('identity', {
  'GET /api/v2/staff/actions': {
    summary: 'Recorded changes by staff, newest first, 50 at a time',
    access: 'staff',
    permission: 'setting.edit',
    query: z.object({
      /** Continues after this id. */
      before: queryNumber(1, MAX_ID).optional(),
      /** Id of the member of staff. */
      by: queryNumber(1, MAX_ID).optional(),
      action: z.string().max(100).optional(),
      /** Part of the subject, such as an order's number. */
      subject: z.string().max(100).optional(),
      /** Days, inclusive, in the shop's time zone. */
      from: z.iso.date('date_invalid').optional(),
      to: z.iso.date('date_invalid').optional()
    }),
    response: z.object({
      actions: z.array(staffAction),
      next: z.int().nullable(),
      /** Values of the filters. */
      people: z.array(z.object({ id: z.int(), name: z.string() })),
      kinds: z.array(z.string())
    })
  },
  'GET /api/v2/staff/members': {
    summary: 'Staff and editors with their roles, open invitations, and the roles that exist',
    access: 'staff',
    permission: 'staff.manage',
    response: z.object({ members: z.array(member), invitations: z.array(invitation), roles: z.array(staffRole) })
  },
  'PUT /api/v2/staff/members/{id}/role': {
    ...manage,
    summary: 'Changes a role; `customer` ends the access. Refused where the role has changed since it was read',
    params: memberParams,
    body: assigned.extend({ expected: assigned }),
    response: done,
    errors: [409]
  },
  'PUT /api/v2/staff/members/{id}/blocked': {
    ...manage,
    summary: 'Blocks an account, which ends its sessions, or unblocks it',
    params: memberParams,
    body: z.strictObject({ blocked: z.boolean() }),
    response: done,
    errors: [409]
  },
  'DELETE /api/v2/staff/members/{id}/sessions': {
    ...manage,
    summary: 'Ends all sessions of a member except the one of this request',
    params: memberParams,
    response: done
  },
  'POST /api/v2/staff/invitations': {
    ...manage,
    summary: 'Invites somebody by e-mail, SMS or a link that the caller passes on; valid for seven days, once',
    body: assigned.extend({
      channel: z.enum(INVITATION_CHANNELS),
      /** Phone or e-mail, by the channel. */
      recipient: z.string().trim().max(EMAIL_MAX_LENGTH, 'too_long').default('')
    }),
    response: z.object({ id: z.int(), link: z.string() }),
    errors: [404]
  },
  'DELETE /api/v2/staff/invitations/{id}': { ...manage, summary: 'Cancels an open invitation', params, response: done },
  'POST /api/v2/staff/roles': {
    ...manage,
    summary: "Adds a role of the shop's own, with permissions that the caller has",
    body: z.strictObject(roleFields),
    response: z.object({ id: z.int() }),
    errors: [409]
  },
  'PUT /api/v2/staff/roles/{id}': {
    ...manage,
    summary: 'Changes a role for everybody who has it. Refused where it has changed since it was read',
    params: roleParams,
    body: z.strictObject({ ...roleFields, version: z.int().min(1) }),
    response: done,
    errors: [409]
  },
  'DELETE /api/v2/staff/roles/{id}': {
    ...manage,
    summary: 'Deletes a role that nobody has',
    params: roleParams,
    response: done,
    errors: [409]
  },
  'GET /api/v2/staff_invitation': {
    summary: 'The role that an invitation gives; null where it is used, canceled or expired',
    access: 'public',
    query: z.object({ token }),
    response: z.object({ invitation: z.object({ ...assignment, role_name: z.string().nullable() }).nullable() })
  },
  'POST /api/v2/staff_invitation': {
    summary: 'Gives the caller the role of an invitation',
    access: 'customer',
    body: z.strictObject({ token }),
    response: done,
    errors: [409]
  }
})
