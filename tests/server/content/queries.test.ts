import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredBlock } from '#domain/document.ts'
import { stockProduct } from '../catalogue/small-shop.ts'
import { type ContentTest, openContentTest, createParagraph, type Person, createContent } from './content-shop.ts'

let shop: ContentTest
let editor: Person

beforeAll(async () => {
  shop = await openContentTest()
  editor = await shop.person('editor')
  for (let n = 0; n < 10; n++) await stockProduct(shop.db, { slug: `thing-${n}`, variants: [{}, {}] })
}, 60_000)
afterAll(() => shop.close())

const createShoppingBlocks = (products: number): StoredBlock[] => [
  ...Array.from({ length: products }, (_, n): StoredBlock => ({ type: 'product', slug: `thing-${n}`, note: '' })),
  { type: 'products', title: '', slugs: Array.from({ length: products }, (_, n) => `thing-${n}`) },
  { type: 'paragraph', text: Array.from({ length: products }, (_, n) => ({ product: `thing-${n}`, text: 'эд' })) },
  { type: 'look', imageId: '00000000000000000000', alt: '', title: '', text: '', spots: [] },
  ...Array.from({ length: 5 }, (_, n) => createParagraph(`${n}`))
]

describe('an article', () => {
  it('needs the same number of queries for ten products as for one', async () => {
    const counts = []
    for (const products of [1, 10]) {
      const id = await shop.begin(
        editor,
        `Бараа ${products}`,
        createShoppingBlocks(products).filter(block => block.type !== 'look')
      )
      await shop.publish(editor, id)
      // The first request fills the caches; the second is measured.
      const cold = await shop.queriesOf(`/api/v2/articles/${id}`)
      counts.push({ cold, warm: await shop.queriesOf(`/api/v2/articles/${id}`) })
    }
    const [one, ten] = counts
    expect(ten?.warm).toBe(one?.warm)
    // The entry, its products and their variants; related entries are cached.
    expect(ten?.warm).toBe(3)
    expect(ten?.cold).toBeLessThanOrEqual(8)
  })

  it('of twenty thousand words and a hundred pictures is saved and read completely', async () => {
    const words = Array.from({ length: 400 }, (_, n) => createParagraph(`${n} ${'ноолуурын '.repeat(50)}`))
    const pictures = Array.from({ length: 100 }, (_, n): StoredBlock => ({
      type: 'image',
      imageId: '0'.repeat(20),
      alt: `${n}`,
      caption: ''
    }))
    const blocks = [...words, ...pictures]
    const id = await shop.begin(editor, 'Урт', blocks)
    const { body } = await editor.ask('GET', `/articles/${id}?edit=1`)
    expect(body.texts.mn?.blocks).toHaveLength(500)
    const saved = await editor.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Урт 2', blocks) })
    expect(saved).toMatchObject({ status: 200, body: { version: 3 } })
  })
})
