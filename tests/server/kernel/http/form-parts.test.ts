import { expect, test } from 'vitest'
import { limitParts } from '#server/kernel/http/form-parts.ts'

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
const post = (body: BodyInit): Request =>
  new Request('http://shop/review', { method: 'POST', body, headers: { 'content-type': 'multipart/form-data; boundary=x' } })

test('a form of too many parts is refused before it is parsed, however its bytes arrive', async () => {
  const parts = `${PART.repeat(6000)}--x--\r\n`
  const bytes = new TextEncoder().encode(parts)
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: controller => {
      if (sent < bytes.length) controller.enqueue(bytes.subarray(sent, (sent += 7)))
      else controller.close()
    }
  })
  const streamed = new Request('http://shop/review', {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    duplex: 'half'
  } as RequestInit)
  for (const request of [post(parts), streamed]) {
    const form = limitParts(request)
    await expect(form.request.formData()).rejects.toThrow()
    expect(form.hasTooManyParts()).toBe(true)
  }
})

test('other forms pass as they were sent', async () => {
  const few = limitParts(post(`${PART.repeat(4000)}--x--\r\n`))
  expect((await few.request.formData()).getAll('a')).toHaveLength(4000)
  expect(few.hasTooManyParts()).toBe(false)
  const text = limitParts(
    new Request('http://shop/contact', { method: 'POST', body: new URLSearchParams({ text: '\r\n--'.repeat(6000) }) })
  )
  expect((await text.request.formData()).get('text')).toHaveLength(24_000)
})
