import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'

/** The first browser render must equal the server's, which has no localStorage. */
export function useHydratedStore<Value>($store: ReadableAtom<Value>, onServer: Value): Value {
  return useStore<ReadableAtom<Value>>($store, { ssr: () => onServer })
}
