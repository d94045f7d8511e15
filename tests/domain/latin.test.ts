import { describe, expect, it } from 'vitest'
import { toLatinSlug, toLatin } from '#domain/latin.ts'

describe('toLatin', () => {
  it.each([
    ['Улаанбаатар', 'Ulaanbaatar'],
    ['Өвөрхангай', 'Uvurkhangai'],
    ['Дархан-Уул', 'Darkhan-Uul'],
    ['Баян-Өлгий', 'Bayan-Ulgii'],
    ['Говьсүмбэр', 'Govisumber'],
    ['Хэнтий', 'Khentii'],
    ['Хөвсгөл', 'Khuvsgul'],
    ['Дарьганга', 'Dariganga'],
    ['Цэнхэрмандал', 'Tsenkhermandal'],
    ['Есөнбулаг', 'Yesunbulag'],
    ['Яруу', 'Yaruu'],
    ['Шаамар', 'Shaamar'],
    ['БЗД', 'BZD'],
    ['ХУД', 'KHUD'],
    ['Х', 'Kh'],
    ['Samsung 55"', 'Samsung 55"'],
    ['', '']
  ])('writes %s as %s', (cyrillic, latin) => expect(toLatin(cyrillic)).toBe(latin))

  it('composes a decomposed й', () => expect(toLatin('Чингэлтэи\u0306')).toBe('Chingeltei'))
})

describe('toLatinSlug', () => {
  it.each([
    ['Хувцас ба гутал!', 'khuvtsas-ba-gutal'],
    ['  5 зөвлөгөө: ноолуур  ', '5-zuvluguu-nooluur'],
    ['???', '']
  ])('makes %j into %j', (text, slug) => expect(toLatinSlug(text)).toBe(slug))
})
