import { map } from 'nanostores'
import type { EditedTranslation } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { describeFailure, type Failure } from '../failures.ts'

/** Milliseconds after the last key, and at most after the first, until a text is sent. */
const QUIET_MS = 1200
const LONGEST_MS = 8000
/** How soon a text is sent again that could not be. */
const AGAIN_MS = 8000
/** How long a save waits for a browser that is busy. */
const IDLE_MS = 1000

export type SaveState =
  | { is: 'saved'; at: string }
  | { is: 'changed' }
  | { is: 'saving' }
  /** The shop cannot be reached: `kept` says whether this browser holds a copy. */
  | { is: 'away'; kept: boolean }
  | { is: 'loggedOut' }
  | { is: 'refused'; failure: Failure }
  /** Somebody else saved in between. */
  | { is: 'stale'; theirs: EditedTranslation }

/** What is saved by itself: each language, and what both share. */
export type Part = Locale | 'settings'

export const $saves = map<Record<Part, SaveState>>({ mn: { is: 'changed' }, en: { is: 'changed' }, settings: { is: 'changed' } })

const waiting: Partial<Record<Part, { stop: () => void; since: number }>> = {}
const running = new Set<Part>()
/** Changes count up, so that one made while a save is under way is not taken for saved. */
const changes: Record<Part, number> = { mn: 0, en: 0, settings: 0 }

/** Something of a part was changed. */
export function count(part: Part): void {
  changes[part] += 1
}

export const lastChange = (part: Part): number => changes[part]

/**
 * Runs after a pause, when the browser has nothing else to do: a key never waits for a save. What is changed again meanwhile puts
 * it off, but not for ever.
 */
export function later(part: Part, run: () => void, wait = QUIET_MS): void {
  const since = waiting[part]?.since ?? Date.now()
  calm(part)
  const delay = Math.max(0, Math.min(wait, since + Math.max(LONGEST_MS, wait) - Date.now()))
  const timer = setTimeout(() => {
    const stop = whenIdle(() => {
      delete waiting[part]
      run()
    })
    waiting[part] = { since, stop }
  }, delay)
  waiting[part] = { since, stop: () => clearTimeout(timer) }
}

/** @returns what calls it off */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS })
  return () => cancelIdleCallback(handle)
}

/** What was to run later does not. */
export function calm(part: Part): void {
  waiting[part]?.stop()
  delete waiting[part]
}

/** Lets what was typed meanwhile be shown: a long text is read, kept and sent in pieces. */
export const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/**
 * One save of a part at a time: where one is under way, `again` runs after it. `send` resolves with whether the shop has the
 * last of it; where it throws, the state says why and `again` runs where waiting may help. `isKept` says whether this browser has
 * a copy then.
 */
export async function saveInOrder(part: Part, send: () => Promise<boolean>, again: () => void, isKept = () => false): Promise<boolean> {
  if (running.has(part)) {
    later(part, again)
    return false
  }
  running.add(part)
  $saves.setKey(part, { is: 'saving' })
  try {
    return await send()
  } catch (error) {
    if (fail(part, error, isKept())) later(part, again, AGAIN_MS)
    return false
  } finally {
    running.delete(part)
  }
}

/** @returns whether to try again by and by */
function fail(part: Part, error: unknown, kept: boolean): boolean {
  const status: unknown = Reflect.get(Object(error), 'status')
  const theirs = conflictingTranslation(error)
  const isAway = status === 0 || (typeof status === 'number' && status >= 500)
  if (status === 409 && theirs && part !== 'settings') $saves.setKey(part, { is: 'stale', theirs })
  else if (status === 401) $saves.setKey(part, { is: 'loggedOut' })
  else if (isAway) $saves.setKey(part, { is: 'away', kept })
  else $saves.setKey(part, { is: 'refused', failure: describeFailure(error) })
  return status === 401 || isAway
}

/** The other's text in the answer to a stale save. */
export function conflictingTranslation(error: unknown): EditedTranslation | null {
  const body: unknown = Reflect.get(Object(error), 'body')
  const found: unknown = Reflect.get(Object(body), 'theirs') ?? Reflect.get(Object(Reflect.get(Object(body), 'details')), 'theirs')
  return typeof found === 'object' && found !== null ? (found as EditedTranslation) : null
}

/** Waits for the save that is under way: it may have missed the last keys. */
export async function settled(part: Part): Promise<void> {
  calm(part)
  for (let tries = 0; running.has(part) && tries < 100; tries += 1) await new Promise(resolve => setTimeout(resolve, 50))
}
