import { z } from 'zod'
import { normalizePhone } from '#domain/account.ts'
import { parseOpeningHours } from '#domain/opening-hours.ts'
import { localizedLines, localizedName, localizedText } from './document.ts'
import { done, was } from './fields.ts'
import { defineRoutes } from './route.ts'

const staff = { access: 'staff', permission: 'setting.edit' } as const
const params = z.object({ code: z.string() })

const fields = {
  name: localizedName(120),
  address: localizedLines(300),
  phone: z
    .string()
    .overwrite(typed => normalizePhone(typed) ?? typed)
    .refine(typed => typed === '' || normalizePhone(typed) !== null, 'phone_wrong'),
  /** In words that pages can tell open from closed by. */
  hours: localizedLines(120).refine(
    hours => Object.values(hours).every(text => !text || parseOpeningHours(text) !== null),
    'branch_hours_wrong'
  ),
  latitude: z.number('branch_place_wrong').min(-90, 'branch_place_wrong').max(90, 'branch_place_wrong'),
  longitude: z.number('branch_place_wrong').min(-180, 'branch_place_wrong').max(180, 'branch_place_wrong'),
  position: z.int('number_wrong').min(0, 'number_wrong').max(9999, 'number_wrong')
}

const branchRecord = z.object({
  code: z.string(),
  name: localizedText,
  address: localizedText,
  phone: z.string(),
  hours: localizedText,
  latitude: z.number(),
  longitude: z.number(),
  position: z.int(),
  /** Orders, stock or games refer to it. */
  used: z.boolean()
})
export type BranchRecord = z.infer<typeof branchRecord>

export const branchContract = defineRoutes('site', {
  'GET /api/v2/staff/branches': {
    summary: 'Staff: branches in both languages',
    ...staff,
    response: z.object({ branches: z.array(branchRecord) })
  },
  'POST /api/v2/staff/branches': {
    summary: 'Staff: opens a branch; may carry an Idempotency-Key',
    ...staff,
    body: z.strictObject(fields),
    response: z.object({ code: z.string() })
  },
  'PUT /api/v2/staff/branches/{code}': {
    summary: 'Staff: changes a branch',
    ...staff,
    params,
    body: z.strictObject({ ...fields, was }),
    response: done,
    errors: [404, 409]
  },
  'DELETE /api/v2/staff/branches/{code}': {
    summary: 'Staff: deletes a branch that nothing refers to',
    ...staff,
    params,
    response: done,
    errors: [404, 409]
  }
})
