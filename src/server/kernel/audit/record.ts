import type { StaffAction } from '#domain/staff-action.ts'
import type { Db } from '../db/open.ts'
import { staffActions } from './tables.ts'

/** Records a change in its transaction. */
export async function recordAction(
  tx: Db,
  {
    userId,
    action,
    subject,
    before,
    after,
    now
  }: { userId: number; action: StaffAction; subject: string; before: unknown; after: unknown; now: Date }
): Promise<void> {
  await tx.insert(staffActions).values({ userId, action, subject, before, after, createdAt: now })
}
