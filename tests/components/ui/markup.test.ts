import { expect, test } from 'vitest'
import { joinClasses, markup } from '#components/ui/markup.ts'

test('values are escaped, for text and for quoted attributes', () => {
  const typed = `<b a="1">&'`
  expect(markup`<i title="${typed}">${typed}</i>`.text).toBe(
    `<i title="&lt;b a=&quot;1&quot;&gt;&amp;'">&lt;b a=&quot;1&quot;&gt;&amp;'</i>`
  )
})

test('markup is written as it is, and lists one after the other', () => {
  const items = ['a', '<'].map(each => markup`<li>${each}</li>`)
  expect(markup`<ul>${items}${markup`<li>c</li>`}</ul>`.text).toBe('<ul><li>a</li><li>&lt;</li><li>c</li></ul>')
})

test('nothing is written for a condition that does not hold, and zero is a number', () => {
  const render = (hidden: boolean, note?: string) => markup`<b${hidden && markup` hidden`}>${note}${null}${0}</b>`.text
  expect(render(false)).toBe('<b>0</b>')
  expect(render(true, 'a')).toBe('<b hidden>a0</b>')
})

test('line breaks are left out with their indentation, in markup but not in values', () => {
  const text = 'a\n  b'
  expect(
    markup`
      <p>
        ${text} <b>c</b>
      </p>`.text
  ).toBe('<p>a\n  b <b>c</b></p>')
})

test('classes that do not apply are left out', () => {
  expect(joinClasses('badge', '', false, 'badge-new')).toBe('badge badge-new')
})
