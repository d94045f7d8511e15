import { useEffect, useEffectEvent } from 'react'

const DEBOUNCE_MS = 180

interface Search<Result> {
  search: (text: string) => Promise<Result>
  /** Gets the result for the newest text only. */
  onFound: (result: Result) => void
  onFailed: () => void
}

/** Searches once typing pauses. */
export function useSearch<Result>(text: string, { search, onFound, onFailed }: Search<Result>): void {
  const ask = useEffectEvent(search)
  const succeed = useEffectEvent(onFound)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    let isCurrent = true
    const run = async (): Promise<void> => {
      try {
        const result = await ask(text)
        if (isCurrent) succeed(result)
      } catch {
        if (isCurrent) fail()
      }
    }
    const timer = setTimeout(() => void run(), DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
}
