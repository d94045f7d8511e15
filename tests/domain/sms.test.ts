import { expect, test } from 'vitest'
import { countSmsParts, toSmsText } from '#domain/sms.ts'

test('Cyrillic letters make a text message expensive', () => {
  expect([countSmsParts('a'.repeat(160)), countSmsParts('а'.repeat(70)), countSmsParts('а'.repeat(71))]).toEqual([1, 1, 2])
})

test('signs of the extended alphabet count twice, and those outside of it as Cyrillic', () => {
  expect([countSmsParts('[]'.repeat(40)), countSmsParts(`${'[]'.repeat(40)}a`)]).toEqual([1, 2])
  expect([countSmsParts('`'.repeat(71)), countSmsParts('é_@#'.repeat(40))]).toEqual([2, 1])
})

test('an English text is sent in the basic alphabet, a Mongolian one as it is', () => {
  const text = 'The lender’s part of DG48911870 – 1,100,000₮ × 2 – goes back. https://shop.mn/en/account/orders/DG48911870'
  expect(countSmsParts(text)).toBe(2)
  expect(toSmsText(text)).toBe(
    "The lender's part of DG48911870 - 1,100,000 MNT x 2 - goes back. https://shop.mn/en/account/orders/DG48911870"
  )
  expect(countSmsParts(toSmsText(text))).toBe(1)
  expect(toSmsText('Дүн: 98,000₮ – «Болор»')).toBe('Дүн: 98,000₮ – «Болор»')
})
