import { expect, test } from 'vitest'
import { isDecodablePath } from '#serve/decodable-path.ts'

const nest = (levels: number): string => `/%${'25'.repeat(levels)}20`

test('paths that Astro would log as an error, or refuse with an empty page, are told apart', () => {
  const decodable = ['/', '/products/%D3%A9', '/a%20b', '/%252', '/%25ff', nest(9)]
  const broken = ['/%', '/%zz', '/products/%ff%fe', '/%E0%A4%A', nest(10), nest(20)]
  expect(decodable.filter(path => !isDecodablePath(path))).toEqual([])
  expect(broken.filter(isDecodablePath)).toEqual([])
})
