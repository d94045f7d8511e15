import { map } from 'nanostores'
import type { EditedTranslation } from '#contract/edited-entry.ts'
import type { Locale } from '#domain/site.ts'
import { describeFailure, type Failure } from '../failures.ts'

/** Milliseconds after the last keystroke, and at most after the first, until a save. */
const DEBOUNCE_MS = 1200
const MAX_DELAY_MS = 8000
/** Delay before a failed save is repeated. */
const RETRY_MS = 8000
/** Limit of the wait for an idle browser. */
const IDLE_TIMEOUT_MS = 1000

export type SaveState =
  | { status: 'saved'; at: string }
  | { status: 'changed' }
  | { status: 'saving' }
  /** The server is unreachable; `hasLocalDraft` is true where this browser has a copy. */
  | { status: 'away'; hasLocalDraft: boolean }
  | { status: 'loggedOut' }
  | { status: 'refused'; failure: Failure }
  /** Another person has saved in between. */
  | { status: 'stale'; theirs: EditedTranslation }

/** What is saved separately: each language, and the shared settings. */
export type SavePart = Locale | 'settings'

export const $saves = map<Record<SavePart, SaveState>>({
  mn: { status: 'changed' },
  en: { status: 'changed' },
  settings: { status: 'changed' }
})

const scheduled: Partial<Record<SavePart, { stop: () => void; since: number }>> = {}
const running = new Set<SavePart>()
/** Counters of changes; they detect a change during a save. */
const changes: Record<SavePart, number> = { mn: 0, en: 0, settings: 0 }

export function markChange(part: SavePart): void {
  changes[part] += 1
}

export const changeCount = (part: SavePart): number => changes[part]

/**
 * Schedules a save for an idle moment after a pause, so that no keystroke waits for a save. Further changes postpone it, up to
 * `MAX_DELAY_MS`.
 */
export function scheduleSave(part: SavePart, run: () => void, wait = DEBOUNCE_MS): void {
  const since = scheduled[part]?.since ?? Date.now()
  cancelScheduledSave(part)
  const delay = Math.max(0, Math.min(wait, since + Math.max(MAX_DELAY_MS, wait) - Date.now()))
  const timer = setTimeout(() => {
    const stop = runWhenIdle(() => {
      delete scheduled[part]
      run()
    })
    scheduled[part] = { since, stop }
  }, delay)
  scheduled[part] = { since, stop: () => clearTimeout(timer) }
}

/** @returns a function that cancels the call */
function runWhenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

export function cancelScheduledSave(part: SavePart): void {
  scheduled[part]?.stop()
  delete scheduled[part]
}

/** Lets the browser render pending input between the steps of a save. */
export const yieldToBrowser = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/**
 * Runs one save of a part at a time; while one is running, `retry` is scheduled. `send` resolves with whether the latest change
 * is saved. After an error the state has the reason, and `retry` is scheduled where it can help.
 */
export async function saveExclusively(
  part: SavePart,
  send: () => Promise<boolean>,
  retry: () => void,
  hasLocalDraft = () => false
): Promise<boolean> {
  if (running.has(part)) {
    scheduleSave(part, retry)
    return false
  }
  running.add(part)
  $saves.setKey(part, { status: 'saving' })
  try {
    return await send()
  } catch (error) {
    if (recordFailure(part, error, hasLocalDraft())) scheduleSave(part, retry, RETRY_MS)
    return false
  } finally {
    running.delete(part)
  }
}

/** @returns whether a retry can help */
function recordFailure(part: SavePart, error: unknown, hasDraft: boolean): boolean {
  const status: unknown = Reflect.get(Object(error), 'status')
  const theirs = findConflictingTranslation(error)
  const isUnreachable = status === 0 || (typeof status === 'number' && status >= 500)
  if (status === 409 && theirs && part !== 'settings') $saves.setKey(part, { status: 'stale', theirs })
  else if (status === 401) $saves.setKey(part, { status: 'loggedOut' })
  else if (isUnreachable) $saves.setKey(part, { status: 'away', hasLocalDraft: hasDraft })
  else $saves.setKey(part, { status: 'refused', failure: describeFailure(error) })
  return status === 401 || isUnreachable
}

/** The other person's translation in the response to a stale save. */
export function findConflictingTranslation(error: unknown): EditedTranslation | null {
  const body: unknown = Reflect.get(Object(error), 'body')
  const current: unknown = Reflect.get(Object(body), 'theirs') ?? Reflect.get(Object(Reflect.get(Object(body), 'details')), 'theirs')
  return typeof current === 'object' && current !== null ? (current as EditedTranslation) : null
}

/** A running save may not contain the last keystrokes. */
export async function waitForSave(part: SavePart): Promise<void> {
  cancelScheduledSave(part)
  for (let tries = 0; running.has(part) && tries < 100; tries += 1) await new Promise(resolve => setTimeout(resolve, 50))
}
