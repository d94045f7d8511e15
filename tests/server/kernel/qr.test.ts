import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { renderQr } from '#server/kernel/qr.ts'

test.each(['0002010102', '00020101021226520012qpay.mn0132'.repeat(6)])('draws every dark square of %s and no other', text => {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of renderQr(text).matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let step = 0; step < Number(length); step++) (drawn[Number(y)] ?? [])[Number(x) + step] = true
  expect(drawn).toEqual(data)
})
