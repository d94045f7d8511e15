import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredBlock } from '#domain/document.ts'
import { type MergeChoice, mergeBlocks, type BlockDiff, compareBlocks, compareWords } from '#stores/editor/difference.ts'

const block = fc.oneof(
  fc.constantFrom('нэг', 'хоёр', 'гурав', 'дөрөв').map((text): StoredBlock => ({ type: 'paragraph', text: [{ text }] })),
  fc.constantFrom('а', 'б').map((text): StoredBlock => ({ type: 'heading', level: 2, text }))
)
const blocks = fc.array(block, { maxLength: 12 })
const countChanges = (stretches: readonly BlockDiff[]): number => stretches.filter(stretch => 'before' in stretch).length
const chooseAll = (choice: MergeChoice, stretches: readonly BlockDiff[]): MergeChoice[] =>
  Array.from({ length: countChanges(stretches) }, () => choice)

test('keeping mine everywhere gives mine, taking theirs everywhere gives theirs', () => {
  fc.assert(
    fc.property(blocks, blocks, (theirs, ours) => {
      const stretches = compareBlocks(theirs, ours)
      expect(mergeBlocks(stretches, chooseAll('after', stretches))).toEqual(ours)
      expect(mergeBlocks(stretches, chooseAll('before', stretches))).toEqual(theirs)
    })
  )
})

test('whatever is chosen, a block of either text is only lost where it was not chosen', () => {
  fc.assert(
    fc.property(blocks, blocks, (theirs, ours) => {
      const stretches = compareBlocks(theirs, ours)
      const both = mergeBlocks(stretches, chooseAll('both', stretches))
      for (const one of [...theirs, ...ours]) expect(both).toContainEqual(one)
      expect(both.length).toBeLessThanOrEqual(theirs.length + ours.length)
    })
  )
})

test('equal documents have no difference, whatever the order of their fields', () => {
  const one: StoredBlock[] = [{ type: 'quote', text: 'үг', cite: 'хэн' }]
  const other = [{ cite: 'хэн', text: 'үг', type: 'quote' }] as StoredBlock[]
  expect(countChanges(compareBlocks(one, other))).toBe(0)
})

test('words are compared in Cyrillic', () => {
  expect(compareWords('Ноолуурыг гараар угаана', 'Ноолуурыг гараар зөөлөн угаана')).toEqual([
    { text: 'Ноолуурыг гараар ', change: 'same' },
    { text: 'зөөлөн ', change: 'added' },
    { text: 'угаана', change: 'same' }
  ])
})

test('a word diff contains all words of both texts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('а', 'б', ' ', '.', 'ө') }),
      fc.string({ unit: fc.constantFrom('а', 'б', ' ', '.', 'ү') }),
      (before, after) => {
        const words = compareWords(before, after)
        const of = (is: string): string => words.flatMap(word => (word.change === is || word.change === 'same' ? [word.text] : [])).join('')
        expect(of('removed')).toBe(before)
        expect(of('added').replace(/^\n/, '')).toBe(after)
      }
    )
  )
})
