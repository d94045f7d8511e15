import { atom, computed, type ReadableAtom } from 'nanostores'
import { describeFailure, type Failure } from './failures.ts'

export type RequestState = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; failure: Failure }

export interface Requests {
  $request: ReadableAtom<RequestState>
  $fetching: ReadableAtom<boolean>
  $error: ReadableAtom<Failure | null>
  /** Runs a call with the domain's flags around it. A refusal is kept in `$error` and thrown on. */
  run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

/** The fetching and error flags of one domain. Overlapping calls keep `$fetching` until the last has ended. */
export function requestsOf(): Requests {
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
        const answer = await call()
        running -= 1
        if (running === 0) $request.set({ state: 'idle' })
        return answer
      } catch (error) {
        running -= 1
        $request.set({ state: 'failed', failure: describeFailure(error) })
        throw error
      }
    }
  }
}
