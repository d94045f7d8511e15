import { expect, it } from 'vitest'
import { FILES_REMOVED_HEADER } from '#domain/picture.ts'
import { withoutFiles } from '#server/kernel/http/large-form.ts'

it('keeps the fields before a too large file, without the file', async () => {
  const form = new FormData()
  form.set('rating', '4')
  form.set('comment', 'Дулаан,\r\nзөөлөн')
  form.set('images', new File([new Uint8Array(300_000)], 'large.jpg', { type: 'image/jpeg' }))
  form.set('after', 'not reached')
  const sent = new Request('http://shop/review', { method: 'POST', body: form })
  const passed = await withoutFiles(sent)
  expect(passed.headers.get(FILES_REMOVED_HEADER)).toBe('1')
  expect(Object.fromEntries(await passed.formData())).toEqual({ rating: '4', comment: 'Дулаан,\r\nзөөлөн' })
})

it('ignores a body that is no form', async () => {
  const sent = new Request('http://shop/review', {
    method: 'POST',
    body: 'x'.repeat(100_000),
    headers: { 'content-type': 'multipart/mixed' }
  })
  expect([...(await (await withoutFiles(sent)).formData())]).toEqual([])
})
