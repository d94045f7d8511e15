import { describe, expect, test } from 'vitest'
import { ApiError } from '#client/client.ts'
import { describeFailure } from '#stores/failures.ts'

describe('describing failures', () => {
  test.each([
    ['a list, joined with commas', { errors: ['Нэр хоосон', 'Утас буруу'] }, { text: 'Нэр хоосон, Утас буруу' }],
    ['the first value of an object', { errors: { phone: ['Утас буруу', 'Хоосон'], name: ['Нэр хоосон'] } }, { text: 'Утас буруу, Хоосон' }],
    ['an error', { error: 'Олдсонгүй' }, { text: 'Олдсонгүй' }],
    ['an exception', { exception: 'Уналаа' }, { text: 'Уналаа' }],
    ['errors before error', { errors: [], error: 'Үгүй' }, { text: 'Үгүй' }],
    ['nothing readable', { errors: {} }, { code: 'unexpected' }],
    ['no body at all', undefined, { code: 'unexpected' }]
  ])('%s', (_, body, response) => expect(describeFailure(body)).toEqual(response))

  test('missing shipping rates ask for the delivery place again, by text or by code', () => {
    expect(describeFailure({ error: 'We are unable to calculate shipping rates for the selected items.' })).toEqual({ code: 'shipping' })
    expect(describeFailure(new ApiError(422, { error: 'x', code: 'shipping_unavailable' }))).toEqual({ code: 'shipping' })
  })

  test('an unreachable shop is distinguished from a rejection', () => {
    expect(describeFailure(new ApiError(0, { error: '', code: 'unavailable' }))).toEqual({ code: 'offline' })
    expect(describeFailure(new ApiError(503, { error: 'Түр хүлээнэ үү', code: 'unavailable' }))).toEqual({ text: 'Түр хүлээнэ үү' })
  })

  test('an unexpected exception reveals no details', () => {
    expect(describeFailure(new TypeError('x is undefined'))).toEqual({ code: 'unexpected' })
  })
})
