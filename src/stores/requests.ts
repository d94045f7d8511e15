import { atom, computed, type ReadableAtom } from 'nanostores'
import { describeFailure, type Failure } from './failures.ts'

interface RequestTracker {
  $fetching: ReadableAtom<boolean>
  $error: ReadableAtom<Failure | null>
  /** Runs a call and updates the flags. An error is stored in `$error` until the next call, and rethrown. */
  run: <Result>(call: () => Promise<Result>) => Promise<Result>
  /** Stores an error, such as one that a later call has replaced. */
  fail: (error: unknown) => void
  /** Forgets the last error. */
  reset: () => void
}

/** The fetching and error flags of a feature. `$fetching` stays true until the last of overlapping calls ends. */
export function trackRequests(): RequestTracker {
  const $running = atom(0)
  const $error = atom<Failure | null>(null)
  const fail = (error: unknown): void => $error.set(describeFailure(error))
  const reset = (): void => $error.set(null)
  return {
    $fetching: computed($running, running => running > 0),
    $error,
    run: async call => {
      // Of overlapping calls a success does not hide the failure of another.
      if ($running.get() === 0) reset()
      $running.set($running.get() + 1)
      try {
        return await call()
      } catch (error) {
        fail(error)
        throw error
      } finally {
        $running.set($running.get() - 1)
      }
    },
    fail,
    reset
  }
}
