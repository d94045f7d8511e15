import { expect, test } from 'vitest'
import { numberPictures } from '#components/ui/number-pictures.ts'
import { createTranslator } from '#i18n/translator.ts'

const number = (locale: 'mn' | 'en', ...texts: string[]): string[] =>
  numberPictures(
    texts.map(alt => ({ alt })),
    createTranslator(locale)
  ).map(({ alt }) => alt)

test('pictures that share a text, or have none, say which of how many they are', () => {
  expect(number('en', 'Hotel Tuul', 'Hotel Tuul', 'The lobby', '')).toEqual([
    'Hotel Tuul, picture 1 of 4',
    'Hotel Tuul, picture 2 of 4',
    'The lobby',
    'picture 4 of 4'
  ])
  expect(number('mn', 'Туул', 'Туул')).toEqual(['Туул, зураг 1/2', 'Туул, зураг 2/2'])
})

test('texts of their own stay as they are', () => {
  expect(number('en', 'A deel', 'Its sleeve')).toEqual(['A deel', 'Its sleeve'])
  expect(number('en', 'A deel')).toEqual(['A deel'])
})
