import type { Page } from '@playwright/test'
import editorTexts from '../../src/i18n/locales/mn/editor.json' with { type: 'json' }
import { EDITOR } from '../accounts.ts'
import {
  createArticle,
  findText,
  newLine,
  openArticle,
  openContext,
  paste,
  waitUntilCaretMoved,
  waitUntilOpened,
  waitUntilSaved
} from '../article-editor.ts'
import { expect, test } from '../fixtures.ts'

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Markdown, a Google document, a link of a product, a moved block, a crop and a comment, by keyboard. */
async function pasteAndArrange(page: Page, id: number): Promise<void> {
  const document = findText(page)
  await newLine(page)
  await paste(page, '## Угаах\n\n- Нэг\n  - Дотор\n\nТөгсгөл')
  await expect(document.getByRole('heading', { name: 'Угаах' })).toBeVisible()
  await expect(document.locator('li li')).toHaveText('Дотор')
  await newLine(page)
  const google = `<b style="font-weight:normal"><ul><li>А</li><ul><li>Б</li></ul></ul><p><img src="data:image/png;base64,${DOT}" alt="Цэг"></p></b>`
  await paste(page, 'А Б', google)
  await expect(document.locator('li li', { hasText: 'Б' })).toBeVisible()
  const picture = page.getByRole('group', { name: editorTexts.picture, exact: true })
  await expect(picture.getByRole('img', { name: 'Цэг' })).toBeVisible({ timeout: 20_000 })

  const { products } = (await (await page.request.get('/api/v2/products?per_page=1')).json()) as { products: { slug: string }[] }
  await newLine(page)
  await paste(page, new URL(`/products/${products[0]?.slug}`, page.url()).href)
  await expect(page.getByRole('option', { name: editorTexts.link_plain })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: editorTexts.product_put })).toBeVisible()

  // The editor learns of the browser's own caret moves a moment later.
  await expect(async () => {
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await expect(document.getByRole('paragraph').first()).not.toContainText('Сайн', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(document.getByRole('paragraph').first()).toContainText('Сайн')

  await newLine(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: editorTexts.link_address }).fill('ороолт')
  await expect(page.getByRole('listbox', { name: editorTexts.link_pages }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(document.locator('a[href^="/"]').last()).toBeVisible()

  await picture.getByRole('button', { name: editorTexts.framing }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: editorTexts.framing_save }).click()
  await expect(picture.getByRole('button', { name: editorTexts.framing })).toBeFocused()
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  const read = await page.request.get(`/api/v2/articles/${id}?edit=true`)
  const { texts } = (await read.json()) as { texts: { mn: { blocks: { type: string; framing?: { focus: unknown } }[] } } }
  expect(texts.mn.blocks.find(({ type }) => type === 'image')?.framing?.focus).toEqual({ x: 30, y: 50 })

  await document.getByText('Төгсгөл').click()
  await waitUntilCaretMoved(page)
  await page.keyboard.press('Control+Alt+m')
  await page.keyboard.type('Эх сурвалжаа шалгаарай')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Эх сурвалжаа шалгаарай' })).toBeVisible()
  await expect(document.locator('.has-comment')).toHaveCount(1)
  await page.getByRole('button', { name: editorTexts.comment_resolve }).click()
  await expect(document.locator('.has-comment')).toHaveCount(0)

  await page.keyboard.press('Control+Shift+f')
  await expect(page.getByRole('complementary')).toBeHidden()
  await page.keyboard.press('Control+Shift+f')
  await expect(page.getByRole('complementary')).toBeVisible()
}

test('an editor writes by keyboard: the caret starts in the text and stays there', async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await openContext(browser, EDITOR)
  const id = await createArticle(editor.request, 'Гараар')
  const page = await editor.newPage()
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(error.message))
  page.on('console', message => message.text().startsWith('[tiptap') && thrown.push(message.text()))
  await page.goto(`/a/${id}/edit`)
  await waitUntilOpened(page)
  await expect(findText(page)).toBeFocused()
  await page.keyboard.type('Сайн')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  await expect(page.getByText(editorTexts.measure_one.replace('{{n}}', '1').replace('{{m}}', '1'))).toBeVisible()

  // A slash inside a sentence, and text after the inserted block.
  await page.keyboard.type(' уу /цомог')
  await expect(page.getByRole('option', { name: editorTexts.gallery })).toBeVisible()
  await page.keyboard.press('Enter')
  const gallery = page.getByRole('group', { name: editorTexts.gallery })
  await expect(gallery).toBeVisible()
  await expect(findText(page)).toBeFocused()
  await page.keyboard.type('Доорх мөр ')
  await expect(gallery).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('/products')
  await page.keyboard.press('Enter')
  await expect(findText(page).getByRole('link', { name: '/products' })).toBeVisible()
  await expect(findText(page)).toBeFocused()

  // Removed by a script of the page, so that no blur commits the typed caption before.
  await gallery.getByLabel(editorTexts.gallery_caption).fill('Бичиж дуусаагүй')
  await gallery.getByRole('button', { name: editorTexts.block_remove.replace('{{name}}', editorTexts.gallery) }).dispatchEvent('click')
  await expect(gallery).toBeHidden()
  await expect(findText(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)

  await pasteAndArrange(page, id)

  // The second product that is found.
  await findText(page).focus()
  await newLine(page)
  await page.keyboard.type(`/${editorTexts.product_card}`)
  await expect(page.getByRole('option', { name: editorTexts.product_card })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ороолт')
  const second = page.getByRole('listbox', { name: editorTexts.product_found }).getByRole('option').nth(1)
  await expect(second).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const name = (await second.locator('b').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: editorTexts.product_put }).filter({ hasText: name })).toBeVisible()
  await expect(findText(page)).toBeFocused()

  await page.getByRole('button', { name: editorTexts.publish, exact: true }).click()
  const question = page.getByRole('dialog').filter({ hasText: editorTexts.publish_no_both })
  await question.getByRole('button', { name: editorTexts.publish_not_yet }).click()
  await expect(page.getByText(editorTexts.state_draft, { exact: true }).first()).toBeVisible()
  expect(thrown).toEqual([])
  await editor.close()
})

test('a divided paragraph keeps its drop cap at its first letter only', async ({ browser }) => {
  const editor = await openContext(browser, EDITOR)
  const page = await openArticle(editor, await createArticle(editor.request, 'Том эх үсэг'))
  await page.keyboard.type('Өглөө орой')
  await newLine(page)
  await page.keyboard.type(`/${editorTexts.drop}`)
  await expect(page.getByRole('option', { name: editorTexts.drop })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Үдээс хойш')
  const caps = findText(page).locator('.drop-cap')
  await expect(caps).toHaveText(['Үдээс хойш'])
  await page.keyboard.press('Control+ArrowLeft')
  await waitUntilCaretMoved(page)
  await page.keyboard.press('Enter')
  await expect(findText(page).locator('p')).toHaveText(['Өглөө орой', 'Үдээс ', 'хойш'])
  await expect(caps).toHaveText(['Үдээс '])
  await page.keyboard.press('Control+ArrowLeft')
  await waitUntilCaretMoved(page)
  await page.keyboard.press('Enter')
  await expect(findText(page).locator('p')).toHaveText(['Өглөө орой', '', 'Үдээс ', 'хойш'])
  await expect(caps).toHaveText(['Үдээс '])
  await editor.close()
})
