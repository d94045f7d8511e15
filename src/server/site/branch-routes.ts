import type { Hono } from 'hono'
import { branchContract } from '#contract/branch.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { requireUnchanged } from '../kernel/db/require-unchanged.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { createBranch, deleteBranch, listBranchRecords, saveBranch } from './branch-records.ts'

export function createBranchRoutes({ db, database }: Server): Hono<ShopEnv> {
  const changed = (): void => invalidate(database, ['branches', 'site'])
  return implement(branchContract, {
    'GET /api/v2/staff/branches': async () => ({ branches: await listBranchRecords(db) }),

    'POST /api/v2/staff/branches': async ({ c, session, body }) => {
      const code = await runOnce(c, session, body, tx => createBranch(tx, body))
      changed()
      return { code }
    },

    'PUT /api/v2/staff/branches/{code}': async ({ params: { code }, body: { was, ...body } }) => {
      await transact(db, async tx => {
        await requireUnchanged(tx, `branch ${code}`, was, async () => (await listBranchRecords(tx)).find(each => each.code === code))
        await saveBranch(tx, code, body)
      })
      changed()
      return DONE
    },

    'DELETE /api/v2/staff/branches/{code}': async ({ params: { code } }) => {
      await transact(db, tx => deleteBranch(tx, code))
      changed()
      return DONE
    }
  })
}
