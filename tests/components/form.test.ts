import { describe, expect, it, test } from 'vitest'
import {
  toFieldErrors,
  parsePage,
  readPostedForm,
  listRepeatedFields,
  toSafePath,
  parseAmount,
  parseWholeNumber,
  removeSeparators
} from '#components/form/form.ts'
import { ApiError } from '#client/client.ts'

describe('toSafePath', () => {
  it.each(['/checkout/address', '/en/cart?x=1', '/'])('keeps %s', path => {
    expect(toSafePath(path)).toBe(path)
  })
  it('encodes what a header cannot have', () => {
    expect(toSafePath('/t/хувцас?q=ям\ud800')).toBe('/t/%D1%85%D1%83%D0%B2%D1%86%D0%B0%D1%81?q=%D1%8F%D0%BC%EF%BF%BD')
  })
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/login?from=/login', '', null])(
    'refuses %s',
    path => {
      expect(toSafePath(path)).toBe('/')
    }
  )
})

describe('readWholeNumber', () => {
  it('reads whole numbers only', () => {
    expect(parseWholeNumber('12')).toBe(12)
    expect(parseWholeNumber('-3')).toBe(-3)
    for (const text of ['1.5', '1e9', '12345678901', '', undefined, 'abc']) expect(parseWholeNumber(text)).toBeNaN()
  })
})

describe('parseAmount', () => {
  it.each([
    ['45000', 45_000],
    [' 1,250,000₮', 1_250_000],
    ['1 250 000 ₮', 1_250_000],
    ["45'000", 45_000]
  ])('parses %s', (text, amount) => expect(parseAmount(text)).toBe(amount))
  it('does not take a decimal separator for one between thousands', () => {
    for (const text of ['45,5', '5000,50', '5000.00', '1,25', '12,3456', '1,250,00', '']) expect(parseAmount(text)).toBeNaN()
    expect(['-', '+', '='].map(sign => removeSeparators(`${sign}1,500`))).toEqual(['-1500', '+1500', '=1500'])
  })
})

describe('toFieldErrors', () => {
  it("removes the part of the request from the field's path", () => {
    const refusal = new ApiError(422, { error: 'x', code: 'validation', errors: { 'address.phone': ['Wrong'] } })
    expect(toFieldErrors(refusal)).toEqual({ phone: 'Wrong' })
  })

  it('gives the field of both languages the message of one', () => {
    const refusal = new ApiError(422, { error: 'x', code: 'validation', errors: { 'name.mn': ['Long'], 'name.en': ['Empty'] } })
    expect(toFieldErrors(refusal)['name']).toBe('Long')
  })
})

test('an empty file is one that was chosen, a file without a name is not', async () => {
  const body = new FormData()
  body.append('pictures', new File([], 'empty.jpg'))
  body.append('pictures', new File([], ''))
  body.append('none', new File([], ''))
  const form = await readPostedForm(new Request('http://shop.test/', { method: 'POST', body }))
  expect(form.files('pictures').map(({ name }) => name)).toEqual(['empty.jpg'])
  expect(form.file('none')).toBeNull()
})

describe('pageIn', () => {
  it('is within the limits of the API', () => {
    const pageOf = (page: string): number => parsePage(new URLSearchParams({ page }))
    expect(['2', '0', '-4', 'x', '1e9', '999999999'].map(pageOf)).toEqual([2, 1, 1, 1, 1, 10_000])
    expect(parsePage(new URLSearchParams())).toBe(1)
  })
})

describe('readPostedForm', () => {
  it('reads the fields, and leaves the request readable', async () => {
    const request = new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams({ name: ' Номин ' }) })
    expect((await readPostedForm(request)).fields).toEqual({ name: 'Номин' })
    expect(request.bodyUsed).toBe(false)
    expect((await readPostedForm(new Request('http://shop.test/', { method: 'POST', body: 'no form' }))).fields).toEqual({})
  })
})

describe('listRepeatedFields', () => {
  const post = (body: URLSearchParams) => readPostedForm(new Request('http://shop.test', { method: 'POST', body }))

  it('leaves out passwords', async () => {
    const posted = await post(new URLSearchParams({ name: 'Бат', current_password: 'a', password: 'b', password_confirmation: 'b' }))
    expect(listRepeatedFields(posted.fields, posted)).toEqual([['name', 'Бат']])
  })

  it('takes no longer than the form for tens of thousands of names', async () => {
    const names = Array.from({ length: 50_000 }, (_, index): [string, string] => [index.toString(36), ''])
    const posted = await post(new URLSearchParams(names))
    const before = performance.now()
    expect(listRepeatedFields(posted.fields, posted)).toHaveLength(names.length)
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('has every value of a repeated name, and what a page changed', async () => {
    const body = new URLSearchParams('item=1&item=2&item=3&note=a')
    const posted = await readPostedForm(new Request('http://localhost/', { method: 'POST', body }))
    expect(listRepeatedFields(posted.fields, posted)).toEqual([
      ['item', '1'],
      ['item', '2'],
      ['item', '3'],
      ['note', 'a']
    ])
    expect(listRepeatedFields({ item: '1,2', note: 'b' }, posted)).toEqual([
      ['item', '1,2'],
      ['note', 'b']
    ])
  })
})
