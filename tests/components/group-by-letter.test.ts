import { describe, expect, it } from 'vitest'
import { groupByLetter } from '#components/catalogue/group-by-letter.ts'

const createNamed = (...names: string[]) => names.map(name => ({ name }))
const listVisible = (names: string[], locale: 'mn' | 'en') =>
  groupByLetter(createNamed(...names), locale).map(({ letter, items }) => [letter, items.map(({ name }) => name)])

describe('names by letter', () => {
  it('follows the Mongolian alphabet, with Ө after О and Ү after У, then Latin, then digits', () => {
    expect(listVisible(['Samsung', 'Үүл', '7 өнгө', 'Уул Тек', 'Өглөө', 'Орхон', 'Пума'], 'mn')).toEqual([
      ['О', ['Орхон']],
      ['Ө', ['Өглөө']],
      ['П', ['Пума']],
      ['У', ['Уул Тек']],
      ['Ү', ['Үүл']],
      ['S', ['Samsung']],
      ['#', ['7 өнгө']]
    ])
  })

  it('sorts Latin first in English, and prefixes before longer names', () => {
    expect(listVisible(['Гоё', 'Gobi Cashmere', 'Gobi'], 'en')).toEqual([
      ['G', ['Gobi', 'Gobi Cashmere']],
      ['Г', ['Гоё']]
    ])
  })
})
