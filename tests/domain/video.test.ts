import { expect, test } from 'vitest'
import { parseVideoUrl, toEmbeddedAddress, toEmbeddedPage } from '#domain/video.ts'

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

test.each([
  ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871'],
  [
    'https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Fdelguur%2Fvideos%2F12%2F&show_text=false',
    'https://www.facebook.com/delguur/videos/12/'
  ],
  ['https://www.instagram.com/reel/C9abc-_1/embed/captioned/', 'https://www.instagram.com/reel/C9abc-_1/'],
  ['https://www.facebook.com/plugins/video.php?href=javascript:alert(1)', null],
  ['https://www.google.com/maps/embed?pb=1', null],
  ['https://ads.example.com/frame', null],
  ['javascript:alert(1)', null]
])('a frame with %s shows %s', (frame, page) => {
  expect(toEmbeddedPage(frame)).toBe(page)
})

test('the HTML for embedding a post gives its page, of any other site the address of the frame', () => {
  const toHtml = (address: string): string => `<iframe src="${address}" width="560" height="314"></iframe>`
  expect(toEmbeddedAddress(toHtml('https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fa%2Fposts%2F1'))).toBe(
    'https://www.facebook.com/a/posts/1'
  )
  expect(toEmbeddedAddress(toHtml('//maps.example.com/embed'))).toBe('https://maps.example.com/embed')
})
