import type { Failure } from '#stores/failures.ts'
import { useWords } from './words.ts'

/** What went wrong, in words. */
export function useFailure(): (failure: Failure) => string {
  const say = useWords()
  return failure => ('text' in failure ? failure.text : failure.code === 'offline' ? say('failed_away') : say('failed'))
}
