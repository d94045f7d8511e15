import type { ApprovalRules } from '#domain/moderation.ts'
import { isEditor, isStaff } from '#domain/permission.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Session } from '../kernel/http/session.ts'
import { readSettings } from '../site/index.ts'

/** Whether the shop reads what this user writes before others see it. Nobody checks the shop's own people. */
export async function isWaitingForApproval(db: Db, kind: keyof ApprovalRules, session: Session): Promise<boolean> {
  if (isStaff(session) || isEditor(session)) return false
  return (await readSettings(db)).moderation[kind]
}
