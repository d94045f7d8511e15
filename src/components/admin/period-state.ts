const PERIOD_STATES = ['running', 'coming', 'over', 'hidden'] as const
export type PeriodState = (typeof PERIOD_STATES)[number]

/** State of a period at `now`; both ends are ISO 8601 and optional. */
export function toPeriodState(from: string | null | undefined, to: string | null | undefined, now: Date): PeriodState {
  if (from && Date.parse(from) > now.getTime()) return 'coming'
  return to && Date.parse(to) <= now.getTime() ? 'over' : 'running'
}
