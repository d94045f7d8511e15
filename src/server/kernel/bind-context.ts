import { AsyncResource } from 'node:async_hooks'

/**
 * A function that runs `work` later in the asynchronous context of this call. Those of `AsyncResource.bind` have getters of their own, which
 * V8 allocates as old, like all getters and functions that are assigned to a property: what they refer to, such as a whole request, would
 * stay in memory until the next full garbage collection.
 */
export function bindContext<Values extends unknown[]>(work: (...values: Values) => void): (...values: Values) => void {
  const resource = new AsyncResource('bound')
  return (...values) => resource.runInAsyncScope(work, undefined, ...values)
}
