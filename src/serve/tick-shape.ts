import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * `process.nextTick` makes an object with computed keys at each call, a dozen in a request. Where none is alive at a full garbage collection,
 * V8 drops their hidden classes, and adds the keys of all later ones by slow calls, until the process ends. One that stays alive prevents that.
 */
export function keepTickShape(): void {
  process.nextTick(() => void kept.push(executionAsyncResource()))
}
