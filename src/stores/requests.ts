import { atom, computed, type ReadableAtom } from 'nanostores'
import { describeFailure, type Failure } from './failures.ts'

type RequestState = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; failure: Failure }

export interface RequestTracker {
  $request: ReadableAtom<RequestState>
  $fetching: ReadableAtom<boolean>
  $error: ReadableAtom<Failure | null>
  /** Runs a call and updates the flags. An error is stored in `$error` and rethrown. */
  run: <Result>(call: () => Promise<Result>) => Promise<Result>
}

/** The fetching and error flags of a feature. `$fetching` stays true until the last of overlapping calls ends. */
export function trackRequests(): RequestTracker {
  const $request = atom<RequestState>({ state: 'idle' })
  let running = 0
  return {
    $request,
    $fetching: computed($request, request => request.state === 'loading'),
    $error: computed($request, request => (request.state === 'failed' ? request.failure : null)),
    run: async call => {
      running += 1
      $request.set({ state: 'loading' })
      try {
        const result = await call()
        running -= 1
        if (running === 0) $request.set({ state: 'idle' })
        return result
      } catch (error) {
        running -= 1
        $request.set({ state: 'failed', failure: describeFailure(error) })
        throw error
      }
    }
  }
}
