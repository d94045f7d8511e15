import { z } from 'zod'
import { done } from './fields.ts'
import { defineRoutes } from './route.ts'

const session = z.object({
  id: z.string(),
  /** Browser and system, such as `Chrome, Android`; empty where they are unknown. */
  device: z.string(),
  /** A program with a token of the API instead of a browser. */
  is_program: z.boolean(),
  is_current: z.boolean(),
  logged_in_at: z.string(),
  /** To about ten minutes. */
  used_at: z.string()
})
export type LoginSession = z.infer<typeof session>

export const sessionContract = defineRoutes('identity', {
  'GET /api/v2/users/sessions': {
    summary: 'Where the account is logged in, and whether logins from new devices are announced',
    access: 'customer',
    response: z.object({ sessions: z.array(session), login_notices: z.boolean() })
  },
  'DELETE /api/v2/users/sessions/{id}': {
    summary: 'Ends a session of the account',
    access: 'customer',
    params: z.object({ id: z.uuid('session_not_found') }),
    response: done,
    errors: [404]
  },
  'POST /api/v2/users/sessions/end_others': {
    summary: 'Ends all sessions of the account but the one of the caller',
    access: 'customer',
    response: done
  },
  'PUT /api/v2/users/login_notices': {
    summary: 'Switches messages about logins from new devices on or off',
    access: 'customer',
    body: z.strictObject({ enabled: z.boolean() }),
    response: done
  }
})
