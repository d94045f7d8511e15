import type { Hono } from 'hono'
import { staffContract } from '#contract/staff.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import { scheduleDelivery } from '../kernel/messages/delivery.ts'
import type { Server } from '../kernel/server.ts'
import { listActions } from './staff-actions.ts'
import { acceptInvitation, cancelInvitation, findInvitation, inviteMember, listInvitations } from './staff-invitations.ts'
import { blockMember, changeRole, endSessions, listMembers } from './staff-members.ts'
import { deleteRole, listRoles, saveRole, toManager } from './staff-roles.ts'

export function createStaffRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  return implement(staffContract, {
    'GET /api/v2/staff/actions': ({ query, session }) => listActions(db, query, session),

    'GET /api/v2/staff/members': async ({ session }) => ({
      members: await listMembers(db, toManager(session), now()),
      invitations: await listInvitations(db, now()),
      roles: await listRoles(db)
    }),

    'PUT /api/v2/staff/members/{id}/role': async ({ params, body, session }) => {
      const change = {
        to: { role: body.role, roleId: body.role_id },
        expected: { role: body.expected.role, roleId: body.expected.role_id }
      }
      await transact(db, tx => changeRole(tx, toManager(session), params.id, change, now()))
      return DONE
    },

    'PUT /api/v2/staff/members/{id}/blocked': async ({ params, body, session }) => {
      await transact(db, tx => blockMember(tx, toManager(session), params.id, body.blocked, now()))
      return DONE
    },

    'DELETE /api/v2/staff/members/{id}/sessions': async ({ params, session }) => {
      await transact(db, tx => endSessions(tx, toManager(session), params.id, now()))
      return DONE
    },

    'POST /api/v2/staff/invitations': async ({ body: { role_id: roleId, ...body }, session, locale }) => {
      const context = { publicUrl: config.publicUrl, locale, now: now() }
      const invited = await transact(db, tx => inviteMember(tx, toManager(session), { ...body, roleId }, context))
      scheduleDelivery(server)
      return invited
    },

    'DELETE /api/v2/staff/invitations/{id}': async ({ params, session }) => {
      await transact(db, tx => cancelInvitation(tx, toManager(session), params.id, now()))
      return DONE
    },

    'POST /api/v2/staff/roles': async ({ body, session }) => ({
      id: await transact(db, tx => saveRole(tx, toManager(session), body, null, now()))
    }),

    'PUT /api/v2/staff/roles/{id}': async ({ params: { id }, body: { version, ...role }, session }) => {
      await transact(db, tx => saveRole(tx, toManager(session), role, { id, version }, now()))
      return DONE
    },

    'DELETE /api/v2/staff/roles/{id}': async ({ params, session }) => {
      await transact(db, tx => deleteRole(tx, toManager(session), params.id, now()))
      return DONE
    },

    'GET /api/v2/staff_invitation': async ({ query }) => ({ invitation: await findInvitation(db, query.token, now()) }),

    'POST /api/v2/staff_invitation': async ({ body, userId }) => {
      await transact(db, tx => acceptInvitation(tx, body.token, userId, now()))
      return DONE
    }
  })
}
