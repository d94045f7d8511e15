import { expect, test } from 'vitest'
import { toOgPicture, toPictureSources } from '#components/ui/picture.ts'

const picture = { id: '0123456789abcdef0123', width: 2000, height: 2500, alt: '' }

test('offers the given widths in AVIF and one WebP', () => {
  expect(toPictureSources(picture, [320, 640, 1200])).toEqual({
    srcset: '/img/0123456789abcdef0123/320.avif 320w, /img/0123456789abcdef0123/640.avif 640w, /img/0123456789abcdef0123/1200.avif 1200w',
    src: '/img/0123456789abcdef0123/640.webp'
  })
})

test("never exceeds the original's width", () => {
  expect(toPictureSources({ ...picture, width: 500 }, [320, 640, 1200]).srcset).toBe('/img/0123456789abcdef0123/320.avif 320w')
  expect(toPictureSources({ ...picture, width: 50 }, [320, 640]).src).toBe('/img/0123456789abcdef0123/320.webp')
})

test('adds the version of a preview picture to its URL', () => {
  expect(toOgPicture('product', 'deel', 'en', 189_900)).toBe('/og/product/deel.en.png?v=189900')
  expect(toOgPicture('site', '', 'mn')).toBe('/og/site.mn.png')
})
