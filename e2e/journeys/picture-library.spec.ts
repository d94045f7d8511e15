import sharp from 'sharp'
import editorTexts from '../../src/i18n/locales/mn/editor.json' with { type: 'json' }
import library from '../../src/i18n/locales/mn/library.json' with { type: 'json' }
import { EDITOR, logInAs } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

test(
  'a large picture is shrunk, reused by keyboard from the library, and replaced everywhere',
  { tag: '@phone-only' },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext()
    await logInAs(context.request, EDITOR)
    const name = `camel-${Date.now()}`
    // A phone's photograph: stored lying, shown upright.
    const photograph = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#c8a060', noise: { type: 'gaussian', mean: 128, sigma: 30 } }
    })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    const page = await context.newPage()
    await page.goto('/admin/media')
    await page.getByLabel(library.upload).setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photograph })
    await expect
      .poll(() => page.getByLabel(library.upload).evaluate((field: HTMLInputElement) => field.files?.[0]?.size ?? 0))
      .toBeLessThan(photograph.byteLength / 2)
    await page.getByRole('button', { name: library.upload_button }).click()
    await expect(page.getByText(library.uploaded)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('1500 × 2000', { exact: false })).toBeVisible()
    await expect(page.getByText(library.where_none)).toBeVisible()
    await page.getByLabel(`${library.alt} Монгол`).fill('Ингэ ботготойгоо')
    await page.getByRole('button', { name: library.save, exact: true }).click()
    await expect(page.getByText(library.saved)).toBeVisible()
    const address = page.url().split('?')[0] ?? ''

    const made = await context.request.post('/api/v2/news', { data: { title: name, locale: 'mn' } })
    const { id } = (await made.json()) as { id: number }
    const writing = await context.newPage()
    await writing.goto(`/a/${id}/edit?kind=news`)
    const text = writing.getByRole('textbox', { name: editorTexts.body.replace('{{language}}', 'Монгол') })
    await expect(text).toBeVisible({ timeout: 45_000 })
    await text.click()
    await writing.keyboard.type('/')
    await writing.getByRole('option', { name: editorTexts.picture, exact: true }).click()
    await writing.getByRole('dialog').getByRole('button', { name: editorTexts.library_choose }).press('Enter')
    const dialog = writing.getByRole('dialog', { name: editorTexts.library })
    await expect(dialog.getByLabel(editorTexts.library_search)).toBeFocused()
    await writing.keyboard.type('ботго')
    await expect(dialog.getByRole('button', { name })).toBeVisible()
    await dialog.getByRole('button', { name }).press('Enter')
    const picture = writing.getByRole('group', { name: editorTexts.picture, exact: true })
    await expect(picture.getByLabel(editorTexts.alt)).toHaveValue('Ингэ ботготойгоо')
    await expect(writing.getByRole('status').filter({ hasText: /\d\d:\d\d/ })).toBeVisible({ timeout: 20_000 })

    await page.goto(address)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.getByText(library.delete_used)).toBeVisible()
    const replacement = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: Date.now() % 256, g: 90, b: 20 } } })
      .png()
      .toBuffer()
    await page.getByLabel(library.replace_file).setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: replacement })
    await page.getByRole('button', { name: library.replace_button }).click()
    await expect(page.getByText(library.replaced)).toBeVisible({ timeout: 30_000 })
    const newId = /media\/([0-9a-f]{20})/.exec(page.url())?.[1] ?? ''
    expect(address).not.toContain(newId)
    await writing.reload()
    await expect(writing.locator(`img[src*="${newId}"]`)).toBeVisible({ timeout: 45_000 })
    await context.close()
  }
)
