import { expect, test } from 'vitest'
import { parseEntryUrl } from '#components/content/entry-path.ts'

test('a URL is parsed to its entry', () => {
  expect(parseEntryUrl('/article/felt#in2')).toEqual({ kind: 'article', slug: 'felt' })
  expect(parseEntryUrl('/en/lookbook/by-the-lake#look1-in')).toEqual({ kind: 'lookbook', slug: 'by-the-lake' })
  expect(parseEntryUrl('https://shop.mn/media/70?utm_source=x')).toEqual({ kind: 'media', slug: '70' })
  for (const other of [
    '',
    '/',
    '/articles',
    '/products/felt',
    '/article/felt/comments',
    '/article/a%2Fb',
    '//',
    'javascript:1',
    'http://['
  ])
    expect(parseEntryUrl(other), other).toBeNull()
})
