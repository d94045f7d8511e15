import sharp from 'sharp'
import editorTexts from '../../src/i18n/locales/mn/editor.json' with { type: 'json' }
import adminEntries from '../../src/i18n/locales/mn/admin_entries.json' with { type: 'json' }
import { CUSTOMER, EDITOR } from '../accounts.ts'
import { createArticle, findText, openArticle, openContext, PICTURE, waitUntilOpened, waitUntilSaved } from '../article-editor.ts'
import { expect, test } from '../fixtures.ts'

test('an article is written with a product and a picture, submitted, published and read', { tag: '@phone-only' }, async ({ browser }) => {
  // Three users, an upload and a publication take more than two minutes on a slow machine.
  test.setTimeout(240_000)
  const title = `Ороолт угаах нь ${test.info().project.name} ${Date.now()}`
  const writer = await openContext(browser, CUSTOMER)
  const page = await writer.newPage()
  await page.goto('/a/create')
  await page.getByLabel(adminEntries.working_title).fill(title)
  await page.getByRole('button', { name: adminEntries.start }).click()
  await waitUntilOpened(page)
  await findText(page).click()
  await page.keyboard.type('Ороолтоо гараар, бүлээн усанд угаана.')
  await expect(findText(page)).toContainText('угаана.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.getByRole('option', { name: editorTexts.product_card }).click()
  await page.getByRole('combobox', { name: editorTexts.product_search }).fill('ороолт')
  await page.getByRole('listbox', { name: editorTexts.product_found }).getByRole('option').first().click()
  const product = page.getByRole('group', { name: editorTexts.product_put })
  await expect(product).toBeVisible()
  const name = (await product.locator('b, .bold').first().textContent()) ?? ''

  await page.getByRole('toolbar').getByRole('button', { name: editorTexts.picture, exact: true }).click()
  await page.getByLabel(editorTexts.pictures_choose).setInputFiles(PICTURE)
  const picture = page.getByRole('group', { name: editorTexts.picture, exact: true })
  await picture.getByLabel(editorTexts.alt).fill('Угаасан ороолт хатаж байна')
  await picture.getByLabel(editorTexts.alt).blur()
  await waitUntilSaved(page)
  await page.getByRole('button', { name: editorTexts.submit }).click()
  await expect(page.getByText(editorTexts.state_in_review)).toBeVisible()

  const editor = await openContext(browser, EDITOR)
  const review = await editor.newPage()
  await review.goto('/account/articles?show=in_review')
  await review.getByRole('link', { name: title }).click()
  await waitUntilOpened(review)
  await expect(findText(review)).toContainText('бүлээн усанд')
  await review.getByRole('button', { name: editorTexts.publish, exact: true }).click()
  await review.getByRole('button', { name: editorTexts.publish_anyway }).click()
  await expect(review.getByText(editorTexts.state_published, { exact: true })).toBeVisible()

  const reader = await browser.newContext()
  const reading = await reader.newPage()
  await expect(async () => {
    await reading.goto('/articles')
    await expect(reading.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await reading.getByRole('link', { name: title }).first().click()
  await expect(reading.getByRole('heading', { name: title })).toBeVisible()
  await expect(reading.getByText('бүлээн усанд угаана.')).toBeVisible()
  await expect(reading.getByRole('img', { name: 'Угаасан ороолт хатаж байна' })).toBeVisible()
  await expect(reading.getByRole('link', { name })).toBeVisible()
  await Promise.all([writer.close(), editor.close(), reader.close()])
})

test('pictures of a gallery are next to each other in the editor, as wide as their column', async ({ browser }) => {
  const editor = await openContext(browser, EDITOR)
  const id = await createArticle(editor.request, 'Цомог')
  const pictures = await Promise.all(
    ['red', 'green', 'blue'].map(async colour => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${colour}"/></svg>`
      const buffer = await sharp(Buffer.from(svg)).webp().toBuffer()
      const image = { name: `${colour}.webp`, mimeType: 'image/webp', buffer }
      const answer = await editor.request.post(`/api/v2/articles/${id}/upload_image`, { multipart: { image } })
      return { imageId: ((await answer.json()) as { id: string }).id, alt: colour, caption: '' }
    })
  )
  const blocks = [{ type: 'gallery', pictures, caption: '' }]
  const fields = { title: 'Цомог', summary: '', lead: '', seo_title: '', seo_description: '' }
  const written = await editor.request.put(`/api/v2/articles/${id}/texts/mn`, { data: { version: 1, ...fields, blocks } })
  expect(written.ok()).toBe(true)
  const page = await openArticle(editor, id)
  const shown = page.getByRole('group', { name: editorTexts.gallery }).getByRole('listitem')
  await expect(shown).toHaveCount(3)
  for (const item of await shown.all()) {
    const [whole, image, field] = await Promise.all([
      item.boundingBox(),
      item.locator('img').boundingBox(),
      item.getByRole('textbox').first().boundingBox()
    ])
    expect(image?.width).toBeGreaterThan(140)
    expect(image?.width).toBeCloseTo(whole?.width ?? 0, 0)
    expect(field?.width).toBeCloseTo(whole?.width ?? 0, 0)
    expect(whole?.height).toBeLessThan(620)
  }
  await editor.close()
})

test('the link of a preview shows its cover and its own address in chats, and no search engine keeps it', async ({ browser, baseURL }) => {
  const editor = await openContext(browser, EDITOR)
  const made = await editor.request.post('/api/v2/lookbooks', { data: { title: 'Удахгүй', locale: 'mn' } })
  const { id, ...entry } = (await made.json()) as { id: number; slug: string; author_id: number }
  const buffer = await sharp({ create: { width: 1300, height: 700, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const image = { name: 'cover.png', mimeType: 'image/png', buffer }
  const sent = await editor.request.post(`/api/v2/lookbooks/${id}/upload_image`, { multipart: { image } })
  const { id: imageId } = (await sent.json()) as { id: string }
  const { slug, author_id } = entry
  const settings = { version: 1, slug, author_id, image: { id: imageId }, image_alt: {}, tags: [], series: null, comments_open: true }
  expect((await editor.request.put(`/api/v2/lookbooks/${id}`, { data: settings })).ok()).toBe(true)
  const link = await editor.request.post(`/api/v2/lookbooks/${id}/preview`, { data: { locale: 'mn' } })
  const { path } = (await link.json()) as { path: string }
  const guest = await browser.newContext()
  const html = await (await guest.request.get(path)).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain(`<meta property="og:url" content="${baseURL}${path}">`)
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(picture).toContain(imageId)
  expect((await guest.request.get(picture)).headers()['content-type']).toBe('image/jpeg')
  await Promise.all([editor.close(), guest.close()])
})

test('concurrent saves lose nothing: both versions are displayed, and both can be kept', async ({ browser }) => {
  const [one, other] = await Promise.all([openContext(browser, CUSTOMER), openContext(browser, EDITOR)])
  const id = await createArticle(one.request, 'Хоёулаа')
  const [mine, theirs] = [await one.newPage(), await other.newPage()]
  await Promise.all([mine.goto(`/a/${id}/edit`), theirs.goto(`/a/${id}/edit`)])
  await Promise.all([waitUntilOpened(mine), waitUntilOpened(theirs)])
  await expect(mine.locator('.other-writers')).toContainText('Монгол', { timeout: 20_000 })
  await findText(theirs).click()
  await theirs.keyboard.type('Редакторын өгүүлбэр.')
  await waitUntilSaved(theirs)

  await findText(mine).click()
  await mine.keyboard.type('Зохиогчийн өгүүлбэр.')
  const conflict = mine.getByRole('dialog', { name: editorTexts.stale_title })
  await expect(conflict.getByText('Редакторын', { exact: false }).first()).toBeVisible()
  await conflict.getByRole('button', { name: editorTexts.by_hand }).click()
  await conflict.getByLabel(editorTexts.keep_both).check()
  await conflict.getByRole('button', { name: editorTexts.save_mixed }).click()
  await waitUntilSaved(mine)
  await theirs.reload()
  await waitUntilOpened(theirs)
  await expect(findText(theirs)).toContainText('Редакторын өгүүлбэр.')
  await expect(findText(theirs)).toContainText('Зохиогчийн өгүүлбэр.')
  await Promise.all([one.close(), other.close()])
})

test('a deleted article is restored, at once or from the list', { tag: '@phone' }, async ({ browser }) => {
  const title = `Устгасан түүх ${test.info().project.name} ${Date.now()}`
  const writer = await openContext(browser, CUSTOMER)
  const page = await writer.newPage()
  await page.goto('/a/create')
  await page.getByLabel(adminEntries.working_title).fill(title)
  await page.getByRole('button', { name: adminEntries.start }).click()
  await waitUntilOpened(page)
  const removeEntry = async () => {
    await page.getByRole('button', { name: editorTexts.delete, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: editorTexts.delete, exact: true }).click()
    await expect(page.getByText(adminEntries.deleted_done.replace('{{n}}', '30'))).toBeVisible()
  }
  await removeEntry()
  await expect(page.getByRole('link', { name: title })).toBeHidden()
  await page.getByRole('button', { name: adminEntries.restore, exact: true }).click()
  await waitUntilOpened(page)
  await removeEntry()
  await page.getByRole('link', { name: adminEntries.deleted, exact: true }).click()
  await page.getByRole('button', { name: `${adminEntries.restore}: ${title}` }).click()
  await waitUntilOpened(page)
  await expect(page.getByRole('heading', { name: title })).toBeAttached()
  await writer.close()
})
