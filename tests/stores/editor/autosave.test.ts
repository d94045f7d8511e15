import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $saves, cancelScheduledSave, scheduleSave, saveExclusively } from '#stores/editor/autosave.ts'
import { changeState } from '#stores/editor/entry-actions.ts'
import { $uploads, removeUpload } from '#stores/editor/uploads.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  cancelScheduledSave('mn')
  vi.useRealTimers()
})

test('a pause saves the last change, and continuous typing delays a save only up to a limit', () => {
  const run = vi.fn()
  scheduleSave('mn', run)
  vi.advanceTimersByTime(1000)
  scheduleSave('mn', run)
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(run).toHaveBeenCalledTimes(1)
  for (let second = 0; second < 20; second += 1) {
    scheduleSave('mn', run)
    vi.advanceTimersByTime(1000)
  }
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(3)
  scheduleSave('mn', run)
  const before = run.mock.calls.length
  cancelScheduledSave('mn')
  vi.advanceTimersByTime(20_000)
  expect(run).toHaveBeenCalledTimes(before)
})

test('one save runs at a time; a temporary failure is retried, a permanent one is reported', async () => {
  const again = vi.fn()
  let end = (): void => {}
  const first = saveExclusively('mn', () => new Promise<boolean>(resolve => (end = () => resolve(true))), again)
  expect($saves.get().mn).toEqual({ status: 'saving' })
  expect(await saveExclusively('mn', async () => true, again)).toBe(false)
  end()
  expect(await first).toBe(true)
  vi.advanceTimersByTime(1300)
  expect(again).toHaveBeenCalledTimes(1)

  const refuse = (status: number, body: object = {}) =>
    saveExclusively(
      'mn',
      () => Promise.reject(Object.assign(new Error('refused'), { status, body })),
      again,
      () => true
    )
  expect(await refuse(0)).toBe(false)
  expect($saves.get().mn).toEqual({ status: 'away', hasLocalDraft: true })
  vi.advanceTimersByTime(8100)
  expect(again).toHaveBeenCalledTimes(2)
  await refuse(422, { error: 'Урт байна' })
  expect($saves.get().mn).toEqual({ status: 'refused', failure: { text: 'Урт байна' } })
  await refuse(409, { details: { theirs: { version: 3 } } })
  expect($saves.get().mn).toMatchObject({ status: 'stale', theirs: { version: 3 } })
  vi.advanceTimersByTime(20_000)
  expect(again).toHaveBeenCalledTimes(2)
})

test('a language is not published while a picture of it is being uploaded', async () => {
  $uploads.setKey('upload-1', { name: 'a.jpg', source: new File([], 'a.jpg'), progress: 0.5 })
  await expect(changeState('mn', 'published')).rejects.toMatchObject({ reason: 'picture_waits' })
  removeUpload('upload-1')
  await expect(changeState('mn', 'published')).rejects.not.toMatchObject({ reason: 'picture_waits' })
})
