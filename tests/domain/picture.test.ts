import { expect, test } from 'vitest'
import { cropBox } from '#domain/picture.ts'

test('a cut is as large as the shape allows, near the focal point, and inside the picture', () => {
  const picture = { width: 1000, height: 500 }
  expect(cropBox(picture, { shape: 'square', x: 50, y: 50, size: 100 })).toEqual({ left: 250, top: 0, width: 500, height: 500 })
  expect(cropBox(picture, { shape: 'portrait', x: 100, y: 0, size: 50 })).toEqual({ left: 800, top: 0, width: 200, height: 250 })
  expect(cropBox(picture, { shape: 'own', x: 0, y: 100, size: 40 })).toEqual({ left: 0, top: 300, width: 400, height: 200 })
})
