import { expect, test } from 'vitest'
import type { EntrySettings, TranslationContent } from '#domain/editing.ts'
import { countWords, checkReadiness } from '#domain/readiness.ts'

const text: TranslationContent = { title: 'Гарчиг', summary: 'Товч', lead: '', blocks: [], seo_title: '', seo_description: '' }
const image = { id: 'a'.repeat(20), width: 800, height: 500, alt: '' }
const settings: EntrySettings = {
  slug: 'a',
  author_id: 1,
  image,
  image_alt: { mn: 'Уул' },
  tags: ['home'],
  series: null,
  comments_open: true,
  image_framing: null
}
const listMissing = (
  kind: Parameters<typeof checkReadiness>[0],
  of: Partial<TranslationContent>,
  locale: 'mn' | 'en' = 'mn',
  some: Partial<EntrySettings> = {}
) => checkReadiness(kind, locale, { ...text, ...of }, { ...settings, ...some }).flatMap(({ point, ok }) => (ok ? [] : [point]))

test('an article needs three hundred words, and every picture an alternative text', () => {
  const words = { type: 'paragraph' as const, text: [{ text: 'үг '.repeat(299) }, { product: 'deel', text: ' дээл' }] }
  expect(listMissing('article', { blocks: [words] })).toEqual([])
  expect(listMissing('article', { blocks: [] })).toEqual(['words'])
  expect(listMissing('article', { blocks: [words, { type: 'image', imageId: image.id, alt: ' ', caption: '' }] })).toEqual(['alts'])
})

test('each language is checked separately', () => {
  expect(listMissing('news', { title: ' ' }, 'en', { tags: [] })).toEqual(['title', 'cover_alt', 'tags', 'words'])
})

test('a look book needs a look with a product, media a picture or video', () => {
  const look = { type: 'look' as const, imageId: image.id, alt: 'а', title: '', text: '', spots: [] }
  expect(listMissing('lookbook', { blocks: [look] })).toEqual(['looks'])
  expect(listMissing('lookbook', { blocks: [{ ...look, spots: [{ slug: 'deel', x: 1, y: 1 }] }] })).toEqual([])
  expect(listMissing('media', {})).toEqual(['media'])
})

test('footnotes and code do not count as words', () => {
  expect(countWords([{ type: 'paragraph', text: [{ text: 'нэг хоёр' }, { note: 'гурав дөрөв' }] }])).toBe(2)
})
