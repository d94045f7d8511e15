import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { createRenderSlots } from '#serve/render-slots.ts'

afterEach(() => void vi.useRealTimers())

test('starts as many as there are places, the others in their order, each in its own context', () => {
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
  expect(started).toEqual(['a a', 'b b'])
  release.get('b')?.()
  release.get('b')?.()
  expect(started).toEqual(['a a', 'b b', 'c c'])
  release.get('a')?.()
  expect(started).toEqual(['a a', 'b b', 'c c', 'd d'])
})

test('a render that waits for something else leaves its place, once', () => {
  vi.useFakeTimers()
  const start = createRenderSlots(1, 100)
  const started: string[] = []
  const release = new Map<string, () => void>()
  for (const name of ['slow', 'next', 'last'])
    start(done => {
      started.push(name)
      release.set(name, done)
    }, 'client')
  vi.advanceTimersByTime(99)
  expect(started).toEqual(['slow'])
  vi.advanceTimersByTime(1)
  expect(started).toEqual(['slow', 'next'])
  release.get('slow')?.()
  expect(started).toEqual(['slow', 'next'])
  release.get('next')?.()
  expect(started).toEqual(['slow', 'next', 'last'])
})

test('clients take turns, and one with many requests does not keep the others waiting', () => {
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
  for (let at = 0; at < 6; at += 1) releases[at]?.()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})
