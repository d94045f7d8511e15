import { expect, test } from 'vitest'
import { parseVideoUrl } from '../../src/domain/video.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s', 'youtube', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871']
])('%s', (address, host, id) => {
  expect(parseVideoUrl(address)).toEqual({ host, id })
})

test.each([
  '',
  'hello',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?v=short',
  'javascript:alert(1)',
  'https://vimeo.com/about'
])('%s is no video', address => {
  expect(parseVideoUrl(address)).toBeNull()
})
