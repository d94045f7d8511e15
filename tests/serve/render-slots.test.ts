import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createRenderSlots } from '#serve/render-slots.ts'

afterEach(() => void vi.useRealTimers())

/** Lets every render start that has a place. */
async function settle(): Promise<void> {
  for (let iteration = 0; iteration < 10; iteration += 1) await nextIteration()
}

test('starts as many as there are places, the others in their order, each in its own context', async () => {
  const start = createRenderSlots(2)
  const context = new AsyncLocalStorage<string>()
  const started: string[] = []
  const release = new Map<string, () => void>()
  for (const name of ['a', 'b', 'c', 'd'])
    context.run(name, () =>
      start(done => {
        started.push(`${name} ${context.getStore()}`)
        release.set(name, done)
      }, 'client')
    )
  await settle()
  expect(started).toEqual(['a a', 'b b'])
  release.get('b')?.()
  release.get('b')?.()
  await settle()
  expect(started).toEqual(['a a', 'b b', 'c c'])
  release.get('a')?.()
  await settle()
  expect(started).toEqual(['a a', 'b b', 'c c', 'd d'])
})

test('starts one in an iteration of the event loop, so that new connections are accepted between two pages', async () => {
  const start = createRenderSlots(2)
  let started = 0
  for (let n = 0; n < 3; n += 1)
    start(release => {
      started += 1
      release()
    }, 'client')
  const inIterations = [started]
  for (let iteration = 0; iteration < 4; iteration += 1) {
    await nextIteration()
    inIterations.push(started)
  }
  expect(inIterations).toEqual([0, 1, 2, 3, 3])
})

test('a render that waits for something else leaves its place, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const start = createRenderSlots(1, 100)
  const started: string[] = []
  const release = new Map<string, () => void>()
  for (const name of ['slow', 'next', 'last'])
    start(done => {
      started.push(name)
      release.set(name, done)
    }, 'client')
  await settle()
  vi.advanceTimersByTime(99)
  await settle()
  expect(started).toEqual(['slow'])
  vi.advanceTimersByTime(1)
  await settle()
  expect(started).toEqual(['slow', 'next'])
  release.get('slow')?.()
  await settle()
  expect(started).toEqual(['slow', 'next'])
  release.get('next')?.()
  await settle()
  expect(started).toEqual(['slow', 'next', 'last'])
})

test('clients take turns, and one with many requests does not keep the others waiting', async () => {
  const start = createRenderSlots(1)
  const started: string[] = []
  const releases: (() => void)[] = []
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
    start(
      done => {
        started.push(name)
        releases.push(done)
      },
      name.slice(0, 1)
    )
  for (let at = 0; at < 6; at += 1) {
    await settle()
    releases[at]?.()
  }
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})
