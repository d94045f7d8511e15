import { toRouteAction, type StaffAction } from '#domain/staff-action.ts'
import type { RouteDefinition } from '#contract/route.ts'
import { log } from '../log/log.ts'
import { redactValues } from '../db/failures.ts'
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

/** Whether a route's successful calls are recorded here. */
export const isRecorded = (method: string, { access, recorded }: RouteDefinition): boolean =>
  method !== 'GET' && (recorded ?? (access === 'staff' || access === 'owner'))

/**
 * Records a successful call of a staff route after its transaction. `before` and `after` are the record that the route changes, where
 * the same contract reads it; else `after` is the input.
 */
export async function recordCall(
  db: Db,
  call: { key: string; userId: number; params: unknown; before: unknown; after: unknown; now: Date }
): Promise<void> {
  const subject = Object.values((call.params ?? {}) as Record<string, unknown>).join('/')
  const [before, after] = call.before === undefined ? [null, call.after] : selectChangedParts(call.before, call.after)
  const row = { action: toRouteAction(call.key), subject, before: toStored(before), after: toStored(after) }
  try {
    await db.insert(staffActions).values({ userId: call.userId, ...row, createdAt: call.now })
  } catch (error) {
    // The change has been committed: its caller gets the result.
    log.error({ action: row.action, error: redactValues(error) }, 'an action of staff was not recorded')
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both values without the fields that are equal. */
function selectChangedParts(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (!isRecord(before) || !isRecord(after)) return [before, after]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  )
  const parts = names.map(name => [name, ...selectChangedParts(before[name], after[name])] as const)
  return [Object.fromEntries(parts.map(([name, one]) => [name, one])), Object.fromEntries(parts.map(([name, , other]) => [name, other]))]
}

const toStorable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')

const MAX_CHARACTERS = 20_000
const SECRET = /password|token|secret|pin$/i

/** The value without secrets; null for one too long to be read. What Postgres cannot store is replaced: no input keeps a call out. */
function toStored(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (name, part: unknown) => {
    if (isRecord(part)) return Object.fromEntries(Object.entries(part).map(([key, each]) => [toStorable(key), each]))
    if (typeof part !== 'string') return part
    return SECRET.test(name) ? '•••' : toStorable(part)
  })
  return text.length > MAX_CHARACTERS ? null : (JSON.parse(text) as unknown)
}
