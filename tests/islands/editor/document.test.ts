import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredBlock, StoredInline } from '#domain/document.ts'
import type { DocNode } from '#islands/editor/document/doc-node.ts'
import { toDoc } from '#islands/editor/document/to-doc.ts'
import { toStored } from '#islands/editor/document/to-stored.ts'
import { Note } from '#islands/editor/schema/footnote.ts'
import { documentNodes } from '#islands/editor/schema/schema.ts'
import { countRuns } from '../../long.ts'

const schema = getSchema([...documentNodes, Note])

const word = fc.string({
  minLength: 1,
  maxLength: 12,
  unit: fc.constantFrom(...'абвөү ёж.,«»₮-абс'.split(''), 'ө', 'а́', '👋🏽', '<b>', '&amp;')
})
const text = word.filter(each => each.trim() !== '').map(each => each.trim())
const any = fc.oneof(fc.constant(''), text)
const id = fc.stringMatching(/^[a-z0-9]{4,12}$/)
const yes = fc.constantFrom(true as const, undefined)
const href = fc.constantFrom('/products/deel', '#part', 'https://shop.mn/a?b=c&d=1', 'mailto:a@shop.mn', 'tel:+97677112233')
const part: fc.Arbitrary<StoredInline> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.record({ text: word, bold: yes, italic: yes, strike: yes, code: yes, href: fc.option(href, { nil: undefined }) })
    },
    { weight: 1, arbitrary: fc.record({ note: text }) },
    { weight: 1, arbitrary: fc.record({ product: id, text: word }) }
  )
  .map(bare => Object.fromEntries(Object.entries(bare).filter(([, value]) => value !== undefined)) as unknown as StoredInline)
/** Adjacent parts with equal marks are one part, because they cannot be distinguished. */
const line = fc.array(part, { minLength: 1, maxLength: 5 }).map(parts => {
  const joined: StoredInline[] = []
  const dress = (each: StoredInline): string =>
    JSON.stringify(Object.entries({ ...each, text: '' }).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  for (const each of parts) {
    const last = joined.at(-1)
    if (last && 'text' in last && 'text' in each && dress(last) === dress(each)) last.text += each.text
    else joined.push({ ...each })
  }
  return joined
})
const picture = fc.record({ imageId: id, alt: any, caption: any })
const spot = fc.record({ slug: id, x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) })
const saying = line.filter(parts => parts.some(each => 'note' in each || each.text.trim() !== ''))
const block: fc.Arbitrary<StoredBlock> = fc.oneof(
  fc.tuple(saying, fc.boolean()).map(([parts, drop]): StoredBlock => ({ type: 'paragraph', text: parts, ...(drop ? { drop } : {}) })),
  fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), text }),
  fc
    .array(fc.tuple(line, fc.record({ level: fc.integer({ min: 0, max: 3 }), ordered: fc.boolean() })), { minLength: 1, maxLength: 5 })
    .map((all): StoredBlock => {
      const { ordered } = all[0]?.[1] ?? { ordered: false }
      let level = -1
      const places = all.map(([, place]) => {
        level = Math.min(place.level, level + 1)
        // Items of the first level share the kind of the list.
        return { level, ordered: level === 0 ? ordered : place.ordered }
      })
      const items = all.map(([item]) => item)
      const list: StoredBlock = { type: 'list', ordered, items }
      return places.every(place => place.level === 0) ? list : { ...list, places }
    }),
  fc.record({ type: fc.constant('quote' as const), text, cite: any }),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean(), any).chain(([columns, head, caption]) =>
    fc
      .array(fc.array(fc.oneof(line, fc.constant<StoredInline[]>([])), { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 4
      })
      .map((rows): StoredBlock => ({ type: 'table', head, rows, caption }))
  ),
  fc.record({ type: fc.constant('code' as const), text: fc.tuple(text, text).map(lines => lines.join('\n  ')) }),
  fc.constant<StoredBlock>({ type: 'rule' }),
  fc.tuple(picture, fc.boolean()).map(([each, wide]): StoredBlock => ({ type: 'image', ...each, ...(wide ? { wide } : {}) })),
  picture.map((each): StoredBlock => ({
    type: 'image',
    ...each,
    framing: { crop: { x: 10, y: 0, width: 50, height: 80 }, focus: { x: 20, y: 30 } }
  })),
  fc.constant<StoredBlock>({ type: 'entry', kind: 'news', entryId: 7 }),
  fc.record({ type: fc.constant('webpage' as const), href: fc.constant('https://a.mn/'), title: any, text: any, imageId: fc.option(id) }),
  fc.record({ type: fc.constant('gallery' as const), pictures: fc.array(picture, { minLength: 1, maxLength: 3 }), caption: any }),
  fc
    .tuple(
      fc.record({
        type: fc.constant('video' as const),
        source: fc.oneof(
          fc.record({ host: fc.constantFrom('youtube' as const, 'vimeo' as const), id }),
          fc.record({ host: fc.constant('shop' as const), file: id })
        ),
        posterId: fc.option(id),
        title: any,
        caption: any,
        transcript: any
      }),
      fc.option(fc.integer({ min: 1, max: 9000 }))
    )
    .map(([video, seconds]): StoredBlock => (seconds === null ? video : { ...video, seconds })),
  fc.record({ type: fc.constant('product' as const), slug: id, note: any }),
  fc.record({ type: fc.constant('products' as const), title: any, slugs: fc.array(id, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('stay' as const), hotel: id, note: any }),
  fc.record(
    {
      type: fc.constant('look' as const),
      imageId: id,
      alt: any,
      title: any,
      text: any,
      spots: fc.array(spot, { maxLength: 3 }),
      framing: fc.constant({ crop: { x: 10, y: 0, width: 50, height: 80 }, focus: { x: 35, y: 40 } })
    },
    { requiredKeys: ['type', 'imageId', 'alt', 'title', 'text', 'spots'] }
  )
)
const blocks = fc.array(block, { maxLength: 8 })

/** Converts through the editor's own document, as if it were opened and saved unchanged. */
const convertThroughEditor = (doc: DocNode): DocNode => {
  const node = schema.nodeFromJSON(doc)
  node.check()
  return node.toJSON() as DocNode
}

test('opening and saving changes nothing', () => {
  fc.assert(
    fc.property(blocks, stored => {
      expect(toStored(toDoc(stored))).toEqual(stored)
      expect(toStored(convertThroughEditor(toDoc(stored)))).toEqual(stored)
    }),
    { numRuns: countRuns(60, 3000) }
  )
})

test('a document is the same after it is stored and opened again', () => {
  fc.assert(
    fc.property(blocks, stored => {
      const doc = convertThroughEditor(toDoc(stored))
      expect(convertThroughEditor(toDoc(toStored(doc)))).toEqual(doc)
    }),
    { numRuns: countRuns(20, 1000) }
  )
})

test('empty lines, running uploads and empty lists are not stored', () => {
  const doc: DocNode = {
    type: 'doc',
    content: [
      { type: 'paragraph' },
      { type: 'upload', attrs: { key: 'upload-1' } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'look', attrs: { imageId: '', alt: '', title: '', text: '', spots: [] } },
      { type: 'stay', attrs: { hotel: '', note: '' } },
      { type: 'paragraph', content: [{ type: 'text', text: '  ' }] }
    ]
  }
  expect(toStored(convertThroughEditor(doc))).toEqual([])
})
