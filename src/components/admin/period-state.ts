export const PERIOD_STATES = ['running', 'coming', 'over', 'hidden'] as const
export type Run = (typeof PERIOD_STATES)[number]

/** Where something with a beginning and an end stands at `now`; both are ISO instants and may be missing. */
export function periodState(from: string | null | undefined, to: string | null | undefined, now: Date): Run {
  if (from && Date.parse(from) > now.getTime()) return 'coming'
  return to && Date.parse(to) <= now.getTime() ? 'over' : 'running'
}
