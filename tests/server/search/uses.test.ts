import { expect, test } from 'vitest'
import { tokenize } from '#domain/search.ts'
import { applyPair, findMatches, suggestUse } from '#server/search/query/query-parts.ts'
import { buildIndex, type GroupSource } from '#server/search/words/build-synonym-index.ts'
import { findSynonymsAt, type Synonyms } from '#server/search/words/synonym-index.ts'

const createUses = async (uses: Record<string, string[]>, goods: string[][] = []): Promise<Synonyms> => [
  await buildIndex([
    ...Object.entries(uses).map(([phrase, kinds]): GroupSource => ({ phrases: [phrase], kinds, use: 'occasion' })),
    ...goods.map((phrases): GroupSource => ({ phrases, use: 'goods' }))
  ])
]

/** The kinds of goods of the use of a text, the likeliest first. */
function readKinds(synonyms: Synonyms, text: string): string[] {
  const words = tokenize(text)
  const matches = findMatches(synonyms, words)
  applyPair(synonyms, words, matches)
  return [...matches.values()].flatMap(({ isOccasion, kinds }) => (isOccasion ? kinds.map(([kind = []]) => kind.join(' ')) : []))
}

test('kinds that several uses of a text name come first, and those of the others follow', async () => {
  const uses = await createUses({
    'хацар + хөлд*': ['өвлийн тос', 'хацрын тос'],
    'хацар + улай*': ['энгэсэг', 'хацрын тос'],
    'хүүхэд + хөлд*': ['хүүхдийн хөнжил', 'хацрын тос']
  })
  const kinds = readKinds(uses, 'хүүхдийн хацар улайгаад хөлдөөд')
  expect(kinds[0]).toBe('хацрын тос')
  expect(kinds.toSorted()).toEqual(['өвлийн тос', 'хацрын тос', 'хүүхдийн хөнжил', 'энгэсэг'].toSorted())
})

test('a use of few words comes before one of many', async () => {
  const uses = await createUses({
    'гар/хөл/бие/нүүр/хүзүү/нуруу + хамгаал*/дулаал*': ['алчуур'],
    'гар + хамгаал*': ['бээлий']
  })
  expect(readKinds(uses, 'гараа хамгаалах')).toEqual(['бээлий', 'алчуур'])
})

test('a use that explains more words comes first', async () => {
  const uses = await createUses({ 'хүүхэд + өмс*': ['хүүхдийн цамц'], 'даахь үргээх + өмс*': ['даахины дээл'] })
  const feasts = [...uses, await buildIndex([{ phrases: ['даахь үргээх', 'first haircut'], use: 'occasion' }])]
  expect(readKinds(feasts, 'хүүхэд даахь үргээх өмсөх')[0]).toBe('даахины дээл')
})

test('words beside a use choose among its kinds', async () => {
  const uses = await createUses({
    'хүзүү + өвд*': ['унтлагын дэр', 'аяллын дэр'],
    'онгоц + нис*': ['аяллын дэр']
  })
  expect(readKinds(uses, 'хүзүү өвдөх')[0]).toBe('унтлагын дэр')
  expect(readKinds(uses, 'онгоцонд хүзүү өвдөх')[0]).toBe('аяллын дэр')
})

test('goods that a use names are of a kind that has their name', async () => {
  const uses = await createUses({ 'уул + дугуй/унах': ['уулын дугуй'], 'уул + явах/алхах': ['уулын гутал'] }, [['дугуй', 'bicycle']])
  expect(readKinds(uses, 'уул явах дугуй')).not.toContain('уулын гутал')
})

test('words that no use has together suggest what each of them is used for', async () => {
  const uses = await createUses(
    {
      'чимээ + ажил/унтах': ['шуугиан дарагч чихэвч', 'чихний бөглөө'],
      'төвлөр* + ном/гэрт': ['ширээний дэнлүү', 'шуугиан дарагч чихэвч'],
      'анхаарал + хүүхэд': ['шуугиан дарагч чихэвч']
    },
    [['чихэвч', 'headphones']]
  )
  const suggest = (text: string) => {
    const typed = tokenize(text)
    const matches = findMatches(uses, typed)
    applyPair(uses, typed, matches)
    return suggestUse(uses, { words: typed, typed, matches })
  }
  const found = suggest('чимээтэй анхаарал төвлөрөхгүй')
  expect(found?.kinds[0]?.[0]).toEqual(['шуугиан', 'дарагч', 'чихэвч'])
  expect(found?.words).toEqual(['чимээтэй', 'анхаарал', 'төвлөрөхгүй'])
  // One word says too little, and goods that are named say what is asked for.
  for (const text of ['анхаарал', 'анхаарал бдбд', 'чимээтэй анхаарал чихэвч']) expect(suggest(text), text).toBeNull()
})

test('a verb in the form of a noun is none of its forms', async () => {
  const goods = await createUses({}, [['хуур', 'fiddle'], ['хонь', 'sheep'], ['сорогч', 'vacuum']]) // prettier-ignore
  for (const word of ['хуурах', 'хонох', 'хонохоор']) expect(findSynonymsAt(goods, [word], 0), word).toBeNull()
  for (const word of ['хуураа', 'сорох']) expect(findSynonymsAt(goods, [word], 0), word).toMatchObject({ isGoods: true })
})

test('a phrase may lack its genitive, and a Latin word is rather one of its sound than a plural', async () => {
  const goods = await createUses({}, [
    ['принтерийн хор', 'toner'],
    ['термос', 'thermos flask'],
    ['термо', 'thermal underwear']
  ])
  expect(findSynonymsAt(goods, ['принтер', 'хор'], 0)).toMatchObject({ length: 2, isGoods: true })
  expect(findSynonymsAt(goods, ['хор', 'принтер'], 0)).toBeNull()
  expect(findSynonymsAt(goods, ['termos'], 0)?.phrases.map(({ words }) => words.join(' '))).toContain('thermos flask')
})

test('a verb in the instrumental is what is done with its object', async () => {
  const uses = await createUses({ 'утас + хагар*': ['бат бөх утас'] }, [['утас', 'phone']])
  for (const text of ['утас хагарахаараа', 'утас хагарахаас']) expect(readKinds(uses, text), text).toEqual(['бат бөх утас'])
})

test('a Russian verb with a prefix is the same', async () => {
  const uses = await createUses({ 'машин*/car + чист*/clean*': ['тоос сорогч'] })
  expect(readKinds(uses, 'почистить машину')).toEqual(['тоос сорогч'])
})
