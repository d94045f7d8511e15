import { expect, test } from 'vitest'
import { parseAudienceText, parsePriceText, parseSizeText } from '#domain/query-filters.ts'

test.each([
  ['цамц 50000 хүртэл', 'цамц', undefined, 50_000],
  ['50 мянгаас доош цамц', 'цамц', undefined, 50_000],
  ['50 мянгаас бага үнэтэй бэлэг', 'бэлэг', undefined, 50_000],
  ['300000-аас хямд гутал', 'гутал', undefined, 300_000],
  ['1 саяас илүү цаг', 'цаг', 1_000_000, undefined],
  ['утас 1 саяас доош', 'утас', undefined, 1_000_000],
  ['утас 1.5 сая хүртэл', 'утас', undefined, 1_500_000],
  ['зурагт 500 мянгаас 1 сая хүртэл', 'зурагт', 500_000, 1_000_000],
  ['цүнх 100000-200000', 'цүнх', 100_000, 200_000],
  ['утас 1-2 сая', 'утас', 1_000_000, 2_000_000],
  ['утас 300,000₮-с дээш', 'утас', 300_000, undefined],
  ['gutal 200000', 'gutal', undefined, 200_000],
  ['100-200 мянган цүнх', 'цүнх', 100_000, 200_000],
  ['цүнх 50 мянганаас доош', 'цүнх', undefined, 50_000],
  ['50 мянгын оймс', 'оймс', undefined, 50_000],
  ['300 мянгатай цаг', 'цаг', undefined, 300_000],
  ['200 myangan tsunh', 'tsunh', undefined, 200_000],
  ['арван мянгын юм', 'юм', undefined, 10_000],
  ['хоёр зуун тавин мянгаас доош цүнх', 'цүнх', undefined, 250_000],
  ['Нэг саяас дээш дээл', 'дээл', 1_000_000, undefined],
  ['5 сая төгрөгтэй зурагт', 'зурагт', undefined, 5_000_000],
  ['бэлгийнкарт100мянга', 'бэлгийнкарт', undefined, 100_000],
  ['гутал200000', 'гутал', undefined, 200_000],
  ['boots under 200 000', 'boots', undefined, 200_000],
  ['сумка до 100 тысяч', 'сумка', undefined, 100_000]
])('%s is a price', (text, rest, from, to) => {
  expect({ ...parsePriceText(text), span: undefined, isAlone: undefined }).toEqual({ rest, from, to })
})

test('an amount without a direction stands alone', () => {
  expect(['20 мянган бал', 'gutal 200000'].map(text => parsePriceText(text)?.isAlone)).toEqual([true, true])
  expect(['20 мянгаас доош бал', '100-200 мянган цүнх'].map(text => parsePriceText(text)?.isAlone)).toEqual([undefined, undefined])
})

test.each([
  'зурагт 55',
  'iphone 15',
  'мирево м5',
  '88112345',
  'угаалгын машин 9 кг',
  'гутал 42',
  '4 k',
  '2026 оны хуанли',
  'утас 12345',
  'power bank 20000 mah',
  'тоос сорогч 20000 pa',
  'under 3000 mm',
  '880100',
  'а54000',
  'арван бээлий'
])('%s has no price', text => expect(parsePriceText(text)).toBeNull())

test('whom the goods are for', () => {
  const audience = (text: string) => parseAudienceText(text)?.audience
  expect(['эмэгтэй гутал', 'women’s boots', 'женская обувь', 'emegtei gutal'].map(audience)).toEqual(Array(4).fill('women'))
  expect(['эрэгтэй цаг', "men's watch", 'мужские часы'].map(audience)).toEqual(Array(3).fill('men'))
  expect(['6 настай хүүхдэд', 'хүүхдийн цаг', 'kids bike', '3 насны охин'].map(audience)).toEqual(Array(4).fill('children'))
  expect(['охидын даашинз', 'хөвгүүдэд', 'хүүгийн дээл', 'эмэгтэй хүүхдийн гутал', 'boy’s coat', 'платье для девочки', 'нэг настай'].map(audience)).toEqual(Array(7).fill('children')) // prettier-ignore
  expect(['аавдаа', 'нөхөртөө', 'эмээд', 'эмээл', 'ахмад', 'wife', 'моя мама', 'хүргэндээ', 'бэрд', 'бэр'].map(audience)).toEqual(['men', 'men', 'women', undefined, undefined, 'women', 'women', 'men', 'women', undefined]) // prettier-ignore
  expect(['бүсгүйчүүдэд', 'эрчүүдийн', 'найз охин', 'хүүхэлдэй', 'kidney', 'boyhood'].map(audience)).toEqual(['women', 'men', 'women', ...Array(3).fill(undefined)]) // prettier-ignore
  expect(['эр хүний свитер', 'er hunii sviter', 'свитер для брата', 'эм хүний гутал', 'для девушки'].map(audience)).toEqual([...Array(3).fill('men'), 'women', 'women']) // prettier-ignore
  expect(['сапожки для дочки', 'куртка сыну', 'boots for my daughter', 'son’s bike', 'сыр', 'season'].map(audience)).toEqual([...Array(4).fill('children'), undefined, undefined]) // prettier-ignore
  expect(audience('хүргэн хүүд дээл')).toBe('men')
  expect(['30 настай', 'гутал', 'menu', 'mendee'].map(audience)).toEqual(Array(4).fill(undefined))
  expect(parseAudienceText('6 настай хүүхдэд пүүз')).toEqual({ audience: 'children', span: '6 настай хүүхдэд', rest: 'пүүз' })
})

test('sizes', () => {
  const size = (text: string) => parseSizeText(text)?.size
  expect(['цамц xl', 'гутал 42', '42 размерын гутал', 'size m sweater', 'л', 'm цамц'].map(size)).toEqual([
    'XL',
    '42',
    '42',
    'M',
    undefined,
    undefined
  ])
})
