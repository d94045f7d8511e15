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

test('goods that are named by an object and an instrument are for what its verb says, with any form of both', async () => {
  const tools = [
    await buildIndex([
      { phrases: ['үс хатаагч', 'hair dryer'], use: 'goods' },
      { phrases: ['сармисны шахуур', 'garlic press'], kinds: ['хавчуур'], use: 'goods' },
      { phrases: ['хоол халаагуур'], use: 'goods' },
      { phrases: ['хувцас хатаагч'], use: 'goods' },
      { phrases: ['хувцас + хатаа*'], kinds: ['угаагч хатаагч'], use: 'occasion' }
    ])
  ]
  const findKind = (text: string): string | undefined => {
    const words = tokenize(text)
    return findPair(tools, toParts(words, findMatches(tools, words)))?.groups[0]?.group.kinds[0]?.join(' ')
  }
  for (const text of ['үсээ хурдан хатаах', 'үсийг хатаадаг', 'usee hataah']) expect(findKind(text), text).toBe('үс хатаагч')
  for (const text of ['сармис шахах', 'сармисаа гараар шахдаг']) expect(findKind(text), text).toBe('сармисны шахуур')
  expect(findKind('хоолоо ажил дээрээ халаах')).toBe('хоол халаагуур')
  // A written use says more than a name.
  expect(findKind('хувцсаа хатаах')).toBe('угаагч хатаагч')
  for (const text of ['үсээ тайрах', 'сармис халаах', 'хатаах', 'хоолны хайруул']) expect(findKind(text), text).toBeUndefined()
})

test('a verb after the object names no goods, and no goods of a form of its phrase where another word says the use', async () => {
  const phones = [
    await buildIndex([
      { phrases: ['утас', 'phone'], use: 'goods' },
      { phrases: ['утасны тавиур', 'утас тавиур'], use: 'goods' },
      { phrases: ['сурах бичиг', 'сурах'], use: 'goods' },
      { phrases: ['зайрмаг', 'ice cream'], use: 'goods' },
      { phrases: ['машин + утас + тавих/барих*'], kinds: ['машины бариул'], use: 'occasion' },
      { phrases: ['зайрмаг + хийх/хөлдөө*'], kinds: ['зайрмагны машин'], use: 'occasion' },
      { phrases: ['хөгжим + сурах/тогло*'], kinds: ['морин хуур'], use: 'occasion' }
    ])
  ]
  const findKinds = (text: string): string[] => {
    const words = tokenize(text)
    const matches = findMatches(phones, words)
    applyPair(phones, words, matches)
    return [...matches.values()].flatMap(({ isOccasion, kinds }) => (isOccasion ? kinds.map(([kind = []]) => kind.join(' ')) : []))
  }
  expect(findKinds('машинд утас тавих')).toEqual(['машины бариул'])
  expect(findKinds('утас тавих')).toEqual([])
  expect(findKinds('зайрмаг хийх')).toEqual(['зайрмагны машин'])
  expect(findKinds('хөгжим сурах')).toEqual(['морин хуур'])
})

test('a use is read in the dative of its words, and by no word with other vowels', async () => {
  const uses = [
    await buildIndex([
      { phrases: ['машин/цонх/өрөө + ариутга*'], kinds: ['ариутгагч'], use: 'occasion' },
      { phrases: ['хоол + халаа*'], kinds: ['зуух'], use: 'occasion' }
    ])
  ]
  const findKind = (text: string): string | undefined => {
    const words = tokenize(text)
    return findPair(uses, toParts(words, findMatches(uses, words)))?.groups[0]?.group.kinds[0]?.join(' ')
  }
  for (const text of ['машинд ариутгах', 'өрөөнд ариутгал хийх', 'цонхондоо ариутгах', 'mashind ariutgah'])
    expect(findKind(text), text).toBe('ариутгагч')
  for (const text of ['хоолоо халаах', 'hool halaah']) expect(findKind(text), text).toBe('зуух')
  for (const text of ['хөлөө халаах', 'машинист ариутгах']) expect(findKind(text), text).toBeUndefined()
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
