import { setInterval } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import { tokenize } from '#domain/search.ts'
import { MAX_PHRASE_WORDS, type SynonymGroup } from '#domain/synonyms.ts'
import type { Suggestions } from '#domain/suggestions.ts'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { findNearestSynonyms } from '#server/search/spelling/misspelt-synonym.ts'
import { withoutIgnored } from '#server/search/query/query-words.ts'
import { buildIndex } from '#server/search/words/build-synonym-index.ts'
import { findSynonymsAt } from '#server/search/words/synonym-index.ts'
import { findPair } from '#server/search/words/synonym-pairs.ts'
import { readVocabulary, createVocabularyIndex } from '#server/search/words/vocabulary.ts'
import { furnishShop, createListingRoutes, NOON, openTestShop, stockProduct, type TestShop } from '../catalogue/small-shop.ts'

const PATH = '/api/v2/search/synonyms'

describe('synonyms', () => {
  let shop: TestShop
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    shop = await openTestShop([createListingRoutes])
    await furnishShop(shop.db)
    await stockProduct(shop.db, { slug: 'kettle', title: { mn: 'Цахилгаан данх' }, taxonId: 5 })
    for (const role of ['customer', 'staff'] as const) {
      const [user] = await shop.db.insert(users).values({ role }).returning({ id: users.id })
      tokens[role] = (await createSession(shop.db, { kind: 'bearer', userId: user?.id ?? 0, now: NOON })).token
    }
  }, 60_000)
  afterAll(() => shop.close())

  const ask = async (method: string, path = PATH, body?: unknown, role = 'staff') => {
    const response = await shop.app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {})
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    return { status: response.status, body: (await response.json()) as SynonymGroup & ErrorBody }
  }
  const searchTitles = async (text: string): Promise<string[]> =>
    (await shop.read<Suggestions>(`/api/v2/search/suggestions?q=${encodeURIComponent(text)}`)).products.map(product => product.slug)

  test('are limited to staff', async () => {
    for (const [method, path] of [
      ['GET', PATH],
      ['POST', PATH],
      ['PUT', `${PATH}/1`],
      ['DELETE', `${PATH}/1`]
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { phrases: ['a', 'b'] }
      expect((await ask(method, path, body, 'guest')).status).toBe(401)
      expect((await ask(method, path, body, 'customer')).status).toBe(403)
    }
    expect((await ask('GET')).body).toEqual([])
  })

  test('are added, changed and deleted with effect on searches', async () => {
    expect(await searchTitles('жинхрүү')).toEqual([])
    const { body: group } = await ask('POST', PATH, { phrases: [' данх ', 'жинхрүү', 'Жинхрүү', '', 'ус  буцалгагч'] })
    expect(group.phrases).toEqual(['данх', 'жинхрүү', 'ус буцалгагч'])
    for (const text of ['жинхрүү', 'jinhruu', 'ус буцалгагч']) expect(await searchTitles(text)).toEqual(['kettle'])
    expect((await ask('PUT', `${PATH}/${group.id}`, { phrases: ['данх', 'самовар'] })).status).toBe(200)
    expect(await searchTitles('жинхрүү')).toEqual([])
    expect(await searchTitles('самовар')).toEqual(['kettle'])
    expect((await ask('DELETE', `${PATH}/${group.id}`)).status).toBe(200)
    expect((await ask('DELETE', `${PATH}/${group.id}`)).status).toBe(200)
    expect(await searchTitles('самовар')).toEqual([])
    expect((await ask('PUT', `${PATH}/${group.id}`, { phrases: ['данх', 'самовар'] })).status).toBe(404)
  })

  test.each<[string, unknown, RegExp]>([
    ['one word', { phrases: ['данх', ' Данх '] }, /at least two/],
    ['signs for words', { phrases: ['данх', '!!!'] }, /up to 4 words/],
    ['a sentence', { phrases: ['данх', 'нэг хоёр гурав дөрөв тав'] }, /up to 4 words/],
    ['too many', { phrases: Array.from({ length: 21 }, (_, n) => `үг${n}`) }, /up to 20/],
    ['a control character', { phrases: ['данх', 'a\u0000b'] }, /./],
    ['no list', { phrases: 'данх' }, /./],
    ['nothing', {}, /./]
  ])('refuse %s', async (_, body, sentence) => {
    const { status, body: response } = await ask('POST', PATH, body)
    expect(status).toBe(422)
    expect(response.error).toMatch(sentence)
    expect((await ask('GET')).body).toEqual([])
  })

  test.each(['x', '0', '99999999999', '1e3'])('know no group %s', async id => {
    expect((await ask('PUT', `${PATH}/${id}`, { phrases: ['a', 'b'] })).status).toBe(404)
  })
})

test('a Cyrillic word is not corrected to an English synonym', async () => {
  const synonyms = [await buildIndex([{ phrases: ['товч', 'button'], use: 'goods' }])]
  expect(findNearestSynonyms(synonyms, 'бетон')).toEqual([])
  expect(findNearestSynonyms(synonyms, 'buton')[0]?.word).toBe('button')
})

test('an attribute of goods is understood apart from them', async () => {
  const synonyms = [
    await buildIndex([
      { use: 'attribute', phrases: ['ноосон', 'wool'] },
      { use: 'goods', phrases: ['малгай', 'hat', 'ноосон малгай'] },
      { use: 'goods', phrases: ['өвлийн бүрх', 'ноосон бүрх'], kinds: ['бүрх'] }
    ])
  ]
  const match = (text: string) => findSynonymsAt(synonyms, tokenize(text), 0)
  expect(match('ноосон малгай')?.length).toBe(1)
  expect(match('малгай')?.phrases.map(({ words }) => words)).toEqual([['hat']])
  // A phrase with the kind of the group is one of its names, which other names find.
  expect(match('өвлийн бүрх')?.phrases.map(({ words }) => words)).toEqual([['ноосон', 'бүрх']])
})

describe('the vocabulary', () => {
  const groups = readVocabulary()

  test('has several thousand pairs of words in well-formed groups', () => {
    expect(groups.reduce((pairs, { phrases }) => pairs + phrases.length - 1, 0)).toBeGreaterThan(8000)
    const repeated = groups.filter(({ phrases }) => new Set(phrases).size < phrases.length).map(({ phrases }) => phrases.join(', '))
    const malformed = groups
      .flatMap(({ phrases, kinds = [] }) => [...phrases, ...kinds])
      .filter(
        phrase =>
          !/^[\p{L}\p{N}][\p{L}\p{N} '/+*-]*$/u.test(phrase) ||
          /[a-z][а-яёөү]|[а-яёөү][a-z]/.test(phrase) ||
          phrase.split(/ \+ |\//).some(part => tokenize(part).length > MAX_PHRASE_WORDS)
      )
    expect({ repeated, malformed }).toEqual({ repeated: [], malformed: [] })
  })

  test('lets requests pass while its index is built', async () => {
    const pauses = setInterval(0)
    const built = buildIndex(groups).then(() => 'built')
    let count = 0
    while ((await Promise.race([built, pauses.next()])) !== 'built') count += 1
    expect(count).toBeGreaterThan(10)
  })

  test('understands goods in other forms, and takes a word as written before one that sounds alike', async () => {
    const synonyms = [await createVocabularyIndex()]
    const named = (text: string): string[] => findSynonymsAt(synonyms, tokenize(text), 0)?.groups.map(({ phrases }) => phrases[0]?.words.join(' ') ?? '') ?? [] // prettier-ignore
    expect(named('номын')).toContain('ном')
    expect(named('нум')).not.toContain('ном')
    for (const text of ['носков', 'носками', 'оймсны', 'socks']) expect(named(text), text).toContain('оймс')
    for (const text of ['чемоданы', 'suitcases', 'чемодантай']) expect(named(text), text).toContain('чемодан')
    // Who does it, what is done and what it is for are forms of one verb; a misspelt word is none of a longer or shorter one.
    for (const text of ['тоос сорох', 'тоос соруулах', 'тоос соруулагч']) expect(named(text), text).toContain('тоос сорогч')
    expect(named('гутлууд')).toContain('гутал')
    // A Russian adjective may follow its noun.
    for (const text of ['подарочное мыло', 'мыло подарочное']) expect(named(text), text).toContain('савангийн багц')
    expect(named('шерсти яка')).toContain('сарлаг')
    for (const text of ['ком', 'тугуй', 'цэна']) expect(named(text), text).toEqual([])
    // All forms of a word with a long vowel begin with it, and a short word in Cyrillic letters is no English one.
    expect(named('хоолойны')).toContain('труба')
    for (const [text, other] of [['хоолны', 'труба'], ['шууд', 'шуудай'], ['нууц', 'самар'], ['дүрс', 'хаалга']] as const) expect(named(text), text).not.toContain(other) // prettier-ignore
    for (const text of ['for', 'tvs']) expect(named(text), text).not.toContain('үслэг')
    // Each short word of a phrase is as written, but for letters that keyboards lack and other scripts.
    expect(named('машины дэр')).toContain('машины дэр')
    expect(named('mashiny der')).toContain('машины дэр')
    expect(named('машины дээр')).not.toContain('машины дэр')
    expect(findSynonymsAt(synonyms, ['өвлийн', 'гутал'], 0)).toMatchObject({ length: 1, isAttribute: true })
    expect(findSynonymsAt(synonyms, ['gift', 'for', 'dad'], 0)).toMatchObject({ length: 3, isOccasion: true })
    expect(findNearestSynonyms(synonyms, 'чемоадн')).toEqual([{ word: 'чемодан', score: 0.86 }])
    // One missing letter is nearer than other vowels: `пальо` is no поло, `шаархай` no шуурхай.
    for (const [typed, word] of [
      ['пальо', 'пальто'],
      ['шаархай', 'шаахай'],
      ['гуал', 'гутал'],
      ['sgaahai', 'шаахай'],
      ['alcjuur', 'алчуур']
    ] as const)
      expect(findNearestSynonyms(synonyms, typed)[0]?.word, typed).toBe(word)
  })

  test('takes no words after a preposition for the goods, also where it is a part of their name', async () => {
    const synonyms = [await createVocabularyIndex()]
    for (const [text, goods] of [
      ['билет на концерт моринхура', 3],
      ['сумка для кафе', 1],
      ['концерт билет', 2]
    ] as const)
      expect(withoutIgnored(tokenize(text), synonyms, false).headEnd, text).toBe(goods)
  })

  test('shows kinds of goods for presents, and who gets them may stand anywhere', async () => {
    const synonyms = [await createVocabularyIndex()]
    const match = (word: string) => findSynonymsAt(synonyms, [word], 0)
    const [present, father] = [match('бэлэг'), match('аавд')]
    if (!present || !father) throw new Error('The vocabulary has no presents.')
    const parts = [
      { start: 0, words: ['аавд'], match: father },
      { start: 1, words: ['бэлэг'], match: present }
    ]
    expect(findPair(synonyms, parts)?.starts).toEqual([0, 1])
    expect(findPair(synonyms, parts)?.groups[0]?.group.kinds[0]).toEqual(['бугуйн', 'цаг'])
    expect(findPair(synonyms, parts.slice(0, 1))).toBeNull()
    const plain = (text: string) => tokenize(text).map((word, start) => ({ start, words: [word], match: undefined }))
    expect(findPair(synonyms, plain('миний нуруу өвдөөд'))?.starts).toEqual([1, 2])
    expect(findPair(synonyms, plain('coffee stays hot'))?.groups[0]?.group.kinds[0]).toEqual(['халуун', 'сав'])
    expect(findPair(synonyms, plain('нуруу цүнх'))).toBeNull()
  })
})
