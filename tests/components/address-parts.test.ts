import { expect, test } from 'vitest'
import { toAddressParts } from '#i18n/address-parts.ts'

const listUnbroken = (address: string): string[] =>
  toAddressParts(address)
    .filter(part => part.unbroken)
    .map(({ text }) => text)

test.each([
  ['Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо', ['8-р хороо']],
  ['Зайсангийн гудамж 28, 2-р давхар', ['гудамж 28', '2-р давхар']],
  ['Шинэ Дархан, 22-р байр, 1-р орц, 9 тоот', ['22-р байр', '1-р орц', '9 тоот']],
  ['Khoroo 8, Sukhbaatar district', ['Khoroo 8']],
  ['Сүхбаатарын талбай', []],
  ['', []]
])('numbers of %s stay with their words', (address, pairs) => {
  expect(listUnbroken(address)).toEqual(pairs)
  expect(
    toAddressParts(address)
      .map(({ text }) => text)
      .join('')
  ).toBe(address)
})
