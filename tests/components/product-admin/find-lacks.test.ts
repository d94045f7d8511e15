import { expect, test } from 'vitest'
import { findLacks } from '#components/product-admin/find-lacks.ts'

test('the list of products says what keeps one from being listed and bought', () => {
  const image = { id: 'a', width: 1, height: 1, alt: '' }
  const product = { state: 'draft', kind: 'goods', image, selling_price: 9000, pieces: 1 } as const
  expect(findLacks(product)).toEqual([])
  expect(findLacks({ ...product, pieces: 0 })).toEqual(['pieces'])
  expect(findLacks({ ...product, image: null, selling_price: 0, pieces: 0 })).toEqual(['picture', 'price', 'pieces'])
  expect(findLacks({ ...product, kind: 'gift_card', pieces: 0 })).toEqual([])
  expect(findLacks({ ...product, state: 'archived', pieces: 0 })).toEqual([])
})
