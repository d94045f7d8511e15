import adminSite from '../../src/i18n/locales/mn/admin_site.json' with { type: 'json' }
import errorTexts from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import editorTexts from '../../src/i18n/locales/mn/editor.json' with { type: 'json' }
import adminEntries from '../../src/i18n/locales/mn/admin_entries.json' with { type: 'json' }
import { EDITOR } from '../accounts.ts'
import { findText, openContext, PICTURE, waitUntilOpened } from '../article-editor.ts'
import { expect, test } from '../fixtures.ts'

test('an editor writes a page with text and a picture, which is hidden until it is published', async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await openContext(browser, EDITOR)
  const page = await editor.newPage()
  await page.goto('/admin/pages/create')
  await waitUntilOpened(page)
  const slug = `gift-wrapping-${Date.now()}`
  await page.getByLabel(`${adminSite.title_field} ${adminEntries.state_mn}`).fill('Бэлгийн боодол')
  await page.getByLabel(adminSite.address, { exact: true }).fill(slug)
  await findText(page).click()
  await page.keyboard.type('Бэлгийг тань үнэгүй боож өгнө.')
  await page.getByRole('toolbar').getByRole('button', { name: editorTexts.picture, exact: true }).click()
  await page.getByLabel(editorTexts.pictures_choose).setInputFiles(PICTURE)
  await expect(page.getByRole('group', { name: editorTexts.picture, exact: true })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: adminSite.save, exact: true }).click()
  await expect(page.getByText(adminSite.saved_hidden)).toBeVisible({ timeout: 20_000 })
  expect((await editor.request.get(`/${slug}`)).status()).toBe(404)

  await page.getByLabel(adminSite.publish_page).check()
  await page.getByRole('button', { name: adminSite.save, exact: true }).click()
  await expect(page.getByText(adminSite.saved)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: adminSite.see_page }).click()
  await expect(page.getByText('Бэлгийг тань үнэгүй боож өгнө.')).toBeVisible()
  await expect(page.locator('article figure img, article .prose img')).toHaveCount(1)

  // Deleted by another editor while it is edited: the typed values remain.
  expect((await editor.request.delete(`/api/v2/pages/${slug}`)).ok()).toBe(true)
  const staleResponse = await editor.request.post(`/admin/pages/${slug}`, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { version: '2', title_mn: 'Боодлын үнэ' }
  })
  expect(staleResponse.status()).toBe(422)
  const answer = await staleResponse.text()
  expect(answer).toContain('Боодлын үнэ')
  expect(answer).toContain(errorTexts.slug_deleted)

  // Restored, it is hidden.
  await page.goto('/admin/pages')
  await page.getByRole('listitem').filter({ hasText: 'Бэлгийн боодол' }).getByRole('button', { name: adminSite.restore }).click()
  await waitUntilOpened(page)
  await expect(findText(page)).toContainText('Бэлгийг тань үнэгүй боож өгнө.')
  await expect(page.getByLabel(adminSite.publish_page)).not.toBeChecked()
  await editor.close()
})
