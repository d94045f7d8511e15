import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordUse } from '#contract/library.ts'
import { entryRedirects, contentPages } from '#server/content/tables.ts'
import { promotions } from '#server/content/promotion/tables.ts'
import { NOON } from '../catalogue/small-shop.ts'
import { type ContentTest, createParagraph, openContentTest, type Person, requireOk } from './content-shop.ts'
import { createBanner, storeSetting } from '../settings.ts'

let shop: ContentTest
let editor: Person
beforeAll(async () => {
  shop = await openContentTest('postgres')
  editor = await shop.person('editor', 'Сараа')
}, 60_000)
afterAll(() => shop.close())

const linkTo = (href: string) => ({ type: 'paragraph' as const, text: [{ text: 'Энд', href }] })
const publishWith = async (title: string, ...blocks: Parameters<ContentTest['begin']>[2] & object): Promise<number> => {
  const id = await shop.begin(editor, title, blocks.length ? blocks : undefined)
  await shop.publish(editor, id)
  return id
}
const listUses = async (path: string): Promise<string[]> =>
  requireOk(await editor.ask<RecordUse[]>('GET', `/link_uses?path=${path}`)).map(({ kind, key }) => `${kind} ${key}`)

test('lists published entries, pages, promotions and settings with a link to a page', async () => {
  const page = { summary: {}, title: { mn: 'Тусламж' } }
  await shop.db.insert(contentPages).values([
    { slug: 'help', ...page, body: { mn: [linkTo('/help#top')] } },
    { slug: 'about', ...page, body: { mn: [linkTo('/en/help?from=about')] } },
    { slug: 'hidden', ...page, body: { mn: [linkTo('/help')] }, published: false }
  ])
  const promotion = { summary: {}, title: { mn: 'Хямдрал' }, startsAt: NOON }
  await shop.db.insert(promotions).values({ slug: 'sale', ...promotion, body: { en: [linkTo('/help')] } })
  await storeSetting(shop.server, 'menus', { footer: [{ title: { mn: 'Тусламж' }, href: '/help', children: [] }] })
  await storeSetting(shop.server, 'banners', [createBanner({ href: '/help-wanted' })])
  const linking = await publishWith('Холбоостой', linkTo('/help'))
  await publishWith('Холбоосгүй', createParagraph('/help'), linkTo('/helper'))
  await shop.begin(editor, 'Ноорог', [linkTo('/help')])
  expect(await listUses('/help')).toEqual(['setting menus', 'promotion sale', 'page about', `entry ${linking}`])
  expect(await listUses('/about')).toEqual([])
  const titles = requireOk(await editor.ask<RecordUse[]>('GET', '/link_uses?path=/help')).map(({ title }) => title)
  expect(titles).toEqual(['Menus', 'Хямдрал', 'Тусламж', 'Холбоостой'])
})

test('finds links to an entry by its slug, its former slugs, its id and its card', async () => {
  const id = await publishWith('Заалгасан')
  await shop.db.insert(entryRedirects).values({ kind: 'article', slug: 'former', entryId: id })
  const linking = [
    await publishWith('Хаягаар', linkTo('/article/zaalgasan')),
    await publishWith('Хуучин хаягаар', linkTo('/article/former')),
    await publishWith('Картаар', { type: 'entry', kind: 'article', entryId: id })
  ].map(each => `entry ${each}`)
  await publishWith('Өөр карт', { type: 'entry', kind: 'article', entryId: id * 10 })
  expect((await listUses('/article/zaalgasan')).toSorted()).toEqual(linking.toSorted())
  expect((await listUses(`/article/${id}`)).toSorted()).toEqual(linking.toSorted())
})

test('is for editors', async () => {
  const writer = await shop.person('customer')
  expect(await writer.ask('GET', '/link_uses?path=/help')).toMatchObject({ status: 403 })
  expect(await editor.ask('GET', '/link_uses?path=.*')).toMatchObject({ status: 422 })
})
