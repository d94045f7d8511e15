import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDescriptionText, escapeMarks, toHtmlLine, parseDescription, parseLine, writeLine } from '#domain/description.ts'

test.each([
  ['5*10 см, 3 * 4, f(x)[1]', '5*10 см, 3 * 4, f(x)[1]'],
  ['**Дулаан** ноолуур', '<strong>Дулаан</strong> ноолуур'],
  ['*Туршилтын* ба ***бат***', '<em>Туршилтын</em> ба <strong><em>бат</em></strong>'],
  ['[United **By** Blue](https://united.test/a?b=1&c=2)', null],
  ['[Заавар](/pages/care)', '<a href="/pages/care">Заавар</a>'],
  ['[x](javascript:alert(1)) [y](data:text/html,1)', '[x](javascript:alert(1)) [y](data:text/html,1)'],
  [String.raw`\*од\* \[1\]`, '*од* [1]'],
  ['<b>"a" & b</b>', '&lt;b&gt;&quot;a&quot; &amp; b&lt;/b&gt;'],
  ['**нээгдсэн', '**нээгдсэн']
])('%s', (line, html) => {
  if (html !== null) expect(toHtmlLine(parseLine(line))).toBe(html)
  else
    expect(toHtmlLine(parseLine(line))).toBe(
      ['United ', '<strong>By</strong>', ' Blue']
        .map(text => `<a href="https://united.test/a?b=1&amp;c=2" rel="nofollow noopener">${text}</a>`)
        .join('')
    )
})

test('groups list items, and keeps paragraphs by line', () => {
  expect(parseDescription('Эхлэл\n• нэг\n• **хоёр**\n\nТөгсгөл')).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Эхлэл' }] },
    { kind: 'list', items: [[{ text: 'нэг' }], [{ text: 'хоёр', strong: true }]] },
    { kind: 'paragraph', spans: [{ text: 'Төгсгөл' }] }
  ])
  expect(toDescriptionText('• **хоёр**\n[a](https://b.test)')).toBe('• хоёр\na')
})

test('escaped text is read as it was, and never as elements', () => {
  const signs = fc.stringMatching(/^[\\*[\]()a ж/:<]{0,40}$/)
  fc.assert(
    fc.property(signs, text => {
      expect(toDescriptionText(escapeMarks(text))).toBe(text)
    })
  )
  fc.assert(
    fc.property(signs, text => {
      expect(toHtmlLine(parseLine(text)).replaceAll(/<\/?(em|strong|a)\b[^<>]*>/g, '')).not.toContain('<')
    })
  )
})

test('a written line is read as the same pieces, or without emphasis within a word', () => {
  const piece = fc.record(
    {
      text: fc.stringMatching(/^[a-cж ]{1,6}$/),
      strong: fc.constant(true),
      emphasis: fc.constant(true),
      href: fc.constantFrom('https://b.test/', '/pages/care')
    },
    { requiredKeys: ['text'] }
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), spans => {
      const line = writeLine(spans)
      const text = spans.map(span => span.text).join('')
      expect(toDescriptionText(line)).toBe(text)
      expect(writeLine(parseLine(line))).toBe(line)
    })
  )
})

test('thousands of spaces in a stressed text are written at once', () => {
  const text = `a${' '.repeat(100_000)}b`
  expect(writeLine([{ text, strong: true }]).length).toBe(text.length)
})
