import { expect, test } from 'vitest'
import { toNounRoot, toRootKeys, toStemVariants, toTypedRootKeys, toVerbRoot } from '#domain/word-roots.ts'

test('the forms of a noun have one root, also those that drop a vowel', () => {
  for (const forms of [
    'бээлий бээлийгээ бээлийгээр',
    'үсэг үсгийн үсэгтэй',
    'гутал гутлын гутлууд гутлаас',
    'саван савангийн савангаар',
    'дэлгэц дэлгэцтэй дэлгэцийн'
  ])
    expect(new Set(forms.split(' ').map(toNounRoot)).size, forms).toBe(1)
  expect(toNounRoot('саван')).not.toBe(toNounRoot('сав'))
  expect(toNounRoot('boots')).toBeNull()
})

test('a stem has its forms with and without the vowel that endings drop', () => {
  expect(toStemVariants('хоймор')).toEqual(['хоймр'])
  expect(toStemVariants('үсг')).toContain('үсэг')
  expect(toStemVariants('boot')).toEqual([])
})

test('the forms of a verb have one root, who does it and what is done', () => {
  for (const forms of [
    'сорогч сорох соруулах соруулдаг соруулагч',
    'угаагч угаах угаадаг угаасан',
    'чанагч чанах',
    'хэвлэдэг хэвлэх хэвлэгч'
  ])
    expect(new Set(forms.split(' ').map(toVerbRoot)).size, forms).toBe(1)
  for (const noun of ['цүнх', 'шаахай', 'гараж', 'удирдлага']) expect(toVerbRoot(noun), noun).toBeNull()
})

test('forms of a word in a text and as typed have a root in common', () => {
  for (const [text, typed] of [
    ['цаасыг', 'цаасан'],
    ['зураг', 'зургийг'],
    ['буцалгана', 'буцалгадаг'],
    ['batteries', 'battery'],
    ['hiking', 'hike'],
    ['өрөөнд', 'uruu'],
    ['завь', 'завины'],
    ['морь', 'морины']
  ] as const)
    expect(
      toTypedRootKeys(typed).some(key => toRootKeys(text).includes(key)),
      `${text} ${typed}`
    ).toBe(true)
  expect(toTypedRootKeys('soup').some(key => toRootKeys('soap').includes(key))).toBe(false)
})
