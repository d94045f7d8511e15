import { expect, test } from 'vitest'
import { parsePageDescription } from '#server/content/library/web.ts'

const base = new URL('https://a.mn/x/')

test('a page describes itself by Open Graph data, else by its title and description', () => {
  const full = `<title>Гарчиг</title><meta property="og:title" content="Нэр &amp; нэр"><meta name="description" content="Товч"><meta property="og:image" content="../b.png">`
  expect(parsePageDescription(full, base)).toEqual({ title: 'Нэр & нэр', text: 'Товч', image: new URL('https://a.mn/b.png') })
  const bare = '<html><head><title> Гарчиг\n хоёр </title></head><svg><title>drawing</title></svg>'
  expect(parsePageDescription(bare, base)).toEqual({ title: 'Гарчиг хоёр', text: '', image: null })
})
