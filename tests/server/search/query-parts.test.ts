import { beforeAll, expect, test } from 'vitest'
import { tokenize } from '#domain/search.ts'
import { withInflections } from '#server/search/plan/alternatives.ts'
import { findNearestSynonyms } from '#server/search/spelling/misspelt-synonym.ts'
import { applyPair, findMatches, toParts } from '#server/search/query/query-parts.ts'
import { buildIndex } from '#server/search/words/build-synonym-index.ts'
import { findSynonymsAt, type SynonymIndex } from '#server/search/words/synonym-index.ts'
import { findPair } from '#server/search/words/synonym-pairs.ts'

let synonyms: SynonymIndex[]
beforeAll(async () => {
  synonyms = [
    await buildIndex([
      { phrases: ['чих/ear/ears + унах*/унадаг/fall*'], kinds: ['чихэвч'], use: 'occasion' },
      { phrases: ['цай/tea + чана*/brew* + аян/trip'], kinds: ['аяллын данх'], use: 'occasion' },
      { phrases: ['цай/tea + чана*/brew*'], kinds: ['данх'], use: 'occasion' },
      { phrases: ['чихэвч', 'headphones'], use: 'goods' },
      { phrases: ['данх', 'kettle'], use: 'goods' },
      { phrases: ['цай', 'tea'], use: 'goods' }
    ])
  ]
})

/** The words that stand for a use with the kinds of goods for it, and those that only rank beside it. */
function read(text: string): { kinds: Record<string, string>; ranking: string[] } {
  const words = tokenize(text)
  const matches = findMatches(synonyms, words)
  applyPair(synonyms, words, matches)
  const entries = [...matches].map(([start, match]) => ({ word: words[start] ?? '', match }))
  return {
    kinds: Object.fromEntries(
      entries.flatMap(({ word, match }) => (match.isOccasion && match.kinds.length ? [[word, match.kinds[0]?.[0]?.join(' ') ?? '']] : []))
    ),
    ranking: entries.flatMap(({ word, match }) => (match.isSoft ? [word] : []))
  }
}

test('parts of a use stand for it together, in any order and form, and the last has its meaning', () => {
  expect(read('чихнээс унахгүй')).toEqual({ kinds: { унахгүй: 'чихэвч' }, ranking: ['чихнээс'] })
  expect(read('falls out of ears').kinds).toEqual({ ears: 'чихэвч' })
  expect(read('өглөө цай чанах')).toEqual({ kinds: { чанах: 'данх' }, ranking: ['цай', 'өглөө'] })
})

test('more parts are more specific', () => {
  expect(read('аян цай чанах').kinds).toEqual({ чанах: 'аяллын данх' })
})

test('parts alone, and goods that are asked for, stand for no use', () => {
  expect(read('унахгүй').kinds).toEqual({})
  expect(read('чих цай').kinds).toEqual({})
  // The verb follows: its object is no tea that is asked for, unlike tea that was brewed.
  expect(read('чанасан цай').kinds).toEqual({})
})

test('goods as written are no form of another word', async () => {
  const pictures = [
    await buildIndex([
      { phrases: ['зураг/photo + авах/take'], kinds: ['фото аппарат'], use: 'occasion' },
      { phrases: ['зурагт', 'tv'], use: 'goods' }
    ])
  ]
  const isRead = (text: string): boolean => {
    const words = tokenize(text)
    return findPair(pictures, toParts(words, findMatches(pictures, words))) !== null
  }
  expect([isRead('зургаа авах'), isRead('зураг авах'), isRead('зурагт авах')]).toEqual([true, true, false])
})

test('a verb is no Russian form, and a word with front vowels none with back ones', async () => {
  const goods = [await buildIndex([{ phrases: ['соль', 'уураг', 'детский крем'], use: 'goods' }])]
  for (const word of ['солих', 'үүрг']) {
    expect(findSynonymsAt(goods, [word], 0), word).toBeNull()
    expect(findNearestSynonyms(goods, word), word).toEqual([])
  }
  expect(findSynonymsAt(goods, ['соли'], 0)).toMatchObject({ isGoods: true })
})

test('of two phrases for goods that share a word, the later names them and the words before it only rank', async () => {
  const phones = [
    await buildIndex([
      { phrases: ['гар утас', 'mobile phone'], use: 'goods' },
      { phrases: ['утасны гэр', 'phone case'], use: 'goods' }
    ])
  ]
  for (const text of ['гар утасны гэр', 'mobile phone case']) {
    const matches = findMatches(phones, tokenize(text))
    expect(matches.get(0), text).toMatchObject({ length: 1, isSoft: true, isGoods: false })
    expect(matches.get(1), text).toMatchObject({ length: 2, isGoods: true })
  }
  expect(findMatches(phones, ['гар', 'утас']).get(0)).toMatchObject({ length: 2, isGoods: true })
})

test('a word that ends with й has its case endings', async () => {
  const wheels = [await buildIndex([{ phrases: ['дугуй', 'bike'], use: 'goods' }])]
  for (const form of ['дугуйн', 'дугуйд', 'дугуйтай', 'дугуйгаас']) expect(findSynonymsAt(wheels, [form], 0)?.byForm, form).toBe(true)
  expect(findSynonymsAt(wheels, ['дугуйлан'], 0)).toBeNull()
})

test('a Mongolian genitive may follow its noun', async () => {
  const saddles = [await buildIndex([{ phrases: ['дугуйн суудал', 'bike saddle'], use: 'goods' }])]
  expect(findSynonymsAt(saddles, ['суудал', 'дугуйн'], 0)).toMatchObject({ length: 2, isGoods: true })
  expect(findSynonymsAt(saddles, ['суудал', 'дугуй'], 0)).toBeNull()
})

test('a short word in Cyrillic letters is no English one of its sound', () => {
  const meaning = (word: string) => ({ word, score: 0.95, guessed: false, namesGoods: true, frequency: 1 })
  const meanings = new Map([['руль', [meaning('roll'), meaning('руль')]]])
  expect(withInflections(['руль'], meanings, false).get('руль')).toEqual([meaning('руль')])
})
