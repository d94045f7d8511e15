import { useEffect, useState } from 'react'

/** Space for two documents and the sidebar. */
const WIDE_QUERY = '(min-width: 75em)'

export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE_QUERY).matches)
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY)
    const change = (): void => setWide(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return isWide
}
