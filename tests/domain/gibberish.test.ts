import { expect, test } from 'vitest'
import { isGibberish } from '#domain/gibberish.ts'

test.each([
  'qqwwee',
  'wuzzq',
  'grblfnx',
  'qwerty',
  'asdf',
  'фывап',
  'йцукенгш',
  'wuwuwu',
  'ххх',
  'ааээ',
  'мбрцлткн',
  'ббар',
  'qwop',
  'өөөөгггг'
])('%s means nothing', word => {
  expect(isGibberish(word)).toBe(true)
})

test.each([
  'ааруул',
  'oolong',
  'coffee',
  'bookkeeper',
  'хөргөгч',
  'strengths',
  'взгляд',
  'iphone',
  'sweet',
  'property',
  'үүргэвч',
  'ммм2',
  'weaknesses',
  'лааа',
  'qihevch',
  'hvrgvgch',
  'vvrgevch',
  'ugaagq',
  'oqki',
  'llama',
  'quiz'
])('%s may be a word', word => {
  expect(isGibberish(word)).toBe(false)
})

test('a long run of one letter before another is told at once', () => {
  // Years, where each group of the run is tried.
  expect(isGibberish(`${'а'.repeat(300)}бв`)).toBe(false)
})
