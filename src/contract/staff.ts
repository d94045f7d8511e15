import { z } from 'zod'
import { STAFF_ACTIONS } from '#domain/staff-action.ts'
import { queryNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

const staffAction = z.object({
  id: z.int(),
  action: z.enum(STAFF_ACTIONS),
  /** Name of a setting, or the person whose access was changed. */
  subject: z.string(),
  /** Name or phone of the member of staff. */
  by: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  created_at: z.string()
})

export type RecordedAction = z.infer<typeof staffAction>

export const staffContract = defineRoutes('identity', {
  'GET /api/v2/staff/actions': {
    summary: 'Recorded changes by staff, newest first, 50 at a time',
    access: 'staff',
    permission: 'setting.edit',
    query: z.object({
      /** Continues after this id. */
      before: queryNumber(1, 2 ** 31 - 1).optional()
    }),
    response: z.object({ actions: z.array(staffAction), next: z.int().nullable() })
  }
})
