import { expect, test } from 'vitest'
import { withoutTracking } from '#domain/link-tracking.ts'
import { parseLinkTarget } from '#domain/shop-link.ts'
import { toDoc } from '#islands/editor/document/to-doc.ts'
import { toStored } from '#islands/editor/document/to-stored.ts'
import { parseLink } from '#islands/editor/schema/links.ts'
import { isMarkdown, parseMarkdown } from '#islands/editor/paste/markdown.ts'
import { toPictureSource } from '#islands/editor/paste/pictures.ts'

test('Markdown becomes blocks: nested lists, tables, notes, quotes and pictures', () => {
  const parts = parseMarkdown(
    `# Ноолуур\n\nГараар **бүлээн** усанд[^1] _зөөлөн_ угаа. [Бараа](/products/deel)\n\n- Нэг\n  1. Дотор\n     - Гүн\n- Хоёр\n\n> Хэзээ ч мушгихгүй\n> — Сараа\n\n![Ороолт](https://a.mn/b.png)\n\n| Ус | Хэм |\n|---|---|\n| Бүлээн | 30 |\n\n---\n\n\`\`\`\nх = 1\n\`\`\`\n\n[^1]: 30 хэм`
  )
  expect(parts).toEqual([
    { type: 'heading', level: 2, text: 'Ноолуур' },
    {
      type: 'paragraph',
      text: [
        { text: 'Гараар ' },
        { text: 'бүлээн', bold: true },
        { text: ' усанд' },
        { note: '30 хэм' },
        { text: ' ' },
        { text: 'зөөлөн', italic: true },
        { text: ' угаа. ' },
        { text: 'Бараа', href: '/products/deel' }
      ]
    },
    {
      type: 'list',
      ordered: false,
      items: [[{ text: 'Нэг' }], [{ text: 'Дотор' }], [{ text: 'Гүн' }], [{ text: 'Хоёр' }]],
      places: [
        { level: 0, ordered: false },
        { level: 1, ordered: true },
        { level: 2, ordered: false },
        { level: 0, ordered: false }
      ]
    },
    { type: 'quote', text: 'Хэзээ ч мушгихгүй', cite: 'Сараа' },
    { type: 'picture', url: 'https://a.mn/b.png', alt: 'Ороолт' },
    {
      type: 'table',
      head: true,
      rows: [
        [[{ text: 'Ус' }], [{ text: 'Хэм' }]],
        [[{ text: 'Бүлээн' }], [{ text: '30' }]]
      ],
      caption: ''
    },
    { type: 'rule' },
    { type: 'code', text: 'х = 1' }
  ])
  // The editor keeps what was pasted.
  const blocks = parts.flatMap(part => (part.type === 'picture' ? [] : [part]))
  expect(toStored(toDoc(blocks))).toEqual(blocks)
})

test('HTML and scripts in Markdown are text at most', () => {
  const json = JSON.stringify(parseMarkdown('Эхлэл <script>alert(1)</script> [x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>'))
  expect(json).not.toContain('<')
})

test.each([
  ['## Гарчиг', true],
  ['- нэг\n- хоёр', true],
  ['**тод** үг', true],
  ['• нэг\n• хоёр', true],
  ['[нэр](https://a.mn)', true],
  ['Энгийн өгүүлбэр - зураастай.', false],
  ['- ганц зураас', false],
  ['2 * 3 * 4 = 24 #1', false]
])('%j is Markdown: %s', (text, expected) => expect(isMarkdown(text)).toBe(expected))

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'video'],
  ['<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=4" title="A > B" allowfullscreen></iframe>', 'video'],
  ['<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=4" allowfullscreen></iframe>', 'video'],
  ['<iframe src="//player.vimeo.com/video/76979871"></iframe>\n', 'video'],
  ['<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>', 'site'],
  ['<iframe src="javascript:alert(1)"></iframe>', undefined],
  ['<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe> гэж бичсэн', undefined],
  ['https://shop.mn/products/deel?vid=3', 'product'],
  ['/en/products/deel', 'product'],
  ['https://shop.mn/en/article/noos', 'entry'],
  ['https://shop.mn/media/7', 'entry'],
  ['https://shop.mn/products', 'page'],
  ['https://other.mn/products/deel', 'site'],
  ['хоёр https://a.mn', undefined],
  ['javascript:alert(1)', undefined]
])('%s leads to %s', (text, kind) => expect(parseLinkTarget(text, 'shop.mn')?.kind).toBe(kind))

test.each([
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.mn%2Fb%3Fx%3D1%26fbclid%3DIwAR0&h=AT0&__tn__=-UK-R', 'https://a.mn/b?x=1'],
  ['https://www.google.com/url?q=https://a.mn/x%3Fa%3D1&sa=D&source=editors&usg=AOv', 'https://a.mn/x?a=1'],
  ['https://www.facebook.com/delguur?__cft__[0]=AZ&__tn__=kK*F', 'https://www.facebook.com/delguur'],
  ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.mn%2F&data=05', 'https://a.mn/'],
  ['https://a.mn/?utm_source=delguur&gclid=1&id=5', 'https://a.mn/?utm_source=delguur&id=5'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ['https://a.mn/Б?q=а б', 'https://a.mn/Б?q=а б'],
  ['mailto:a@a.mn', 'mailto:a@a.mn']
])('%s without tracking is %s', (address, expected) => {
  expect(withoutTracking(address)).toBe(expected)
  if (expected.startsWith('https') && !expected.includes(' '))
    expect(parseLinkTarget(address, 'shop.mn')?.href).toBe(new URL(expected).href)
})

test.each([
  ['shop.mn/x?fbclid=1', 'https://shop.mn/x'],
  ['https://a.mn/?gclid=1&id=5', 'https://a.mn/?id=5'],
  ['me@shop.mn', 'mailto:me@shop.mn'],
  ['/products?sort=new', '/products?sort=new'],
  ['ороолт', null]
])('a typed link %s is %s', (typed, href) => expect(parseLink(typed)).toBe(href))

test('lines with bullets become a list, and links of Markdown lose what identifies a click', () => {
  expect(parseMarkdown('• Нэг\n•\tХоёр [а](https://a.mn/?fbclid=1)')).toEqual([
    { type: 'list', ordered: false, items: [[{ text: 'Нэг' }], [{ text: 'Хоёр ' }, { text: 'а', href: 'https://a.mn/' }]] }
  ])
})

test('pictures of a paste are files or addresses; local files of another program cannot be read', () => {
  const file = toPictureSource(`data:image/png;base64,${btoa('png')}`)
  expect(file).toBeInstanceOf(File)
  expect(toPictureSource('https://lh7-rt.googleusercontent.com/docsz/a')).toBeInstanceOf(URL)
  for (const address of ['file:///C:/a.png', 'data:image/svg+xml;base64,AA==', 'data:image/png;base64,%', 'cid:1', ''])
    expect(toPictureSource(address)).toBeNull()
})
