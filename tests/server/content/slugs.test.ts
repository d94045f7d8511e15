import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#contract/content.ts'
import type { EditedEntry } from '#contract/edited-entry.ts'
import { USUAL_KINDS } from '../database.ts'
import { type ContentTest, openContentTest, type Person, requireOk } from './content-shop.ts'

describe.each(USUAL_KINDS)('former slugs of entries on %s', kind => {
  let shop: ContentTest
  let editor: Person
  beforeAll(async () => {
    shop = await openContentTest(kind)
    editor = await shop.person('editor', 'Сараа')
  }, 60_000)
  afterAll(() => shop.close())

  const rename = async (id: number, to: string) => {
    const entry = requireOk(await editor.ask<EditedEntry>('GET', `/articles/${id}?edit=1`))
    const { version, author_id, image, image_alt, tags, series, comments_open } = entry
    const settings = { version, author_id, image, image_alt, tags, series, comments_open, slug: to }
    requireOk(await editor.ask('PUT', `/articles/${id}`, settings))
    if (entry.texts.mn?.state === 'published') await shop.publish(editor, id)
  }
  const publishAs = async (slug: string): Promise<number> => {
    const id = await shop.begin(editor, slug)
    await rename(id, slug)
    await shop.publish(editor, id)
    return id
  }
  const withdraw = async (id: number) => {
    const { texts } = requireOk(await editor.ask<EditedEntry>('GET', `/articles/${id}?edit=1`))
    requireOk(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'withdrawn', version: texts.mn?.version }))
  }
  const read = async (slug: string) => {
    const { status, body } = await shop.guest.ask<Entry>('GET', `/articles/${slug}`)
    return status === 200 ? [body.id, body.moved_to] : status
  }

  it('leads from every former slug to the current one in one step', async () => {
    const id = await publishAs('chain-a')
    await rename(id, 'chain-b')
    await rename(id, 'chain-c')
    expect([await read('chain-a'), await read('chain-b'), await read('chain-c')]).toEqual([
      [id, 'chain-c'],
      [id, 'chain-c'],
      [id, null]
    ])
    await rename(id, 'chain-a')
    expect([await read('chain-a'), await read('chain-c')]).toEqual([
      [id, null],
      [id, 'chain-a']
    ])
  })

  it('leads from a former slug that another entry took to the former owner while the other is not published', async () => {
    const first = await publishAs('taken-a')
    await rename(first, 'taken-b')
    const second = await shop.begin(editor, 'second')
    await rename(second, 'taken-a')
    expect(await read('taken-a')).toEqual([first, 'taken-b'])
    await shop.publish(editor, second)
    expect(await read('taken-a')).toEqual([second, null])
    await withdraw(second)
    expect(await read('taken-a')).toEqual([first, 'taken-b'])
    await shop.publish(editor, second)
    await rename(second, 'taken-c')
    expect(await read('taken-a')).toEqual([second, 'taken-c'])
  })

  it('finds nothing where two withdrawn entries have each taken the slug of the other', async () => {
    const [first, second] = [await publishAs('swap-a'), await publishAs('swap-b')]
    await rename(first, 'swap-c')
    await rename(second, 'swap-a')
    await rename(first, 'swap-b')
    expect([await read('swap-a'), await read('swap-b')]).toEqual([
      [second, null],
      [first, null]
    ])
    await withdraw(first)
    await withdraw(second)
    expect([await read('swap-a'), await read('swap-b'), await read('swap-c')]).toEqual([404, 404, 404])
  })
})
