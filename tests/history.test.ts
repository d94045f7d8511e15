import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Earlier commits undid others by accident, and were mended by later ones. */
const SINCE = Date.parse('2026-11-27T09:20:00Z') / 1000
const MANY = 3
const IS_MEANT = /\b(again|restore|revert|take back|undo)/i

interface Change {
  commit: string
  seconds: number
  /** Object of each changed file. */
  objects: Map<string, string>
}

/** Empty in a copy without its history. */
function readHistory(): Change[] {
  if (!existsSync('.git')) return []
  const log = execFileSync('git', ['log', '--reverse', '--raw', '--no-abbrev', '--no-renames', '--format=commit %ct %h %s'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28
  })
  const changes: Change[] = []
  for (const line of log.split('\n')) {
    const [, seconds, commit = ''] = /^commit (\d+) (.*)$/.exec(line) ?? []
    if (seconds) changes.push({ commit, seconds: Number(seconds), objects: new Map() })
    const [, object = '', path = ''] = /^:\S+ \S+ \S+ (\S+) \S+\t(.*)$/.exec(line) ?? []
    if (path) changes.at(-1)?.objects.set(path, object)
  }
  return changes
}

/** Commits that give files the content that they had before the last change, and do not say so. */
function findUndoing(changes: readonly Change[]): string[] {
  const earlier = new Map<string, string[]>()
  return changes.flatMap(({ commit, seconds, objects }) => {
    let undone = 0
    for (const [path, object] of objects) {
      const known = earlier.get(path) ?? []
      if (known.slice(0, -1).includes(object)) undone += 1
      earlier.set(path, [...known, object])
    }
    return undone >= MANY && seconds > SINCE && !IS_MEANT.test(commit) ? [`${commit}: ${undone} files`] : []
  })
}

const makeChange = (commit: string, object: string): Change => ({
  commit,
  seconds: SINCE + 1,
  objects: new Map(['a', 'b', 'c'].map(path => [path, `${path} ${object}`]))
})

test('finds a commit that undoes another by accident', () => {
  const undone = [makeChange('add', 'one'), makeChange('change', 'two')]
  expect(findUndoing([...undone, makeChange('payment: add Pocket', 'one')])).toEqual(['payment: add Pocket: 3 files'])
  expect(findUndoing([...undone, makeChange('payment: revert Pocket', 'one')])).toEqual([])
  expect(findUndoing([...undone, makeChange('payment: add Pocket', 'three')])).toEqual([])
})

test('no commit undoes others without saying so', () => {
  expect(findUndoing(readHistory())).toEqual([])
})
